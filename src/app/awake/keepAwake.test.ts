import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepAwakeAWhile } from './keepAwake';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function fakeLock() {
  const held = { count: 0, asked: 0 };
  const request = (): Promise<WakeLockSentinel> => {
    held.asked += 1;
    held.count += 1;
    const sentinel = Object.assign(new EventTarget(), {
      released: false,
      type: 'screen' as const,
      onrelease: null,
      release: () => {
        if (!sentinel.released) held.count -= 1;
        sentinel.released = true;
        return Promise.resolve();
      },
    });
    return Promise.resolve(sentinel);
  };
  return { held, lock: { request } };
}

async function turn(hidden: boolean): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

test('the screen stays awake while the page is in sight, and is let go while it is not', async () => {
  const { held, lock } = fakeLock();
  const end = keepAwakeAWhile(lock, document);
  await vi.advanceTimersByTimeAsync(0);
  expect(held.count).toBe(1);
  await turn(true);
  expect(held.count).toBe(0);
  await turn(false);
  expect(held.count).toBe(1);
  end();
  expect(held.count).toBe(0);
  await turn(false);
  expect(held).toEqual({ count: 0, asked: 2 });
});

test('a table that rolls no more lets it sleep after a quarter of an hour', async () => {
  const { held, lock } = fakeLock();
  keepAwakeAWhile(lock, document);
  await vi.advanceTimersByTimeAsync(14 * 60_000);
  expect(held.count).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(held.count).toBe(0);
});

test('what was ended before the browser answered holds nothing, and a refusal is borne', async () => {
  const { held, lock } = fakeLock();
  keepAwakeAWhile(lock, document)();
  await vi.advanceTimersByTimeAsync(0);
  expect(held.count).toBe(0);
  const end = keepAwakeAWhile({ request: () => Promise.reject(new DOMException('Low battery.')) }, document);
  await vi.advanceTimersByTimeAsync(0);
  end();
});
