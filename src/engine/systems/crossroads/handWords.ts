import type { PlannedDie } from '../../core/dice';
import { at } from '../../core/numbers';
import { addition, list, plain } from '../../core/text';
import type { DieWords, Link } from '../../core/words';
import { faceAt, type Hand, type Multiple, positionsOf, type Reading, readHand, repeatedFace } from './hand';
import { nameValue } from './successValue';

const multipleNames: Readonly<Record<Multiple, string>> = {
  misstep: 'Misstep',
  change: 'Change',
  fateful: 'Fateful',
};

/** "Fateful". */
function nameMultiple(multiple: Multiple): string {
  return multipleNames[multiple];
}

function sayRerolls(hand: Hand): readonly string[] {
  return hand.dice.flatMap(({ faces, reasons }) =>
    reasons.map((reason, place) => `${String(at(faces, place))} to ${String(at(faces, place + 1))} by ${reason}`),
  );
}

/** "6 4 2 (1 and 3 dropped), rerolled 3 to 6 by Change". */
export function sayDice(hand: Hand): string {
  const kept = hand.kept.map((die) => String(faceAt(hand, die)));
  const dropped = positionsOf(hand).filter((die) => !hand.kept.includes(die));
  const rerolls = sayRerolls(hand);
  return [
    kept.join(' '),
    dropped.length === 0 ? '' : ` (${list(dropped.map((die) => String(faceAt(hand, die))))} dropped)`,
    rerolls.length === 0 ? '' : `, rerolled ${list(rerolls)}`,
  ].join('');
}

/** "6 + 4 + 2 + 1 = 13, Hit". */
export function sayTotal(hand: Hand): string {
  const { kept, total, baseValue } = readHand(hand);
  const added = [hand.numbers.statistic, ...hand.numbers.modifiers].filter((number) => number !== 0);
  return `${addition([...kept, ...added])} = ${plain(total)}, ${nameValue(baseValue)}`;
}

function sayEffect({ baseValue, successValue }: Reading, multiple: Multiple): string {
  if (multiple === 'change') return 'a Change';
  const name = multiple === 'misstep' ? 'a Misstep' : nameMultiple(multiple);
  const direction = multiple === 'misstep' ? 'lower' : 'higher';
  return baseValue === successValue
    ? `${name}, but ${nameValue(successValue)} goes no ${direction}`
    : `${name}, one ${direction}: ${nameValue(successValue)}`;
}

/** "two 6s are Fateful, one higher: Strong Hit"; undefined without a multiple. */
export function sayMultiple(hand: Hand): string | undefined {
  const reading = readHand(hand);
  const face = repeatedFace(reading.kept);
  if (reading.multiple === null || face === undefined) return undefined;
  return `${reading.triple ? 'three' : 'two'} ${String(face)}s are ${sayEffect(reading, reading.multiple)}`;
}

/** Ties together the kept dice that are alike. */
export function multipleLinks(hand: Hand): readonly Link[] {
  const { kept, multiple, triple } = readHand(hand);
  const face = repeatedFace(kept);
  if (multiple === null) return [];
  const dice = hand.kept.filter((die) => faceAt(hand, die) === face);
  return [{ kind: triple ? 'triple' : 'double', dice, text: nameMultiple(multiple) }];
}

/** The dice of all hands, in plan order. */
export function dieWords(hands: readonly Hand[], plan: readonly PlannedDie[]): readonly DieWords[] {
  const kept = new Set(hands.flatMap((hand) => hand.kept));
  return hands
    .flatMap((hand) => hand.dice)
    .map((history, die) => ({ ...at(plan, die), ...history, mark: kept.has(die) ? 'kept' : 'dropped' }));
}
