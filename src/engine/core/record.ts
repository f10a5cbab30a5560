import type { Step } from './step';

/** A roll with its whole history [R1]: what was asked, what the dice showed, what was done about it. */
export interface RollRecord<Request> {
  readonly system: string;
  readonly request: Request;
  readonly faces: readonly number[];
  readonly steps: readonly Step[];
}

/** A die's own history: the faces it had, the present one last, and why each new one came. */
export interface DieHistory {
  readonly faces: readonly number[];
  readonly reasons: readonly string[];
}

/** Dice as they fell. */
export function startDice(faces: readonly number[]): readonly DieHistory[] {
  return faces.map((face) => ({ faces: [face], reasons: [] }));
}

/** The same history with a new face on top. */
export function addFace(die: DieHistory, face: number, reason: string): DieHistory {
  return { faces: [...die.faces, face], reasons: [...die.reasons, reason] };
}

/** The face that stands now. */
export function presentFace(die: DieHistory): number {
  const face = die.faces.at(-1);
  if (face === undefined) throw new RangeError('A die always has a face.');
  return face;
}
