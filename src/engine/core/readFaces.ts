import type { PlannedDie } from './dice';
import { ruleError, type RuleError } from './errors';
import { at } from './numbers';
import { count, plain } from './text';

function fault(message: string, path: string): RuleError {
  return ruleError('invalid-faces', message, { path });
}

/** Reads a die's face. Throws `invalid-faces` [R4]. */
export function readFace(input: unknown, { sides }: PlannedDie, path: string): number {
  if (typeof input === 'number' && Number.isInteger(input) && input >= 1 && input <= sides) return input;
  const shown = typeof input === 'number' ? plain(input) : 'What was given';
  throw fault(`${shown} is no face of a d${String(sides)}; use a whole number from 1 to ${String(sides)}.`, path);
}

/** Reads the faces of these dice, in their order. Throws `invalid-faces` [R4]. */
export function readFaces(input: unknown, dice: readonly PlannedDie[], path: string): readonly number[] {
  const wanted =
    dice.length === 0 ? 'an empty list, [], as no dice are rolled' : `a list of ${count(dice.length, 'face', 'faces')}`;
  if (!Array.isArray(input)) {
    throw fault(`The faces ${input === undefined ? 'are missing' : 'are no list'}; give ${wanted}.`, path);
  }
  if (input.length !== dice.length) {
    throw fault(
      `There ${input.length === 1 ? 'is' : 'are'} ${count(input.length, 'face', 'faces')}; give ${wanted}.`,
      path,
    );
  }
  return input.map((face: unknown, place) => readFace(face, at(dice, place), `${path}.${String(place)}`));
}
