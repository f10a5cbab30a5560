import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DamageDice } from './DamageDice';
import type { DiceEntry } from './dice';

function show(dice: readonly DiceEntry[], fault?: string) {
  const onChange = vi.fn();
  render(<DamageDice dice={dice} onChange={onChange} fault={fault} />);
  return onChange;
}

test('a tap adds a die: to the row that has such dice, else in a row of its own', async () => {
  const onChange = show([{ count: 1, sides: 8 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Add a d8' }));
  expect(onChange).toHaveBeenLastCalledWith([{ count: 2, sides: 8 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Add a d20' }));
  expect(onChange).toHaveBeenLastCalledWith([
    { count: 1, sides: 8 },
    { count: 1, sides: 20 },
  ]);
});

test('the dice of a row are changed and removed, but for the last row', async () => {
  const first: DiceEntry = { count: 1, sides: 8 };
  const onChange = show([first, { count: 2, sides: 6 }]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Damage dice 2: which die' }), 'd12');
  expect(onChange).toHaveBeenLastCalledWith([first, { count: 2, sides: 12 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove damage dice 2, 2d6' }));
  expect(onChange).toHaveBeenLastCalledWith([first]);
});

test('at least one row stays', () => {
  show([{ count: 1, sides: 8 }]);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('a fault stands beneath the dice', () => {
  show([{ count: 1, sides: 8 }], 'Name at least one die.');
  expect(screen.getByRole('group', { name: 'Damage dice' })).toHaveAccessibleDescription('Name at least one die.');
});
