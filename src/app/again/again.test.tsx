import { toySystem } from '@clatter/engine/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { install } from '../install';
import { renderTray } from '../testing/renderTray';

const systems = [install(toySystem, () => null)];

afterEach(() => window.localStorage.clear());

test('[R1] again rolls the same request once more, several times each its own entry, and shows the last', async () => {
  const { user, stores } = await renderTray(systems, [1, 2, 3, 1, 2, 6]);
  const entries = () => stores.tray.getState().history.entries;
  await user.click(screen.getByRole('button', { name: /^Roll/ }));
  await user.click(await screen.findByRole('button', { name: 'Again' }));
  expect(entries()).toHaveLength(2);

  await user.click(await screen.findByRole('button', { name: 'Again × N' }));
  const dialog = await screen.findByRole('dialog', { name: 'Again, several times' });
  await user.click(within(dialog).getByRole('button', { name: 'More Times' }));
  await user.click(within(dialog).getByRole('button', { name: 'Roll 4 times' }));
  expect(entries()).toHaveLength(6);
  expect(new Set(entries().map(({ id }) => id)).size).toBe(6);
  expect(await screen.findByRole('article', { name: /Success/ })).toHaveTextContent('6 against 4');
  expect(screen.queryByRole('dialog')).toBeNull();
  const tray = within(screen.getByRole('region', { name: 'Dice tray' }));
  expect(tray.getAllByRole('img').map((die) => die.getAttribute('aria-label'))).toEqual(['d6, 6, kept']);
});

test('with real dice there is no rolling several times at once', async () => {
  const { user } = await renderTray(systems, [1]);
  await user.click(screen.getByRole('button', { name: /^Roll/ }));
  await screen.findByRole('button', { name: 'Again × N' });
  await user.click(screen.getByRole('button', { name: 'Type in real dice' }));
  expect(screen.queryByRole('button', { name: 'Again × N' })).toBeNull();
});

test('[R1] again of a roll for this screen only is for this screen only, until it is revealed', async () => {
  const { user, stores } = await renderTray(systems, [1, 2, 3]);
  const hidden = () => stores.tray.getState().history.entries.map((entry) => entry.hidden);
  await user.click(screen.getByRole('button', { name: 'Only this screen' }));
  await user.click(screen.getByRole('button', { name: /^Roll/ }));
  await user.click(await screen.findByRole('button', { name: 'Again' }));
  expect(hidden()).toEqual([true, true]);
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  act(() => stores.tray.actions.reveal(stores.tray.getState().history.entries[1]?.id ?? ''));
  await user.click(await screen.findByRole('button', { name: 'Again' }));
  expect(hidden()).toEqual([true, true, false]);
});

test('[R1] rolls stay on this screen for as long as the settings say so', async () => {
  const { user, stores } = await renderTray(systems, [1, 2, 3]);
  const pin = async () => {
    await user.click(screen.getByRole('button', { name: 'Settings and help' }));
    await user.click(await screen.findByRole('switch', { name: 'All rolls for this screen only' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
  };
  await pin();
  for (let roll = 0; roll < 2; roll += 1) await user.click(screen.getByRole('button', { name: /^Roll/ }));
  await pin();
  await user.click(screen.getByRole('button', { name: /^Roll/ }));
  expect(stores.tray.getState().history.entries.map(({ hidden }) => hidden)).toEqual([true, true, false]);
});
