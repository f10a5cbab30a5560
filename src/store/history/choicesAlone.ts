import type { Next } from '@clatter/engine';

/** Of an older roll only a choice can still be made. */
export function choicesAlone({ groups }: Next): Next {
  return { groups: groups.filter(({ type }) => type === 'choose'), refusals: [] };
}
