import type { Case } from './readCases';

/** What is not built yet, and so is left out and counted apart. */
export function isSkipped(entry: Case): boolean {
  return 'odds' in entry;
}
