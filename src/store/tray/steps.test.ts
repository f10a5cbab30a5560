import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { entries, roll, titles } from '../testing/rolling';
import { createTable } from '../testing/table';
import { chooseGroup, rerollGroup } from '../testing/toySystem';
import type { TrayStore } from './trayState';
import { visibilityOf } from './visibility';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const coin = { dice: [0] };

describe('a step', () => {
  it('changes the newest roll, and moves only its die', async () => {
    const { tray } = createTable({ faces: [1, 1, 2] });
    await tray.ready;
    const id = roll(tray, 2, { faces: [1, 1] });
    tray.actions.take(id, rerollGroup, coin);
    tray.actions.take(id, rerollGroup, { dice: [1] }, [2]);
    expect(titles(tray)).toEqual(['1 heads']);
    expect(entries(tray)[0]?.entered).toEqual([1]);
    expect(tray.getState().throw).toMatchObject({ roll: id, moving: [1], settled: false });
  });

  it('needs no throw where no die moves', async () => {
    const { tray } = createTable();
    await tray.ready;
    const id = roll(tray);
    tray.actions.take(id, chooseGroup, { dice: [], option: 'heads' });
    expect(tray.getState().throw).toMatchObject({ settled: true });
  });

  it('on an older roll is a choice or nothing; a voided roll takes none; voiding makes the one before the newest', async () => {
    const { tray } = createTable();
    await tray.ready;
    const old = roll(tray);
    const young = roll(tray);
    expect(tray.actions.take(old, rerollGroup, coin)).toHaveProperty('fault');
    expect(tray.actions.take(old, chooseGroup, { dice: [], option: 'tails' })).not.toHaveProperty('fault');
    tray.actions.void(young);
    expect(tray.actions.take(young, chooseGroup, { dice: [], option: 'tails' })).toHaveProperty('fault');
    expect(tray.actions.take(old, rerollGroup, coin)).not.toHaveProperty('fault');
  });

  it('that the rules refuse is told, and changes nothing', async () => {
    const { tray } = createTable();
    await tray.ready;
    const id = roll(tray);
    expect(tray.actions.take(id, rerollGroup, { dice: [7] })).toEqual({
      fault: { message: 'This roll has no such die.' },
    });
    expect(tray.actions.take(id, rerollGroup, coin, [3])).toHaveProperty('fault.path');
    expect(entries(tray)[0]?.later).toEqual([]);
  });
});

describe('undo and redo', () => {
  it('go back one event at a time, and restore the same faces', async () => {
    const { tray } = createTable({ faces: [1, 2, 1] });
    await tray.ready;
    const id = roll(tray);
    tray.actions.take(id, rerollGroup, coin);
    tray.actions.void(id);
    const states = [entries(tray)];
    for (let left = 3; left > 0; left -= 1) {
      tray.actions.undo();
      states.push(entries(tray));
    }
    expect(states.map((state) => state.map(({ voided, later }) => [voided, later.length]))).toEqual([
      [[true, 2]],
      [[false, 1]],
      [[false, 0]],
      [],
    ]);
    expect(tray.getState()).toMatchObject({ canUndo: false, canRedo: true });
    tray.actions.redo();
    tray.actions.redo();
    expect(titles(tray)).toEqual(['1 heads']);
    tray.actions.redo();
    expect(entries(tray)[0]?.voided).toBe(true);
    expect(tray.getState().canRedo).toBe(false);
  });

  it('a new event leaves nothing to redo', async () => {
    const { tray } = createTable();
    await tray.ready;
    roll(tray);
    tray.actions.undo();
    roll(tray);
    expect(tray.getState().canRedo).toBe(false);
    tray.actions.undo();
    tray.actions.redo();
    expect(tray.getState().canRedo).toBe(false);
    expect(entries(tray)).toHaveLength(1);
  });
});

describe('a hidden roll', () => {
  it('shows on the card of its own page only, in its history once peeked at, and everywhere once revealed', async () => {
    const { tray, shelf } = createTable();
    const other = createTable({ shelf, start: 5_000 }).tray;
    await Promise.all([tray.ready, other.ready]);
    const id = roll(tray, 1, { hidden: true });
    tray.actions.settle(id);
    await vi.advanceTimersByTimeAsync(0);
    const seen = (page: TrayStore): readonly string[] => {
      const entry = entries(page).at(-1);
      if (entry === undefined) return [];
      return (['card', 'history', 'public'] as const).map((surface) => visibilityOf(page.getState(), entry, surface));
    };
    expect(seen(tray)).toEqual(['shown', 'hidden', 'hidden']);
    expect(seen(other)).toEqual(['hidden', 'hidden', 'hidden']);
    tray.actions.peek(id, true);
    expect(seen(tray)).toEqual(['shown', 'shown', 'hidden']);
    tray.actions.reveal(id);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen(tray)).toEqual(['shown', 'shown', 'shown']);
    expect(seen(other)).toEqual(['shown', 'shown', 'shown']);
  });
});
