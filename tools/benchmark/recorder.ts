import type { Page } from '@playwright/test';

/** What a page noted of itself; times in milliseconds. */
interface Recorder {
  /** When each animation frame began, and how long its callbacks ran. */
  frames: { at: number; script: number }[];
  longTasks: number[];
  /** Calls of requestAnimationFrame. */
  requests: number;
  pressed: number;
  /** From the last press until the page heard of it, and until the page told a result. */
  heard: number | undefined;
  told: number | undefined;
}

declare global {
  interface Window {
    recorder: Recorder;
  }
}

/** Makes every page that loads from now on keep a recorder. */
export async function recordPage(page: Page): Promise<void> {
  await page.addInitScript(startRecording);
}

// Runs in the page, so it can use nothing from here, and names no function: the compiler would add a call to one there.
function startRecording(): void {
  const recorder: Recorder = {
    frames: [],
    longTasks: [],
    requests: 0,
    pressed: 0,
    heard: undefined,
    told: undefined,
  };
  window.recorder = recorder;

  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    recorder.requests += 1;
    return request((at) => {
      const start = performance.now();
      callback(at);
      const script = performance.now() - start;
      const last = recorder.frames.at(-1);
      if (last?.at === at) last.script += script;
      else recorder.frames.push({ at, script });
    });
  };

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorder.longTasks.push(duration);
  }).observe({ entryTypes: ['longtask'] });

  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      recorder.pressed = timeStamp;
      recorder.heard = performance.now() - timeStamp;
      recorder.told = undefined;
    },
    { capture: true },
  );

  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      const told = changes.some(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element !== null && element.closest('[role=status]') !== null;
      });
      if (told) recorder.told ??= performance.now() - recorder.pressed;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Takes out what the page's recorder has gathered, to gather anew. */
export function takeRecords(page: Page): Promise<Recorder> {
  return page.evaluate(() => {
    const taken = { ...window.recorder };
    Object.assign(window.recorder, { frames: [], longTasks: [], requests: 0 });
    return taken;
  });
}
