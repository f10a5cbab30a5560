import { describe, expect, it } from 'vitest';

import { createTable } from '../testing/table';
import { coins, flip, rerollGroup } from '../testing/toySystem';
import type { TrayStore } from '../tray/trayState';
import type { Party } from './party';
import { fillFromSheets, namesOf } from './seats';

const mira = { name: 'Mira', colour: 'teal', party: 'Reds' };
const seats = { roller: 'mira' };

async function tableWithMira(faces: readonly number[] = [2]): Promise<TrayStore> {
  const { tray } = createTable({ faces });
  await tray.ready;
  tray.actions.change({ type: 'character-added', character: 'mira', details: mira });
  return tray;
}

function flipFor(tray: TrayStore, count: number, settle = true): string {
  const result = tray.actions.roll({ system: 'coins', request: flip(count), seats });
  if ('fault' in result) throw new Error(result.fault.message);
  if (settle) tray.actions.settle(result.throw);
  return result.roll;
}

function luckOf({ characters }: Party, id = 'mira'): unknown {
  return characters.find((character) => character.id === id)?.sheets['coins'];
}

describe('the party', () => {
  it('is changed by the rolls of those who hold a seat, once the dice have settled', async () => {
    const tray = await tableWithMira();
    tray.actions.roll({ system: 'coins', request: flip(1) });
    flipFor(tray, 3, false);
    expect(luckOf(tray.party())).toBeUndefined();
    tray.actions.settle(tray.getState().throw?.id ?? '');
    expect(luckOf(tray.party())).toEqual({ luck: 3 });
    expect(tray.party()).toBe(tray.party());
  });

  it('gets back what a voided roll spent or won; a later spend that nothing is left for says so', async () => {
    const tray = await tableWithMira();
    const won = flipFor(tray, 1);
    const spent = flipFor(tray, 1);
    tray.actions.take(spent, rerollGroup, { dice: [0] }, [1]);
    tray.actions.settle(tray.getState().throw?.id ?? '');
    expect(luckOf(tray.party())).toEqual({ luck: 0 });
    expect(tray.party().withoutEffect).toEqual([]);
    tray.actions.void(won);
    expect(luckOf(tray.party())).toEqual({ luck: 0 });
    expect(tray.party().withoutEffect).toEqual([
      { roll: spent, character: 'mira', system: 'coins', text: 'spends one luck' },
    ]);
    tray.actions.void(spent);
    expect(tray.party().withoutEffect).toEqual([]);
    tray.actions.undo();
    tray.actions.undo();
    expect(luckOf(tray.party())).toEqual({ luck: 0 });
    expect(tray.party().withoutEffect).toEqual([]);
  });

  it('is put right by hand, in log order', async () => {
    const tray = await tableWithMira();
    flipFor(tray, 2);
    tray.actions.change({ type: 'sheet-set', character: 'mira', system: 'coins', sheet: { luck: 7 } });
    tray.actions.change({ type: 'sheet-changed', character: 'mira', system: 'coins', change: { luck: -1 } });
    flipFor(tray, 1);
    expect(luckOf(tray.party())).toEqual({ luck: 7 });
    tray.actions.change({ type: 'sheet-set', character: 'mira', system: 'coins', sheet: 'much' });
    expect(luckOf(tray.party())).toEqual({ luck: 7 });
    expect(tray.party().problems).toHaveLength(1);
  });

  it('keeps characters in their order, and the names of those who left', async () => {
    const tray = await tableWithMira();
    const { change } = tray.actions;
    change({ type: 'character-added', character: 'olf', details: { ...mira, name: 'Olf', picture: 'data:,' } });
    change({ type: 'character-added', character: 'olf', details: mira });
    change({ type: 'character-moved', character: 'olf', position: 0 });
    change({ type: 'character-edited', character: 'olf', details: { ...mira, name: 'Olf the Second' } });
    expect(tray.party().characters).toEqual([
      { id: 'olf', ...mira, name: 'Olf the Second', sheets: {} },
      { id: 'mira', ...mira, sheets: {} },
    ]);
    change({ type: 'character-removed', character: 'olf' });
    expect(tray.party().characters.map(({ id }) => id)).toEqual(['mira']);
    expect(namesOf({ roller: 'olf', other: 'nobody' }, tray.party())).toEqual({ roller: 'Olf the Second' });
  });

  it('keeps rolls by name, until they or their character are removed', async () => {
    const tray = await tableWithMira();
    const { change } = tray.actions;
    const kept = { id: 'k1', name: 'Lucky three', character: 'mira', system: 'coins', request: flip(3) };
    change({ type: 'roll-kept', kept });
    change({ type: 'roll-kept', kept: { ...kept, name: 'Three' } });
    change({ type: 'roll-kept', kept: { ...kept, id: 'k2' } });
    change({ type: 'kept-roll-removed', kept: 'k2' });
    expect(tray.party().keptRolls).toEqual([{ ...kept, name: 'Three' }]);
    change({ type: 'character-removed', character: 'mira' });
    expect(tray.party().keptRolls).toEqual([]);
  });

  it('leaves a request as it is where a sheet is missing or can’t fill it', async () => {
    const tray = await tableWithMira();
    expect(fillFromSheets(coins, flip(1), { roller: 'mira', other: 'nobody' }, tray.party())).toEqual(flip(1));
    flipFor(tray, 1);
    expect(fillFromSheets(coins, 'nonsense', seats, tray.party())).toBe('nonsense');
  });
});
