import type { Locator, Page } from '@playwright/test';
import type { Hand } from './hand';

const mostTries = 8;

// Runs in the page, so it can use nothing from here: how many presses of Tab, backwards if negative, lead to the target
// or to the one stop of its group.
function tabsTo(target: Element): number {
  const groupOf = (one: Element): unknown => {
    if (one instanceof HTMLInputElement && one.type === 'radio') return one.name;
    return one.getAttribute('role') === 'tab' ? one.parentElement : one;
  };
  const group = groupOf(target);
  const candidates = document.querySelectorAll('button, input, select, textarea, summary, a[href], [tabindex]');
  const focused = document.activeElement ?? document.body;
  const stops = [...candidates].filter((one) => {
    if (one === focused || groupOf(one) === group) return true;
    if (!(one instanceof HTMLElement) || one.tabIndex < 0 || !one.checkVisibility({ visibilityProperty: true }))
      return false;
    return !one.matches(':disabled') && (!one.matches('[type=radio]') || one.matches(':checked'));
  });
  const here = stops.indexOf(focused);
  if (groupOf(focused) === group) return 0;
  const members = stops.flatMap((one, place) => (groupOf(one) === group ? [place] : []));
  const first = Math.min(...members);
  const last = Math.max(...members);
  if (here > last) return last - here;
  return first - here;
}

// Runs in the page: how many arrow presses lead from the focused one to the target, of one group.
function arrowsTo(target: Element): number {
  const focused = document.activeElement ?? document.body;
  const isRadio = target instanceof HTMLInputElement;
  const members = [...document.querySelectorAll('[role=tab], [type=radio]')].filter((one) =>
    isRadio ? one instanceof HTMLInputElement && one.name === target.name : one.parentElement === target.parentElement,
  );
  return members.indexOf(target) - members.indexOf(focused);
}

/** Everything by keys: Tab to where it is, then what a keyboard does there. */
export function keyboardHand(page: Page): Hand {
  async function repeat(key: string, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  }

  /** Goes on until no press is left to do; a wrong count is put right by the next. */
  async function walk(count: () => Promise<number>, forward: string, backward: string): Promise<void> {
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const presses = await count();
      if (presses === 0) return;
      await repeat(presses > 0 ? forward : backward, Math.abs(presses));
    }
    throw new Error(`The keys ${forward} and ${backward} do not lead there.`);
  }

  const reach = (target: Locator): Promise<void> => walk(() => target.evaluate(tabsTo), 'Tab', 'Shift+Tab');

  return {
    press: async (target) => {
      await reach(target);
      const isSwitch = (await target.getAttribute('role')) === 'switch';
      await page.keyboard.press(isSwitch ? 'Space' : 'Enter');
    },
    choose: async (target) => {
      await reach(target);
      await walk(() => target.evaluate(arrowsTo), 'ArrowRight', 'ArrowLeft');
      const isRadio = (await target.getAttribute('role')) !== 'tab';
      if (isRadio && !(await target.isChecked())) await page.keyboard.press('Space');
    },
    write: async (target, text) => {
      await reach(target);
      await page.keyboard.press('Control+A');
      if (text === '') await page.keyboard.press('Delete');
      else await page.keyboard.type(text);
    },
    select: async (target, entry) => {
      await reach(target);
      await page.keyboard.type(entry);
    },
    hurry: () => page.keyboard.press('Escape'),
  };
}
