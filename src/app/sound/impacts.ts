/** One die meeting the table or another die. */
export interface Impact {
  /** Seconds after the throw. */
  readonly at: number;
  /** From 0 to 1. */
  readonly loudness: number;
  /** Hertz: small dice click, large ones knock. */
  readonly pitch: number;
}

/** More than these can't be told apart. */
const mostDice = 12;

/** How often a die bounces, each time softer and sooner after the one before. */
const bounces = [
  { at: 0.16, loudness: 1 },
  { at: 0.42, loudness: 0.55 },
  { at: 0.62, loudness: 0.3 },
  { at: 0.74, loudness: 0.16 },
];

/**
 * The impacts of a throw of dice with so many sides, within `seconds`, in order. Number and size of the dice alone
 * decide, so that nothing is given away; `vary` gives 0 to 1 for each die and bounce.
 */
export function impactsOf(
  dice: readonly number[],
  seconds: number,
  vary: (die: number, bounce: number) => number,
): readonly Impact[] {
  const heard = dice.slice(0, mostDice);
  const share = 1 / Math.sqrt(Math.max(1, heard.length));
  return heard
    .flatMap((sides, die) =>
      bounces.map(({ at, loudness }, bounce) => {
        const chance = vary(die, bounce);
        return {
          at: seconds * Math.min(0.98, Math.max(0, at + (chance - 0.5) * 0.22)),
          loudness: loudness * share * (0.7 + 0.3 * chance),
          pitch: pitchOf(sides) * (0.88 + 0.24 * chance),
        };
      }),
    )
    .sort((one, other) => one.at - other.at);
}

/** From 3100 Hz for a d4 down to 1500 Hz for a d20 and beyond. */
function pitchOf(sides: number): number {
  return Math.max(1500, 3500 - 100 * Math.min(20, sides));
}
