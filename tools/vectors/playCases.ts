import type { Case } from './readCases';
import { differences } from './differences';
import { isSkipped } from './skipped';

/** As much of a rule system as a case needs. */
export interface PlayedSystem {
  readonly id: string;
  readonly open: (record: unknown) => { readonly outcome: () => unknown };
}

export interface Verdict {
  readonly id: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly lines: readonly string[];
}

/** Plays each case by its system's own functions. */
export function playCases(cases: readonly Case[], systems: readonly PlayedSystem[]): readonly Verdict[] {
  return cases.map((entry) => {
    const system = systems.find(({ id }) => id === entry.system);
    if (system === undefined) {
      const known = systems.map(({ id }) => id).join(', ');
      return verdict(entry, [`there is no system "${entry.system}"; there are ${known === '' ? 'none' : known}`]);
    }
    return isSkipped(entry) ? { id: entry.id, state: 'skipped', lines: [] } : verdict(entry, play(entry, system));
  });
}

function verdict({ id }: Case, lines: readonly string[]): Verdict {
  return { id, state: lines.length === 0 ? 'passed' : 'failed', lines };
}

function play(entry: Case, system: PlayedSystem): readonly string[] {
  if ('odds' in entry) return ['odds are not counted yet'];
  const result = resolve(entry, system);
  if ('error' in entry) {
    const got = result.refused ?? `the outcome ${JSON.stringify(result.outcome)}`;
    return got === entry.error ? [] : [`${got}, expected the error ${entry.error}`];
  }
  if (result.refused !== undefined) return [`${result.refused} (${result.message}), expected an outcome`];
  return differences(result.outcome, entry.expect);
}

interface Result {
  readonly outcome?: unknown;
  readonly refused?: string;
  readonly message?: string;
}

function resolve(entry: Exclude<Case, { odds: unknown }>, system: PlayedSystem): Result {
  const { request, faces } = entry;
  const steps = 'steps' in entry ? { steps: entry.steps } : {};
  try {
    return { outcome: system.open({ system: system.id, request, faces, ...steps }).outcome() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { refused: 'code' in error ? String(error.code) : error.name, message: error.message };
  }
}
