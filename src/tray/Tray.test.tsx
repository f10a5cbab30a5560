import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadDrive } from './motion/throwing';
import { die, giveCanvas, onPick, onSettled, reset, running, setCanvas, tray } from './testing/throwTray';

vi.mock('./motion/drive', async () => ({
  drive: (await import('./testing/throwTray')).scriptedDrive,
}));

beforeEach(loadDrive);
afterEach(reset);

test('an empty tray invites', () => {
  render(tray({ throwId: undefined, dice: [], rows: [] }));
  expect(screen.getByText('Roll something')).toBeVisible();
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  expect(onSettled).not.toHaveBeenCalled();
});

describe('where nothing can be drawn', () => {
  test('the throw settles at once, faces are written out, the console stays quiet', () => {
    const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    render(tray());
    expect(onSettled.mock.calls).toEqual([['one']]);
    expect(screen.getByRole('img', { name: 'd20, 17, kept' })).toHaveTextContent('17');
    expect(screen.getByRole('img', { name: 'd20, 4, dropped' })).toHaveTextContent('4');
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
  });

  test('a renderer that throws in the middle of a throw costs nothing but itself', () => {
    giveCanvas();
    render(tray());
    expect(onSettled).not.toHaveBeenCalled();
    setCanvas(() => {
      throw new Error('lost');
    });
    act(() => {
      running[0]?.progress(0.4);
    });
    expect(onSettled.mock.calls).toEqual([['one']]);
    expect(screen.getByRole('img', { name: 'd20, 17, kept' })).toHaveTextContent('17');
  });
});

describe('picking', () => {
  beforeEach(giveCanvas);

  test('only dice that may be picked are buttons; they tell whether they are picked', async () => {
    const { rerender } = render(tray({ still: true, pickable: [1] }));
    const button = screen.getByRole('button', { name: 'd20, 4, dropped' });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    expect(onPick.mock.calls).toEqual([[1]]);
    rerender(tray({ still: true, pickable: [1], picked: [1] }));
    expect(screen.getByRole('button', { pressed: true })).toBe(button);
  });

  test('keys pick, and focus stays in the tray when nothing is left to pick', async () => {
    const { rerender } = render(tray({ still: true, pickable: [0] }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPick.mock.calls).toEqual([[0]]);
    rerender(tray({ still: true }));
    expect(screen.getByRole('region', { name: 'Dice tray' })).toHaveFocus();
  });

  test('the tap that ends a throw picks no die', async () => {
    render(tray({ pickable: [0] }));
    fireEvent.pointerDown(screen.getByRole('region', { name: 'Dice tray' }));
    fireEvent.click(screen.getByRole('button'));
    expect(onPick).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button'));
    expect(onPick).toHaveBeenCalledTimes(1);
  });
});

test('forty dice are drawn, the rest is counted by face once settled', () => {
  giveCanvas();
  const dice = Array.from({ length: 63 }, (_, index) => die(6, (index % 6) + 1));
  render(tray({ dice, rows: [dice.map((_, index) => index)] }));
  expect(within(screen.getByRole('list', { name: 'Dice' })).getAllByRole('listitem')).toHaveLength(40);
  expect(screen.getByText('and 23 more')).toBeInTheDocument();
  act(() => {
    running[0]?.done();
  });
  expect(screen.getByText('and 23 more: 6 × 4, 5 × 4, 4 × 3, 3 × 4, 2 × 4, 1 × 4')).toBeInTheDocument();
});

test('a d100 shows its number beside its two solids', () => {
  giveCanvas();
  render(tray({ still: true, dice: [die(100, 100)], rows: [[0]] }));
  expect(screen.getByText('100')).toBeInTheDocument();
});
