import type { StepPick } from '@clatter/engine';
import { useState } from 'react';

import type { RollAll } from '../party/group/rollAll';
import type { KeptUse } from '../party/kept/KeptList';
import { type Entry, isMasked } from '../store/history/entry';
import { useSettings, useStores } from '../store/useStores';
import { type CheckedRequest, checkRequest } from './checkRequest';
import type { InstalledSystem } from './install';
import { type FormState, useForm } from './useForm';
import { renewed } from './renewed';
import { useKept } from './useKept';
import { type Rolling, useRolling } from './useRolling';
import { type ShownRoll, useShownRoll } from './useShownRoll';
import { type Stepping, useStepping } from './useStepping';

/** What a narrow screen shows below the tray. */
type Lower = 'form' | 'card';

export interface Table {
  readonly form: FormState;
  readonly checked: CheckedRequest;
  readonly rolling: Rolling;
  readonly stepping: Stepping;
  /** The present roll, while its dice are in the air as well; absent where there is none to be seen here. */
  readonly visible: ShownRoll | undefined;
  /** The present roll once it may be read. */
  readonly settled: ShownRoll | undefined;
  readonly lower: Lower;
  readonly setLower: (lower: Lower) => void;
  readonly byHand: boolean;
  readonly setByHand: (byHand: boolean) => void;
  /** Whether the next roll is for this screen only. */
  readonly hidden: boolean;
  readonly setHidden: (hidden: boolean) => void;
  readonly rollForm: () => void;
  /** Whoever asks for several shows what came of them. */
  readonly rollAll: RollAll;
  /** Rolls what was kept, or puts it into the form. */
  readonly kept: KeptUse;
  /** Each time is a roll of its own. */
  readonly rollAgain: (entry: Entry, times?: number) => void;
  readonly rollFollowing: (request: unknown) => void;
  readonly take: (group: number, pick: StepPick) => void;
  readonly voidRoll: () => void;
}

/** What happens at the table: the form, the roll that is shown, and the ways from one to the next. */
export function useTable(systems: readonly InstalledSystem[]): Table {
  const { tray } = useStores();
  const { actions } = tray;
  const { hiddenPinned } = useSettings();
  const form = useForm(systems);
  const checked = checkRequest(form.system, form.request);
  const [lower, setLower] = useState<Lower>('form');
  const [byHand, setByHand] = useState(false);
  const [hiddenOnce, setHidden] = useState(false);
  const hidden = hiddenOnce || hiddenPinned;
  const rolling = useRolling(systems, byHand, () => {
    setLower('card');
    setHidden(false);
  });

  const shelf = useKept(systems, (order) => rolling.roll({ ...order, hidden }));
  const kept: KeptUse = {
    ...shelf,
    onSetUp: (roll) => {
      shelf.onSetUp(roll);
      setLower('form');
    },
  };

  const shown = useShownRoll();
  const visible = shown?.visibility === 'hidden' ? undefined : shown;
  const settled = visible?.visibility === 'shown' ? visible : undefined;
  const stepping = useStepping(settled?.roll, settled?.next, (group, pick) => {
    if (settled !== undefined) rolling.take(settled.entry, settled.roll, group, pick);
  });

  return {
    form,
    checked,
    rolling,
    stepping,
    visible,
    settled,
    // Without a roll there is no way back from the card.
    lower: visible === undefined ? 'form' : lower,
    setLower,
    byHand,
    setByHand,
    hidden,
    setHidden,
    rollForm: () => {
      // What is wrong is told beside the button, for as long as it is wrong and no longer.
      if (checked.fault === undefined) {
        rolling.roll({ system: form.system.id, request: form.request, seats: form.seating.seats, hidden });
        form.seating.forgetChanges();
      }
    },
    rollAll: (orders, onDone) => {
      rolling.rollAll(orders, (result) => {
        if (!('fault' in result)) setHidden(false);
        onDone(result);
      });
    },
    kept,
    rollAgain: (entry, times = 1) => {
      const { system, seats, label } = entry;
      const named = label === undefined ? {} : { label };
      for (let left = times; left > 0; left -= 1) {
        const request = renewed(systems, tray, entry);
        rolling.roll({ system, request, seats, hidden: hidden || isMasked(entry), along: left < times, ...named });
      }
    },
    rollFollowing: (request) => {
      if (settled === undefined) return;
      const { id, system, seats } = settled.entry;
      rolling.roll({ system, request, seats, follows: id, hidden: hidden || isMasked(settled.entry) });
    },
    take: (place, pick) => {
      const group = settled?.next?.groups[place];
      if (settled !== undefined && group !== undefined) rolling.take(settled.entry, settled.roll, group, pick);
    },
    voidRoll: () => {
      if (settled !== undefined) actions.void(settled.entry.id);
    },
  };
}
