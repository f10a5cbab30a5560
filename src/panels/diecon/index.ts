import { lazy } from 'react';

import { dieconSeats } from './seats';

export { diecon as rules } from '@clatter/engine/diecon';

/** Its form, fetched when it is first shown. */
export const Panel = lazy(() => import('./DieconPanel').then((file) => ({ default: file.DieconPanel })));

/** What it brings beside rules and form. */
export const extras = {
  plan: dieconSeats,
  loadKit: () => import('./sheet/dieconKit').then((file) => file.dieconKit),
};
