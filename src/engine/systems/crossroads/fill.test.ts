import * as v from 'valibot';
import { expect, test } from 'vitest';

import { crossroads, type CrossroadsSheet } from '.';

const { sheet: rules } = crossroads;

function sheetWith(fateDice: number, ...durations: readonly ('short' | 'long')[]): CrossroadsSheet {
  return { ...rules.empty, fateDice, temporaryFateDice: durations.map((duration) => ({ duration })) };
}

test('[X23] a sheet gives the named statistic and the Fate Dice left, less one for a Fated Action', () => {
  const sheet = { ...sheetWith(2, 'short'), statistics: { ...rules.empty.statistics, agility: 3 } };
  const request = crossroads.readRequest({ kind: 'skill', statisticName: 'agility', statistic: 1, modifiers: [1] });
  expect(rules.fill(request, 'player', sheet)).toEqual({ ...request, statistic: 3, fateDice: 3 });
  const fated = crossroads.readRequest({ kind: 'skill', statistic: 1, fated: true });
  expect(rules.fill(fated, 'player', sheet)).toEqual({ ...fated, statistic: 1, fateDice: 2 });
  expect(rules.fill(fated, 'player', rules.empty)).toEqual({ ...fated, fateDice: 0 });
  expect(rules.fill(request, 'referee', sheet)).toEqual(request);
});

test('[X23] the opponent’s numbers come from the opponent’s sheet', () => {
  const sheet = { ...sheetWith(2), statistics: { ...rules.empty.statistics, brawn: 4 } };
  const fill = (opposition: object) =>
    rules.fill(crossroads.readRequest({ kind: 'skill', statistic: 1, opposition }), 'opponent', sheet);
  expect(fill({ type: 'roll', statisticName: 'brawn' })).toMatchObject({
    statistic: 1,
    fateDice: 0,
    opposition: { statistic: 4, fateDice: 2 },
  });
  expect(fill({ type: 'peril', statistic: 0, statisticName: 'brawn' })).toMatchObject({
    statistic: 1,
    opposition: { type: 'peril', statistic: 4, edge: null },
  });
  expect(fill({ type: 'static', value: 1 })).toMatchObject({ statistic: 1, opposition: { type: 'static', value: 1 } });
});

test('[X23] a member’s sheet fills that member alone', () => {
  const sheet = { ...rules.empty, statistics: { ...rules.empty.statistics, brawn: 4 } };
  const request = crossroads.readRequest({
    kind: 'group',
    members: [{ statisticName: 'brawn' }, { statisticName: 'brawn' }],
  });
  expect(rules.fill(request, 'member-1', sheet)).toMatchObject({ members: [{ statistic: 0 }, { statistic: 4 }] });
});

test('[X22] an older sheet reads with what it lacks at nought; statistics are -2 to 4', () => {
  expect(v.parse(rules.schema, {})).toEqual(rules.empty);
  expect(v.parse(rules.schema, { fate: 3, statistics: { brawn: 4 } })).toEqual({
    ...rules.empty,
    fate: 3,
    statistics: { ...rules.empty.statistics, brawn: 4 },
  });
  expect(v.is(rules.schema, { statistics: { brawn: 5 } })).toBe(false);
  expect(v.is(rules.schema, { fateDice: -1 })).toBe(false);
  expect(v.is(rules.schema, { temporaryFateDice: [{ duration: 'for ever' }] })).toBe(false);
  expect(v.is(rules.changeSchema, { type: 'spend-everything' })).toBe(false);
});
