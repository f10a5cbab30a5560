import type { CheckOutcome } from '../outcome';
import type { CheckRequest } from '../request';
import type { Standing } from '../standing';
import { rollSentence, type Saying } from './phrases';

const longestTitle = 32;

/** What a row is called by its numbers: "Entry 4 to 6"; none for a gap. */
function entryName({ table }: CheckRequest, { row }: CheckOutcome): string | undefined {
  const entry = row === null ? undefined : table.rows[row];
  if (entry === undefined) return undefined;
  const { from, to } = entry;
  return from === to ? `Entry ${String(from)}` : `Entry ${String(from)} to ${String(to)}`;
}

/** A check on a table in words [L14]: the table's own text comes first. `kept` is the position of the die that counts. */
export function checkWords(standing: Standing, request: CheckRequest, outcome: CheckOutcome, kept: number): Saying {
  const name = request.table.name.trim();
  const table = name === '' ? 'the table' : name;
  const entry = entryName(request, outcome);
  if (entry === undefined) {
    const missing = `No entry for ${String(outcome.kept)} in ${table}`;
    return {
      title: 'No entry',
      sentence: rollSentence(missing, standing, kept, []),
      lines: [{ label: 'Result', text: missing }],
      links: [],
    };
  }
  const place = `${entry} of ${table}`;
  const text = (outcome.text ?? '').trim();
  const spoken = text.replace(/[.!?…]$/u, '');
  return {
    title: text === '' || text.length > longestTitle ? entry : text,
    sentence: rollSentence(spoken === '' ? place : `${spoken}. ${place}`, standing, kept, []),
    lines: [
      { label: 'Die', text: `${String(outcome.kept)}: ${place}` },
      { label: 'Result', text: text === '' ? 'This entry has no text' : text },
    ],
    links: [],
  };
}
