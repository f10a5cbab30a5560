import { ludo } from '@clatter/engine';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showPanel } from '../../testing/showPanel';
import type { PanelFault } from '../panelProps';
import { LudoPanel } from './LudoPanel';

function show(start: object, fault?: PanelFault) {
  return showPanel(LudoPanel, ludo.readDraft, start, fault);
}

type Place = Pick<typeof screen, 'getByRole'>;

const side = (name: string) => within(screen.getByRole('group', { name }));

async function write(user: UserEvent, place: Place, name: string, text: string) {
  const field = place.getByRole('spinbutton', { name });
  await user.clear(field);
  await user.type(field, text);
}

const contest = { kind: 'contest', sides: [{}, {}] };

test('each side of a contest takes modifiers, edges and stress', async () => {
  const { user, read } = show(contest);
  for (const name of ['Offender', 'Defender']) {
    await write(user, side(name), 'Modifier', name === 'Offender' ? '2' : '-3');
    await write(user, side(name), 'Advantage', '2');
    await write(user, side(name), 'Disadvantage', '1');
    await user.click(side(name).getByRole('switch', { name: 'Stressed' }));
  }
  const both = { advantage: 2, disadvantage: 1, stressed: true };
  expect(read()).toMatchObject({
    sides: [
      { modifiers: [2], ...both },
      { modifiers: [-3], ...both },
    ],
  });
});

test('a side says what its counts come to', () => {
  show({ ...contest, sides: [{ advantage: 2 }, { advantage: 2, disadvantage: 1 }] });
  expect(side('Offender').getByText('Two d20s, the higher counts.')).toBeVisible();
  expect(side('Defender').getByText('They cancel, whatever their numbers: one d20.')).toBeVisible();
});

test('further modifiers follow the first, which belongs to the stat once one is named', async () => {
  const { user, read } = show(contest);
  const offender = side('Offender');
  await user.click(screen.getByText('More modifiers'));
  const more = side('Offender’s modifiers');
  await user.click(more.getByRole('button', { name: 'Add modifier' }));
  await write(user, more, 'Modifier 1', '4');
  expect(read()).toMatchObject({ sides: [{ modifiers: [0, 4] }, {}] });
  await user.type(more.getByRole('textbox', { name: 'Stat' }), 'Wit');
  await write(user, offender, 'Wit', '-1');
  expect(read()).toMatchObject({ sides: [{ modifiers: [-1, 4], stat: 'Wit' }, {}] });
  expect(screen.getByText('Offender Wit, 1 more')).toBeInTheDocument();
  await user.clear(more.getByRole('textbox', { name: 'Stat' }));
  expect(offender.getByRole('spinbutton', { name: 'Modifier' })).toHaveValue('−1');
});

test('a side can have a set value, and rolling again loses nothing', async () => {
  const { user, read } = show({ ...contest, sides: [{ modifiers: [5], advantage: 1 }, {}] });
  const offender = side('Offender');
  await user.click(offender.getByRole('radio', { name: 'Set' }));
  await write(user, offender, 'Value', '17');
  expect(read()).toMatchObject({ sides: [{ fixed: 17 }, { modifiers: [] }] });
  await user.click(offender.getByRole('radio', { name: 'Rolls' }));
  expect(read()).toMatchObject({ sides: [{ modifiers: [5], advantage: 1 }, {}] });
  await user.click(offender.getByRole('radio', { name: 'Set' }));
  expect(read()).toMatchObject({ sides: [{ fixed: 17 }, {}] });
});

test('defenders come and go, two sides always stay', async () => {
  const { user, read } = show(contest);
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  const add = screen.getByRole('button', { name: 'Add a defender' });
  await user.click(add);
  await write(user, side('Defender 2'), 'Modifier', '7');
  await user.click(screen.getByRole('button', { name: 'Remove Defender' }));
  expect(read()).toMatchObject({ sides: [{ modifiers: [] }, { modifiers: [7] }] });
  expect(add).toHaveFocus();
  for (let press = 0; press < 9; press += 1) await user.click(add);
  expect(screen.getAllByRole('group', { name: /^(Offender|Defender \d|Defender)$/ })).toHaveLength(8);
  expect(add).toHaveAttribute('aria-disabled', 'true');
});

