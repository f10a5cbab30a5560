import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Disclosure } from './Disclosure';

it('tells what is set inside and opens at a press', async () => {
  render(
    <Disclosure label="Damage" summary="2d6 + 3">
      <p>All of it</p>
    </Disclosure>,
  );
  expect(screen.getByText('2d6 + 3')).toBeVisible();
  expect(screen.getByText('All of it')).not.toBeVisible();
  await userEvent.click(screen.getByText('Damage'));
  expect(screen.getByText('All of it')).toBeVisible();
});
