import 'fake-indexeddb/auto';

import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createTable } from '../testing/table';
import { flip } from '../testing/toySystem';
import type { LogEvent } from './events';
import { createIndexedDbLog } from './indexedDbLog';

afterEach(() => vi.unstubAllGlobals());

function changed(id: string): LogEvent {
  return { id, at: 1, writer: 'tester', type: 'changed', change: { type: 'character-removed', character: id } };
}

describe('the stored log', () => {
  it('gives back in order what was appended, to whoever opens it next', async () => {
    const log = createIndexedDbLog('order');
    await log.append([changed('b')]);
    await log.append([changed('c'), changed('a')]);
    expect(await createIndexedDbLog('order').load()).toEqual({
      events: [changed('a'), changed('b'), changed('c')],
      setAside: [],
    });
  });

  it('loads each event once, and never what it appended itself', async () => {
    const [mine, theirs] = [createIndexedDbLog('once'), createIndexedDbLog('once')];
    await theirs.append([changed('b')]);
    expect((await mine.load()).events).toEqual([changed('b')]);
    await mine.append([changed('c')]);
    await theirs.append([changed('a')]);
    expect((await mine.load()).events).toEqual([changed('a')]);
    expect((await mine.load()).events).toEqual([]);
  });

  it('sets aside what is no event, and leaves it stored', async () => {
    const database = await openDB('broken', 1, { upgrade: (fresh) => void fresh.createObjectStore('events') });
    const broken = [
      '{broken',
      null,
      [],
      { id: 'x', at: 'noon', writer: 'w', type: 'voided', roll: 'r' },
      { type: 'odd' },
    ];
    for (const [place, value] of broken.entries()) await database.put('events', value, `${place}`);
    await database.put('events', changed('a'), 'a');
    const { events, setAside } = await createIndexedDbLog('broken').load();
    expect(events).toEqual([changed('a')]);
    expect(setAside.map(({ value }) => value)).toEqual(broken);
    expect(setAside[3]?.reason).toContain('at: ');
    expect(await database.count('events')).toBe(6);
  });

  it('opens the database anew where the browser closed it', async () => {
    const close = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const log = createIndexedDbLog('closed');
    await log.append([changed('a')]);
    close.mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
    await log.append([changed('b')]);
    close.mockRestore();
    expect((await createIndexedDbLog('closed').load()).events).toHaveLength(2);
  });

  it('lets a newer version of the tray take over the database, and then says so', async () => {
    const log = createIndexedDbLog('newer');
    await log.append([changed('a')]);
    const newer = await openDB('newer', 2);
    await expect(log.append([changed('b')])).rejects.toThrow('A newer version of the tray is open');
    newer.close();
  });

  it('tells other pages when there is news', async () => {
    const [mine, theirs] = [createIndexedDbLog('news'), createIndexedDbLog('news')];
    const heard = new Promise((resolve) => theirs.subscribe(resolve));
    mine.announce(1_500);
    expect(await heard).toBe(1_500);
  });
});

describe('a tray on the stored log', () => {
  it('starts without it where the browser never answers, and says so', async () => {
    await openDB('silent', 1);
    // Nobody can open a database that waits for another page to let go of it.
    indexedDB.deleteDatabase('silent');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { tray } = createTable({ log: createIndexedDbLog('silent') });
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    await tray.ready;
    expect(tray.getState()).toMatchObject({ status: 'ready', unsaved: { count: 0 } });
    expect(tray.getState().unsaved?.reason).toContain('does not answer');
  });

  it('has its rolls again after a reload', async () => {
    const before = createTable({ log: createIndexedDbLog('reload') }).tray;
    await before.ready;
    const result = before.actions.roll({ system: 'coins', request: flip(2) });
    if ('started' in result) await result.started;
    const after = createTable({ log: createIndexedDbLog('reload') }).tray;
    expect(after.getState().status).toBe('loading');
    await after.ready;
    expect(after.getState()).toMatchObject({ status: 'ready', canUndo: true, unsaved: undefined });
    expect(after.getState().history.entries).toMatchObject([{ number: 1, system: 'coins' }]);
  });

  it('still rolls where the browser refuses storage, and says that nothing is saved', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { tray } = createTable({ log: createIndexedDbLog('refused') });
    await tray.ready;
    expect(tray.getState().unsaved?.reason).toContain('refuses storage');
    const result = tray.actions.roll({ system: 'coins', request: flip(1) });
    if ('started' in result) await result.started;
    expect(tray.getState().history.entries).toHaveLength(1);
    expect(tray.getState().unsaved?.count).toBe(1);
  });
});
