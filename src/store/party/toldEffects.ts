import type { Roll, Words } from '@clatter/engine';

import type { Entry } from '../history/entry';
import type { Party } from './party';

/** What a roll changes on sheets, in words: "Ana is now stressed"; what could have no effect says so. */
export function toldEffects(entry: Entry, roll: Roll, words: Words, party: Party): readonly string[] {
  const idle = party.withoutEffect.filter((effect) => effect.roll === entry.id);
  return roll.effects().map(({ side, text }) => {
    const character = entry.seats[String(side)];
    const place = idle.findIndex((effect) => effect.character === character && effect.text === text);
    const name = words.sides.find(({ id }) => id === side)?.name ?? 'The roller';
    if (place < 0) return `${name} ${text}`;
    idle.splice(place, 1);
    return `${name} ${text}: the sheet has nothing to change, and stays as it was`;
  });
}
