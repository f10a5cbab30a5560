import * as v from 'valibot';

import { plain } from './text';

/** The same data with nothing in it that can be written to. */
export type DeepReadonly<Data> = Data extends readonly (infer Element)[]
  ? readonly DeepReadonly<Element>[]
  : Data extends object
    ? { readonly [Key in keyof Data]: DeepReadonly<Data[Key]> }
    : Data;

/** An object with these fields and any others, which are left out; a list is no such object. */
export function fields<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.unknown(),
    v.check((input) => typeof input === 'object' && input !== null && !Array.isArray(input), 'must be an object'),
    v.object(entries),
  );
}

const wholeMessage = 'must be a whole number';

/** A whole number from `lowest` to `highest`; minus zero is read as zero [R6]. */
export function whole(lowest = -Number.MAX_SAFE_INTEGER, highest = Number.MAX_SAFE_INTEGER, otherwise = '') {
  const least = lowest === -Number.MAX_SAFE_INTEGER ? '' : `, ${plain(lowest)} or more`;
  const range = highest === Number.MAX_SAFE_INTEGER ? least : ` from ${plain(lowest)} to ${plain(highest)}`;
  const message = `${wholeMessage}${range}${otherwise}`;
  return v.pipe(
    v.number(message),
    v.safeInteger(message),
    v.minValue(lowest, message),
    v.maxValue(highest, message),
    v.transform((value) => value + 0),
  );
}

/** How many sources of advantage, rerolls and the like there are; 0 where absent. */
export const amount = v.optional(whole(0), 0);

/** A number that is added; 0 where absent. */
export const modifier = v.optional(whole(), 0);

/** Signed numbers that are added up; none where absent. */
export const modifiers = v.optional(v.array(whole(), 'must be a list of whole numbers'), []);

/** On or off; off where absent. */
export const toggle = v.optional(v.boolean('must be true or false'), false);

/** A target number that may be unknown; null where absent. */
export const target = v.optional(v.nullable(whole(undefined, undefined, ', or null where it is not known')), null);

const dieSides = v.picklist([4, 6, 8, 10, 12, 20], 'must be one of 4, 6, 8, 10, 12, 20');

/** The sides and number of one entry in a dice list [R9]. */
export const diceEntries = { count: whole(1, 100), sides: dieSides } as const;

/** The sides that a die of these rules can have. */
export const sidesOfDie = dieSides;

/** The dice of a damage roll: at least one entry [R9]. */
export const damageDice = v.pipe(
  v.array(fields(diceEntries), 'must be a list of dice'),
  v.minLength(1, 'must name at least one die'),
);
