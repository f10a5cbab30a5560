import type { Character, Party } from '../store/party/party';
import type { PartyChange, PlainPartyChange } from '../store/party/partyChange';

/** The characters of a party by the names of their groups, in the order in which the first of each stands. */
export function groupsOf(characters: readonly Character[]): ReadonlyMap<string, readonly Character[]> {
  const groups = new Map<string, readonly Character[]>();
  for (const one of characters) groups.set(one.party, [...(groups.get(one.party) ?? []), one]);
  return groups;
}

/** A character once more, with its sheets and its own kept rolls; `freshId` gives ids for all that is new. */
export function copyOf(party: Party, character: Character, freshId: () => string): PartyChange {
  const { id, sheets, ...details } = character;
  const copy = freshId();
  const place = party.characters.findIndex((one) => one.id === id);
  return {
    type: 'together',
    changes: [
      { type: 'character-added', character: copy, details: { ...details, name: copyName(party, details.name) } },
      { type: 'character-moved', character: copy, position: place + 1 },
      ...Object.entries(sheets).map(([system, sheet]): PlainPartyChange => ({
        type: 'sheet-set',
        character: copy,
        system,
        sheet,
      })),
      ...party.keptRolls
        .filter((kept) => kept.character === id)
        .map((kept): PlainPartyChange => ({
          type: 'roll-kept',
          kept: { ...kept, id: freshId(), character: copy },
        })),
    ],
  };
}

function copyName({ characters }: Party, name: string): string {
  const base = name.replace(/ \d+$/, '');
  let number = 2;
  while (characters.some((one) => one.name === `${base} ${number}`)) number += 1;
  return `${base} ${number}`;
}

/** One place up (−1) or down (1) within its own group; undefined at its end. */
export function moveWithin(party: Party, character: Character, by: -1 | 1): PartyChange | undefined {
  const group = party.characters.filter((one) => one.party === character.party);
  const neighbour = group[group.indexOf(character) + by];
  if (neighbour === undefined) return undefined;
  return { type: 'character-moved', character: character.id, position: party.characters.indexOf(neighbour) };
}
