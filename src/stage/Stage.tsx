import { useEffect } from 'react';

import { type Guard, StageDice } from './StageDice';
import { StageBlank } from './StageBlank';
import { StageFoot } from './StageFoot';
import { StageHead } from './StageHead';
import { StageMenu } from './StageMenu';
import { StageSides } from './StageSides';
import { useBackground } from './useBackground';
import { useLanding } from './useLanding';
import { useStaged } from './useStaged';
import classes from './Stage.module.css';

interface StageProps {
  /** Nothing is to move. */
  readonly still: boolean;
  readonly Guard: Guard;
}

/** The present public roll alone, for a shared screen. */
export function Stage({ still, Guard }: StageProps) {
  const staged = useStaged();
  const { dice, told, onLanded } = useLanding(staged, still);
  const [background, setBackground] = useBackground();
  const roll = staged.type === 'rolling' || staged.type === 'shown' ? staged : undefined;

  useEffect(() => {
    const before = document.title;
    document.title = 'Clatter stage';
    return () => {
      document.title = before;
    };
  }, []);

  return (
    <div className={classes.stage} data-background={background}>
      <main className={classes.plate} data-sides={roll === undefined ? 'none' : sidesOf(roll.words.sides.length)}>
        {roll === undefined ? <StageBlank staged={staged} /> : <StageHead roll={roll} told={told} />}
        <StageDice roll={dice} still={still} Guard={Guard} onLanded={onLanded} />
        {roll !== undefined && roll.words.sides.length > 1 && <StageSides words={roll.words} told={told} />}
        {roll !== undefined && <StageFoot words={roll.words} told={told} />}
      </main>
      <StageMenu background={background} onBackground={setBackground} />
    </div>
  );
}

function sidesOf(count: number): 'one' | 'two' | 'several' {
  if (count <= 1) return 'one';
  return count === 2 ? 'two' : 'several';
}
