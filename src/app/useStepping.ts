import type { Next, Roll, StepGroup, StepPick } from '@clatter/engine';
import { useState } from 'react';

import { pickDie } from '../cards/pickDie';

export interface Stepping {
  readonly activeGroup: number | undefined;
  readonly picked: readonly number[];
  /** The dice that may be picked now. */
  readonly pickable: readonly number[];
  readonly activate: (group: number | undefined) => void;
  readonly pick: (die: number) => void;
}

interface Picking {
  readonly roll: Roll | undefined;
  readonly group: number | undefined;
  readonly picked: readonly number[];
}

const none: readonly number[] = [];

/** Which group of steps is being taken, and its dice picked so far; a new result ends it. */
export function useStepping(
  roll: Roll | undefined,
  next: Next | undefined,
  onTake: (group: StepGroup, pick: StepPick) => void,
): Stepping {
  const idle: Picking = { roll, group: undefined, picked: none };
  const [kept, setPicking] = useState<Picking>(idle);
  const picking = kept.roll === roll ? kept : idle;
  const group = picking.group === undefined ? undefined : next?.groups[picking.group];

  return {
    activeGroup: group === undefined ? undefined : picking.group,
    picked: picking.picked,
    pickable: group === undefined || group.choose === 0 ? none : group.dice,
    activate: (chosen) => setPicking({ roll, group: chosen, picked: none }),
    pick: (die) => {
      if (group === undefined) return;
      const pressed = pickDie(group, picking.picked, die);
      if (pressed.kind === 'picked') {
        setPicking({ ...picking, picked: pressed.dice });
        return;
      }
      setPicking(idle);
      onTake(group, pressed.pick);
    },
  };
}
