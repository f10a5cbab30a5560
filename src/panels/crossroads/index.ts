import { lazy } from 'react';

import { crossroadsSeats } from './seats';
import { toggleEdge } from './toggleEdge';

export { crossroads as rules } from '@clatter/engine/crossroads';

/** Its form, fetched when it is first shown. */
export const Panel = lazy(() => import('./CrossroadsPanel').then((file) => ({ default: file.CrossroadsPanel })));

/** What it brings beside rules and form. */
export const extras = {
  toggleEdge,
  plan: crossroadsSeats,
  loadKit: () => import('./sheet/crossroadsKit').then((file) => file.crossroadsKit),
};
