import { lazy } from 'react';

export { free as rules } from '@clatter/engine/free';

/** Its form, fetched when it is first shown. */
export const Panel = lazy(() => import('./FreePanel').then((file) => ({ default: file.FreePanel })));

/** What it brings beside rules and form. */
export const extras = {};
