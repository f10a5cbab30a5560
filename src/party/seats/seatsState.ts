import type { SideId } from '@clatter/engine';

import type { Seats } from '../../store/party/seats';

/** A number of the form that is not as the sheet has it. */
export interface SheetChange {
  /** Where it stands in the request: "sides.0.modifiers.0". */
  readonly path: string;
  readonly now: unknown;
  readonly sheet: unknown;
}

/** Who holds the sides of a form. */
export interface SeatsState {
  readonly sides: readonly { readonly side: SideId; readonly label: string }[];
  /** Characters by the side's id as text; only those that are there. */
  readonly seats: Seats;
  readonly changes: readonly SheetChange[];
  /** Seats a character, or nobody. */
  readonly sit: (side: SideId, character: string | undefined) => void;
  /** Seats a group, in this order; the request takes so many members. */
  readonly sitTogether: (characters: readonly string[]) => void;
  /** Gives changed numbers back to the sheets. */
  readonly forgetChanges: () => void;
}
