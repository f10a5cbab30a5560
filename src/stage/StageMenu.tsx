import { useEffect, useState } from 'react';

import { Button } from '../ui/Button';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import { type StageBackground, stageBackgrounds } from './stageBackground';
import classes from './StageMenu.module.css';

interface StageMenuProps {
  readonly background: StageBackground;
  readonly onBackground: (background: StageBackground) => void;
}

/** Milliseconds after the last movement of the pointer. */
const lingering = 2_500;

/** What can be set on the stage; in sight only while the pointer moves or the keyboard is in it. */
export function StageMenu({ background, onBackground }: StageMenuProps) {
  const stirred = useStirred();
  return (
    <aside className={classes.menu} data-stirred={stirred} aria-label="How the stage looks">
      <ChoiceGroup label="Background" options={stageBackgrounds} value={background} onChange={onBackground} />
      {document.fullscreenEnabled && <Button onClick={toggleFullScreen}>Full screen</Button>}
    </aside>
  );
}

function toggleFullScreen(): void {
  const turning =
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  // A browser may refuse; the window is as large as it was.
  turning.catch(() => undefined);
}

/** Whether the pointer has moved lately; it is hidden itself when it rests. */
function useStirred(): boolean {
  const [stirred, setStirred] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = (): void => {
      setStirred(true);
      clearTimeout(timer);
      timer = setTimeout(() => setStirred(false), lingering);
    };
    window.addEventListener('pointermove', stir);
    window.addEventListener('pointerdown', stir);
    return () => {
      window.removeEventListener('pointermove', stir);
      window.removeEventListener('pointerdown', stir);
      clearTimeout(timer);
    };
  }, []);
  return stirred;
}
