import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Switch } from './Switch';

it('is a switch with its label and hint, turned by a press or the space bar', async () => {
  const onChange = vi.fn();
  render(<Switch label="Overkill" hint="Counts dice above the highest" checked={false} onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Overkill', description: 'Counts dice above the highest' });
  await userEvent.click(control);
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [true]]);
});
