import { openSystem, type OpenSystem } from './core/openSystem';
import { crossroads } from './systems/crossroads';
import { d20 } from './systems/d20';
import { diecon } from './systems/diecon';
import { free } from './systems/free';
import { ludo } from './systems/ludo';

/** All systems, in the order in which they are offered. */
export const ruleSystems: readonly OpenSystem[] = [
  openSystem(ludo),
  openSystem(diecon),
  openSystem(d20),
  openSystem(crossroads),
  openSystem(free),
];
