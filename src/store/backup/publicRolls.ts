import type { OpenSystem } from '@clatter/engine';

import type { Entry } from '../history/entry';
import type { Party } from '../party/party';
import { wordsWithNames } from '../party/seats';
import type { TrayState } from '../tray/trayState';
import { isShown } from '../tray/visibility';

/** A roll in words that anyone may read. */
export interface PublicRoll {
  readonly number: number;
  /** Milliseconds. */
  readonly at: number;
  readonly system: string;
  readonly label: string;
  readonly description: string;
  readonly title: string;
  readonly sentence: string;
  readonly voided: boolean;
}

/** A roll in words, whoever may see it; where it can't be read, the sentence says why. */
function wordRoll(systems: readonly OpenSystem[], party: Party, entry: Entry): PublicRoll {
  const { number, at, label = '', voided } = entry;
  const system = systems.find(({ id }) => id === entry.system)?.name ?? entry.system;
  const opened = entry.open();
  if (opened.type === 'unreadable') {
    return { number, at, system, label, voided, description: '', title: 'Unreadable', sentence: opened.reason };
  }
  const { description } = opened.roll;
  const { title, sentence } = wordsWithNames(opened.roll, entry.seats, party);
  return { number, at, system, label, voided, description, title, sentence };
}

/** All rolls that anyone may see now, in order; hidden ones and dice in the air are left out. */
export function publicRolls(systems: readonly OpenSystem[], party: Party, state: TrayState): readonly PublicRoll[] {
  return state.history.entries
    .filter((entry) => isShown(state, entry, 'public'))
    .map((entry) => wordRoll(systems, party, entry));
}

/** One roll in a line of plain text; `time` says when, as the reader likes it. */
export function plainLine(roll: PublicRoll, time: (at: number) => string): string {
  const what = [roll.system, roll.label, roll.description].filter((part) => part !== '').join(', ');
  return `${roll.number}. ${time(roll.at)} ${what}: ${roll.sentence}${roll.voided ? ' (voided)' : ''}`;
}

/** A table for spreadsheets: commas between, CRLF after each row, times in UTC. */
export function writeCsv(rolls: readonly PublicRoll[]): string {
  const head = ['Roll', 'Time', 'System', 'Label', 'Description', 'Result', 'In words', 'Voided'];
  const rows = rolls.map(({ number, at, system, label, description, title, sentence, voided }) => {
    const time = new Date(at).toISOString();
    return [String(number), time, system, label, description, title, sentence, voided ? 'yes' : 'no'];
  });
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Text that a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
