import { toySystem } from '@clatter/engine/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { install } from '../install';
import { renderTray } from '../testing/renderTray';

const systems = [install(toySystem, () => null)];

/** What was done with audio: contexts made, and impacts started. */
const heard = { contexts: 0, clicks: 0 };
let refuses = false;

function fakeParam() {
  return {
    value: 0,
    setValueAtTime: () => undefined,
    setTargetAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
}

function fakeNode(start: () => void = () => undefined) {
  return {
    gain: fakeParam(),
    frequency: fakeParam(),
    Q: fakeParam(),
    connect: (next: unknown) => next,
    disconnect: () => undefined,
    start,
    stop: () => undefined,
  };
}

/** Stands in for the browser's constructor. */
function FakeAudioContext() {
  if (refuses) throw new Error('No sound here.');
  heard.contexts += 1;
  return {
    currentTime: 0,
    sampleRate: 100,
    state: 'suspended',
    destination: {},
    createGain: () => fakeNode(),
    createBiquadFilter: () => fakeNode(),
    createOscillator: () => fakeNode(),
    createBuffer: () => ({ getChannelData: () => new Float32Array(6) }),
    createBufferSource: () =>
      fakeNode(() => {
        heard.clicks += 1;
      }),
    resume: () => Promise.reject(new Error('Not yet.')),
    suspend: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

beforeEach(() => {
  Object.assign(heard, { contexts: 0, clicks: 0 });
  refuses = false;
  vi.stubGlobal('AudioContext', FakeAudioContext);
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const rollButton = (): HTMLElement => screen.getByRole('button', { name: /^Roll/ });

/** The impacts of one d6. */
const oneDie = 4;

test('dice are silent until one tap turns the sound on, then each roll is heard once', async () => {
  const { user, stores } = await renderTray(systems, [1, 2, 3]);
  await user.click(rollButton());
  await screen.findByRole('article');
  expect(heard).toEqual({ contexts: 0, clicks: 0 });

  const button = screen.getByRole('button', { name: 'Sound of dice' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(stores.settings.getState().sound).toBe(true);
  await import('./soundThrows');
  await user.click(rollButton());
  await waitFor(() => expect(heard).toEqual({ contexts: 1, clicks: oneDie }));
  await user.keyboard('m');
  await user.click(rollButton());
  expect(heard.clicks).toBe(oneDie);
});

test('no audio is made before a touch or key, and none for a hidden roll', async () => {
  window.localStorage.setItem('clatter.settings', JSON.stringify({ state: { sound: true }, version: 1 }));
  const { user, stores } = await renderTray(systems, [1, 2, 3]);
  await import('./soundThrows');
  act(() => void stores.tray.actions.roll({ system: 'toy', request: { kind: 'toss', goal: 4 } }));
  await waitFor(() => expect(stores.tray.getState().throw?.settled).toBe(true));
  expect(heard.contexts).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Only this screen' }));
  await user.click(rollButton());
  await waitFor(() => expect(stores.tray.getState().throw?.settled).toBe(true));
  expect(heard.contexts).toBe(0);
  await user.click(rollButton());
  await waitFor(() => expect(heard.clicks).toBe(oneDie));
});

test('a device that refuses sound rolls all the same', async () => {
  refuses = true;
  window.localStorage.setItem('clatter.settings', JSON.stringify({ state: { sound: true }, version: 1 }));
  const { user } = await renderTray(systems, [6]);
  await import('./soundThrows');
  await user.click(rollButton());
  expect(await screen.findByRole('article', { name: /Success/ })).toHaveTextContent('6 against 4');
});

test('a device that trembles does so once a roll', async () => {
  const vibrate = vi.fn(() => true);
  Object.defineProperty(window.navigator, 'vibrate', { value: vibrate, configurable: true });
  window.localStorage.setItem('clatter.settings', JSON.stringify({ state: { sound: true }, version: 1 }));
  const { user } = await renderTray(systems, [6]);
  await import('./soundThrows');
  await user.click(rollButton());
  await waitFor(() => expect(vibrate).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(window.navigator, 'vibrate');
});
