import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { castOf } from './drawing/cast';
import type { Cast } from './drawing/cast';
import { drawScene } from './drawing/scene';
import type { Layer } from './drawing/scene';
import type { Size } from './useSize';

export interface Painter {
  /** Draws the throw at a progress from 0 to 1; false when drawing has failed. */
  readonly paint: (progress: number) => boolean;
  /** Drawing has failed: faces have to be written out. */
  readonly broken: boolean;
}

/** The canvases on which the dice and, beneath them, their shadows are drawn. */
export interface Canvases {
  readonly bodies: RefObject<HTMLCanvasElement | null>;
  readonly shadows: RefObject<HTMLCanvasElement | null>;
}

const densest = 3;
const shadowDensity = 0.75;

/** What lies on the canvases when a throw is over. */
interface Painted extends Pick<Cast, 'throwId' | 'dice' | 'arrangement'> {
  readonly density: number;
}

export function usePainter({ bodies, shadows }: Canvases, cast: Cast): Painter {
  const [broken, setBroken] = useState(false);
  const painted = useRef<Painted>(undefined);
  const { throwId, dice, moving, arrangement, before } = cast;
  const makeActors = useMemo(() => {
    let actors: ReturnType<typeof castOf> | undefined;
    return () => (actors ??= castOf({ throwId, dice, moving, arrangement, before }));
  }, [throwId, dice, moving, arrangement, before]);
  const paint = useCallback(
    (progress: number): boolean => {
      try {
        const { width, height } = arrangement;
        const density = Math.min(densest, window.devicePixelRatio || 1);
        const final = progress === 1 ? { throwId, dice, arrangement, density } : undefined;
        // The last frame of a throw is what is there to stay.
        if (final !== undefined && isSame(painted.current, final)) return true;
        painted.current = undefined;
        drawScene(makeActors(), {
          bodies: layer(bodies.current, arrangement, density),
          shadows: layer(shadows.current, arrangement, shadowDensity),
          width,
          height,
          progress,
        });
        painted.current = final;
        setBroken(false);
        return true;
      } catch {
        setBroken(true);
        return false;
      }
    },
    [bodies, shadows, throwId, dice, arrangement, makeActors],
  );
  return { paint, broken };
}

function isSame(painted: Painted | undefined, { throwId, dice, arrangement, density }: Painted): boolean {
  if (painted === undefined) return false;
  const sameDice = painted.throwId === throwId && painted.dice === dice;
  return sameDice && painted.arrangement === arrangement && painted.density === density;
}

function layer(canvas: HTMLCanvasElement | null, { width, height }: Size, density: number): Layer {
  const context = canvas?.getContext('2d') ?? null;
  if (canvas === null || context === null) throw new Error('This browser gives no canvas to draw on');
  const pixels = { width: Math.round(width * density), height: Math.round(height * density) };
  if (canvas.width !== pixels.width) canvas.width = pixels.width;
  if (canvas.height !== pixels.height) canvas.height = pixels.height;
  return { context, density };
}
