import type { TrayStore } from '../../store/tray/trayState';
import { createClatter } from './createClatter';
import { fallingNow } from './heardThrow';

/** What of a window is needed to be heard and felt; not every browser has all of it. */
interface Sounding extends EventTarget {
  readonly AudioContext: new () => AudioContext;
  readonly navigator: {
    readonly userActivation?: Pick<UserActivation, 'hasBeenActive'>;
    readonly vibrate?: (pattern: number[]) => boolean;
  };
}

/**
 * Sounds each throw of this page's own once, for so many seconds; gives a function that ends it. No audio is made before a
 * touch or key, since browsers refuse it until then.
 */
export function soundThrows(tray: TrayStore, page: Sounding, seconds: number): () => void {
  let context: AudioContext | undefined;
  let clatter: ReturnType<typeof createClatter> | undefined;
  let touched = page.navigator.userActivation?.hasBeenActive ?? false;

  const touch = (): void => {
    touched = true;
  };
  const gestures = ['pointerdown', 'keydown'] as const;
  for (const gesture of gestures) page.addEventListener(gesture, touch, { once: true, capture: true });

  function sound(id: string, dice: readonly number[]): void {
    context ??= new page.AudioContext();
    clatter ??= createClatter(context);
    clatter({ id, dice, seconds });
  }

  const stop = tray.subscribe((state, before) => {
    try {
      const falling = fallingNow(state, before);
      if (falling === undefined || !touched) return;
      page.navigator.vibrate?.(trembling(falling.dice.length));
      sound(falling.id, falling.dice);
    } catch {
      // A device without sound rolls all the same.
    }
  });

  return () => {
    stop();
    for (const gesture of gestures) page.removeEventListener(gesture, touch, { capture: true });
    context?.close().catch(() => undefined);
  };
}

/** Milliseconds of trembling and rest, the longer the more dice. */
function trembling(dice: number): number[] {
  return Array.from({ length: Math.min(4, 1 + Math.floor(dice / 3)) }, () => [14, 60]).flat();
}
