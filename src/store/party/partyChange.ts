import type { Difference } from './differences';

/** What a table says of a character, apart from what the systems keep. */
export interface CharacterDetails {
  readonly name: string;
  /** A colour's name from the palette, or any CSS colour. */
  readonly colour: string;
  /** A data URL. */
  readonly picture?: string;
  /** The name of the group that the character belongs to; empty for none. */
  readonly party: string;
}

/** A roll that is kept by name, for one tap. */
export interface KeptRoll {
  readonly id: string;
  readonly name: string;
  readonly character?: string;
  readonly system: string;
  readonly request: unknown;
  /** Paths of numbers that were set by hand: no sheet fills them in. */
  readonly changed?: readonly string[];
}

/** One thing that was changed by hand. A sheet and a sheet's change are the system's own, and opaque here. */
export type PlainPartyChange =
  | { readonly type: 'character-added'; readonly character: string; readonly details: CharacterDetails }
  | { readonly type: 'character-edited'; readonly character: string; readonly details: CharacterDetails }
  | { readonly type: 'character-removed'; readonly character: string }
  /** `position` counts from 0 among all characters. */
  | { readonly type: 'character-moved'; readonly character: string; readonly position: number }
  | { readonly type: 'sheet-set'; readonly character: string; readonly system: string; readonly sheet: unknown }
  | { readonly type: 'sheet-changed'; readonly character: string; readonly system: string; readonly change: unknown }
  /** Some fields of a sheet; the others stay as the rolls before leave them. */
  | {
      readonly type: 'sheet-edited';
      readonly character: string;
      readonly system: string;
      readonly values: readonly Difference[];
    }
  /** Takes the place of a kept roll with the same id. */
  | { readonly type: 'roll-kept'; readonly kept: KeptRoll }
  /** `position` counts from 0 among all kept rolls. */
  | { readonly type: 'kept-roll-moved'; readonly kept: string; readonly position: number }
  | { readonly type: 'kept-roll-removed'; readonly kept: string };

/** What was changed by hand at once, and is undone at once. */
export type PartyChange =
  PlainPartyChange | { readonly type: 'together'; readonly changes: readonly PlainPartyChange[] };
