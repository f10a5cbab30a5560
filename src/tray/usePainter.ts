import { useCallback, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { castOf } from './drawing/cast';
import type { Cast } from './drawing/cast';
import { drawScene } from './drawing/scene';

export interface Painter {
  /** Draws the throw at a progress from 0 to 1; false when drawing has failed. */
  readonly paint: (progress: number) => boolean;
  /** Drawing has failed: faces have to be written out. */
  readonly broken: boolean;
}

const densest = 3;

export function usePainter(canvas: RefObject<HTMLCanvasElement | null>, cast: Cast): Painter {
  const [broken, setBroken] = useState(false);
  const { throwId, dice, moving, arrangement, before } = cast;
  const makeActors = useMemo(() => {
    let actors: ReturnType<typeof castOf> | undefined;
    return () => (actors ??= castOf({ throwId, dice, moving, arrangement, before }));
  }, [throwId, dice, moving, arrangement, before]);
  const paint = useCallback(
    (progress: number): boolean => {
      try {
        const context = canvas.current === null ? null : sized(canvas.current, arrangement);
        if (context === null) throw new Error('This browser gives no canvas to draw on');
        const { width, height } = arrangement;
        drawScene(context, makeActors(), { width, height, density: density(), progress });
        setBroken(false);
        return true;
      } catch {
        setBroken(true);
        return false;
      }
    },
    [canvas, arrangement, makeActors],
  );
  return { paint, broken };
}

function density(): number {
  return Math.min(densest, window.devicePixelRatio || 1);
}

function sized(
  canvas: HTMLCanvasElement,
  { width, height }: { readonly width: number; readonly height: number },
): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d');
  const pixels = [Math.round(width * density()), Math.round(height * density())] as const;
  if (canvas.width !== pixels[0]) canvas.width = pixels[0];
  if (canvas.height !== pixels[1]) canvas.height = pixels[1];
  return context;
}
