import { toySystem, type TossRequest } from '@clatter/engine/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createFormsStore } from '../store/kept/forms';
import { createSettingsStore } from '../store/kept/settings';
import { createShelfStore } from '../store/kept/shelf';
import { createTextPlace } from '../store/kept/textPlace';
import { createIdSource } from '../store/log/idSource';
import type { Log } from '../store/log/log';
import { createMemoryLog, createMemoryShelf, type MemoryShelf } from '../store/log/memoryLog';
import { createTrayStore } from '../store/tray/createTrayStore';
import type { TrayStore } from '../store/tray/trayState';
import { App } from './App';
import { install } from './install';
import { shelfOf } from './loadSystems';
import { wordsOfFaces } from './testing/renderTray';

const systems = [install(toySystem, () => null)];
const toss: TossRequest = { kind: 'toss', goal: 4, luck: true, modifiers: [] };

beforeEach(() => window.history.replaceState(null, '', '?view=stage'));
afterEach(() => {
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  vi.restoreAllMocks();
});

/** The store of one window; `chance` from 0 to 1 keeps its ids apart. */
function windowOf(log: Log, faces: readonly number[], chance: number) {
  const ids = createIdSource(() => chance);
  return { ids, tray: createTrayStore({ systems, log, words: wordsOfFaces(faces), now: Date.now, ids }) };
}

function openTray(shelf: MemoryShelf, faces: readonly number[]): TrayStore {
  return windowOf(createMemoryLog(shelf), faces, 0.2).tray;
}

async function openStage(log: Log) {
  const { ids, tray } = windowOf(log, [], 0.7);
  const place = createTextPlace(() => window.localStorage);
  const settings = createSettingsStore(place);
  const others = { forms: createFormsStore(place), shelves: createShelfStore(place), place, now: Date.now };
  await tray.ready;
  const { unmount } = render(<App stores={{ tray, ids, settings, ...others }} shelf={shelfOf(systems)} />);
  return { unmount, settings };
}

function roll(tray: TrayStore, hidden = false): string {
  const result = tray.actions.roll({ system: toySystem.id, request: toss, hidden });
  if ('fault' in result) throw new Error(result.fault.message);
  return result.throw;
}

const headline = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { name });

test('[R1] the stage waits, follows another window, and tells nothing before the dice have settled there', async () => {
  const shelf = createMemoryShelf();
  const tray = openTray(shelf, [6]);
  await openStage(createMemoryLog(shelf));
  await headline('The dice will tell');

  const thrown = roll(tray);
  await headline('Rolling…');
  expect(screen.getByRole('main')).toHaveTextContent('Roll 1');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(document.body).not.toHaveTextContent(/Success|6 against/);
  expect(screen.queryByRole('img', { name: /6/ })).toBeNull();
  act(() => tray.actions.settle(thrown));
  await headline('Success');
  expect(screen.getByRole('main')).toHaveTextContent('6 against 4');
  expect(document.title).toBe('Clatter stage');
});

test('[R1] a reroll is masked too, then told', async () => {
  const shelf = createMemoryShelf();
  const tray = openTray(shelf, [2, 5]);
  await openStage(createMemoryLog(shelf));
  act(() => tray.actions.settle(roll(tray)));
  await headline('Failure');
  const [entry] = tray.getState().history.entries;
  const opened = entry?.open();
  const group = opened?.type === 'readable' ? opened.roll.next().groups[0] : undefined;
  if (entry === undefined || group === undefined) throw new Error('There is no reroll.');
  const taken = tray.actions.take(entry.id, group, { dice: [0] });
  await headline('Rolling…');
  act(() => tray.actions.settle('fault' in taken ? '' : taken.throw));
  await headline('Success');
});

test('[R1] a hidden roll says that it is hidden and nothing else, until it is revealed', async () => {
  const shelf = createMemoryShelf();
  const tray = openTray(shelf, [6, 1]);
  await openStage(createMemoryLog(shelf));
  act(() => tray.actions.settle(roll(tray)));
  await headline('Success');
  const hidden = roll(tray, true);
  await headline('Hidden roll');
  act(() => tray.actions.settle(hidden));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('main')).not.toHaveTextContent(/Success|Failure|against|Toss/);
  expect(screen.queryByRole('img')).toBeNull();
  act(() => tray.actions.reveal(hidden));
  await headline('Failure');
});

test('[R1] a stage that is opened late shows the present roll at once, and a voided one gives way to that before', async () => {
  const shelf = createMemoryShelf();
  const tray = openTray(shelf, [6, 1]);
  tray.actions.settle(roll(tray));
  const second = roll(tray);
  tray.actions.settle(second);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await openStage(createMemoryLog(shelf));
  await headline('Failure');
  act(() => tray.actions.void(second));
  await headline('Success');
  expect(screen.getByRole('main')).toHaveTextContent('Roll 1');
});

test('the background is as the address asks, else as it was last chosen, and is kept', async () => {
  window.history.replaceState(null, '', '?view=stage&background=chroma');
  const { settings, unmount } = await openStage(createMemoryLog());
  expect(await screen.findByRole('radio', { name: 'Green' })).toBeChecked();
  expect(settings.getState().stageBackground).toBe('plain');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(settings.getState().stageBackground).toBe('transparent');
  expect(window.location.search).toBe('?view=stage&background=transparent');
  unmount();
  window.history.replaceState(null, '', '?view=stage');
  await openStage(createMemoryLog());
  expect(await screen.findByRole('radio', { name: 'Transparent' })).toBeChecked();
});

test('a background that is none counts as not asked for', async () => {
  window.history.replaceState(null, '', '?view=stage&background=%3Cimg%3E');
  await openStage(createMemoryLog());
  expect(await screen.findByRole('radio', { name: 'Plain' })).toBeChecked();
});

test('a storage that can’t be read is told', async () => {
  const reason = 'This browser refuses storage here.';
  await openStage({ ...createMemoryLog(), load: () => Promise.reject(new Error(reason)) });
  await headline('No roll to be read');
  expect(screen.getByRole('main')).toHaveTextContent(reason);
});
