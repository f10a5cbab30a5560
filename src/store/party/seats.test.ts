import { ruleSystems } from '@clatter/engine';
import { expect, it } from 'vitest';

import { emptyParty, type Party } from './party';
import { fillFromSheets } from './seats';

const details = { name: 'Mira', colour: 'teal', party: '' };
const stressed = { stats: [{ name: 'Might', value: 2 }], stressed: true, pieces: [] };
const party: Party = { ...emptyParty, characters: [{ ...details, id: 'mira', sheets: { ludo: stressed } }] };

it('a seat with a number takes the numbers of that side from its character’s sheet', () => {
  const ludo = ruleSystems.find(({ id }) => id === 'ludo');
  const contest = ludo?.kinds.find(({ id }) => id === 'contest')?.start;
  if (ludo === undefined) throw new Error('Ludicrous Ludo is a system.');
  expect(fillFromSheets(ludo, contest, { 1: 'mira' }, party)).toMatchObject({
    sides: [{ stressed: false }, { stressed: true }],
  });
});
