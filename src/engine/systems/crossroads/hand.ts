import type { SideId } from '../../core/dice';
import { at, sum } from '../../core/numbers';
import { type DieHistory, presentFace, startDice } from '../../core/record';
import { diceThrown, type Roller } from './plan';
import type { RollerNumbers } from './request';
import { chartValue, heldToChart, type SuccessValue } from './successValue';

export type Multiple = 'misstep' | 'change' | 'fateful';

/** One side's dice and numbers, and which three dice count. Dice are named by plan position throughout. */
export interface Hand {
  readonly side: SideId;
  readonly numbers: RollerNumbers;
  readonly edge: number;
  /** The plan position of the first of its dice. */
  readonly first: number;
  readonly dice: readonly DieHistory[];
  /** In plan order. */
  readonly kept: readonly number[];
}

/** What a hand's kept dice come to [X6] [X7]. */
export interface Reading {
  /** Faces, in plan order. */
  readonly kept: readonly number[];
  readonly sum: number;
  readonly total: number;
  readonly baseValue: SuccessValue;
  readonly multiple: Multiple | null;
  readonly triple: boolean;
  readonly successValue: SuccessValue;
}

/** The plan positions of a hand's dice. */
export function positionsOf(hand: Hand): readonly number[] {
  return hand.dice.map((_, place) => hand.first + place);
}

/** The present face of one of the hand's dice. */
export function faceAt(hand: Hand, die: number): number {
  return presentFace(at(hand.dice, die - hand.first));
}

function keptByDefault(hand: Hand): readonly number[] {
  const firstToGo = [...positionsOf(hand)].sort((left, right) => {
    const apart = faceAt(hand, left) - faceAt(hand, right);
    return (hand.edge > 0 ? apart : -apart) || right - left;
  });
  return firstToGo.slice(Math.abs(hand.edge)).sort((left, right) => left - right);
}

/** Gives each roller its faces, in plan order; the default dice are kept [X4]. */
export function dealHands(rollers: readonly Roller[], faces: readonly number[]): readonly Hand[] {
  let first = 0;
  return rollers.map((roller) => {
    const dealt = startDice(faces.slice(first, first + diceThrown(roller.edge)));
    const hand = { ...roller, first, dice: dealt, kept: [] };
    first += dealt.length;
    return { ...hand, kept: keptByDefault(hand) };
  });
}

/** The face that two or three of the kept dice show. */
export function repeatedFace(kept: readonly number[]): number | undefined {
  return kept.find((face, place) => kept.indexOf(face) !== place);
}

function multipleOf(face: number | undefined): Multiple | null {
  switch (face) {
    case undefined:
      return null;
    case 1:
      return 'misstep';
    case 6:
      return 'fateful';
    default:
      return 'change';
  }
}

const shifts: Readonly<Record<Multiple, number>> = { misstep: -1, change: 0, fateful: 1 };

function read(hand: Hand): Reading {
  const kept = hand.kept.map((die) => faceAt(hand, die));
  const keptSum = sum(kept);
  const total = sum([keptSum, hand.numbers.statistic, ...hand.numbers.modifiers]);
  const baseValue = chartValue(total);
  const multiple = multipleOf(repeatedFace(kept));
  return {
    kept,
    sum: keptSum,
    total,
    baseValue,
    multiple,
    triple: new Set(kept).size === 1,
    successValue: heldToChart(baseValue + (multiple === null ? 0 : shifts[multiple])),
  };
}

const readings = new WeakMap<Hand, Reading>();

/** Reads a hand once, however often it is asked for. */
export function readHand(hand: Hand): Reading {
  const known = readings.get(hand);
  if (known !== undefined) return known;
  const reading = read(hand);
  readings.set(hand, reading);
  return reading;
}
