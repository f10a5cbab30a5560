import type { Locator } from '@playwright/test';

/** What the page gave to eyes and ears at one moment. */
export interface Glimpse {
  /** Milliseconds since the press. */
  readonly at: number;
  /** All text, labels and the page's title, without times of day. */
  readonly told: string;
}

/** Presses a button and looks at the page as often as it can for so many milliseconds. */
export function watchAfter(button: Locator, milliseconds: number): Promise<readonly Glimpse[]> {
  return button.evaluate(async (element: HTMLElement, duration: number) => {
    const time = /\d{1,2}:\d{2}:\d{2}(\s[AP]M)?/g;
    const glimpses: { at: number; told: string }[] = [];
    const start = performance.now();
    element.click();
    while (performance.now() - start < duration) {
      const labels = [...document.querySelectorAll('[aria-label], [title], [aria-valuetext]')].flatMap((one) =>
        ['aria-label', 'title', 'aria-valuetext'].map((name) => one.getAttribute(name) ?? ''),
      );
      const told = [document.title, document.body.textContent, ...labels].join('\n').replace(time, '');
      glimpses.push({ at: performance.now() - start, told });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return glimpses;
  }, milliseconds);
}
