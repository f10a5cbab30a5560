import type { Next, Roll, Words } from '@clatter/engine';
import { useMemo } from 'react';

import { choicesAlone } from '../store/history/choicesAlone';
import { type Entry, isMasked } from '../store/history/entry';
import { findEntry, newestRoll } from '../store/history/history';
import { wordsWithNames } from '../store/party/seats';
import { type Visibility, visibilityOf } from '../store/tray/visibility';
import { useParty, useTray } from '../store/useStores';

export interface ShownRoll {
  readonly entry: Entry;
  readonly roll: Roll;
  readonly words: Words;
  readonly next: Next | undefined;
  readonly visibility: Visibility;
  readonly notes: readonly string[];
}

/** The roll that tray and card show: the one thrown last, else the newest; never one that is voided. */
export function useShownRoll(): ShownRoll | undefined {
  const entry = useTray(({ throw: thrown, history }) => {
    const flying = thrown === undefined ? undefined : findEntry(history, thrown.roll);
    return flying === undefined || flying.voided ? newestRoll(history) : flying;
  });
  const visibility = useTray((state) => (entry === undefined ? 'shown' : visibilityOf(state, entry, 'card')));
  const newest = useTray((state) => newestRoll(state.history));

  const { names } = useParty();

  const opened = entry?.open();
  const roll = opened?.type === 'readable' ? opened.roll : undefined;
  const seats = entry?.seats;
  // Its dice stay the same things while it settles.
  const words = useMemo(
    () => (roll === undefined || seats === undefined ? undefined : wordsWithNames(roll, seats, { names })),
    [roll, seats, names],
  );

  return useMemo(() => {
    if (entry === undefined || words === undefined || opened?.type !== 'readable') return undefined;
    const { roll, notes } = opened;
    const byHand = entry.entered.length > 0 ? ['Dice entered by hand'] : [];
    const masked = isMasked(entry) ? ['Only this screen shows this roll'] : [];
    return {
      entry,
      roll,
      words,
      next: entry === newest ? roll.next() : choicesAlone(roll.next()),
      visibility,
      notes: [...byHand, ...masked, ...notes],
    };
  }, [entry, opened, words, newest, visibility]);
}
