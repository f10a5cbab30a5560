import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChipSwitch } from './ChipSwitch';

it('is a switch with its label and hint, turned by a press or the space bar', async () => {
  const onChange = vi.fn();
  render(<ChipSwitch label="Stressed" hint="No fate reroll" checked={false} onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Stressed', description: 'No fate reroll', checked: false });
  await userEvent.click(screen.getByText('Stressed'));
  expect(control).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [true]]);
});
