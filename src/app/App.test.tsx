import { toySystem, type TossRequest } from '@clatter/engine/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { PanelProps } from '../panels/panelProps';
import { withDraft } from '../store/kept/forms';
import { createMemoryLog, createMemoryShelf } from '../store/log/memoryLog';
import { Stepper } from '../ui/Stepper';
import { install } from './install';
import { renderTray } from './testing/renderTray';

function TossPanel({ request, onChange }: PanelProps<TossRequest>) {
  return (
    <Stepper label="Goal" value={request.goal} min={1} max={6} onChange={(goal) => onChange({ ...request, goal })} />
  );
}

const systems = [install(toySystem, TossPanel)];

afterEach(() => window.localStorage.clear());

test('[R1] a system that is one folder, one panel and one line is played from form to card, history and voice', async () => {
  const { user } = await renderTray(systems, [2, 5]);
  await user.click(screen.getByRole('button', { name: 'More Goal' }));
  await user.click(screen.getByRole('button', { name: 'Roll 1d6, Toss for 5' }));

  const card = await screen.findByRole('article', { name: /Failure/ });
  expect(card).toHaveTextContent('2 against 5');
  await user.click(within(card).getByRole('button', { name: /Try again/ }));
  await user.click(within(card).getByRole('button', { name: /d6, 2/ }));

  expect(await screen.findByRole('article', { name: /Success/ })).toHaveTextContent('5 against 5');
  expect(screen.getByRole('region', { name: 'Result' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Roll 1. Success: 5 against 5.');
  await user.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByRole('list', { name: 'Rolls, newest first' })).toBeInTheDocument();
});

const rollButton = (): HTMLElement => screen.getByRole('button', { name: /^Roll/ });
const dieOnCard = (name: RegExp): HTMLElement => within(screen.getByRole('article')).getByRole('button', { name });
const openHistory = (): HTMLElement => screen.getByRole('button', { name: 'History' });

test('[R1] a reload keeps rolls, steps and the form as it was', async () => {
  const shelf = createMemoryShelf();
  const first = await renderTray(systems, [2, 5], createMemoryLog(shelf));
  await first.user.click(screen.getByRole('button', { name: 'Less Goal' }));
  await first.user.click(rollButton());
  await first.user.click(await screen.findByRole('button', { name: /Try again/ }));
  await first.user.click(dieOnCard(/^d6, 2/));
  await screen.findByRole('article', { name: /Success/ });
  cleanup();

  const { user } = await renderTray(systems, [], createMemoryLog(shelf));
  expect(rollButton()).toHaveAccessibleName('Roll 1d6, Toss for 3');
  await user.click(screen.getByRole('button', { name: 'Result' }));
  expect(screen.getByRole('article', { name: /Success/ })).toHaveTextContent('5 against 3');
});

test('[R3] undo takes the newest event back, redo brings the same face again', async () => {
  const { user } = await renderTray(systems, [2, 6]);
  await user.click(rollButton());
  await user.click(await screen.findByRole('button', { name: /Try again/ }));
  await user.click(dieOnCard(/^d6, 2/));
  await screen.findByRole('article', { name: /Success/ });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('article', { name: /Failure/ })).toHaveTextContent('2 against 4');
  expect(screen.getByRole('status')).toHaveTextContent('Undone');
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(screen.getByRole('article', { name: /Success/ })).toHaveTextContent('6 against 4');
});

test('[R1] a voided roll stays in the history as voided, and the card shows the one before', async () => {
  const { user, stores } = await renderTray(systems, [6, 1]);
  await user.click(rollButton());
  await screen.findByRole('article', { name: /Success/ });
  await user.click(rollButton());
  await screen.findByRole('article', { name: /Failure/ });
  await user.click(screen.getByRole('button', { name: 'Void' }));
  expect(stores.tray.getState().history.entries.map(({ voided }) => voided)).toEqual([false, true]);
  expect(screen.getByRole('article', { name: /Success/ })).toHaveTextContent('6 against 4');
  expect(screen.getByRole('article', { name: /Success/ })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Roll 2 voided.');
});

test('[R1] one intent is one roll: a double tap and a held key roll once, two taps apart roll twice', async () => {
  const { user, stores } = await renderTray(systems, [1, 2, 3, 4]);
  const rolls = (): number => stores.tray.getState().history.entries.length;
  await user.dblClick(rollButton());
  expect(rolls()).toBe(1);
  rollButton().focus();
  await user.keyboard('{Enter>5/}');
  expect(rolls()).toBe(2);
  await user.keyboard('[Space]');
  expect(rolls()).toBe(3);
});

test('[R4] faces typed in by hand give the card that the same dice would', async () => {
  const { user } = await renderTray(systems, []);
  await user.click(screen.getByRole('button', { name: 'Type in real dice' }));
  await user.click(rollButton());
  const dialog = await screen.findByRole('dialog', { name: 'What did your dice show?' });
  const line = within(dialog).getByLabelText('Or all in one line');
  await user.keyboard('9');
  expect(line).toHaveFocus();
  expect(dialog).toHaveTextContent('9 is no face of a d6; type 1 to 6.');
  await user.clear(line);
  await user.click(within(dialog).getByRole('button', { name: '4' }));
  await user.click(within(dialog).getByRole('button', { name: 'Use these dice' }));
  const card = await screen.findByRole('article', { name: /Success/ });
  expect(card).toHaveTextContent('4 against 4');
  expect(card).toHaveTextContent('entered by hand');
});

test('[R4] a request that makes no roll says why and rolls nothing', async () => {
  const { user, stores } = await renderTray(systems, []);
  act(() => {
    stores.forms.setState((forms) => withDraft(forms, 'toy', 'toss', { kind: 'toss', goal: 4, modifiers: [1] }));
  });
  expect(rollButton()).toHaveAccessibleDescription('A toss has no modifiers; leave them out.');
  await user.click(rollButton());
  expect(stores.tray.getState().history.entries).toEqual([]);
});

test('[R1] a stored draft that is no draft leaves a fresh form, not a white page', async () => {
  window.localStorage.setItem(
    'clatter.forms',
    JSON.stringify({ state: { kinds: { toy: 'toss' }, drafts: { 'toy/toss': { goal: 'x' } } }, version: 1 }),
  );
  await renderTray(systems, []);
  expect(rollButton()).toHaveAccessibleName('Roll 1d6, Toss for 4');
});

test('[R3] rolls that follow each other quickly are all kept, and the last is shown', async () => {
  const { user, stores } = await renderTray(systems, [1, 2, 3, 4, 5, 6]);
  rollButton().focus();
  for (let roll = 0; roll < 6; roll += 1) await user.keyboard('{Enter}');
  expect(stores.tray.getState().history.entries).toHaveLength(6);
  expect(await screen.findByRole('article', { name: /Success/ })).toHaveTextContent('6 against 4');
  await user.click(openHistory());
  expect(await screen.findByRole('dialog', { name: 'History' })).toBeInTheDocument();
});

test('[R4] a number typed wrongly is told and rolls nothing, not even with the number before it', async () => {
  const { user, stores } = await renderTray(systems, [4]);
  const goal = screen.getByRole('spinbutton', { name: 'Goal' });
  await user.clear(goal);
  await user.type(goal, '9');
  await user.click(rollButton());
  expect(stores.tray.getState().history.entries).toEqual([]);
  expect(goal).toHaveAccessibleDescription('Write a whole number from 1 to 6.');
  await user.clear(goal);
  await user.type(goal, '4');
  await user.click(rollButton());
  expect(stores.tray.getState().history.entries).toHaveLength(1);
});

test('[R3] Escape puts back what was being picked', async () => {
  const { user } = await renderTray(systems, [2]);
  await user.click(rollButton());
  await user.click(await screen.findByRole('button', { name: /Try again/ }));
  expect(dieOnCard(/^d6, 2/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(within(screen.getByRole('article')).queryByRole('button', { name: /^d6, 2/ })).toBeNull();
});
