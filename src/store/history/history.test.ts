import { type OpenSystem } from '@clatter/engine';
import { describe, expect, it } from 'vitest';

import type { LogEvent } from '../log/events';
import { createMemoryShelf } from '../log/memoryLog';
import { createTable } from '../testing/table';
import { coins, flip } from '../testing/toySystem';
import { foldHistory, recentRequests } from './history';
import { createRollOpener } from './openRoll';
import { buildTimeline } from './timeline';

const stamp = { at: 1_000, writer: 'other' };

function rolled(id: string, record: object, more: object = {}): LogEvent {
  const stored = { system: 'coins', request: flip(1), faces: [2], steps: [], ...record };
  return { ...stamp, id, type: 'rolled', entry: { seats: {}, hidden: false, entered: [], record: stored, ...more } };
}

function stepped(id: string, roll: string, step: unknown): LogEvent {
  return { ...stamp, id, type: 'stepped', roll, step, dice: [], entered: [] };
}

function openAll(events: readonly LogEvent[], systems: readonly OpenSystem[] = [coins]) {
  const { entries } = foldHistory(createRollOpener(systems), buildTimeline(events).standing);
  return entries.map((entry) => entry.open());
}

describe('a stored roll', () => {
  it('that can’t be read stands in the history with the reason, and harms no other', () => {
    const opened = openAll([
      rolled('a', { system: 'runes' }),
      rolled('b', { faces: [3] }),
      rolled('c', { request: 'nonsense' }),
      rolled('d', {}),
    ]);
    expect(opened.map((one) => (one.type === 'readable' ? one.roll.words().title : one.reason))).toEqual([
      'No system “runes” is installed.',
      '3 is no face of a coin; use 1 or 2.',
      'This is no record of coins.',
      '1 heads',
    ]);
  });

  it('whose later step can’t be read is shown without it, and says so', () => {
    const [opened] = openAll([
      rolled('a', {}),
      stepped('b', 'a', { type: 'reroll', die: 0, face: 1, by: 'luck' }),
      stepped('c', 'a', { type: 'reroll', die: 5, face: 1, by: 'luck' }),
      stepped('d', 'nobody', { type: 'choose', option: 'heads' }),
    ]);
    expect(opened).toMatchObject({ type: 'readable', notes: ['A later step was left out: There is no such coin.'] });
    expect(opened?.type === 'readable' && opened.roll.words().title).toBe('0 heads');
  });

  it('on which its system fails costs nothing but itself', () => {
    const failing: OpenSystem = {
      ...coins,
      open: () => {
        throw new TypeError('x is undefined');
      },
    };
    expect(openAll([rolled('a', {}), stepped('b', 'a', {})], [failing])).toEqual([
      { type: 'unreadable', reason: 'The rules failed on it (x is undefined).' },
    ]);
  });

  it('is read once, and read on from there after each step', () => {
    let times = 0;
    const counting: OpenSystem = {
      ...coins,
      open: (record) => {
        times += 1;
        return coins.open(record);
      },
    };
    const opener = createRollOpener([counting]);
    const events = [rolled('a', {}), stepped('b', 'a', { type: 'choose', option: 'heads' })];
    for (const standing of [events, events.slice(0, 1), events]) {
      const { entries } = foldHistory(opener, buildTimeline(standing).standing);
      entries[0]?.open();
      entries[0]?.open();
    }
    expect(times).toBe(1);
  });
});

describe('recent requests', () => {
  it('are those of one kind, newest first, each once, without those of hidden rolls', async () => {
    const events = [
      rolled('a', { request: flip(1) }),
      rolled('b', { request: flip(2), faces: [1, 1] }),
      rolled('c', { request: flip(1) }),
      rolled('d', { request: flip(3), faces: [1, 1, 1] }, { hidden: true }),
      rolled('e', { system: 'runes', request: flip(4) }),
      rolled('f', { request: { kind: 'spin', coins: 1 } }),
      rolled('g', { request: null }),
    ];
    const { tray } = createTable({ shelf: createMemoryShelf(events) });
    await tray.ready;
    const { history } = tray.getState();
    expect(recentRequests(history, 'coins', 'flip', 9)).toEqual([flip(1), flip(2)]);
    expect(recentRequests(history, 'coins', 'flip', 1)).toEqual([flip(1)]);
  });
});
