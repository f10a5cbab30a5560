import { toySystem } from '@clatter/engine/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { install } from '../install';
import { renderTray } from '../testing/renderTray';

const systems = [install(toySystem, () => <p>No form.</p>)];

afterEach(() => window.localStorage.clear());

async function openMenu(faces: readonly number[] = []) {
  const table = await renderTray(systems, faces);
  await table.user.click(screen.getByRole('button', { name: 'Settings and help' }));
  return { ...table, menu: await screen.findByRole('dialog', { name: 'Settings and help' }) };
}

test('[R1] light, text and movement are set for the whole page, and kept', async () => {
  const { user, menu, stores } = await openMenu();
  await user.click(within(menu).getByRole('radio', { name: 'Dark' }));
  await user.click(within(menu).getByRole('radio', { name: 'Large' }));
  await user.click(within(menu).getByRole('radio', { name: 'No movement' }));
  const page = document.documentElement;
  expect(page.dataset).toMatchObject({ theme: 'dark', text: 'large', motion: 'reduced' });
  expect(stores.settings.getState()).toMatchObject({ theme: 'dark', textSize: 'large', motion: 'reduced' });
  await user.click(within(menu).getAllByRole('radio', { name: 'As the device' })[0] ?? menu);
  expect(page).not.toHaveAttribute('data-theme');
});

test('[R1] the last system in use can’t be hidden', async () => {
  const { user, menu } = await openMenu();
  await user.click(within(menu).getByText('Systems in use'));
  expect(within(menu).getByRole('switch', { name: 'Toy' })).toBeDisabled();
});

test.each([
  ['', 'This file is empty'],
  ['<!doctype html><p>Hello', 'This is a web page'],
  ['[]', 'not an export of Clatter'],
])('[R4] the file %j is refused by name of its fault, and nothing changes', async (text, problem) => {
  const { user, menu, stores } = await openMenu();
  await user.click(within(menu).getByText('Keep what was rolled'));
  await user.upload(within(menu).getByLabelText('An export of Clatter'), new File([text], 'export.json'));
  await waitFor(() => expect(menu).toHaveTextContent(problem));
  expect(menu).toHaveTextContent('Nothing was changed.');
  expect(stores.tray.getState().history.entries).toEqual([]);
});

test('[R1] the keys of the table are told, and do nothing while typing or with a held key', async () => {
  const { user, menu, stores } = await openMenu([3, 4]);
  await user.click(within(menu).getByText('Keys'));
  expect(within(menu).getByText('Again: the last roll once more')).toBeVisible();
  await user.keyboard('r');
  expect(stores.tray.getState().history.entries).toEqual([]);
  await user.click(within(menu).getByRole('button', { name: 'Close' }));
  await user.keyboard('{r>4/}');
  expect(stores.tray.getState().history.entries).toHaveLength(1);
  await screen.findByRole('article');
  await user.keyboard('g');
  expect(stores.tray.getState().history.entries).toHaveLength(2);
  await user.keyboard('u');
  expect(stores.tray.getState().history.entries).toHaveLength(1);
});
