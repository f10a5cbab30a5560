import type { PlannedDie } from '../../core/dice';
import { layOut, sayDice, sayRerolls } from '../../core/diceWords';
import { sumText } from '../../core/text';
import type { Link, Words } from '../../core/words';
import { faceAt, type Hand, type Multiple, type Reading, readHand, repeatedFace } from './hand';
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

/** "Dice 6 4 2 (1 and 3 dropped), rerolled 3 to 6 by Change"; with another label where it is told whose they are. */
export function sayHand(hand: Hand, label?: string): string {
  return sayDice(hand.dice, (place) => hand.kept.includes(hand.first + place), label) + sayRerolls(hand.dice);
}

/** "6 + 4 + 2 + 1 = 13, Hit". */
export function sayTotal(hand: Hand): string {
  const { kept, total, baseValue } = readHand(hand);
  return `${sumText([...kept, hand.numbers.statistic, ...hand.numbers.modifiers], total)}, ${nameValue(baseValue)}`;
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

/** The dice of all hands, in plan order, and a row for each. */
export function layOutHands(hands: readonly Hand[], plan: readonly PlannedDie[]): Pick<Words, 'dice' | 'rows'> {
  const kept = new Set(hands.flatMap((hand) => hand.kept));
  const dice = hands.flatMap((hand) => hand.dice);
  return layOut(plan, dice, (place) => kept.has(place));
}
