import type { Words } from '@clatter/engine';

import { dieColour } from './dieColour';
import { dieLabel, shownFace } from './dieLabel';
import type { TrayDie } from '../tray/trayDie';

/** The dice of a roll as the tray shows them, each told with whose it is where there are several sides. */
export function trayDiceOf(words: Words, entered: readonly number[]): readonly TrayDie[] {
  const severalSides = words.sides.length > 1;
  return words.dice.map((die, place) => {
    const owner = severalSides ? words.sides.find(({ id }) => id === die.side)?.name : undefined;
    const label = dieLabel(die, entered.includes(place));
    return {
      sides: die.sides,
      face: shownFace(die),
      colour: dieColour(words, place),
      dropped: die.mark === 'dropped',
      label: owner === undefined ? label : `${owner}: ${label}`,
    };
  });
}
