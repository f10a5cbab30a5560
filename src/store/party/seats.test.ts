import { ruleSystems } from '@clatter/engine';
import { expect, it } from 'vitest';

import { withDifferences } from './differences';
import { emptyParty, type Party } from './party';
import { fillFromSheets, fillUnchanged, renewRequest } from './seats';

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

function ludoContest() {
  const ludo = ruleSystems.find(({ id }) => id === 'ludo');
  if (ludo === undefined) throw new Error('Ludicrous Ludo is a system.');
  const contest = ludo.fill({ kind: 'contest', sides: [{ stat: 'Might', modifiers: [0] }, {}] }, 0, stressed);
  return { ludo, contest };
}

it('what was set by hand stays, and all else is as the sheet has it', () => {
  const { ludo, contest } = ludoContest();
  const byHand = withDifferences(contest, [
    { path: 'sides.0.modifiers.0', value: 5 },
    { path: 'sides.0.stressed', value: false },
  ]);
  const filled = fillUnchanged(ludo, byHand, { 0: 'mira' }, party, ['sides.0.modifiers.0']);
  expect(filled).toMatchObject({ sides: [{ modifiers: [5], stressed: true }, {}] });
});

it('a request is renewed by what its sheets became since, and keeps what it had besides', () => {
  const { ludo } = ludoContest();
  const calm = {
    ...party,
    characters: [{ ...details, id: 'mira', sheets: { ludo: { ...stressed, stressed: false } } }],
  };
  const request = { kind: 'contest', sides: [{ stat: 'Might', modifiers: [7], stressed: false }, {}] };
  expect(renewRequest(ludo, request, { 0: 'mira' }, calm, party)).toMatchObject({
    sides: [{ modifiers: [7], stressed: true }, {}],
  });
});
