export interface SlotDie {
  readonly sides: number;
}

/** What a line such as "16 5 12" says of the dice, in order; or why it can't be taken. */
export type LineReading =
  { readonly type: 'faces'; readonly faces: readonly number[] } | { readonly type: 'fault'; readonly message: string };

/** Why a number is no face of a die; undefined where it is one. */
function faultOfFace(face: number, sides: number): string | undefined {
  if (Number.isInteger(face) && face >= 1 && face <= sides) return undefined;
  return `${face} is no face of a d${sides}; type 1 to ${sides}.`;
}

/** Reads faces typed in one line, parted by spaces or commas; fewer than the dice is fine. */
export function readLine(text: string, dice: readonly SlotDie[]): LineReading {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  if (words.length > dice.length) {
    const wanted = dice.length === 1 ? '1 number' : `${dice.length} numbers`;
    return { type: 'fault', message: `There are ${words.length} numbers; this roll takes ${wanted}.` };
  }
  const faces: number[] = [];
  for (const [place, word] of words.entries()) {
    if (!/^\d+$/.test(word)) return { type: 'fault', message: `“${word}” is no number; type faces such as 16 5 12.` };
    const fault = faultOfFace(Number(word), dice[place]?.sides ?? 0);
    if (fault !== undefined) return { type: 'fault', message: `Die ${place + 1}: ${fault}` };
    faces.push(Number(word));
  }
  return { type: 'faces', faces };
}
