import { plain, sayMargin, sumText } from '../../../core/text';
import type { SaveOutcome } from '../outcome';
import type { SaveRequest } from '../request';
import type { Standing } from '../standing';
import { rollSentence, type Saying } from './phrases';

/** A saving throw in words [L12]; `kept` is the position of the die that counts. */
export function saveWords(standing: Standing, request: SaveRequest, outcome: SaveOutcome, kept: number): Saying {
  const title = outcome.success ? 'Success' : 'Failure';
  const goal = plain(request.goal);
  const total = sumText([outcome.kept, ...request.modifiers], outcome.total);
  const tie = outcome.margin === 0 ? '; a tie with the goal is enough' : '';
  const arithmetic = total === plain(outcome.total) ? [] : [total];
  return {
    title,
    sentence: rollSentence(
      `${title}: ${plain(outcome.total)} against a goal of ${goal}${tie}`,
      standing,
      kept,
      arithmetic,
    ),
    lines: [
      { label: 'Total', text: `${total} against ${goal}` },
      { label: 'Meaning', text: sayMargin(outcome.margin, 'goal') },
    ],
    links: [],
  };
}
