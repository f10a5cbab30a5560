import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadDrive } from './motion/throwing';
import type { TrayProps } from './trayDie';
import { die, giveCanvas, onSettled, reset, running, tray } from './testing/throwTray';

vi.mock('./motion/drive', async () => ({
  drive: (await import('./testing/throwTray')).scriptedDrive,
}));

beforeEach(loadDrive);
afterEach(reset);

describe('while dice roll', () => {
  beforeEach(giveCanvas);

  test('labels and texts do not give the result away, afterwards they tell it', () => {
    render(tray({ links: [{ kind: 'double', dice: [0, 1], text: 'double' }], pickable: [0] }));
    expect(screen.getAllByRole('img', { name: 'd20, rolling' })).toHaveLength(2);
    expect(screen.queryByText('double')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    act(() => {
      running[0]?.done();
    });
    expect(screen.getByRole('button', { name: 'd20, 17, kept' })).toBeVisible();
    expect(screen.getByText('double')).toBeInTheDocument();
  });

  test('a reroll moves its die alone and keeps to itself what becomes of the others', () => {
    const { rerender } = render(tray({ moving: 'none' }));
    rerender(tray({ throwId: 'two', moving: [1], dice: [die(20, 17, true), die(20, 19)], rows: [[1, 0]] }));
    expect(screen.getByRole('img', { name: 'd20, 17' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'd20, rolling' })).toBeInTheDocument();
    act(() => {
      running[0]?.done();
    });
    expect(screen.getByRole('img', { name: 'd20, 17, dropped' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'd20, 19, kept' })).toBeInTheDocument();
  });

  test.each([
    ['a tap', () => userEvent.click(screen.getByRole('region', { name: 'Dice tray' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'any key in it',
      async () => {
        screen.getByRole('region', { name: 'Dice tray' }).focus();
        await userEvent.keyboard('x');
      },
    ],
  ])('%s ends the throw', async (_, finish) => {
    render(tray());
    await finish();
    expect(onSettled.mock.calls).toEqual([['one']]);
    expect(running[0]?.stopped).toBe(true);
  });

  test('a new throw ends the one before, and each reports once', () => {
    const { rerender } = render(tray());
    rerender(tray({ throwId: 'two' }));
    expect(onSettled.mock.calls).toEqual([['one']]);
    act(() => {
      running[1]?.done();
      running[0]?.done();
    });
    rerender(tray({ throwId: 'two', pickable: [1] }));
    expect(onSettled.mock.calls).toEqual([['one'], ['two']]);
  });

  test('a tray taken away reports its throw', () => {
    render(tray()).unmount();
    expect(onSettled.mock.calls).toEqual([['one']]);
  });

  test('a tab that is hidden settles at once', () => {
    render(tray());
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(onSettled.mock.calls).toEqual([['one']]);
  });

  test('frames that never come settle nevertheless', () => {
    vi.useFakeTimers();
    render(tray());
    act(() => {
      vi.advanceTimersByTime(800);
    });
    expect(onSettled.mock.calls).toEqual([['one']]);
  });

  test.each<[string, Partial<TrayProps>]>([
    ['reduced motion', { still: true }],
    ['a roll that is only shown', { moving: 'none' }],
  ])('%s settles without any movement', (_, props) => {
    render(<StrictMode>{tray(props)}</StrictMode>);
    expect(running).toHaveLength(0);
    expect(onSettled.mock.calls).toEqual([['one']]);
    expect(screen.getByRole('img', { name: 'd20, 17, kept' })).toBeInTheDocument();
  });
});
