import { crossroads, type CrossroadsRequest } from '@clatter/engine';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CrossroadsPanel } from './CrossroadsPanel';

const shelf = { items: [], keep: () => undefined, remove: () => undefined };
const skill = crossroads.readRequest({ kind: 'skill' });

/** Shows the form as the tray does: what it tells is what it shows next. */
function show(start: object): () => unknown {
  const told: CrossroadsRequest[] = [];
  function Kept() {
    const [request, setRequest] = useState(crossroads.readRequest(start));
    const onChange = (changed: CrossroadsRequest) => {
      told.push(changed);
      setRequest(crossroads.readDraft(changed));
    };
    return <CrossroadsPanel request={request} onChange={onChange} fault={undefined} recent={[]} shelf={shelf} />;
  }
  render(<Kept />);
  return () => told.at(-1);
}

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (group: string, name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));

test('the statistic is stepped and typed', async () => {
  const last = show(skill);
  await tap('More Statistic');
  expect(last()).toEqual({ ...skill, statistic: 1 });
  await userEvent.clear(screen.getByRole('spinbutton', { name: 'Statistic' }));
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Statistic' }), '-2');
  expect(last()).toEqual({ ...skill, statistic: -2 });
});

test('the statistic is named, and unnamed again', async () => {
  const last = show(skill);
  await userEvent.click(screen.getByText('More'));
  await choose('Which statistic', 'Agility');
  expect(last()).toEqual({ ...skill, statisticName: 'agility' });
  expect(screen.getByRole('spinbutton', { name: 'Agility' })).toBeVisible();
  await choose('Which statistic', 'None named');
  expect(last()).toEqual({ ...skill, statisticName: undefined });
});

test.each([
  ['d3', 0, 3],
  ['d2', 0, 2],
  ['d1', 0, 1],
  ['even', 0, 0],
  ['a1', 1, 0],
  ['a2', 2, 0],
  ['a3', 3, 0],
] as const)('one tap on %s sets the edge', async (name, advantage, disadvantage) => {
  const last = show({ ...skill, advantage: 1, disadvantage: 4 });
  await choose('Edge', name);
  expect(last()).toEqual({ ...skill, advantage, disadvantage });
  expect(screen.getByRole('radio', { name })).toBeChecked();
});

test('both kinds are set at once, and the form tells that they cancel one by one', async () => {
  const last = show({ ...skill, advantage: 2 });
  await choose('Edge', 'both');
  expect(last()).toEqual({ ...skill, advantage: 2, disadvantage: 1 });
  expect(screen.getByRole('group', { name: 'Edge' })).toHaveAccessibleDescription(
    'a2 and d1 come to a1: one die more, and the lowest goes.',
  );
  await tap('More Disadvantage');
  expect(last()).toEqual({ ...skill, advantage: 2, disadvantage: 2 });
  expect(screen.getByRole('group', { name: 'Edge' })).toHaveAccessibleDescription(
    'a2 and d2 come to an even roll: three dice, and all stay.',
  );
});

test.each([
  [{}, 'Even: three dice, and all stay.'],
  [{ advantage: 1 }, 'a1: one die more, and the lowest goes.'],
  [{ disadvantage: 2 }, 'd2: two dice more, and the two highest go.'],
  [{ fated: true }, 'Fated Action comes to a1: one die more, and the lowest goes.'],
  [{ advantage: 9 }, 'a9 comes to a3: three dice more, and the three lowest go.'],
  [
    { advantage: 1, disadvantage: 5, fated: true },
    'a1, d5 and Fated Action come to d3: three dice more, and the three highest go.',
  ],
])('the edge of %j is told', (sources, told) => {
  show({ ...skill, ...sources });
  expect(screen.getByRole('group', { name: 'Edge' })).toHaveAccessibleDescription(told);
});

