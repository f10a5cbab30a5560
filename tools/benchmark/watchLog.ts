import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Times at which something more stood in the log, on the page's clock. */
    stored: number[];
  }
}

/**
 * Looks into the log again and again from beside the page, which is busy drawing when its own word of what was stored
 * arrives.
 */
export async function watchLog(page: Page): Promise<void> {
  await page.evaluate((source) => {
    window.stored = [];
    const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
    worker.onmessage = ({ data }: MessageEvent<number>) => window.stored.push(data - performance.timeOrigin);
  }, watcher);
}

const watcher = `
  const opening = indexedDB.open('clatter');
  opening.onsuccess = () => {
    let seen;
    const look = () => {
      const counting = opening.result.transaction('events').objectStore('events').count();
      counting.onsuccess = () => {
        if (seen !== undefined && counting.result > seen) postMessage(performance.timeOrigin + performance.now());
        seen = counting.result;
        setTimeout(look);
      };
    };
    look();
  };
`;
