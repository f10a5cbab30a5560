import { plain } from '../../../core/text';
import type { SaveOutcome } from '../outcome';
import type { SaveRequest } from '../request';
import type { Standing } from '../standing';
import { rollSentence, type Saying, totalText } from './phrases';

function meaning({ margin, success }: SaveOutcome): string {
  if (margin === 0) return 'The total meets the goal';
  return `The total ${success ? 'beats' : 'misses'} the goal by ${plain(Math.abs(margin))}`;
}

/** A saving throw in words [L12]; `kept` is the position of the die that counts. */
export function saveWords(standing: Standing, request: SaveRequest, outcome: SaveOutcome, kept: number): Saying {
  const title = outcome.success ? 'Success' : 'Failure';
  const goal = plain(request.goal);
  const total = totalText(outcome.kept, request.modifiers, outcome.total);
  const arithmetic = request.modifiers.length === 0 ? [] : [total];
  return {
    title,
    sentence: rollSentence(`${title}: ${plain(outcome.total)} against a goal of ${goal}`, standing, kept, arithmetic),
    lines: [
      { label: 'Total', text: `${total} against ${goal}` },
      { label: 'Result', text: meaning(outcome) },
    ],
    links: [],
  };
}