test('crits and grazing hits are switched', async () => {
  const { user, read } = show(contest);
  await user.click(screen.getByRole('switch', { name: 'Crits' }));
  expect(read()).toMatchObject({ crits: true, grazing: false });
  await user.click(screen.getByRole('switch', { name: 'Grazing hits' }));
  expect(read()).toMatchObject({ crits: true, grazing: true });
});

test('damage after a win is set whole, and switching it off and on again loses nothing', async () => {
  const { user, read } = show(contest);
  await user.click(screen.getByText('Damage after a win'));
  const offer = screen.getByRole('switch', { name: 'Offer damage when the offender wins' });
  await user.click(offer);
  await write(user, within(document.body), 'Damage dice 1: how many', '2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Damage dice 1: which die' }), 'd8');
  const bonus = within(screen.getByRole('group', { name: 'Damage modifiers' }));
  await user.click(bonus.getByRole('button', { name: 'Add modifier' }));
  await write(user, bonus, 'Modifier 1', '3');
  await user.click(
    within(screen.getByRole('group', { name: 'On a grazing hit' })).getByRole('radio', { name: 'Normal damage' }),
  );
  await user.click(
    within(screen.getByRole('group', { name: 'On a critical success' })).getByRole('radio', { name: 'Normal damage' }),
  );
  const damage = { dice: [{ count: 2, sides: 8 }], modifiers: [3], onGrazing: 'normal', onCritical: 'normal' };
  expect(read()).toMatchObject({ damage });
  expect(screen.getByText('2d8, +3')).toBeInTheDocument();
  await user.click(offer);
  expect(read()).not.toHaveProperty('damage', expect.anything());
  await user.click(offer);
  expect(read()).toMatchObject({ damage });
});

test('a saving throw is set whole', async () => {
  const { user, read } = show({ kind: 'save', goal: 4 });
  const page = within(document.body);
  await write(user, page, 'Goal', '-2');
  await write(user, page, 'Modifier', '1');
  await write(user, page, 'Disadvantage', '1');
  await user.click(screen.getByRole('switch', { name: 'Stressed' }));
  await user.click(screen.getByText('More modifiers'));
  await user.type(screen.getByRole('textbox', { name: 'Stat' }), 'Wit');
  expect(read()).toEqual({
    kind: 'save',
    goal: -2,
    modifiers: [1],
    advantage: 0,
    disadvantage: 1,
    stressed: true,
    stat: 'Wit',
  });
});

test('damage is set whole', async () => {
  const { user, read } = show({ kind: 'damage', dice: [{ count: 1, sides: 6 }] });
  await user.click(screen.getByRole('button', { name: 'Add a d20' }));
  await user.click(screen.getByRole('button', { name: 'Remove damage dice 1, 1d6' }));
  await user.click(screen.getByRole('button', { name: 'Add modifier' }));
  await write(user, within(document.body), 'Modifier 1', '-2');
  await user.click(screen.getByRole('radio', { name: 'Halved' }));
  expect(read()).toEqual({ kind: 'damage', dice: [{ count: 1, sides: 20 }], modifiers: [-2], multiplier: 'half' });
});

test('a punch is set whole', async () => {
  const { user, read } = show({ kind: 'punch' });
  const page = within(document.body);
  await write(user, page, 'Attack modifier', '2');
  await write(user, page, 'Advantage', '1');
  await user.click(screen.getByText('From the party'));
  await user.type(screen.getByRole('textbox', { name: 'Stat' }), 'Might');
  expect(screen.getByRole('spinbutton', { name: 'Attack modifier, Might' })).toHaveValue('+2');
  expect(read()).toEqual({ kind: 'punch', attackModifier: 2, advantage: 1, disadvantage: 0, stat: 'Might' });
});

test('movement has nothing to set and says what its die means', () => {
  show({ kind: 'movement' });
  expect(screen.getByText(/how many squares/)).toBeVisible();
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
});

test('a fault stands at the field that it names', () => {
  show(contest, { message: 'Use a whole number.', path: 'sides.1.modifiers.0' });
  expect(side('Defender').getByRole('spinbutton', { name: 'Modifier' })).toHaveAccessibleDescription(
    'Use a whole number.',
  );
  expect(side('Offender').getByRole('spinbutton', { name: 'Modifier' })).not.toHaveAccessibleDescription();
});

test('that no side rolls is told beneath the sides', () => {
  show({ ...contest, sides: [{ fixed: 1 }, { fixed: 2 }] }, { message: 'At least one side must roll.', path: 'sides' });
  expect(screen.getByText('At least one side must roll.')).toBeVisible();
});
