import { crossroads, type CrossroadsRequest, d20, type D20Request, diecon, type DieconRequest } from '@clatter/engine';
import { free, type FreeRequest, ludo, type LudoRequest, type RuleSystem } from '@clatter/engine';
import { crossroadsSchema } from '@clatter/engine/crossroads';
import { d20Schema } from '@clatter/engine/d20';
import { dieconSchema } from '@clatter/engine/diecon';
import { freeSchema } from '@clatter/engine/free';
import { ludoSchema } from '@clatter/engine/ludo';
import { render } from '@testing-library/react';
import * as v from 'valibot';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { changedFields } from '../testing/changedFields';
import { operateControls } from '../testing/operateControls';
import { schemaFields } from '../testing/schemaFields';
import { emptyShelf } from '../testing/showPanel';
import { CrossroadsPanel } from './crossroads/CrossroadsPanel';
import { D20Panel } from './d20/D20Panel';
import { DieconPanel } from './diecon/DieconPanel';
import { FreePanel } from './free/FreePanel';
import { LudoPanel } from './ludo/LudoPanel';
import type { PanelProps } from './panelProps';

type Start = Readonly<Record<string, unknown>> & { readonly kind: string };

/** The fields that some control of the form changes, from these requests on. */
function reachedFields<Request extends Start>(
  Panel: ComponentType<PanelProps<Request>>,
  system: Pick<RuleSystem<Request, unknown, unknown, unknown>, 'readDraft'>,
  starts: readonly Start[],
): ReadonlySet<string> {
  const reached = new Set<string>();
  for (const start of starts) {
    const request = system.readDraft(start);
    const note = (changed: Request) => {
      for (const field of changedFields(request, changed, start.kind)) reached.add(field);
    };
    const props = { request, onChange: note, fault: undefined, recent: [], shelf: emptyShelf };
    const { container, unmount } = render(<Panel {...props} />);
    operateControls(container);
    unmount();
  }
  return reached;
}

const dice = [
  { count: 2, sides: 6 },
  { count: 1, sides: 8 },
];
const edge = { advantage: 1, disadvantage: 1 };

const ludoStarts = [
  {
    kind: 'contest',
    sides: [{ modifiers: [1, 2], ...edge, stat: 'Wit' }, { fixed: 12 }, { fixed: 3 }],
    damage: { dice, modifiers: [1] },
  },
  { kind: 'save', goal: 4, modifiers: [1, 2], ...edge, stat: 'Wit' },
  { kind: 'damage', dice, modifiers: [1] },
  { kind: 'check', table: { name: 'Road', sides: 6, rows: [{ from: 1, to: 3, text: 'Mud' }] }, ...edge },
  { kind: 'punch', ...edge, stat: 'Might' },
  { kind: 'movement' },
  { kind: 'penalty', pieces: [{ id: 'a', name: 'Rook', position: 3 }], friendly: [2] },
];

const test20 = {
  ...edge,
  modifiers: [1, 2],
  bonusDice: [{ count: 2, sides: 4 }],
  proficiency: { level: 5 },
};
const d20Starts = [
  { kind: 'check', ...test20, dc: 15, skill: 'stealth', ability: 'dexterity', tool: 'Rope' },
  { kind: 'save', ...test20, dc: 15 },
  { kind: 'attack', ...test20, ac: 15, finesse: true, damage: { dice, modifier: 1, sameModifier: false } },
  { kind: 'damage', dice, finesse: true },
];

const roller = { ...edge, modifiers: [1], statisticName: 'brawn' };
const crossroadsStarts = [
  { kind: 'skill', ...roller },
  { kind: 'skill', opposition: { type: 'static', value: 0 } },
  { kind: 'skill', opposition: { type: 'roll', ...roller } },
  { kind: 'skill', opposition: { type: 'peril', statistic: 0, statisticName: 'brawn', edge: 'advantage' } },
  { kind: 'group', members: [roller, roller] },
];

const setOtherwise = [
  // The form gives each piece an id of its own; its name is the user's.
  'penalty.pieces.*.id',
  // A friendly space is moved by taking it away and setting another.
  'penalty.friendly.*',
  // No proficiency and one that is not added are the same.
  'check.proficiency or none',
  'save.proficiency or none',
  'attack.proficiency or none',
];

describe.each([
  {
    name: 'Ludicrous Ludo',
    fields: schemaFields(ludoSchema, [{}, { fixed: 0 }]),
    reach: () => reachedFields<LudoRequest>(LudoPanel, ludo, ludoStarts),
  },
  {
    name: 'DIE-CON',
    fields: schemaFields(dieconSchema),
    reach: () =>
      reachedFields<DieconRequest>(DieconPanel, diecon, [{ kind: 'contest', attacker: { dice: 3 }, defender: {} }]),
  },
  {
    name: 'D20',
    fields: schemaFields(d20Schema),
    reach: () => reachedFields<D20Request>(D20Panel, d20, d20Starts),
  },
  {
    name: 'Crossroads',
    fields: schemaFields(crossroadsSchema),
    reach: () => reachedFields<CrossroadsRequest>(CrossroadsPanel, crossroads, crossroadsStarts),
  },
  {
    name: 'Free rolls',
    fields: schemaFields(freeSchema),
    reach: () => reachedFields<FreeRequest>(FreePanel, free, [{ kind: 'notation', text: '2d6' }]),
  },
])('$name', ({ fields, reach }) => {
  test('every field of every request has a control, and no control sets anything else', () => {
    const reached = reach();
    expect(fields.filter((field) => !reached.has(field) && !setOtherwise.includes(field))).toEqual([]);
    expect([...reached].filter((field) => !fields.includes(field))).toEqual([]);
  });
});

test('a field without a control is found', () => {
  const grown = v.variant('kind', [
    v.object({
      kind: v.literal('notation'),
      text: v.string(),
      luck: v.optional(v.nullable(v.number())),
      charms: v.array(v.object({ name: v.string() })),
    }),
  ]);
  const reached = reachedFields<FreeRequest>(FreePanel, free, [{ kind: 'notation', text: '2d6' }]);
  expect(schemaFields(grown).filter((field) => !reached.has(field))).toEqual([
    'notation.luck or null',
    'notation.luck',
    'notation.charms by number',
    'notation.charms.*.name',
  ]);
});
