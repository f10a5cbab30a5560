import { expect, test } from 'vitest';

import { crossroads } from '.';

const emptySkill = {
  kind: 'skill',
  statistic: 0,
  modifiers: [],
  advantage: 0,
  disadvantage: 0,
  fated: false,
  fateDice: 0,
  opposition: null,
};
const emptyRoller = { statistic: 0, modifiers: [], advantage: 0, disadvantage: 0 };

test('[X1] what is absent is nought, nothing or nobody', () => {
  expect(crossroads.readRequest({ kind: 'skill' })).toStrictEqual(emptySkill);
  expect(crossroads.readRequest({ kind: 'group', members: [{}] })).toStrictEqual({
    kind: 'group',
    members: [emptyRoller],
  });
  expect(crossroads.readRequest({ kind: 'skill', opposition: { type: 'roll' } })).toStrictEqual({
    ...emptySkill,
    opposition: { type: 'roll', ...emptyRoller, fateDice: 0 },
  });
  expect(crossroads.readRequest({ kind: 'skill', opposition: { type: 'peril', statistic: -5 } })).toStrictEqual({
    ...emptySkill,
    opposition: { type: 'peril', statistic: -5, edge: null },
  });
});

test('[X1] being fated is passed over for an opponent and for members, like any field that nobody knows', () => {
  const opposed = crossroads.readRequest({ kind: 'skill', opposition: { type: 'roll', fated: true }, label: 'log' });
  expect(opposed).toStrictEqual({ ...emptySkill, opposition: { type: 'roll', ...emptyRoller, fateDice: 0 } });
  expect(crossroads.plan(crossroads.readRequest({ kind: 'group', members: [{ fated: true }] }))).toHaveLength(3);
});

test.each([['luck'], [7], [null], [['brawn']]])(
  '[X1] the statistic name %j is left out, not refused',
  (statisticName) => {
    expect(crossroads.readRequest({ kind: 'skill', statisticName })).toEqual(emptySkill);
  },
);

test('[X1] a statistic’s name rides along and decides nothing', () => {
  const request = crossroads.readRequest({ kind: 'skill', statisticName: 'brawn', statistic: 2 });
  expect(request).toStrictEqual({ ...emptySkill, statisticName: 'brawn', statistic: 2 });
  const record = { system: 'crossroads', faces: [3, 4, 2] };
  expect(crossroads.resolve(crossroads.read({ ...record, request }))).toEqual(
    crossroads.resolve(crossroads.read({ ...record, request: { ...request, statisticName: 'agility' } })),
  );
});

test.each([
  [{ kind: 'duel' }, 'kind'],
  [{ kind: 'skill', statistic: 1.5 }, 'statistic'],
  [{ kind: 'skill', statistic: null }, 'statistic'],
  [{ kind: 'skill', statistic: '1' }, 'statistic'],
  [{ kind: 'skill', modifiers: 1 }, 'modifiers'],
  [{ kind: 'skill', modifiers: null }, 'modifiers'],
  [{ kind: 'skill', modifiers: [1, '2'] }, 'modifiers.1'],
  [{ kind: 'skill', advantage: -1 }, 'advantage'],
  [{ kind: 'skill', disadvantage: true }, 'disadvantage'],
  [{ kind: 'skill', fated: 1 }, 'fated'],
  [{ kind: 'skill', fated: null }, 'fated'],
  [{ kind: 'skill', fateDice: -1 }, 'fateDice'],
  [{ kind: 'skill', opposition: 'none' }, 'opposition'],
  [{ kind: 'skill', opposition: [] }, 'opposition.type'],
  [{ kind: 'skill', opposition: { type: 'wall' } }, 'opposition.type'],
  [{ kind: 'skill', opposition: { type: 'static' } }, 'opposition.value'],
  [{ kind: 'skill', opposition: { type: 'static', value: null } }, 'opposition.value'],
  [{ kind: 'skill', opposition: { type: 'static', value: 3 } }, 'opposition.value'],
  [{ kind: 'skill', opposition: { type: 'static', value: -2 } }, 'opposition.value'],
  [{ kind: 'skill', opposition: { type: 'roll', advantage: -1 } }, 'opposition.advantage'],
  [{ kind: 'skill', opposition: { type: 'roll', fateDice: 0.5 } }, 'opposition.fateDice'],
  [{ kind: 'skill', opposition: { type: 'peril' } }, 'opposition.statistic'],
  [{ kind: 'skill', opposition: { type: 'peril', statistic: 1, edge: 1 } }, 'opposition.edge'],
  [{ kind: 'group' }, 'members'],
  [{ kind: 'group', members: {} }, 'members'],
  [{ kind: 'group', members: [] }, 'members'],
  [{ kind: 'group', members: Array.from({ length: 101 }, () => ({})) }, 'members'],
  [{ kind: 'group', members: [null] }, 'members.0'],
  [{ kind: 'group', members: [{}, []] }, 'members.1'],
  [{ kind: 'group', members: [{}, { advantage: -1 }] }, 'members.1.advantage'],
])('[X1] %j is refused at its field', (request, path) => {
  expect(() => crossroads.readRequest(request)).toThrow(
    expect.objectContaining({ code: 'invalid-request', path, message: expect.stringContaining(path) }),
  );
});

test('[X1] a hundred members may roll together', () => {
  const members = Array.from({ length: 100 }, () => ({}));
  expect(crossroads.plan(crossroads.readRequest({ kind: 'group', members }))).toHaveLength(300);
});

test.each([
  [{ kind: 'skill' }, 'Skill'],
  [{ kind: 'skill', statisticName: 'willpower', disadvantage: 2 }, 'Willpower, disadvantage 2'],
  [{ kind: 'skill', fated: true, advantage: 1 }, 'Skill, Fated Action, advantage 2'],
  [{ kind: 'skill', advantage: 1, disadvantage: 1 }, 'Skill'],
  [{ kind: 'skill', opposition: { type: 'static', value: 0 } }, 'Skill, against a Weak Hit'],
  [{ kind: 'skill', opposition: { type: 'roll' } }, 'Skill, opposed'],
  [{ kind: 'skill', opposition: { type: 'peril', statistic: 1 } }, 'Skill, with a Peril Die'],
  [{ kind: 'group', members: [{}] }, 'Group, 1 member'],
  [{ kind: 'group', members: [{}, {}] }, 'Group, 2 members'],
])('[X24] %j is called “%s”', (request, description) => {
  expect(crossroads.describe(crossroads.readRequest(request))).toBe(description);
});
