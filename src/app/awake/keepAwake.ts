/** Milliseconds after which a table that rolls no more lets the screen sleep. */
const evening = 15 * 60_000;

/**
 * Keeps the screen awake while the page is in sight, for a quarter of an hour or until the returned function is called.
 */
export function keepAwakeAWhile(wakeLock: WakeLock, page: Document): () => void {
  let held: WakeLockSentinel | undefined;
  let ended = false;

  function release(): void {
    // A lock that the browser took back already is released as well.
    held?.release().catch(() => undefined);
    held = undefined;
  }

  async function hold(): Promise<void> {
    if (ended || page.hidden || (held !== undefined && !held.released)) return;
    try {
      held = await wakeLock.request('screen');
    } catch {
      // Browsers refuse for reasons of their own, such as a low battery.
      return;
    }
    if (mustNot()) release();
  }

  function mustNot(): boolean {
    return ended || page.hidden;
  }

  function change(): void {
    if (page.hidden) release();
    else void hold();
  }

  function end(): void {
    ended = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', change);
    release();
  }

  const timer = setTimeout(end, evening);
  page.addEventListener('visibilitychange', change);
  void hold();
  return end;
}
