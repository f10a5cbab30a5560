import { diecon, type DieconRequest } from '@clatter/engine';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PanelFault } from '../panelProps';
import { DieconPanel } from './DieconPanel';

const start = diecon.readRequest({ kind: 'contest', attacker: { dice: 3 }, defender: { dice: 12 } });
const shelf = { items: [], keep: () => undefined, remove: () => undefined };

function show(request: DieconRequest = start, fault?: PanelFault) {
  const onChange = vi.fn<(request: DieconRequest) => void>();
  render(<DieconPanel request={request} onChange={onChange} fault={fault} recent={[]} shelf={shelf} />);
  return onChange;
}

const drawn = (name: string) => within(screen.getByRole('radiogroup', { name: `${name}’s dice, drawn` }));

test('a tap on a drawn die sets that many dice for its side', async () => {
  const onChange = show();
  await userEvent.click(drawn('Attacker').getByRole('radio', { name: '7 dice' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...start, attacker: { ...start.attacker, dice: 7 } });
  await userEvent.click(drawn('Defender').getByRole('radio', { name: '1 die' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...start, defender: { ...start.defender, dice: 1 } });
});

test('the drawn dice show how many are thrown, up to ten', () => {
  show();
  expect(drawn('Attacker').getByRole('radio', { name: '3 dice' })).toBeChecked();
  for (const radio of drawn('Defender').getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(screen.getByRole('spinbutton', { name: 'Defender’s dice' })).toHaveValue('12');
});

test('the stepper goes beyond ten and down to no dice', async () => {
  const onChange = show({ ...start, attacker: { ...start.attacker, dice: 1 } });
  await userEvent.click(screen.getByRole('button', { name: 'Less Attacker’s dice' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...start, attacker: { ...start.attacker, dice: 0 } });
  await userEvent.click(screen.getByRole('button', { name: 'More Defender’s dice' }));
  expect(onChange).toHaveBeenLastCalledWith({
    ...start,
    attacker: { ...start.attacker, dice: 1 },
    defender: { ...start.defender, dice: 13 },
  });
});

test.each(['attacker', 'defender'] as const)(
  'the %s’s rerolls are set, of own dice and of either side’s',
  async (side) => {
    const onChange = show();
    await userEvent.click(screen.getByText('Rerolls'));
    const name = side === 'attacker' ? 'Attacker’s rerolls' : 'Defender’s rerolls';
    const rerolls = within(screen.getByRole('group', { name }));
    await userEvent.click(rerolls.getByRole('button', { name: 'More Own dice' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...start, [side]: { ...start[side], rerolls: 1 } });
    await userEvent.click(rerolls.getByRole('button', { name: 'More Dice of either side' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...start, [side]: { ...start[side], opponentRerolls: 1 } });
  },
);

test('the folded rerolls say what is set inside', () => {
  show({ ...start, attacker: { dice: 3, rerolls: 2, opponentRerolls: 1 } });
  expect(screen.getByText('attacker 3')).toBeVisible();
});

test.each([
  ['Overkill', 'overkill', false],
  ['Passive defence', 'passiveDefence', true],
  ['Jam', 'jam', true],
])('the switch %s sets %s', async (name, field, value) => {
  const onChange = show();
  const control = screen.getByRole('switch', { name });
  expect(control).toHaveAccessibleDescription(/\.$/);
  await userEvent.click(control);
  expect(onChange).toHaveBeenLastCalledWith({ ...start, [field]: value });
});

test('a fault stands at the pool that it names', () => {
  show(start, { message: 'Neither side has a die.', path: 'attacker.dice' });
  expect(screen.getByRole('spinbutton', { name: 'Attacker’s dice' })).toHaveAccessibleDescription(
    'Neither side has a die.',
  );
  expect(screen.getByRole('spinbutton', { name: 'Defender’s dice' })).not.toHaveAccessibleDescription();
});
