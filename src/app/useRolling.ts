import { rerolledDice, type Roll, type StepGroup, type StepPick } from '@clatter/engine';
import { useState } from 'react';

import type { Entry } from '../store/history/entry';
import { namesOf, wordsWithNames } from '../store/party/seats';
import { type Fault, faultOf, type OrFault } from '../store/tray/fault';
import type { RollOrder, TypedFaces } from '../store/tray/prepare';
import { useStores } from '../store/useStores';
import { handDiceOf } from './handDice';
import type { RollAll, RolledAll } from '../party/group/rollAll';
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
  /** Rolls one after the other, or none where one can't be rolled. */
  readonly rollAll: RollAll;
  readonly take: (entry: Entry, roll: Roll, group: StepGroup, pick: StepPick) => void;
  readonly cancelTask: () => void;
}

/** Rolls and steps, with faces from the tray or, where `byHand`, from the table's own dice. */
export function useRolling(systems: readonly InstalledSystem[], byHand: boolean, onThrown: () => void): Rolling {
  const { actions, party } = useStores().tray;
  const [fault, setFault] = useState<Fault>();
  const [task, setTask] = useState<HandTask>();

  function finish(result: OrFault<object>): void {
    const refused = 'fault' in result;
    setFault(refused ? result.fault : undefined);
    setTask(undefined);
    if (!refused) onThrown();
  }

  function diceOf(order: RollOrder): readonly HandDie[] {
    const system = systems.find(({ id }) => id === order.system);
    return system === undefined ? [] : handDiceOf(system, order.request, namesOf(order.seats ?? {}, party()));
  }

  function throwAll(orders: readonly RollOrder[]): OrFault<RolledAll> {
    const rolls: string[] = [];
    for (const [place, order] of orders.entries()) {
      const result = actions.roll({ along: place > 0, ...order });
      if ('fault' in result) return result;
      rolls.push(result.roll);
    }
    return { rolls };
  }

  function rollAll(orders: readonly RollOrder[], onDone: (result: OrFault<RolledAll>) => void): void {
    function done(result: OrFault<RolledAll>): void {
      setTask(undefined);
      onDone(result);
    }
    try {
      // A single roll is refused before anything happens in any case.
      const pools = byHand || orders.length > 1 ? orders.map(diceOf) : [];
      const dice = pools.flat();
      if (!byHand || dice.length === 0) done(throwAll(orders));
      else setTask({ dice, enter: (faces) => done(throwAll(withFaces(orders, pools, faces))) });
    } catch (error) {
      done({ fault: faultOf(error) });
    }
  }

  return {
    fault,
    task,
    roll: (order) => rollAll([order], finish),
    rollAll,
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

/** Deals out the faces that were typed in for all of them, in order. */
function withFaces(
  orders: readonly RollOrder[],
  pools: readonly (readonly HandDie[])[],
  faces: TypedFaces,
): readonly RollOrder[] {
  let dealt = 0;
  return orders.map((order, place) => {
    const from = dealt;
    dealt += pools[place]?.length ?? 0;
    return { ...order, faces: faces.slice(from, dealt) };
  });
}
