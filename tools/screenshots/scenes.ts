import type { Page } from '@playwright/test';
import type { Hand } from '../../e2e/support/hand';

/** A roll to be pictured: where its form is, what is changed there, and the faces its dice show. */
export interface Scene {
  readonly name: string;
  readonly system: string;
  readonly kind?: string;
  readonly prepare?: (page: Page, hand: Hand) => Promise<void>;
  readonly faces: readonly number[];
  /** What the dice show after the card's button of this name was pressed. */
  readonly then?: { readonly press: string | RegExp; readonly faces: readonly number[] };
}

const ludo = 'Ludicrous Ludo';
const crossroads = 'Crossroads';

function number(page: Page, group: string, field: string, value: string, hand: Hand): Promise<void> {
  const fields = page.getByRole('group', { name: group, exact: true });
  return hand.write(fields.getByRole('spinbutton', { name: field, exact: true }), value);
}

function free(name: string, notation: string, faces: readonly number[]): Scene {
  return {
    name,
    system: 'Free rolls',
    prepare: (page, hand) => hand.write(page.getByRole('textbox', { name: 'Notation' }), notation),
    faces,
  };
}

function pools(name: string, attacker: readonly number[], defender: readonly number[]): Scene {
  return {
    name,
    system: 'DIE-CON',
    prepare: async (page, hand) => {
      await hand.write(page.getByRole('spinbutton', { name: 'Attacker’s dice' }), String(attacker.length));
      await hand.write(page.getByRole('spinbutton', { name: 'Defender’s dice' }), String(defender.length));
    },
    faces: [...attacker, ...defender],
  };
}

/** So many faces of a die, each number in turn. */
function turns(sides: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => ((place * 7) % sides) + 1);
}

const contest: readonly Scene[] = [
  {
    name: 'ludo-contest-grazing',
    system: ludo,
    kind: 'Contest',
    prepare: async (page, hand) => {
      await number(page, 'Offender', 'Modifier', '2', hand);
      await number(page, 'Defender', 'Modifier', '5', hand);
      await number(page, 'Defender', 'Disadvantage', '1', hand);
    },
    faces: [12, 9, 11],
  },
  { name: 'ludo-contest-critical', system: ludo, kind: 'Contest', faces: [20, 7, 15] },
  {
    name: 'ludo-contest-four-sides',
    system: ludo,
    kind: 'Contest',
    prepare: async (page, hand) => {
      await hand.press(page.getByRole('button', { name: 'Add a defender' }));
      await hand.press(page.getByRole('button', { name: 'Add a defender' }));
    },
    faces: [1, 16, 3, 6, 19],
  },
];

const ludoKinds: readonly Scene[] = [
  { name: 'ludo-saving-throw', system: ludo, kind: 'Saving throw', faces: [3] },
  {
    name: 'ludo-damage',
    system: ludo,
    kind: 'Damage',
    prepare: (page, hand) => hand.write(page.getByRole('spinbutton', { name: 'Dice 1: how many' }), '4'),
    faces: [1, 6, 5, 3],
  },
  { name: 'ludo-table', system: ludo, kind: 'Table check', faces: [6] },
  { name: 'ludo-punch', system: ludo, kind: 'Punch', faces: [6] },
  { name: 'ludo-movement', system: ludo, kind: 'Movement', faces: [4] },
  { name: 'ludo-penalty', system: ludo, kind: 'Penalty', faces: [4] },
];

const d20: readonly Scene[] = [
  {
    name: 'd20-check-failure',
    system: 'D20',
    kind: 'Check',
    prepare: async (page, hand) => {
      await hand.write(page.getByRole('spinbutton', { name: 'Ability modifier' }), '3');
      await hand.write(page.getByRole('spinbutton', { name: 'Advantage', exact: true }), '1');
      await hand.press(page.getByRole('button', { name: '+1d4' }).or(page.getByRole('button', { name: '+d4' })));
    },
    faces: [4, 6, 2],
  },
  { name: 'd20-save', system: 'D20', kind: 'Save', faces: [16] },
  { name: 'd20-attack-critical', system: 'D20', kind: 'Attack', faces: [20] },
  { name: 'd20-attack-miss', system: 'D20', kind: 'Attack', faces: [1] },
  { name: 'd20-damage', system: 'D20', kind: 'Damage', faces: [7] },
];

const skills: readonly Scene[] = [
  {
    name: 'crossroads-skill-double',
    system: crossroads,
    kind: 'Skill',
    prepare: async (page, hand) => {
      await hand.choose(page.getByRole('radio', { name: 'a2' }));
    },
    faces: [5, 5, 2, 1, 6],
  },
  {
    name: 'crossroads-skill-opposed',
    system: crossroads,
    kind: 'Skill',
    prepare: (page, hand) => hand.choose(page.getByRole('radio', { name: 'Opposing roll' })),
    faces: [6, 5, 2, 1, 6, 3, 1, 4],
  },
  {
    name: 'crossroads-skill-peril',
    system: crossroads,
    kind: 'Skill',
    prepare: (page, hand) => hand.choose(page.getByRole('radio', { name: 'Peril Die' })),
    faces: [2, 6, 6, 1, 3],
  },
  {
    name: 'crossroads-group',
    system: crossroads,
    kind: 'Group',
    prepare: (page, hand) => hand.press(page.getByRole('button', { name: /^Add/ }).first()),
    faces: [6, 5, 1, 1, 2, 3, 4, 5, 3, 6, 6, 2],
  },
];

/** Every system's results, in their tones. */
export const scenes: readonly Scene[] = [
  ...contest,
  ...ludoKinds,
  pools('diecon-overkill', [6, 6, 5, 4, 2], [6, 3, 2, 1]),
  pools('diecon-defence', [4, 3, 1], [6, 5, 5, 2]),
  pools('diecon-tie', [5, 3, 1], [5, 3, 1]),
  pools('diecon-large', [6, 6, 5, 5, 4, 3, 2, 1], [6, 5, 5, 4, 3, 3, 2, 1]),
  ...d20,
  ...skills,
  free('free-every-die', '1d4 + 1d6 + 1d8 + 1d10 + 1d12 + 1d20 + 1d100', [3, 6, 7, 9, 11, 17, 42]),
  free('free-dropped', '4d6dl1 + 2', [1, 3, 6, 6]),
  free('free-thirty', '30d20', turns(20, 30)),
  free('free-more-than-drawn', '63d6', turns(6, 63)),
];
