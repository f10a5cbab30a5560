import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { drive } from './motion/drive';
import { loadDrive } from './motion/throwing';
import { Tray } from './Tray';
import type { TrayDie, TrayProps } from './trayDie';

type Drive = typeof drive;
const running: { progress: Parameters<Drive>[1]; done: Parameters<Drive>[2]; stopped: boolean }[] = [];

vi.mock('./motion/drive', () => ({
  drive: ((_, progress, done) => {
    const run = { progress, done, stopped: false };
    running.push(run);
    return () => {
      run.stopped = true;
    };
  }) satisfies Drive,
}));

const die = (sides: number, face: number, dropped = false): TrayDie => ({
  sides,
  face,
  colour: 'teal',
  dropped,
  label: `d${String(sides)}, ${String(face)}, ${dropped ? 'dropped' : 'kept'}`,
});

const onSettled = vi.fn<TrayProps['onSettled']>();
const onPick = vi.fn<TrayProps['onPick']>();

function tray(props: Partial<TrayProps> = {}) {
  return (
    <Tray
      throwId="one"
      dice={[die(20, 17), die(20, 4, true)]}
      rows={[[0, 1]]}
      links={[]}
      moving="all"
      still={false}
      pickable={[]}
      picked={[]}
      onPick={onPick}
      onSettled={onSettled}
      {...props}
    />
  );
}

function setCanvas(getContext: () => unknown): void {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: getContext, configurable: true });
}

/** A canvas that takes every call and draws nothing. */
function giveCanvas(): void {
  const gradient = { addColorStop: () => undefined };
  const known: Record<string, unknown> = {
    createRadialGradient: () => gradient,
    measureText: () => ({ width: 10, actualBoundingBoxAscent: 10 }),
  };
  const context = new Proxy(known, { get: (target, name) => target[String(name)] ?? (() => undefined) });
  setCanvas(() => context);
}

beforeEach(loadDrive);
afterEach(() => {
  running.length = 0;
  setCanvas(() => null);
  vi.restoreAllMocks();
  vi.useRealTimers();
  onSettled.mockReset();
  onPick.mockReset();
});

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
