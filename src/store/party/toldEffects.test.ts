import { expect, it } from 'vitest';

import { entries, roll } from '../testing/rolling';
import { createTable } from '../testing/table';
import { rerollGroup } from '../testing/toySystem';
import { wordsWithNames } from './seats';
import { toldEffects } from './toldEffects';

it('an effect is told by name; a spend that a voided roll leaves unpaid says that it changed nothing', async () => {
  const { tray } = createTable({ faces: [2] });
  await tray.ready;
  const details = { name: 'Mira', colour: 'teal', party: '' };
  tray.actions.change({ type: 'character-added', character: 'mira', details });
  const seats = { roller: 'mira' };
  const won = roll(tray, 1, { seats });
  const spent = roll(tray, 0, { seats });
  const last = roll(tray, 1, { seats });
  tray.actions.take(last, rerollGroup, { dice: [0] }, [1]);
  tray.actions.settle(tray.getState().throw?.id ?? '');

  const told = (id: string): readonly string[] => {
    const entry = entries(tray).find((one) => one.id === id);
    const opened = entry?.open();
    if (entry === undefined || opened?.type !== 'readable') throw new Error('The roll is there.');
    const words = wordsWithNames(opened.roll, entry.seats, tray.party());
    return toldEffects(entry, opened.roll, words, tray.party());
  };
  expect(told(won)).toEqual(['Mira wins one luck']);
  expect(told(spent)).toEqual([]);
  expect(told(last)).toEqual(['Mira spends one luck']);
  tray.actions.void(won);
  expect(told(last)).toEqual(['Mira spends one luck: the sheet has nothing to change, and stays as it was']);
});

it('a sentence that names nobody says at its end who rolled', async () => {
  const { tray } = createTable();
  await tray.ready;
  tray.actions.change({
    type: 'character-added',
    character: 'mira',
    details: { name: 'Mira', colour: 'teal', party: '' },
  });
  roll(tray, 1, { seats: { roller: 'mira' } });
  const opened = entries(tray)[0]?.open();
  if (opened?.type !== 'readable') throw new Error('The roll is there.');
  expect(wordsWithNames(opened.roll, { roller: 'mira' }, tray.party()).sentence).toBe('Mira: 1 heads');
  const silent = { ...opened.roll, words: () => ({ ...opened.roll.words(), sentence: 'Heads.' }) };
  expect(wordsWithNames(silent, { roller: 'mira' }, tray.party()).sentence).toBe('Heads. Rolled by Mira.');
});
