import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createMemoryLog, createMemoryShelf } from '../log/memoryLog';
import { createTable } from '../testing/table';
import { chooseGroup, flip, rerollGroup } from '../testing/toySystem';
import type { TrayStore } from './trayState';
import { visibilityOf } from './visibility';

beforeEach(() => vi.useFakeTimers({ now: 10_000 }));
afterEach(() => vi.useRealTimers());

function createTwoPages() {
  const shelf = createMemoryShelf();
  const [mine, theirs] = [createTable({ shelf, now: Date.now }).tray, createTable({ shelf, now: Date.now }).tray];
  return { mine, theirs, shelf };
}

function roll(tray: TrayStore): string {
  const result = tray.actions.roll({ system: 'coins', request: flip(2) });
  if ('fault' in result) throw new Error(result.fault.message);
  return result.roll;
}

function seen(tray: TrayStore): readonly string[] {
  return tray.getState().history.entries.map((entry) => visibilityOf(tray.getState(), entry, 'public'));
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

describe('another page', () => {
  it('shows a roll when the dice have settled on the page that rolled it', async () => {
    const { mine, theirs } = createTwoPages();
    const id = roll(mine);
    await pass(300);
    expect(seen(theirs)).toEqual(['rolling']);
    expect(theirs.getState().throw).toMatchObject({ roll: id, own: false, moving: 'all', started: true });
    mine.actions.settle(id);
    await pass(0);
    expect(seen(theirs)).toEqual(['shown']);
  });

  it('shows it after the longest throw where that page says no more', async () => {
    const { mine, theirs } = createTwoPages();
    roll(mine);
    await pass(899);
    expect(seen(theirs)).toEqual(['rolling']);
    await pass(1);
    expect(seen(theirs)).toEqual(['shown']);
  });

  it('does not give a second roll away when word of the first comes late', async () => {
    const { mine, theirs } = createTwoPages();
    const first = roll(mine);
    await pass(100);
    mine.actions.settle(first);
    roll(mine);
    await pass(0);
    expect(seen(theirs)).toEqual(['shown', 'rolling']);
  });

  it('masks a roll again while one of its dice is rerolled, but not for a choice', async () => {
    const { mine, theirs } = createTwoPages();
    const id = roll(mine);
    mine.actions.settle(id);
    await pass(1_000);
    mine.actions.take(id, chooseGroup, { dice: [], option: 'heads' });
    await pass(0);
    expect(seen(theirs)).toEqual(['shown']);
    mine.actions.take(id, rerollGroup, { dice: [1] });
    await pass(0);
    expect(seen(theirs)).toEqual(['rolling']);
    expect(theirs.getState().throw?.moving).toEqual([1]);
  });

  it('does not believe in a time that lies far ahead', async () => {
    const { mine, theirs, shelf } = createTwoPages();
    const stranger = createMemoryLog(shelf);
    await pass(0);
    const id = roll(mine);
    stranger.announce(Date.now() + 3_600_000);
    await pass(2_000);
    expect(theirs.getState().throw).toMatchObject({ roll: id, settled: true });
  });

  it('adds its rolls to those of the first, and both have all after a reload', async () => {
    const { mine, theirs, shelf } = createTwoPages();
    await pass(0);
    roll(mine);
    roll(theirs);
    roll(mine);
    await pass(1_000);
    const ids = (tray: TrayStore): readonly string[] => tray.getState().history.entries.map(({ id }) => id);
    expect(ids(mine)).toHaveLength(3);
    expect(ids(theirs)).toEqual(ids(mine));
    const { tray } = createTable({ shelf, now: Date.now });
    await tray.ready;
    expect(ids(tray)).toEqual(ids(mine));
    theirs.actions.undo();
    await pass(0);
    expect(ids(mine)).toEqual(ids(theirs));
    expect(ids(mine)).toHaveLength(2);
    theirs.close();
    roll(mine);
    await pass(0);
    expect(ids(theirs)).toHaveLength(2);
  });

  it('whose clock is behind still writes after what it has seen', async () => {
    const { mine, shelf } = createTwoPages();
    await pass(0);
    const id = roll(mine);
    await pass(0);
    const { tray } = createTable({ shelf, now: () => 0 });
    await tray.ready;
    tray.actions.take(id, rerollGroup, { dice: [0] }, [1]);
    expect(tray.getState().timeline.events.map(({ type }) => type)).toEqual(['rolled', 'stepped']);
    expect(tray.getState().timeline.events[1]?.at).toBe(0);
  });
});
