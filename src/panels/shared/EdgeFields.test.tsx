import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EdgeFields } from './EdgeFields';

test.each([
  [0, 0, 0, 'One d20.'],
  [2, 0, 1, 'Two d20s, the higher counts.'],
  [0, 1, -1, 'Two d20s, the lower counts.'],
  [3, 1, 0, 'They cancel, whatever their numbers: one d20.'],
])('advantage %i and disadvantage %i, kept %i, are told as “%s”', (advantage, disadvantage, kept, told) => {
  render(<EdgeFields value={{ advantage, disadvantage }} kept={kept} die={20} onChange={vi.fn()} />);
  expect(screen.getByText(told)).toBeVisible();
});

test('what else gives an edge is told too, and whatever else the value holds stays', async () => {
  const onChange = vi.fn();
  const value = { advantage: 0, disadvantage: 0, stressed: true };
  render(<EdgeFields value={value} kept={1} die={6} note="both help" onChange={onChange} />);
  expect(screen.getByText('Two d6s, the higher counts; both help.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More Disadvantage' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...value, disadvantage: 1 });
});
