import { lazy } from 'react';

import { d20Seats } from './seats';
import { toggleEdge } from './toggleEdge';

export { d20 as rules } from '@clatter/engine/d20';

/** Its form, fetched when it is first shown. */
export const Panel = lazy(() => import('./D20Panel').then((file) => ({ default: file.D20Panel })));

/** What it brings beside rules and form. */
export const extras = {
  toggleEdge,
  plan: d20Seats,
  loadKit: () => import('./sheet/d20Kit').then((file) => file.d20Kit),
};
