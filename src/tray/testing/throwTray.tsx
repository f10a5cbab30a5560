import { vi } from 'vitest';
import type { drive } from '../motion/drive';
import { Tray } from '../Tray';
import type { TrayDie, TrayProps } from '../trayDie';

type Drive = typeof drive;

/** The throws that a scripted drive has been asked to run, newest last; a test moves them on by hand. */
export const running: { progress: Parameters<Drive>[1]; done: Parameters<Drive>[2]; stopped: boolean }[] = [];

export const scriptedDrive: Drive = (_, progress, done) => {
  const run = { progress, done, stopped: false };
  running.push(run);
  return () => {
    run.stopped = true;
  };
};

export const onSettled = vi.fn<TrayProps['onSettled']>();
export const onPick = vi.fn<TrayProps['onPick']>();

export function reset(): void {
  running.length = 0;
  setCanvas(() => null);
  vi.restoreAllMocks();
  vi.useRealTimers();
  onSettled.mockReset();
  onPick.mockReset();
}

export const die = (sides: number, face: number, dropped = false): TrayDie => ({
  sides,
  face,
  colour: 'teal',
  dropped,
  label: `d${String(sides)}, ${String(face)}, ${dropped ? 'dropped' : 'kept'}`,
});

export function tray(props: Partial<TrayProps> = {}) {
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

export function setCanvas(getContext: () => unknown): void {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: getContext, configurable: true });
}

/** A canvas that takes every call and draws nothing. */
export function giveCanvas(): void {
  const gradient = { addColorStop: () => undefined };
  const known: Record<string, unknown> = {
    createRadialGradient: () => gradient,
    measureText: () => ({ width: 10, actualBoundingBoxAscent: 10 }),
  };
  const context = new Proxy(known, { get: (target, name) => target[String(name)] ?? (() => undefined) });
  setCanvas(() => context);
}
