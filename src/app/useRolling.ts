import { rerolledDice, type Roll, type StepGroup, type StepPick } from '@clatter/engine';
import { useState } from 'react';

import type { Entry } from '../store/history/entry';
import { namesOf, wordsWithNames } from '../store/party/seats';
import { type Fault, faultOf, type OrFault } from '../store/tray/fault';
import type { RollOrder, TypedFaces } from '../store/tray/prepare';
import type { Thrown } from '../store/tray/trayState';
import { useStores } from '../store/useStores';
import { handDiceOf } from './handDice';
import type { HandDie } from './hand-entry/HandEntry';
import type { InstalledSystem } from './install';

/** Dice that are to be typed in before something can happen. */
interface HandTask {
  readonly dice: readonly HandDie[];
  readonly enter: (faces: TypedFaces) => void;
}

export interface Rolling {
  readonly fault: Fault | undefined;
  readonly task: HandTask | undefined;
  readonly roll: (order: RollOrder) => void;
  readonly take: (entry: Entry, roll: Roll, group: StepGroup, pick: StepPick) => void;
  readonly cancelTask: () => void;
}

/** Rolls and steps, with faces from the tray or, where `byHand`, from the table's own dice. */
export function useRolling(systems: readonly InstalledSystem[], byHand: boolean, onThrown: () => void): Rolling {
  const { actions, party } = useStores().tray;
  const [fault, setFault] = useState<Fault>();
  const [task, setTask] = useState<HandTask>();

  function finish(result: OrFault<Thrown>): void {
    const refused = 'fault' in result;
    setFault(refused ? result.fault : undefined);
    setTask(undefined);
    if (!refused) onThrown();
  }

  function askForRoll(order: RollOrder): void {
    const system = systems.find(({ id }) => id === order.system);
    try {
      const dice = system === undefined ? [] : handDiceOf(system, order.request, namesOf(order.seats ?? {}, party()));
      if (dice.length === 0) finish(actions.roll(order));
      else setTask({ dice, enter: (faces) => finish(actions.roll({ ...order, faces })) });
    } catch (error) {
      setFault(faultOf(error));
    }
  }

  return {
    fault,
    task,
    roll: (order) => {
      if (byHand) askForRoll(order);
      else finish(actions.roll(order));
    },
    take: (entry, roll, group, pick) => {
      const dice = rerolledDice(group, pick).flatMap((die) => roll.plan[die] ?? []);
      if (!byHand || dice.length === 0) {
        finish(actions.take(entry.id, group, pick));
        return;
      }
      const names = new Map(wordsWithNames(roll, entry.seats, party()).sides.map(({ id, name }) => [id, name]));
      setTask({
        dice: dice.map(({ sides, side }) => ({ sides, owner: names.get(side) ?? 'Reroll' })),
        enter: (faces) => finish(actions.take(entry.id, group, pick, faces)),
      });
    },
    cancelTask: () => setTask(undefined),
  };
}
