import type { PlainEvent, RolledEvent, SteppedEvent } from '../log/events';
import type { Opened, RollOpener } from './openRoll';

/** Whether it is for the screen that rolled it, and not revealed since. */
export function isMasked({ hidden, revealed }: Pick<Entry, 'hidden' | 'revealed'>): boolean {
  return hidden && !revealed;
}

type EventAboutRoll = Exclude<PlainEvent, { readonly type: 'rolled' | 'changed' }>;

/** A roll in the history, with all that was done about it since. */
export interface Entry {
  readonly id: string;
  /** From 1, in the order of rolling. */
  readonly number: number;
  /** When it was rolled, in milliseconds. */
  readonly at: number;
  /** The page that rolled it. */
  readonly writer: string;
  readonly system: string;
  /** As it was asked for; read by the system when the entry is opened. */
  readonly request: unknown;
  /** Which character holds a side, by the side's id as text. */
  readonly seats: Readonly<Record<string, string>>;
  readonly hidden: boolean;
  readonly revealed: boolean;
  readonly voided: boolean;
  readonly label?: string;
  /** The roll that this one came after. */
  readonly follows?: string;
  /** Plan positions of the dice whose present face was typed in by hand, ascending. */
  readonly entered: readonly number[];
  /** Reads the roll, once. */
  readonly open: () => Opened;
  readonly rolled: RolledEvent;
  readonly later: readonly EventAboutRoll[];
}

/** The entry that a roll and the later events about it make. */
export function entryOf(
  opener: RollOpener,
  number: number,
  rolled: RolledEvent,
  later: readonly EventAboutRoll[],
): Entry {
  const { seats, hidden, entered, label, follows, record } = rolled.entry;
  const steps = later.filter((event): event is SteppedEvent => event.type === 'stepped');
  return {
    id: rolled.id,
    number,
    at: rolled.at,
    writer: rolled.writer,
    system: record.system,
    request: record.request,
    seats,
    hidden,
    revealed: later.some(({ type }) => type === 'revealed'),
    voided: later.some(({ type }) => type === 'voided'),
    ...(label === undefined ? {} : { label }),
    ...(follows === undefined ? {} : { follows }),
    entered: steps.reduce(enteredAfter, entered),
    open: () => opener(rolled, steps),
    rolled,
    later,
  };
}

function enteredAfter(entered: readonly number[], step: SteppedEvent): readonly number[] {
  return [...entered.filter((die) => !step.dice.includes(die)), ...step.entered].sort((left, right) => left - right);
}
