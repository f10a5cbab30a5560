import { type DieWords, plain } from '@clatter/engine';

const roles: Readonly<Record<DieWords['role'], string>> = { main: '', bonus: 'bonus ', peril: 'Peril ' };

/** The face that a die shows now. */
export function shownFace({ faces }: DieWords): number {
  return faces.at(-1) ?? 0;
}

/** "by Change" for a reroll's reason, told as it is where it is a phrase of its own. */
function sayReason(reason: string): string {
  return reason === '' ? '' : ` by ${reason}`;
}

/** A die for a voice: "d20, 17, dropped", "d6, 5, kept, rerolled from 1 by Change, entered by hand". */
export function dieLabel(die: DieWords, entered: boolean): string {
  const rerolls = die.reasons.map(
    (reason, place) => `rerolled from ${plain(die.faces[place] ?? 0)}${sayReason(reason)}`,
  );
  const parts = [
    `${roles[die.role]}d${String(die.sides)}`,
    plain(shownFace(die)),
    die.mark,
    ...rerolls,
    ...(entered ? ['entered by hand'] : []),
  ];
  return parts.join(', ');
}
