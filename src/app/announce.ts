import { forTheEar } from '@clatter/engine';

import type { Entry } from '../store/history/entry';
import type { Party } from '../store/party/party';
import { wordsWithNames } from '../store/party/seats';
import type { TrayState } from '../store/tray/trayState';
import { findEntry } from '../store/history/history';
import { isShown } from '../store/tray/visibility';

/** Rolls to be told when the throw settles, in order: it alone, or all that one act threw. */
export function untoldAfter(untold: readonly string[], state: TrayState, before: TrayState): readonly string[] {
  const { throw: thrown } = state;
  if (thrown === undefined) return [];
  if (before.throw?.id === thrown.id) return untold;
  return thrown.along ? [...untold, thrown.roll] : [thrown.roll];
}

/** What a voice says when the state has changed so, if anything: settled rolls by their numbers and sentences. */
export function announcementOf(
  untold: readonly string[],
  state: TrayState,
  before: TrayState,
  party: Party,
): string | undefined {
  const thrown = state.throw;
  if (thrown === undefined) return announceUndo(state, before) ?? announceVoid(state, before);
  const settledNow = thrown.settled && (before.throw?.id !== thrown.id || !before.throw.settled);
  const entries = settledNow ? untold.flatMap((roll) => findEntry(state.history, roll) ?? []) : [];
  if (entries.length === 0) return announceVoid(state, before);
  return entries.map((entry) => announceRoll(state, entry, party, entries.length)).join(' ');
}

/** More rolls than these are told by their outcomes alone. */
const mostWhole = 6;

function announceRoll(state: TrayState, entry: Entry, party: Party, ofHowMany: number): string {
  if (!isShown(state, entry, 'public')) return `Roll ${entry.number}, hidden.`;
  const opened = entry.open();
  if (opened.type === 'unreadable') return `Roll ${entry.number} can’t be read.`;
  const { title, sentence } = wordsWithNames(opened.roll, entry.seats, party);
  return `Roll ${entry.number}. ${forTheEar(ofHowMany > mostWhole ? `${title}.` : sentence)}`;
}

function announceUndo(state: TrayState, before: TrayState): string | undefined {
  if (before.status !== 'ready') return undefined;
  const length = state.timeline.undone.length;
  if (length === before.timeline.undone.length) return undefined;
  return length > before.timeline.undone.length ? `Undone, ${length} to redo.` : 'Done again.';
}

function announceVoid(state: TrayState, before: TrayState): string | undefined {
  if (before.status !== 'ready' || state.history === before.history) return undefined;
  const entry = state.history.entries.findLast(
    ({ id, voided }) => voided && findEntry(before.history, id)?.voided === false,
  );
  return entry === undefined ? undefined : `Roll ${entry.number} voided.`;
}
