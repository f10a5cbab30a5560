import { useCallback, useMemo, useState } from 'react';
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

export function usePainter({ bodies, shadows }: Canvases, cast: Cast): Painter {
  const [broken, setBroken] = useState(false);
  const { throwId, dice, moving, arrangement, before } = cast;
  const makeActors = useMemo(() => {
    let actors: ReturnType<typeof castOf> | undefined;
    return () => (actors ??= castOf({ throwId, dice, moving, arrangement, before }));
  }, [throwId, dice, moving, arrangement, before]);
  const paint = useCallback(
    (progress: number): boolean => {
      try {
        const { width, height } = arrangement;
        drawScene(makeActors(), {
          bodies: layer(bodies.current, arrangement, Math.min(densest, window.devicePixelRatio || 1)),
          shadows: layer(shadows.current, arrangement, shadowDensity),
          width,
          height,
          progress,
        });
        setBroken(false);
        return true;
      } catch {
        setBroken(true);
        return false;
      }
    },
    [bodies, shadows, arrangement, makeActors],
  );
  return { paint, broken };
}

function layer(canvas: HTMLCanvasElement | null, { width, height }: Size, density: number): Layer {
  const context = canvas?.getContext('2d') ?? null;
  if (canvas === null || context === null) throw new Error('This browser gives no canvas to draw on');
  const pixels = { width: Math.round(width * density), height: Math.round(height * density) };
  if (canvas.width !== pixels.width) canvas.width = pixels.width;
  if (canvas.height !== pixels.height) canvas.height = pixels.height;
  return { context, density };
}
