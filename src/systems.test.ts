import { expect, test } from 'vitest';

import { systems } from './systems';

type Edge = 'advantage' | 'disadvantage';

/** What the form of a kind would roll after these edges were toggled in turn. */
async function planAfter(systemId: string, kind: string, edges: readonly Edge[]): Promise<number> {
  const system = await systems.find(({ id }) => id === systemId)?.load();
  if (system === undefined) throw new Error(`There is no system ${systemId}.`);
  const request = edges.reduce<unknown>(
    (draft, edge) => system.toggleEdge(draft, edge),
    system.readDraft(undefined, kind),
  );
  return system.ready(request).plan.length;
}

test.each([
  ['ludo', 'contest', 2],
  ['ludo', 'save', 1],
  ['ludo', 'check', 1],
  ['ludo', 'punch', 1],
  ['d20', 'check', 1],
  ['d20', 'save', 1],
  ['d20', 'attack', 1],
  ['crossroads', 'skill', 3],
])(
  '%s %s: either edge adds a die, a second press takes it off, five and off leave none',
  async (system, kind, dice) => {
    for (const edge of ['advantage', 'disadvantage'] as const) {
      expect(await planAfter(system, kind, [])).toBe(dice);
      expect(await planAfter(system, kind, [edge])).toBe(dice + 1);
      expect(await planAfter(system, kind, [edge, edge])).toBe(dice);
      expect(
        await planAfter(
          system,
          kind,
          Array.from({ length: 6 }, () => edge),
        ),
      ).toBe(dice);
    }
    expect(await planAfter(system, kind, ['advantage', 'disadvantage'])).toBe(dice);
  },
);

test.each([
  ['ludo', 'movement'],
  ['d20', 'damage'],
  ['crossroads', 'group'],
  ['diecon', 'contest'],
])('%s %s has no edge of its own and stays as it is', async (id, kind) => {
  const system = await systems.find((entry) => entry.id === id)?.load();
  const draft = system?.readDraft(undefined, kind);
  expect(draft).toBeDefined();
  expect(system?.toggleEdge(draft, 'advantage')).toEqual(draft);
});
