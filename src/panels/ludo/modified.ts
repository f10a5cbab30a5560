/** What a roll adds: its first modifier is the value of the stat, where it names one. */
export interface Modified {
  readonly modifiers: readonly number[];
  readonly stat?: string | undefined;
}

/** "Wit, 1 more": what goes beyond the first modifier; empty where nothing does. */
export function summariseMore({ modifiers, stat }: Modified): string {
  const more = modifiers.length < 2 ? [] : [`${String(modifiers.length - 1)} more`];
  return [...(stat === undefined ? [] : [stat]), ...more].join(', ');
}
