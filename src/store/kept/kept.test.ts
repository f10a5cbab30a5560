import { describe, expect, it } from 'vitest';

import { followOtherPages } from './createKeptStore';
import { createFormsStore, startForms, withDraft } from './forms';
import { createSettingsStore, settingsName, startSettings } from './settings';
import { createShelfStore, itemsFor, withItem, withoutItem } from './shelf';
import { createTextPlace, type TextStorage } from './textPlace';

function createStorage(
  texts: Readonly<Record<string, string>> = {},
): TextStorage & { readonly all: Map<string, string> } {
  const all = new Map(Object.entries(texts));
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, text) => void all.set(key, text),
    removeItem: (key) => void all.delete(key),
  };
}

describe('settings', () => {
  it('are there again after a reload', () => {
    const storage = createStorage();
    createSettingsStore(createTextPlace(() => storage)).setState({ theme: 'dark', hiddenSystems: ['coins'] });
    const place = createTextPlace(() => storage);
    expect(createSettingsStore(place).getState()).toEqual({
      ...startSettings,
      theme: 'dark',
      hiddenSystems: ['coins'],
    });
    expect(place.troubles.getState()).toEqual({ setAside: [], refused: false });
  });

  it('of an older version take the first value of what it did not have', () => {
    const storage = createStorage({ [settingsName]: '{"state":{"sound":true},"version":1}' });
    expect(createSettingsStore(createTextPlace(() => storage)).getState()).toEqual({ ...startSettings, sound: true });
  });

  it.each([
    '{broken',
    'null',
    '[]',
    '"x"',
    '',
    '{"state":null,"version":1}',
    '{"state":{"theme":7},"version":1}',
    '{"state":{"hiddenSystems":"all"},"version":1}',
    '{"state":{},"version":2}',
    '{"version":1}',
  ])('start afresh from the broken text %s, which is set aside until it is cleared', (text) => {
    const storage = createStorage({ [settingsName]: text });
    const place = createTextPlace(() => storage);
    const settings = createSettingsStore(place);
    expect(settings.getState()).toEqual(startSettings);
    const aside = [{ key: 'clatter.settings.set-aside.1', text }];
    expect(place.troubles.getState().setAside).toEqual(aside);
    settings.setState({ sound: true });
    const next = createTextPlace(() => storage);
    expect(createSettingsStore(next).getState().sound).toBe(true);
    expect(next.troubles.getState().setAside).toEqual(aside);
    next.clearSetAside();
    expect([...storage.all.keys()]).toEqual([settingsName]);
  });

  it('work in memory where the browser refuses storage', () => {
    const full = {
      ...createStorage(),
      setItem: () => {
        throw new Error('full');
      },
    };
    const closed = (): TextStorage => {
      throw new Error('denied');
    };
    for (const open of [() => full, closed]) {
      const place = createTextPlace(open);
      const settings = createSettingsStore(place);
      settings.setState({ theme: 'light' });
      expect(settings.getState().theme).toBe('light');
      expect(place.troubles.getState().refused).toBe(true);
    }
  });

  it('follow those of another page', () => {
    const storage = createStorage();
    const page = new EventTarget();
    const [mine, theirs] = [1, 2].map(() => createSettingsStore(createTextPlace(() => storage)));
    if (mine === undefined || theirs === undefined) throw new Error('There are two pages.');
    followOtherPages(mine, settingsName, page);
    theirs.setState({ theme: 'dark' });
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }));
    expect(mine.getState().theme).toBe('system');
    page.dispatchEvent(Object.assign(new Event('storage'), { key: settingsName }));
    expect(mine.getState().theme).toBe('dark');
  });
});

describe('forms', () => {
  it('are as they were left', () => {
    const storage = createStorage();
    const forms = createFormsStore(createTextPlace(() => storage));
    expect(forms.getState()).toEqual(startForms);
    forms.setState((state) => ({ ...withDraft(state, 'coins', 'flip', { coins: 3 }), system: 'coins' }));
    expect(createFormsStore(createTextPlace(() => storage)).getState()).toEqual({
      ...startForms,
      system: 'coins',
      drafts: { 'coins/flip': { coins: 3 } },
    });
  });
});

describe('a shelf', () => {
  it('keeps things by name for each kind of roll', () => {
    const storage = createStorage();
    const shelf = createShelfStore(createTextPlace(() => storage));
    shelf.setState((state) => withItem(state, 'coins', 'flip', { id: '1', name: 'Weather', data: [1] }));
    shelf.setState((state) => withItem(state, 'coins', 'flip', { id: '2', name: 'Weather', data: [2] }));
    shelf.setState((state) => withItem(state, 'coins', 'flip', { id: '3', name: 'Mood', data: [3] }));
    const next = createShelfStore(createTextPlace(() => storage));
    expect(itemsFor(next.getState(), 'coins', 'flip').map(({ id }) => id)).toEqual(['2', '3']);
    next.setState((state) => withoutItem(state, 'coins', 'flip', '2'));
    expect(itemsFor(next.getState(), 'coins', 'flip').map(({ name }) => name)).toEqual(['Mood']);
    expect(itemsFor(next.getState(), 'coins', 'other')).toEqual([]);
  });
});
