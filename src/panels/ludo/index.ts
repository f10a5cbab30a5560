import { lazy } from 'react';

import { ludoSeats } from './seats';
import { toggleEdge } from './toggleEdge';

export { ludo as rules } from '@clatter/engine/ludo';

/** Its form, fetched when it is first shown. */
export const Panel = lazy(() => import('./LudoPanel').then((file) => ({ default: file.LudoPanel })));

/** What it brings beside rules and form. */
export const extras = {
  toggleEdge,
  plan: ludoSeats,
  loadKit: () => import('./sheet/ludoKit').then((file) => file.ludoKit),
};
