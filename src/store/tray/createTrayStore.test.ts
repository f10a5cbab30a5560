import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createMemoryLog } from '../log/memoryLog';
import { entries, roll, titles } from '../testing/rolling';
import { createTable } from '../testing/table';
import { flip } from '../testing/toySystem';
import { isShown, visibilityOf } from './visibility';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a roll', () => {
  it('is in the history at once, numbered, and masked until its dice settle', async () => {
    const { tray } = createTable();
    await tray.ready;
    const first = roll(tray, 3);
    const [entry] = entries(tray);
    expect(entry).toMatchObject({ id: first, number: 1, at: 1_000, seats: {}, hidden: false, voided: false });
    expect(titles(tray)).toEqual(['3 heads']);
    expect(entry && visibilityOf(tray.getState(), entry, 'public')).toBe('rolling');
    tray.actions.settle(first);
    expect(entry && isShown(tray.getState(), entry, 'public')).toBe(true);
  });

  it('settles the one before at once, and both are kept in order', async () => {
    const { tray } = createTable();
    await tray.ready;
    const first = roll(tray);
    const second = roll(tray);
    expect(entries(tray).map(({ id }) => id)).toEqual([first, second]);
    expect(entries(tray).map((entry) => isShown(tray.getState(), entry, 'history'))).toEqual([true, false]);
    tray.actions.settle(first);
    expect(entries(tray).map((entry) => isShown(tray.getState(), entry, 'history'))).toEqual([true, false]);
  });

  it('is refused with the field that is wrong, and nothing is stored or drawn', async () => {
    const { tray, shelf } = createTable();
    await tray.ready;
    expect(tray.actions.roll({ system: 'coins', request: flip(21) })).toEqual({
      fault: { message: 'At most 20 coins; this asks for more.', path: 'coins' },
    });
    expect(tray.actions.roll({ system: 'runes', request: {} })).toMatchObject({ fault: { path: 'system' } });
    expect(tray.actions.roll({ system: 'coins', request: flip(1), faces: [3] })).toMatchObject({
      fault: { path: 'faces.0' },
    });
    expect(tray.actions.roll({ system: 'coins', request: flip(1), faces: [1, 2] })).toMatchObject({
      fault: { path: 'faces' },
    });
    expect(entries(tray)).toEqual([]);
    expect(shelf.values.size).toBe(0);
  });

  it('draws the faces that were not typed in, and marks those that were', async () => {
    const { tray } = createTable({ faces: [1] });
    await tray.ready;
    roll(tray, 3, { faces: [undefined, 2, undefined] });
    expect(entries(tray)[0]?.rolled.entry.record.faces).toEqual([1, 2, 1]);
    expect(entries(tray)[0]?.entered).toEqual([1]);
  });

  it('lets the dice fall once it is stored, or after 50 ms', async () => {
    const shelf = createTable().shelf;
    const slow = { ...createMemoryLog(shelf), append: () => new Promise<void>(() => undefined) };
    const { tray } = createTable({ log: slow });
    await tray.ready;
    roll(tray);
    await vi.advanceTimersByTimeAsync(49);
    expect(tray.getState().throw?.started).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(tray.getState().throw?.started).toBe(true);

    const quick = createTable().tray;
    await quick.ready;
    roll(quick);
    await vi.advanceTimersByTimeAsync(0);
    expect(quick.getState().throw).toMatchObject({ started: true, settled: false });
  });

  it('is shown though it could not be stored; the state says so until a later attempt succeeds', async () => {
    const { shelf } = createTable();
    const log = createMemoryLog(shelf);
    let full = true;
    const failing = {
      ...log,
      append: (events: Parameters<typeof log.append>[0]) =>
        full ? Promise.reject(new Error('The disk is full.')) : log.append(events),
    };
    const { tray } = createTable({ log: failing });
    await tray.ready;
    roll(tray);
    await vi.advanceTimersByTimeAsync(0);
    expect(titles(tray)).toEqual(['1 heads']);
    expect(tray.getState().unsaved).toEqual({ count: 1, reason: 'The disk is full.' });
    full = false;
    roll(tray);
    await vi.advanceTimersByTimeAsync(0);
    expect(tray.getState().unsaved).toBeUndefined();
    expect(shelf.values.size).toBe(2);
  });

  it('is joined by what was stored before, once a storage that refused at first works', async () => {
    const before = createTable();
    await before.tray.ready;
    roll(before.tray);
    const log = createMemoryLog(before.shelf);
    let refuses = true;
    const load = (): ReturnType<typeof log.load> => (refuses ? Promise.reject(new Error('Not now.')) : log.load());
    const { tray } = createTable({ log: { ...log, load }, start: 9_000 });
    await tray.ready;
    expect(tray.getState()).toMatchObject({ status: 'ready', unsaved: { count: 0, reason: 'Not now.' } });
    refuses = false;
    roll(tray);
    await vi.advanceTimersByTimeAsync(0);
    expect(entries(tray)).toHaveLength(2);
    expect(tray.getState().unsaved).toBeUndefined();
  });
});
