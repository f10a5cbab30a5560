import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SelectField } from './SelectField';

const options = [
  { value: undefined, label: 'None' },
  { value: 6, label: 'd6' },
];

it('tells which value was chosen, whatever it is', async () => {
  const onChange = vi.fn();
  render(<SelectField label="Die" options={options} value={6} onChange={onChange} fault="Pick another" />);
  const select = screen.getByRole('combobox', { name: 'Die' });
  expect(select).toHaveDisplayValue('d6');
  expect(select).toBeInvalid();
  expect(select).toHaveAccessibleDescription('Pick another');
  await userEvent.selectOptions(select, 'None');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined);
});
