import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';
import { IconButton } from './IconButton';

it('submits its form only where it is told to', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button icon="undo">Undo</Button>
      <IconButton icon="close" label="Close" />
      <Button type="submit" kind="primary">
        Roll 2d6
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Roll 2d6' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
