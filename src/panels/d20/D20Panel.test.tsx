import { d20 } from '@clatter/engine';
import { configure, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showPanel } from '../../testing/showPanel';
import type { PanelFault } from '../panelProps';
import { D20Panel } from './D20Panel';

// Whether each ancestor is shown is costly to work out, and nothing in these forms is hidden by style.
configure({ defaultHidden: true });

function show(start: object, fault?: PanelFault) {
  return showPanel(D20Panel, d20.readDraft, start, fault);
}

async function write(user: UserEvent, name: string, text: string) {
  const field = screen.getByRole('spinbutton', { name });
  await user.clear(field);
  await user.type(field, text);
}

function press(user: UserEvent, name: string | RegExp) {
  return user.click(screen.getByRole('button', { name }));
}

function turn(user: UserEvent, name: string) {
  return user.click(screen.getByRole('switch', { name }));
}

const kinds = ['check', 'save', 'attack'];

test.each(kinds)('a %s takes its modifier, both counts of an edge, and inspiration', async (kind) => {
  const { user, read } = show({ kind });
  await write(user, 'Ability modifier', '-3');
  await write(user, 'Advantage', '2');
  await write(user, 'Disadvantage', '1');
  await turn(user, 'Heroic Inspiration held');
  expect(read()).toMatchObject({ modifier: -3, advantage: 2, disadvantage: 1, inspiration: true });
});

test('skill and tool together are told as an advantage', async () => {
  const { user } = show({ kind: 'check' });
  await turn(user, 'Proficient in the skill');
  expect(screen.getByText('One d20.')).toBeVisible();
  await turn(user, 'Proficient with the tool');
  expect(screen.getByText('Two d20s, the higher counts; skill and tool together are one advantage.')).toBeVisible();
});

test.each(kinds)('a %s takes bonus and penalty dice at one tap, and any number and kind of them', async (kind) => {
  const { user, read } = show({ kind });
  await press(user, '+1d4');
  await press(user, '+1d4');
  await press(user, '−1d6');
  expect(read()).toMatchObject({
    bonusDice: [
      { count: 2, sides: 4, sign: 1 },
      { count: 1, sides: 6, sign: -1 },
    ],
  });
  await write(user, 'Bonus dice 2: how many', '3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bonus dice 2: which die' }), '− d20');
  await press(user, 'Remove bonus dice 1, +2d4');
  expect(read()).toMatchObject({ bonusDice: [{ count: 3, sides: 20, sign: -1 }] });
});

test.each(kinds)('a %s takes other modifiers, each by itself', async (kind) => {
  const { user, read } = show({ kind });
  await user.click(screen.getByText('Other modifiers', { selector: 'summary *' }));
  await press(user, 'Add modifier');
  await press(user, 'Add modifier');
  await write(user, 'Modifier 2', '-2');
  expect(read()).toMatchObject({ modifiers: [0, -2] });
  await press(user, 'Remove modifier 1, +0');
  expect(read()).toMatchObject({ modifiers: [-2] });
});

test.each([
  ['save', 'Proficient in the save'],
  ['attack', 'Proficient with the weapon'],
  ['check', 'Applies without skill or tool'],
])('a %s takes proficiency by level, doubled or halved', async (kind, name) => {
  const { user, read } = show({ kind });
  await user.click(screen.getByText('Proficiency'));
  await turn(user, name);
  await write(user, 'Level or challenge rating', '9');
  await turn(user, 'Doubled');
  expect(screen.getByText('+8 on this roll.')).toBeVisible();
  await turn(user, 'Halved');
  expect(screen.getByText('+4 on this roll.')).toBeVisible();
  expect(read()).toMatchObject({ proficiency: { level: 9, applies: true, doubled: true, halved: true } });
});

