import { crossroads, d20, diecon, free, ludo } from '@clatter/engine';
import { lazy } from 'react';

import { install, type InstalledSystem } from './app/install';

/** The installed systems, in the order of their tabs; a panel is fetched when its form is first shown. */
export const systems: readonly InstalledSystem[] = [
  install(
    ludo,
    lazy(() => import('./panels/ludo/LudoPanel').then(({ LudoPanel }) => ({ default: LudoPanel }))),
  ),
  install(
    diecon,
    lazy(() => import('./panels/diecon/DieconPanel').then(({ DieconPanel }) => ({ default: DieconPanel }))),
  ),
  install(
    d20,
    lazy(() => import('./panels/d20/D20Panel').then(({ D20Panel }) => ({ default: D20Panel }))),
  ),
  install(
    crossroads,
    lazy(() =>
      import('./panels/crossroads/CrossroadsPanel').then(({ CrossroadsPanel }) => ({ default: CrossroadsPanel })),
    ),
  ),
  install(
    free,
    lazy(() => import('./panels/free/FreePanel').then(({ FreePanel }) => ({ default: FreePanel }))),
  ),
];
