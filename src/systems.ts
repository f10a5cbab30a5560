import { lazy } from 'react';

import { install } from './app/install';
import type { SystemEntry } from './app/loadSystems';
import { crossroadsSeats } from './panels/crossroads/seats';
import { toggleEdge as crossroadsEdge } from './panels/crossroads/toggleEdge';
import { d20Seats } from './panels/d20/seats';
import { toggleEdge as d20Edge } from './panels/d20/toggleEdge';
import { dieconSeats } from './panels/diecon/seats';
import { ludoSeats } from './panels/ludo/seats';
import { toggleEdge as ludoEdge } from './panels/ludo/toggleEdge';

/** The installed systems, in the order of their tabs; rules and forms are fetched when they are wanted. */
export const systems: readonly SystemEntry[] = [
  {
    id: 'ludo',
    name: 'Ludicrous Ludo',
    load: async () =>
      install(
        (await import('@clatter/engine/ludo')).ludo,
        lazy(() => import('./panels/ludo/LudoPanel').then(({ LudoPanel }) => ({ default: LudoPanel }))),
        {
          toggleEdge: ludoEdge,
          plan: ludoSeats,
          loadKit: () => import('./panels/ludo/sheet/ludoKit').then(({ ludoKit }) => ludoKit),
        },
      ),
  },
  {
    id: 'diecon',
    name: 'DIE-CON',
    load: async () =>
      install(
        (await import('@clatter/engine/diecon')).diecon,
        lazy(() => import('./panels/diecon/DieconPanel').then(({ DieconPanel }) => ({ default: DieconPanel }))),
        {
          plan: dieconSeats,
          loadKit: () => import('./panels/diecon/sheet/dieconKit').then(({ dieconKit }) => dieconKit),
        },
      ),
  },
  {
    id: 'd20',
    name: 'D20',
    load: async () =>
      install(
        (await import('@clatter/engine/d20')).d20,
        lazy(() => import('./panels/d20/D20Panel').then(({ D20Panel }) => ({ default: D20Panel }))),
        {
          toggleEdge: d20Edge,
          plan: d20Seats,
          loadKit: () => import('./panels/d20/sheet/d20Kit').then(({ d20Kit }) => d20Kit),
        },
      ),
  },
  {
    id: 'crossroads',
    name: 'Crossroads',
    load: async () =>
      install(
        (await import('@clatter/engine/crossroads')).crossroads,
        lazy(() =>
          import('./panels/crossroads/CrossroadsPanel').then(({ CrossroadsPanel }) => ({ default: CrossroadsPanel })),
        ),
        {
          toggleEdge: crossroadsEdge,
          plan: crossroadsSeats,
          loadKit: () => import('./panels/crossroads/sheet/crossroadsKit').then(({ crossroadsKit }) => crossroadsKit),
        },
      ),
  },
  {
    id: 'free',
    name: 'Free rolls',
    load: async () =>
      install(
        (await import('@clatter/engine/free')).free,
        lazy(() => import('./panels/free/FreePanel').then(({ FreePanel }) => ({ default: FreePanel }))),
      ),
  },
];