test('a skill or a tool brings the proficiency of the level', async () => {
  const { user, read } = show({ kind: 'check', proficiency: { level: 5 } });
  expect(screen.getByText('level 5, not added')).toBeVisible();
  await turn(user, 'Proficient in the skill');
  await turn(user, 'Proficient with the tool');
  expect(read()).toMatchObject({
    skillProficient: true,
    toolProficient: true,
    proficiency: { level: 5, applies: false },
  });
  expect(screen.getByText('level 5, adds 3')).toBeVisible();
});

test('switching a skill on where no level was given makes a request that can be rolled', async () => {
  const { user, read } = show({ kind: 'check' });
  await turn(user, 'Proficient in the skill');
  expect(d20.readRequest(read())).toMatchObject({ proficiency: { level: 1 } });
});

test.each(['check', 'save'])('a %s takes a usual DC at one tap, any other, or none', async (kind) => {
  const { user, read } = show({ kind, dc: 12 });
  const ladder = within(screen.getByRole('group', { name: 'Usual DCs' }));
  expect(ladder.queryByRole('radio', { checked: true })).toBeNull();
  await user.click(ladder.getByRole('radio', { name: '20' }));
  expect(ladder.getByRole('radio', { name: '20' })).toHaveAccessibleDescription('Hard');
  expect(read()).toMatchObject({ dc: 20 });
  await write(user, 'DC', '17');
  await turn(user, 'DC not known');
  expect(read()).toMatchObject({ dc: null });
  await turn(user, 'DC not known');
  expect(read()).toMatchObject({ dc: 17 });
});

test('a request without a target becomes one against 15 once the target is known', async () => {
  const { user, read } = show({ kind: 'attack' });
  expect(screen.queryByRole('spinbutton', { name: 'AC' })).toBeNull();
  await turn(user, 'AC not known');
  expect(read()).toMatchObject({ ac: 15 });
  await write(user, 'AC', '19');
  expect(read()).toMatchObject({ ac: 19 });
});

test('an AC is worked out from 10, Dexterity, and armour and other', async () => {
  const { user, read } = show({ kind: 'attack' });
  await user.click(screen.getByText('Work out an AC'));
  await write(user, 'Target’s Dexterity', '-1');
  await write(user, 'Armour and other', '7');
  await press(user, 'Use AC 16');
  expect(read()).toMatchObject({ ac: 16 });
});

test('a save may be failed by choice', async () => {
  const { user, read } = show({ kind: 'save' });
  await turn(user, 'Fail by choice');
  expect(read()).toMatchObject({ chooseToFail: true });
});

test.each([
  ['check', 'Lift, push, break'],
  ['save', 'Withstand force'],
  ['attack', 'Melee and unarmed'],
])('a %s names its ability, each with what it is for', async (kind, use) => {
  const { user, read } = show({ kind, modifier: 2 });
  await user.click(screen.getByText('Ability', { selector: 'summary *' }));
  const strength = screen.getByRole('radio', { name: 'Strength' });
  expect(strength).toHaveAccessibleDescription(use);
  await user.click(strength);
  expect(read()).toMatchObject({ ability: 'strength', modifier: 2 });
  await user.click(screen.getByRole('radio', { name: 'None named' }));
  expect(read()).not.toHaveProperty('ability', expect.anything());
});

test('a score gives its modifier', async () => {
  const { user, read } = show({ kind: 'check' });
  await user.click(screen.getByText('Ability', { selector: 'summary *' }));
  await write(user, 'Ability score', '9');
  await press(user, 'Use −1');
  expect(read()).toMatchObject({ modifier: -1 });
});

