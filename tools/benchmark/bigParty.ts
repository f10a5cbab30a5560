import { d20 } from '@clatter/engine';
import { expect, type Page } from '@playwright/test';

const people = 30;
const rolls = 100;

/** One event of the log: thirty characters with their sheets, and a hundred kept attacks. */
function bigParty(): { readonly id: string } {
  const characters = Array.from({ length: people }, (_, place) => `person-${place}`);
  const added = characters.map((character, place) => ({
    type: 'character-added',
    character,
    details: { name: `Person ${place + 1}`, colour: 'teal', party: place % 3 === 0 ? 'Opponents' : 'Heroes' },
  }));
  const sheets = characters.map((character) => ({
    type: 'sheet-set',
    character,
    system: d20.id,
    sheet: { ...d20.sheet.empty, armourClass: 15 },
  }));
  const kept = Array.from({ length: rolls }, (_, place) => ({
    type: 'roll-kept',
    kept: {
      id: `kept-${place}`,
      name: `Attack ${place + 1}`,
      character: characters[place % people],
      system: d20.id,
      request: { kind: 'attack', modifier: 3, ac: null },
    },
  }));
  const change = { type: 'together', changes: [...added, ...sheets, ...kept] };
  return { id: '000000001-benchmark-0000', ...{ at: 1, writer: 'benchmark', type: 'changed', change } };
}

/** Puts the party into the log of an open tray, and opens a D20 attack by one of it. */
export async function setUpBigParty(page: Page): Promise<void> {
  await page.evaluate(async (event) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('clatter');
      opening.onupgradeneeded = () => opening.result.createObjectStore('events');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('The log can’t be opened.'));
    });
    const transaction = database.transaction('events', 'readwrite');
    transaction.objectStore('events').put(event, event.id);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, bigParty());
  await page.reload();
  await page.getByRole('tab', { name: 'D20' }).tap();
  await expect(page.getByRole('group', { name: 'Kept rolls' }).getByRole('button')).toHaveCount(rolls);
}
