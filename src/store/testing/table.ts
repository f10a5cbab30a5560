import { createIdSource } from '../log/idSource';
import { createMemoryLog, createMemoryShelf, type MemoryShelf } from '../log/memoryLog';
import type { Log } from '../log/log';
import { createTrayStore } from '../tray/createTrayStore';
import type { TrayStore } from '../tray/trayState';
import { coins } from './toySystem';

interface TableParts {
  readonly shelf?: MemoryShelf;
  readonly log?: Log;
  /** What the coins show, 1 tails or 2 heads, again and again. */
  readonly faces?: readonly number[];
  readonly start?: number;
  /** A clock, in place of one that stands still at `start`. */
  readonly now?: () => number;
}

interface Table {
  readonly tray: TrayStore;
  readonly shelf: MemoryShelf;
}

let writers = 0;

/** A tray with coins, a clock that stands still and scripted faces. */
export function createTable({
  shelf = createMemoryShelf(),
  log,
  faces = [2],
  start = 1_000,
  now,
}: TableParts = {}): Table {
  let drawn = 0;
  writers += 1;
  const name = writers;
  const tray = createTrayStore({
    systems: [coins],
    log: log ?? createMemoryLog(shelf),
    words: (count) => Array.from({ length: count }, () => (faces[drawn++ % faces.length] ?? 1) - 1),
    now: now ?? (() => start),
    ids: createIdSource(() => (name % 36) / 36),
  });
  return { tray, shelf };
}