test('a check names its skill, which sets the usual ability, and its tool', async () => {
  const { user, read } = show({ kind: 'check', ability: 'strength' });
  await user.click(screen.getByText('Skill and tool'));
  const skill = screen.getByRole('combobox', { name: 'Skill' });
  expect(within(skill).getAllByRole('option')).toHaveLength(19);
  await user.selectOptions(skill, 'Stealth (Dexterity)');
  await user.type(screen.getByRole('textbox', { name: 'Tool' }), 'Cook’s utensils');
  expect(read()).toMatchObject({ skill: 'stealth', ability: 'dexterity', tool: 'Cook’s utensils' });
  expect(screen.getByText('Stealth, Cook’s utensils')).toBeInTheDocument();
  await user.selectOptions(skill, 'None named');
  await user.clear(screen.getByRole('textbox', { name: 'Tool' }));
  expect(read()).not.toHaveProperty('skill', expect.anything());
  expect(read()).not.toHaveProperty('tool', expect.anything());
  expect(read()).toMatchObject({ ability: 'dexterity' });
});

test.each([{ kind: 'attack' }, { kind: 'damage', dice: [{ count: 1, sides: 6 }] }])(
  'a finesse weapon takes the better of two modifiers: %j',
  async (start) => {
    const { user, read } = show({ ...start, modifier: 1 });
    await user.click(screen.getByText('Ability', { selector: 'summary *' }));
    await turn(user, 'Finesse weapon');
    await write(user, 'Dexterity modifier', '4');
    expect(read()).toMatchObject({ finesse: true, modifier: 4 });
    await write(user, 'Strength modifier', '3');
    expect(read()).toMatchObject({ modifier: 4 });
    await write(user, 'Dexterity modifier', '2');
    expect(read()).toMatchObject({ modifier: 3 });
    expect(screen.getByText('The better is +3.')).toBeVisible();
  },
);

test('an attack brings its damage along, which follows the attack’s modifier until told otherwise', async () => {
  const { user, read } = show({ kind: 'attack', ac: 15, modifier: 3 });
  await user.click(screen.getByText('Damage on a hit'));
  await turn(user, 'Offer damage after a hit');
  expect(read()).toMatchObject({ damage: { dice: [{ count: 1, sides: 8 }], modifier: 3 } });
  await press(user, 'Add a d6');
  await write(user, 'Ability modifier', '5');
  expect(read()).toMatchObject({
    damage: {
      dice: [
        { count: 1, sides: 8 },
        { count: 1, sides: 6 },
      ],
      modifier: 5,
    },
  });
  await turn(user, 'Same modifier as the attack');
  await write(user, 'Damage modifier', '1');
  await write(user, 'Ability modifier', '2');
  expect(read()).toMatchObject({ modifier: 2, damage: { modifier: 1 } });
  await turn(user, 'Same modifier as the attack');
  expect(read()).toMatchObject({ damage: { modifier: 2 } });
  await turn(user, 'Offer damage after a hit');
  expect(read()).not.toHaveProperty('damage', expect.anything());
  await write(user, 'Ability modifier', '6');
  await turn(user, 'Offer damage after a hit');
  expect(read()).toMatchObject({ damage: { dice: [{ sides: 8 }, { sides: 6 }], modifier: 6 } });
});

test('damage takes dice, modifier, critical and inspiration', async () => {
  const { user, read } = show({ kind: 'damage', dice: [{ count: 1, sides: 8 }] });
  await press(user, 'Add a d8');
  await write(user, 'Modifier', '-1');
  await turn(user, 'Critical hit');
  await turn(user, 'Heroic Inspiration held');
  expect(read()).toMatchObject({ dice: [{ count: 2, sides: 8 }], modifier: -1, critical: true, inspiration: true });
});

test.each([
  [{ kind: 'attack' }, 'modifier', 'Ability modifier'],
  [{ kind: 'save', dc: 5 }, 'dc', 'DC'],
  [{ kind: 'attack', ac: 5 }, 'ac', 'AC'],
  [{ kind: 'damage', dice: [{ count: 1, sides: 8 }] }, 'modifier', 'Modifier'],
  [{ kind: 'check' }, 'proficiency.level', 'Level or challenge rating'],
])('in %j a fault of %s stands at its field', (start, path, name) => {
  show(start, { message: 'Write something else.', path });
  expect(screen.getByRole('spinbutton', { name })).toHaveAccessibleDescription(/Write something else\./);
});