test('more than three of one kind have no tap of their own and stay as counted', () => {
  show({ ...skill, advantage: 5 });
  const edge = within(screen.getByRole('group', { name: 'Edge' }));
  for (const radio of edge.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(screen.getByRole('spinbutton', { name: 'Advantage' })).toHaveValue('5');
});

test('a Fated Action and the Fate Dice left are set', async () => {
  const last = show(skill);
  await userEvent.click(screen.getByRole('switch', { name: 'Fated Action' }));
  expect(last()).toEqual({ ...skill, fated: true });
  await tap('More Fate Dice left');
  expect(last()).toEqual({ ...skill, fated: true, fateDice: 1 });
});

test('modifiers are added, told when folded, and removed', async () => {
  const last = show({ ...skill, modifiers: [2, -1] });
  expect(screen.getByText('+2, −1')).toBeInTheDocument();
  await userEvent.click(screen.getByText('More'));
  await tap('Add modifier');
  expect(last()).toEqual({ ...skill, modifiers: [2, -1, 0] });
  await tap('Remove modifier 1, +2');
  expect(last()).toEqual({ ...skill, modifiers: [-1, 0] });
});

test('a fixed opposition has one of the four Success Values', async () => {
  const last = show(skill);
  await choose('Opposition', 'Success Value');
  expect(last()).toEqual({ ...skill, opposition: { type: 'static', value: 0 } });
  for (const [name, value] of [
    ['Miss', -1],
    ['Hit', 1],
    ['Strong Hit', 2],
    ['Weak Hit', 0],
  ] as const) {
    await choose('Opposing Success Value', name);
    expect(last()).toEqual({ ...skill, opposition: { type: 'static', value } });
  }
});

test('an opposing roll has every number of its own', async () => {
  const last = show(skill);
  await choose('Opposition', 'Opposing roll');
  const opponent = within(screen.getByRole('group', { name: 'Opponent' }));
  await userEvent.click(opponent.getByRole('button', { name: 'More Statistic' }));
  await userEvent.click(opponent.getByRole('radio', { name: 'd2' }));
  await userEvent.click(opponent.getByRole('button', { name: 'More Opponent’s Fate Dice left' }));
  await userEvent.click(opponent.getByText('More'));
  await userEvent.click(opponent.getByRole('radio', { name: 'Willpower' }));
  await userEvent.click(opponent.getByRole('button', { name: 'More Advantage' }));
  await userEvent.click(opponent.getByRole('button', { name: 'Add modifier' }));
  expect(last()).toEqual({
    ...skill,
    opposition: {
      type: 'roll',
      statistic: 1,
      statisticName: 'willpower',
      modifiers: [0],
      advantage: 1,
      disadvantage: 2,
      fateDice: 1,
    },
  });
});

test('a Peril Die has a statistic, an edge and a name, and its faces are explained', async () => {
  const last = show(skill);
  await choose('Opposition', 'Peril Die');
  const peril = within(screen.getByRole('group', { name: 'Peril Die' }));
  await userEvent.click(peril.getByRole('button', { name: 'More Statistic' }));
  await choose('Opponent’s edge', 'Advantage');
  await userEvent.click(peril.getByText('More'));
  await userEvent.click(peril.getByRole('radio', { name: 'Brawn' }));
  expect(last()).toEqual({
    ...skill,
    opposition: { type: 'peril', statistic: 1, statisticName: 'brawn', edge: 'advantage' },
  });
  expect(peril.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Strong Hit',
    'Hit',
    'Hit',
    'Hit',
    'Weak Hit',
    'Weak Hit',
  ]);
  await choose('Opponent’s edge', 'Disadvantage');
  expect(last()).toMatchObject({ opposition: { edge: 'disadvantage' } });
  await choose('Opponent’s edge', 'Neither');
  expect(last()).toMatchObject({ opposition: { edge: null } });
});

test('each opposition keeps its numbers while another is looked at', async () => {
  const peril = { type: 'peril', statistic: 3, edge: 'advantage' };
  const last = show({ ...skill, opposition: peril });
  await choose('Opposition', 'Opposing roll');
  await choose('Opposition', 'None');
  expect(last()).toEqual(skill);
  await choose('Opposition', 'Peril Die');
  expect(last()).toEqual({ ...skill, opposition: peril });
});

test('members are set one by one', async () => {
  const last = show({ kind: 'group', members: [{}, { statistic: 2 }] });
  const second = within(screen.getByRole('group', { name: 'Member 2' }));
  await userEvent.click(second.getByRole('button', { name: 'More Statistic' }));
  await userEvent.click(second.getByRole('radio', { name: 'a1' }));
  await userEvent.click(second.getByText('More'));
  await userEvent.click(second.getByRole('radio', { name: 'Perception' }));
  await userEvent.click(second.getByRole('button', { name: 'Add modifier' }));
  const untouched = { statistic: 0, modifiers: [], advantage: 0, disadvantage: 0 };
  expect(last()).toEqual({
    kind: 'group',
    members: [untouched, { statistic: 3, statisticName: 'perception', modifiers: [0], advantage: 1, disadvantage: 0 }],
  });
});

test('one statistic is named for all members, and for whoever comes', async () => {
  const last = show({ kind: 'group', members: [{}, { statistic: 2, statisticName: 'agility' }] });
  const all = within(screen.getByRole('group', { name: 'Statistic of all' }));
  expect(all.getByRole('radio', { name: 'None named' })).toBeChecked();
  await userEvent.click(all.getByRole('radio', { name: 'Perception' }));
  await userEvent.click(screen.getByText('Add member'));
  expect(last()).toMatchObject({
    members: [
      { statistic: 0, statisticName: 'perception' },
      { statistic: 2, statisticName: 'perception' },
      { statistic: 0, statisticName: 'perception' },
    ],
  });
});

test('all members but the last may go', async () => {
  const last = show({ kind: 'group', members: [{}, { statistic: 2 }] });
  await tap('Remove Member 1');
  expect(last()).toMatchObject({ members: [{ statistic: 2 }] });
  expect(screen.queryByRole('button', { name: 'Remove Member 1' })).not.toBeInTheDocument();
});

test('a twelfth member may come, no thirteenth', async () => {
  const last = show({ kind: 'group', members: Array.from({ length: 11 }, () => ({ statistic: 1 })) });
  await userEvent.click(screen.getByText('Add member'));
  expect(last()).toMatchObject({ members: { length: 12, 11: { statistic: 0 } } });
  expect(screen.getByText('Member 12')).toBeVisible();
  expect(screen.queryByText('Add member')).not.toBeInTheDocument();
});
