import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EdgeCounts } from './EdgeCounts';

it('counts both sides apart and says what they come to', async () => {
  const onChange = vi.fn();
  render(<EdgeCounts advantage={2} disadvantage={1} onChange={onChange} summary="Even: one die" />);
  const group = screen.getByRole('group', { name: 'Advantage and disadvantage' });
  expect(group).toHaveAccessibleDescription('Even: one die');
  await userEvent.click(screen.getByRole('button', { name: 'More Advantage' }));
  await userEvent.click(screen.getByRole('button', { name: 'Less Disadvantage' }));
  expect(onChange.mock.calls).toEqual([[{ advantage: 3, disadvantage: 1 }], [{ advantage: 2, disadvantage: 0 }]]);
});
