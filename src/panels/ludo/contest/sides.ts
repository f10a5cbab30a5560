import type { LudoRequestOf } from '@clatter/engine';

export type Side = LudoRequestOf<'contest'>['sides'][number];
export type RollingSide = Exclude<Side, { readonly fixed: number }>;

export const freshSide: RollingSide = { modifiers: [], advantage: 0, disadvantage: 0, stressed: false };

/** How many sides the form offers. */
export const mostSides = 8;
