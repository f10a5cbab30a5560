import type { CharacterDetails, KeptRoll } from './partyChange';

export interface Character extends CharacterDetails {
  readonly id: string;
  /** What each system keeps of the character, by the system's id; none where nothing was ever set or changed. */
  readonly sheets: Readonly<Record<string, unknown>>;
}

/** Something a roll brought that changed nothing: a spend left unpaid, or a gain for which there was no room. */
interface WithoutEffect {
  readonly roll: string;
  readonly character: string;
  readonly system: string;
  /** The effect in the system's words: "spends one Fate Die". */
  readonly text: string;
}

/** The party as the log leaves it. */
export interface Party {
  readonly characters: readonly Character[];
  readonly keptRolls: readonly KeptRoll[];
  /** Every name by its character's id, of those who left as well. */
  readonly names: Readonly<Record<string, string>>;
  readonly withoutEffect: readonly WithoutEffect[];
  /** What the log holds of the party that could not be applied, in words. */
  readonly problems: readonly string[];
}

export const emptyParty: Party = { characters: [], keptRolls: [], names: {}, withoutEffect: [], problems: [] };

/** The same party with one character, where it is there, put in another's place. */
export function replaceCharacter(party: Party, id: string, replace: (character: Character) => Character): Party {
  return { ...party, characters: party.characters.map((one) => (one.id === id ? replace(one) : one)) };
}

/** The same character with one system's sheet replaced. */
export function withSheet(character: Character, system: string, sheet: unknown): Character {
  return { ...character, sheets: { ...character.sheets, [system]: sheet } };
}
