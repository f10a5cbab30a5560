import { install } from './app/install';
import type { SystemEntry } from './app/loadSystems';

/** The installed systems, in the order of their tabs; a line each, fetched when it is wanted. */
export const systems: readonly SystemEntry[] = [
  {
    id: 'ludo',
    name: 'Ludicrous Ludo',
    load: () => import('./panels/ludo').then((its) => install(its.rules, its.Panel, its.extras)),
  },
  {
    id: 'diecon',
    name: 'DIE-CON',
    load: () => import('./panels/diecon').then((its) => install(its.rules, its.Panel, its.extras)),
  },
  {
    id: 'd20',
    name: 'D20',
    load: () => import('./panels/d20').then((its) => install(its.rules, its.Panel, its.extras)),
  },
  {
    id: 'crossroads',
    name: 'Crossroads',
    load: () => import('./panels/crossroads').then((its) => install(its.rules, its.Panel, its.extras)),
  },
  {
    id: 'free',
    name: 'Free rolls',
    load: () => import('./panels/free').then((its) => install(its.rules, its.Panel, its.extras)),
  },
];
