import type { Next, Words } from '@clatter/engine';

/** Why things aren't allowed, each reason once: with the sides it holds for, unless it holds for all. */
export function tellRefusals({ refusals }: Next, { sides }: Words): readonly string[] {
  return [...new Set(refusals.map(({ reason }) => reason))].map((reason) => {
    const whose = refusals.filter((refusal) => refusal.reason === reason).map(({ side }) => side);
    const names = sides.filter(({ id }) => whose.includes(id)).map(({ name }) => name);
    return names.length === 0 || names.length === sides.length ? reason : `${names.join(', ')}: ${reason}`;
  });
}
