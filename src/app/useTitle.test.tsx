import { toySystem } from '@clatter/engine/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { install } from './install';
import { renderTray } from './testing/renderTray';

const systems = [install(toySystem, () => null)];

afterEach(() => window.localStorage.clear());

test('[R1] the title tells a public roll once it has settled, and never a hidden one', async () => {
  const { user, stores } = await renderTray(systems, [6, 1]);
  expect(document.title).toBe('Clatter');
  const titles: string[] = [];
  const stop = stores.tray.subscribe((state) => {
    if (state.throw?.settled === false) titles.push(document.title);
  });
  await user.click(screen.getByRole('button', { name: /^Roll/ }));
  await waitFor(() => expect(document.title).toBe('Success · Clatter'));
  await user.click(screen.getByRole('button', { name: 'Only this screen' }));
  await user.click(screen.getByRole('button', { name: /^Roll/ }));
  await screen.findByRole('article', { name: /Failure/ });
  expect(document.title).toBe('Clatter');
  expect(titles).not.toContain('Failure · Clatter');
  stop();
  const hidden = stores.tray.getState().history.entries.at(-1)?.id ?? '';
  act(() => stores.tray.actions.reveal(hidden));
  expect(document.title).toBe('Failure · Clatter');
});
