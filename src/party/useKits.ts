import { use } from 'react';

import type { OpenKit, PartySystem } from './partySystem';

/** A system with what it brings for a party. */
export interface Equipped {
  readonly system: PartySystem;
  readonly kit: OpenKit;
}

/** The systems that keep something of characters, with their kits; waits until all are fetched. */
export function useKits(systems: readonly PartySystem[]): readonly Equipped[] {
  const promises = systems.map((system) => ({ system, kit: system.loadKit() }));
  return promises.flatMap(({ system, kit: promise }) => {
    const kit = use(promise);
    return kit === undefined ? [] : [{ system, kit }];
  });
}
