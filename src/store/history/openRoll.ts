import { isRuleError, type OpenSystem, type Roll } from '@clatter/engine';

import type { RolledEvent, SteppedEvent } from '../log/events';

/** A roll as its system reads it, or why it can't be read; `notes` name the steps that had to be left out. */
export type Opened =
  | { readonly type: 'readable'; readonly roll: Roll; readonly notes: readonly string[] }
  | { readonly type: 'unreadable'; readonly reason: string };

export type RollOpener = (rolled: RolledEvent, steps: readonly SteppedEvent[]) => Opened;

/** Opens rolls, each roll and each step after it only once. */
export function createRollOpener(systems: readonly OpenSystem[]): RollOpener {
  const rolls = new WeakMap<RolledEvent, Opened>();
  const taken = new WeakMap<SteppedEvent, { readonly before: Opened; readonly after: Opened }>();

  function openRolled(rolled: RolledEvent): Opened {
    const known = rolls.get(rolled);
    if (known !== undefined) return known;
    const opened = openRecord(systems, rolled);
    rolls.set(rolled, opened);
    return opened;
  }

  function openStepped(before: Opened, stepped: SteppedEvent): Opened {
    const known = taken.get(stepped);
    if (known?.before === before) return known.after;
    const after = takeStep(before, stepped);
    taken.set(stepped, { before, after });
    return after;
  }

  return (rolled, steps) => steps.reduce(openStepped, openRolled(rolled));
}

function openRecord(systems: readonly OpenSystem[], rolled: RolledEvent): Opened {
  const { record } = rolled.entry;
  const system = systems.find(({ id }) => id === record.system);
  if (system === undefined) return { type: 'unreadable', reason: `No system “${record.system}” is installed.` };
  try {
    return { type: 'readable', roll: system.open(record), notes: [] };
  } catch (error) {
    return { type: 'unreadable', reason: messageOf(error) };
  }
}

function takeStep(before: Opened, stepped: SteppedEvent): Opened {
  if (before.type === 'unreadable') return before;
  try {
    return { ...before, roll: before.roll.take(stepped.step) };
  } catch (error) {
    return { ...before, notes: [...before.notes, `A later step was left out: ${messageOf(error)}`] };
  }
}

function messageOf(error: unknown): string {
  if (isRuleError(error)) return error.message;
  return `The rules failed on it${error instanceof Error ? ` (${error.message})` : ''}.`;
}
