import type { OpenSystem, Roll, SideId, SideNames, Words } from '@clatter/engine';

import { differencesOf, readAt, withDifferences } from './differences';
import type { Party } from './party';

export type Seats = Readonly<Record<string, string>>;

type Names = Pick<Party, 'names'>;

interface Described {
  readonly seats: Seats;
  readonly label?: string;
}

/** A side's id from its text: "0" is a number, "attacker" a word. */
function sideOf(text: string): SideId {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** The names of those who hold the sides, of those who left as well. */
export function namesOf(seats: Seats, { names }: Names): SideNames {
  const pairs = Object.entries(seats).map(([side, character]) => [side, names[character]] as const);
  return Object.fromEntries(pairs.flatMap(([side, name]) => (name === undefined ? [] : [[side, name]])));
}

/** The one given name of a roll that has a single side. */
function loneName({ sides: [side, ...others] }: Words, names: SideNames): string | undefined {
  return side === undefined || others.length > 0 ? undefined : names[String(side.id)];
}

/** A roll in words with the names of those who hold its sides; the sentence always says who rolled. */
export function wordsWithNames(roll: Roll, seats: Seats, party: Names): Words {
  const names = namesOf(seats, party);
  const words = roll.words(names);
  const name = loneName(words, names);
  if (name === undefined || words.sentence.includes(name)) return words;
  return { ...words, sentence: `${words.sentence} Rolled by ${name}.` };
}

/** What a roll is, in a few words, and whose where its sides do not tell: "Mira: Longsword". */
export function describeWithName({ seats, label }: Described, roll: Roll, words: Words, party: Names): string {
  const what = label ?? roll.description;
  const name = loneName(words, namesOf(seats, party));
  return name === undefined ? what : `${name}: ${what}`;
}

/** The same request with each side's numbers taken from its character's sheet; sides that can't be filled stay. */
export function fillFromSheets(system: OpenSystem, request: unknown, seats: Seats, party: Party): unknown {
  return Object.entries(seats).reduce((filled, [side, id]) => {
    const character = party.characters.find((one) => one.id === id);
    if (character === undefined) return filled;
    try {
      // A sheet that was never touched has the numbers of an empty one, not those of whoever sat there before.
      return system.fill(filled, sideOf(side), character.sheets[system.id] ?? system.emptySheet);
    } catch {
      return filled;
    }
  }, request);
}

/** Filled from the sheets, but for what stands at paths that were changed by hand. */
export function fillUnchanged(
  system: OpenSystem,
  request: unknown,
  seats: Seats,
  party: Party,
  changed: readonly string[],
): unknown {
  const byHand = changed.map((path) => ({ path, value: readAt(request, path) }));
  return withDifferences(fillFromSheets(system, request, seats, party), byHand);
}

/** An earlier request as it would be asked for now: what the sheets have changed since is changed in it too. */
export function renewRequest(system: OpenSystem, request: unknown, seats: Seats, then: Party, now: Party): unknown {
  const before = fillFromSheets(system, request, seats, then);
  return withDifferences(request, differencesOf(before, fillFromSheets(system, request, seats, now)));
}
