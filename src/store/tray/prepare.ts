import {
  drawFaces,
  type OpenSystem,
  type PlannedDie,
  rerolledDice,
  type Roll,
  type StepGroup,
  type StepPick,
  type WordSource,
  writeStep,
} from '@clatter/engine';

import type { RolledEntry } from '../log/events';
import { faultOf, type OrFault } from './fault';

/** Faces typed in by hand, in order; those left undefined are drawn. */
export type TypedFaces = readonly (number | undefined)[];

/** A roll that is asked for. */
export interface RollOrder {
  readonly system: string;
  readonly request: unknown;
  readonly faces?: TypedFaces;
  readonly seats?: Readonly<Record<string, string>>;
  readonly hidden?: boolean;
  readonly follows?: string;
  readonly label?: string;
  /** One act rolls it along with the roll before. */
  readonly along?: boolean;
}

/** Checks a roll, then draws the faces that were not typed in; nothing is drawn for a wrong request. */
export function prepareRoll(
  systems: readonly OpenSystem[],
  words: WordSource,
  order: RollOrder,
): OrFault<{ readonly entry: RolledEntry }> {
  const system = systems.find(({ id }) => id === order.system);
  if (system === undefined) return { fault: { message: `No system “${order.system}” is installed.`, path: 'system' } };
  const { faces: typed = [], seats = {}, hidden = false, follows, label } = order;
  try {
    const { request, plan, open } = system.ready(order.request);
    const faces = fillFaces(plan, typed, words);
    const { record } = open(faces);
    const around = {
      seats,
      hidden,
      entered: plan.map((_, die) => die).filter((die) => typed[die] !== undefined),
      ...(follows === undefined ? {} : { follows }),
      ...(label === undefined ? {} : { label }),
    };
    return { entry: { ...around, record: { system: system.id, request, faces: record.faces, steps: [] } } };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

interface PreparedStep {
  readonly step: unknown;
  /** Plan positions of the dice that take new faces. */
  readonly moving: readonly number[];
  readonly entered: readonly number[];
}

/** Checks a step; `typed` are new faces by hand, in the order of the dice that take them. */
export function prepareStep(
  roll: Roll,
  group: StepGroup,
  pick: StepPick,
  words: WordSource,
  typed: TypedFaces,
): OrFault<PreparedStep> {
  try {
    const moving = rerolledDice(group, pick);
    const dice = moving.flatMap((die) => roll.plan[die] ?? []);
    if (dice.length < moving.length) return { fault: { message: 'This roll has no such die.' } };
    const faces = fillFaces(dice, typed, words);
    const { steps } = roll.take(writeStep(group, pick, faces)).record;
    return { step: steps.at(-1), moving, entered: moving.filter((_, place) => typed[place] !== undefined) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Longer than the dice where too many were typed in, for the rules to refuse. */
function fillFaces(dice: readonly PlannedDie[], typed: TypedFaces, words: WordSource): readonly number[] {
  const drawn = drawFaces(
    dice.filter((_, place) => typed[place] === undefined),
    words,
  ).values();
  const filled = dice.map((_, place) => typed[place] ?? drawn.next().value ?? 0);
  return [...filled, ...typed.slice(dice.length).map((face) => face ?? 0)];
}
