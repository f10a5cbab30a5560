/** Sides 1 to 4 in order, then the Peril die, bonus dice, neutral dice. */
export type DieColour = 'teal' | 'oxblood' | 'indigo' | 'moss' | 'ivory' | 'amber' | 'midnight';

/** One die as the tray shows it; `face` is what it settles with, 1 to `sides`. */
export interface TrayDie {
  /** 4, 6, 8, 10, 12, 20 or 100 (drawn as a pair of tens and units). */
  readonly sides: number;
  readonly face: number;
  readonly colour: DieColour;
  /** Steps back: struck, dimmed, smaller. */
  readonly dropped: boolean;
  /** Accessible name once settled: "d20, 17, kept". */
  readonly label: string;
}

/** Drawn after the settle, between or around dice given by their index in `TrayProps.dice`. */
export interface TrayLink {
  readonly kind: string;
  readonly dice: readonly number[];
  readonly text: string;
}

export interface TrayProps {
  /** A new id starts a new throw; `undefined` shows the empty tray. */
  readonly throwId: string | undefined;
  readonly dice: readonly TrayDie[];
  /** One row a side: indices into `dice` in shown order; two rows face each other pair by pair. */
  readonly rows: readonly (readonly number[])[];
  readonly links: readonly TrayLink[];
  /** Which dice tumble for this `throwId`; a reroll moves its die alone, `none` shows all settled at once. */
  readonly moving: 'all' | 'none' | readonly number[];
  /** Reduced motion: the same layout at once. */
  readonly still: boolean;
  readonly pickable: readonly number[];
  readonly picked: readonly number[];
  readonly onPick: (die: number) => void;
  /** Called exactly once for each `throwId`, whatever happens to the drawing. */
  readonly onSettled: (throwId: string) => void;
  /** Lights the rim once, after the settle. */
  readonly flash?: boolean;
}
