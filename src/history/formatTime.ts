const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The time of day of a roll, in the reader's own form. */
export function formatTime(at: number): string {
  return clock.format(at);
}
