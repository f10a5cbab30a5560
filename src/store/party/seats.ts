import type { OpenSystem, SideId, SideNames } from '@clatter/engine';

import type { Party } from './party';

type Seats = Readonly<Record<string, string>>;

/** A side's id from its text: "0" is a number, "attacker" a word. */
function sideOf(text: string): SideId {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** The names of those who hold the sides, of those who left as well. */
export function namesOf(seats: Seats, party: Party): SideNames {
  const pairs = Object.entries(seats).map(([side, character]) => [side, party.names[character]] as const);
  return Object.fromEntries(pairs.flatMap(([side, name]) => (name === undefined ? [] : [[side, name]])));
}

/** The same request with each side's numbers taken from its character's sheet; sides that can't be filled stay. */
export function fillFromSheets(system: OpenSystem, request: unknown, seats: Seats, party: Party): unknown {
  return Object.entries(seats).reduce((filled, [side, id]) => {
    const sheet = party.characters.find((character) => character.id === id)?.sheets[system.id];
    if (sheet === undefined) return filled;
    try {
      return system.fill(filled, sideOf(side), sheet);
    } catch {
      return filled;
    }
  }, request);
}
