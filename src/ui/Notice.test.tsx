import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Notice } from './Notice';

it('offers its action and can be dismissed, without a voice of its own', async () => {
  const onPress = vi.fn();
  const onDismiss = vi.fn();
  render(
    <Notice action={{ label: 'Undo', onPress }} onDismiss={onDismiss}>
      Roll 12 is voided.
    </Notice>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect([onPress.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is an alert where something went wrong', () => {
  render(<Notice kind="fault">The file is empty.</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent('The file is empty.');
});
