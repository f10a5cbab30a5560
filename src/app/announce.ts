import { forTheEar } from '@clatter/engine';

import type { Party } from '../store/party/party';
import { wordsWithNames } from '../store/party/seats';
import type { TrayState } from '../store/tray/trayState';
import { findEntry } from '../store/history/history';
import { isShown } from '../store/tray/visibility';

/** What a voice says when the state has changed so, if anything: a settled roll by its number and sentence. */
export function announcementOf(state: TrayState, before: TrayState, party: Party): string | undefined {
  const thrown = state.throw;
  if (thrown === undefined) return announceUndo(state, before) ?? announceVoid(state, before);
  const settledNow = thrown.settled && (before.throw?.id !== thrown.id || !before.throw.settled);
  const entry = settledNow ? findEntry(state.history, thrown.roll) : undefined;
  if (entry === undefined) return announceVoid(state, before);
  if (!isShown(state, entry, 'public')) return `Roll ${entry.number}, hidden.`;
  const opened = entry.open();
  if (opened.type === 'unreadable') return `Roll ${entry.number} can’t be read.`;
  return `Roll ${entry.number}. ${forTheEar(wordsWithNames(opened.roll, entry.seats, party).sentence)}`;
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
