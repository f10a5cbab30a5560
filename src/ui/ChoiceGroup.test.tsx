import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChoiceGroup } from './ChoiceGroup';

const options = [
  { value: 1, label: 'Normal' },
  { value: 2, label: 'Double', hint: 'on a crit' },
];

it('is one native radio group of its label, with a hint for each option that has one', async () => {
  const onChange = vi.fn();
  render(<ChoiceGroup label="Damage" options={options} value={1} onChange={onChange} fault="Pick another" />);
  expect(screen.getByRole('group', { name: 'Damage' })).toHaveAccessibleDescription('Pick another');
  expect(screen.getByRole('radio', { name: 'Normal' })).toBeChecked();
  const double = screen.getByRole('radio', { name: 'Double' });
  expect(double).toHaveAccessibleDescription('on a crit');
  await userEvent.click(double);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
});
