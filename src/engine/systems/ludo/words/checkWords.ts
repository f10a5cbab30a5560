import { at } from '../../../core/numbers';
import type { CheckOutcome } from '../outcome';
import type { CheckRequest } from '../request';
import type { Standing } from '../standing';
import { rollSentence, type Saying } from './phrases';

const longestTitle = 32;

/** A text that a sentence can go on after: without what ends one. */
function unstopped(text: string): string {
  return text.trim().replace(/[.!?…]+$/u, '');
}

interface Entry {
  readonly name: string;
  readonly text: string;
}

/** The row's own text, and what it is called by its numbers: "Entry 4 to 6"; none for a gap. */
function readEntry({ table }: CheckRequest, { row }: CheckOutcome): Entry | undefined {
  if (row === null) return undefined;
  const { from, to, text } = at(table.rows, row);
  const numbers = from === to ? String(from) : `${String(from)} to ${String(to)}`;
  return { name: `Entry ${numbers}`, text: text.trim() };
}

/** A check on a table in words [L14]: the table's own text comes first. `kept` is the position of the die that counts. */
export function checkWords(standing: Standing, request: CheckRequest, outcome: CheckOutcome, kept: number): Saying {
  const name = unstopped(request.table.name);
  const table = name === '' ? 'the table' : name;
  const entry = readEntry(request, outcome);
  if (entry === undefined) {
    const missing = `No entry for ${String(outcome.kept)} in ${table}`;
    return {
      title: 'No entry',
      sentence: rollSentence(missing, standing, kept, []),
      lines: [{ label: 'Result', text: missing }],
      links: [],
    };
  }
  const { text } = entry;
  const place = `${entry.name} of ${table}`;
  const spoken = unstopped(text);
  return {
    title: text === '' || text.length > longestTitle ? entry.name : text,
    sentence: rollSentence(spoken === '' ? place : `${spoken}. ${place}`, standing, kept, []),
    lines: [
      { label: 'Die', text: `${String(outcome.kept)}: ${place}` },
      { label: 'Result', text: text === '' ? 'This entry has no text' : text },
    ],
    links: [],
  };
}
