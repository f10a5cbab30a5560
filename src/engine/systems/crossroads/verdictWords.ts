import type { Verdict } from './skillOutcome';

const titles: Readonly<Record<Verdict, string>> = {
  failure: 'Failure',
  choice: 'Mixed result',
  'partial-success': 'Partial success',
  'compensating-failure': 'Compensating failure',
  success: 'Success',
  'great-success': 'Great success',
};

const meanings: Readonly<Record<Verdict, string>> = {
  failure: 'It does not work',
  choice: 'Choose: it works in part, or it fails and something good comes of it',
  'partial-success': 'It works, but not wholly or not freely',
  'compensating-failure': 'It fails, and something good comes of it',
  success: 'It works',
  'great-success': 'It works, and better than hoped',
};

/** "Partial success". */
export function nameVerdict(verdict: Verdict): string {
  return titles[verdict];
}

/** What a verdict means in the story. */
export function explainVerdict(verdict: Verdict): string {
  return meanings[verdict];
}

/** What is to be chosen, or was; empty where there is no choice. */
export function sayChoice(verdict: Verdict): string {
  switch (verdict) {
    case 'choice':
      return '; choose a partial success or a compensating failure';
    case 'partial-success':
      return '; chosen rather than a compensating failure';
    case 'compensating-failure':
      return '; chosen rather than a partial success';
    default:
      return '';
  }
}
