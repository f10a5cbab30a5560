import { numberCorners, numberPairs } from './numbering';
import type { NumberedSide } from './numbering';

import { cube, dodecahedron, icosahedron, octahedron, pentagonalTrapezohedron, tetrahedron } from './solids';
import type { Solid } from './solids';
import type { Vector } from './vector';

/** A numbered solid; `reach` is its corner's distance in radii of the place it lies in. */
export interface Shape {
  readonly corners: readonly Vector[];
  readonly sides: readonly NumberedSide[];
  readonly reach: number;
}

/** One solid of a die and the value it shows; a d100 is two of them. */
export interface Showing {
  readonly shape: Shape;
  readonly value: number;
}

function shape(solid: Solid, reach: number, sides: readonly NumberedSide[]): Shape {
  return { corners: solid.corners, sides, reach };
}

/** Six and nine are told apart where a die has both. */
function marked(value: number): string {
  return value === 6 || value === 9 ? `${String(value)}.` : String(value);
}

const belt = { firsts: [1, 7, 3, 9, 5], pairSum: 11, height: 0.5, text: marked };

const d4 = shape(tetrahedron, 1.12, numberCorners(tetrahedron, 0.42));
const d6 = shape(cube, 1.1, numberPairs(cube, { firsts: [6, 4, 5], pairSum: 7, height: 0.74, text: String }));
const d8 = shape(
  octahedron,
  1.04,
  numberPairs(octahedron, { firsts: [8, 2, 6, 4], pairSum: 9, height: 0.52, text: String }),
);
const d10 = shape(pentagonalTrapezohedron, 1.04, numberPairs(pentagonalTrapezohedron, belt));
const units = shape(
  pentagonalTrapezohedron,
  1.04,
  numberPairs(pentagonalTrapezohedron, { ...belt, text: (value) => marked(value % 10) }),
);
const tens = shape(
  pentagonalTrapezohedron,
  1.04,
  numberPairs(pentagonalTrapezohedron, { ...belt, height: 0.4, text: (value) => `${String(value % 10)}0` }),
);
const d12 = shape(
  dodecahedron,
  1,
  numberPairs(dodecahedron, { firsts: [4, 5, 7, 12, 11, 10], pairSum: 13, height: 0.5, text: marked }),
);
const d20 = shape(
  icosahedron,
  1,
  numberPairs(icosahedron, { firsts: [19, 5, 14, 3, 9, 13, 10, 6, 1, 17], pairSum: 21, height: 0.42, text: marked }),
);

const single = new Map([
  [4, d4],
  [6, d6],
  [8, d8],
  [10, d10],
  [12, d12],
  [20, d20],
]);

/** The solids that show `face` of a die with `sides` sides. */
export function showing(sides: number, face: number): readonly Showing[] {
  if (sides !== 100) return [{ shape: single.get(sides) ?? d20, value: face }];
  const digit = (number: number): number => number % 10 || 10;
  return [
    { shape: tens, value: digit(Math.floor(face / 10)) },
    { shape: units, value: digit(face) },
  ];
}
