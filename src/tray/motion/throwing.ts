import type { drive as Drive } from './drive';

/** From the throw until all lies still, in seconds, whatever the number of dice. */
const throwSeconds = 0.68;

let drive: typeof Drive | undefined;

/** Fetches what moves dice; a throw before it is there settles at once. */
export async function loadDrive(): Promise<void> {
  try {
    drive ??= (await import('./drive')).drive;
  } catch {
    // Without a network dice settle at once.
  }
}

export interface Throwing {
  /** The element in which a tap or key ends the throw. */
  readonly tray: HTMLElement;
  /** Draws the throw at a progress from 0 to 1; false when drawing has failed. */
  readonly paint: (progress: number) => boolean;
  /** Called once, when all dice lie still. */
  readonly onDone: () => void;
}

/** Runs one throw; the returned function ends it at once. */
export function startThrow({ tray, paint, onDone }: Throwing): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let stop: (() => void) | undefined;
  let done = false;
  const finish = (): void => {
    if (done) return;
    done = true;
    listening.abort();
    clearTimeout(timer);
    stop?.();
    onDone();
  };
  const timer = setTimeout(finish, throwSeconds * 1000 + 40);
  tray.addEventListener(
    'pointerdown',
    () => {
      ignoreNextClick(tray);
      finish();
    },
    { signal },
  );
  tray.addEventListener('keydown', finish, { signal });
  document.addEventListener('visibilitychange', finish, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') finish();
    },
    { signal },
  );
  if (drive === undefined || document.hidden || !paint(0)) finish();
  else
    stop = drive(
      throwSeconds,
      (progress) => {
        if (!done && !paint(progress)) finish();
      },
      finish,
    );
  return finish;
}

/** The tap that ends a throw picks no die, although its click arrives when dice may be picked already. */
function ignoreNextClick(tray: HTMLElement): void {
  const ignoring = new AbortController();
  const { signal } = ignoring;
  const options = { capture: true, signal };
  const stop = (): void => {
    ignoring.abort();
  };
  tray.addEventListener(
    'click',
    (event) => {
      event.stopPropagation();
      stop();
    },
    options,
  );
  tray.addEventListener('pointerdown', stop, options);
  tray.addEventListener('keydown', stop, options);
}
