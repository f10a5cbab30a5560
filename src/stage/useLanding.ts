import { useEffect, useState } from 'react';

import type { Staged, StagedRoll } from './useStaged';

/** What stands on the stage now. */
export interface Landing {
  /** The roll whose dice are to be seen: once they may fall, and before a reroll as they lay. */
  readonly dice: StagedRoll | undefined;
  /** The roll's result may be told: it may be seen, and its dice lie still. */
  readonly told: boolean;
  readonly onLanded: (throwId: string) => void;
}

/** Milliseconds by which dice fall later here than where they were thrown, so that they never land before those. */
const lag = 120;

/** Lets dice fall along with those of another window, and tells nothing before either lies still. */
export function useLanding(staged: Staged, still: boolean): Landing {
  const roll = staged.type === 'rolling' || staged.type === 'shown' ? staged : undefined;
  const throwId = roll?.throwId;
  const [falling, setFalling] = useState<string>();
  const [landed, setLanded] = useState<string>();
  const [before, setBefore] = useState<StagedRoll>();

  useEffect(() => {
    if (throwId === undefined || staged.type !== 'rolling' || still) return undefined;
    const timer = setTimeout(() => setFalling(throwId), lag);
    return () => clearTimeout(timer);
  }, [throwId, staged.type, still]);

  const fell = roll !== undefined && falling === roll.throwId;
  const told = roll?.type === 'shown' && landed === roll.throwId;
  if (told && before !== roll) setBefore(roll);
  if (roll === undefined && before !== undefined) setBefore(undefined);

  return { dice: diceNow(), told, onLanded: setLanded };

  function diceNow(): StagedRoll | undefined {
    if (roll?.type === 'shown') return fell ? roll : { ...roll, moving: 'none' };
    if (roll === undefined || (fell && landed === roll.throwId)) return undefined;
    if (fell) return roll;
    // Another roll's dice are no part of this one: the felt is empty.
    return before?.entry.id === roll.entry.id ? before : undefined;
  }
}
