import { describe, expect, it } from 'vitest';

import { createFormsStore, withDraft } from '../kept/forms';
import { createSettingsStore } from '../kept/settings';
import { createShelfStore, itemsFor, withItem } from '../kept/shelf';
import { createTextPlace } from '../kept/textPlace';
import { createMemoryShelf } from '../log/memoryLog';
import { createTable } from '../testing/table';
import { coins, flip } from '../testing/toySystem';
import { readBackupFile, type ReadBackup } from './backup';
import { plainLine, publicRolls, writeCsv } from './publicRolls';
import { exportAll, restoreAll } from './restore';

function createEverything() {
  const texts = new Map<string, string>();
  const place = createTextPlace(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }));
  return {
    tray: createTable().tray,
    settings: createSettingsStore(place),
    forms: createFormsStore(place),
    shelves: createShelfStore(place),
  };
}

async function createEvening() {
  const everything = createEverything();
  const { tray, settings, forms, shelves } = everything;
  await tray.ready;
  tray.actions.change({
    type: 'character-added',
    character: 'mira',
    details: { name: '=Mira, "the" 1st', colour: 'teal', party: '' },
  });
  tray.actions.roll({ system: 'coins', request: flip(2), seats: { roller: 'mira' }, label: 'Luck' });
  tray.actions.roll({ system: 'coins', request: flip(1), hidden: true });
  tray.actions.roll({ system: 'coins', request: flip(3) });
  tray.actions.void(tray.getState().history.entries.at(-1)?.id ?? '');
  tray.actions.undo();
  tray.actions.redo();
  settings.setState({ theme: 'dark' });
  forms.setState((state) => withDraft(state, 'coins', 'flip', flip(9)));
  shelves.setState((state) => withItem(state, 'coins', 'flip', { id: '1', name: 'Weather', data: [1] }));
  return everything;
}

function fileOf(text: string, size = text.length): Promise<ReadBackup> {
  return readBackupFile({ size, text: () => Promise.resolve(text) });
}

describe('an export', () => {
  it('brings back everything, beside what is there, and only once', async () => {
    const evening = await createEvening();
    const read = await fileOf(exportAll(evening));
    if ('problem' in read) throw new Error(read.problem);
    const fresh = createEverything();
    await fresh.tray.ready;
    expect(restoreAll(fresh, read.backup)).toBe(evening.tray.getState().timeline.events.length);
    expect(restoreAll(fresh, read.backup)).toBe(0);
    expect(exportAll(fresh)).toBe(exportAll(evening));
    expect(fresh.tray.party()).toEqual(evening.tray.party());
    expect(fresh.settings.getState().theme).toBe('dark');
    expect(itemsFor(fresh.shelves.getState(), 'coins', 'flip')).toHaveLength(1);
    fresh.tray.actions.roll({ system: 'coins', request: flip(1) });
    expect(fresh.tray.getState().history.entries.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['an empty file', '', 'This file is empty.'],
    ['a web page', '<!doctype html><p>Hello', 'This is a web page, not an export of Clatter.'],
    ['some text', 'Dear diary', 'This is not an export of Clatter.'],
    ['a list', '[]', 'This is not an export of Clatter.'],
    ['nothing', 'null', 'This is not an export of Clatter.'],
    ['another program’s file', '{"version":1}', 'This is not an export of Clatter.'],
    ['a future version', '{"format":"clatter","version":2}', 'newer version of Clatter'],
    ['no version', '{"format":"clatter"}', 'does not say which version'],
    ['missing parts', '{"format":"clatter","version":1}', 'damaged at “events”'],
    [
      'a broken event',
      '{"format":"clatter","version":1,"settings":{},"forms":{},"shelves":{"items":{}},"events":[{"type":"voided"}]}',
      'damaged at event 1: id',
    ],
  ])('%s is refused with what is wrong', async (_, text, problem) => {
    const read = await fileOf(text);
    expect('problem' in read && read.problem).toContain(problem);
  });

  it('half a file, and one of 50 MB, are refused with what is wrong', async () => {
    const text = exportAll(await createEvening());
    expect(await fileOf(text.slice(0, text.length / 2))).toHaveProperty(
      'problem',
      'This export is damaged or only part of a file.',
    );
    expect(await fileOf('', 50_000_000)).toHaveProperty(
      'problem',
      'This file is larger than 40 MB, which no export is.',
    );
    const gone = { size: 1, text: () => Promise.reject(new Error('gone')) };
    expect(await readBackupFile(gone)).toHaveProperty('problem', 'This file can’t be opened; choose it again.');
  });
});

describe('rolls as text', () => {
  it('leave out what is hidden or in the air, and are safe in a spreadsheet', async () => {
    const { tray } = await createEvening();
    tray.actions.roll({ system: 'coins', request: flip(1) });
    const rolls = publicRolls([coins], tray.party(), tray.getState());
    expect(rolls.map(({ number, voided }) => [number, voided])).toEqual([
      [1, false],
      [3, true],
    ]);
    expect(writeCsv(rolls).split('\r\n')).toEqual([
      'Roll,Time,System,Label,Description,Result,In words,Voided',
      `1,1970-01-01T00:00:01.000Z,Coins,Luck,Flip 2,2 heads,"'=Mira, ""the"" 1st: 2 heads",no`,
      '3,1970-01-01T00:00:01.000Z,Coins,,Flip 3,3 heads,Roller: 3 heads,yes',
      '',
    ]);
    const lines = rolls.map((roll) => plainLine(roll, () => 'at eight'));
    expect(lines).toEqual([
      '1. at eight Coins, Luck, Flip 2: =Mira, "the" 1st: 2 heads',
      '3. at eight Coins, Flip 3: Roller: 3 heads (voided)',
    ]);
  });

  it('say why a roll can’t be read', async () => {
    const record = { system: 'runes', request: {}, faces: [], steps: [] };
    const entry = { seats: {}, hidden: false, entered: [], record };
    const shelf = createMemoryShelf([{ id: 'a', at: 1_000, writer: 'other', type: 'rolled', entry }]);
    const { tray } = createTable({ shelf, start: 5_000 });
    await tray.ready;
    const [roll] = publicRolls([coins], tray.party(), tray.getState());
    expect(roll).toMatchObject({ title: 'Unreadable', sentence: 'No system “runes” is installed.' });
  });
});
