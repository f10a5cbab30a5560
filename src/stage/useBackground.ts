import { useLayoutEffect, useState } from 'react';

import { useSettings, useStores } from '../store/useStores';
import { backgroundOf, type StageBackground, withBackground } from './stageBackground';

/** What lies behind the roll: as the address asks, else as it was last chosen. */
export function useBackground(): readonly [StageBackground, (chosen: StageBackground) => void] {
  const { settings } = useStores();
  const { stageBackground } = useSettings();
  const [asked, setAsked] = useState(() => backgroundOf(window.location.search));
  const background = asked ?? stageBackground;

  useLayoutEffect(() => {
    document.documentElement.dataset.stage = background;
    return () => {
      delete document.documentElement.dataset.stage;
    };
  }, [background]);

  function choose(chosen: StageBackground): void {
    // The address keeps asking for it after a reload, and can be handed on.
    window.history.replaceState(null, '', withBackground(window.location.href, chosen));
    setAsked(chosen);
    settings.setState({ stageBackground: chosen });
  }

  return [background, choose];
}
