import type { LudoRequest, LudoSheet } from '@clatter/engine';

import type { PartyKit } from '../../partyKit';
import { LudoSheetForm } from './LudoSheetForm';

function sheet(might: number, grace: number, wits: number, positions: readonly number[] = []): LudoSheet {
  return {
    stats: [
      { name: 'Might', value: might },
      { name: 'Grace', value: grace },
      { name: 'Wits', value: wits },
    ],
    stressed: false,
    pieces: positions.map((position, place) => ({
      id: `piece-${String(place + 1)}`,
      name: `Piece ${String(place + 1)}`,
      position,
    })),
  };
}

const even = { modifiers: [0], advantage: 0, disadvantage: 0, stressed: false };

function strike(stat: string, sides: 6 | 8): LudoRequest {
  return {
    kind: 'contest',
    sides: [
      { ...even, stat },
      { ...even, stat: 'Grace' },
    ],
    crits: true,
    grazing: true,
    damage: { dice: [{ count: 1, sides }], modifiers: [2], onGrazing: 'half', onCritical: 'double' },
  };
}

/** Parties of Ludicrous Ludo. */
export const ludoKit: PartyKit<LudoRequest, LudoSheet> = {
  SheetForm: LudoSheetForm,
  tell: ({ stressed }) => (stressed ? ['stressed'] : []),
  acts: [
    {
      name: 'Stress cleared',
      hint: 'Nobody is stressed any more',
      to: 'all',
      apply: (party) => (party.stressed ? { ...party, stressed: false } : party),
    },
  ],
  sampleSheets: {
    mira: sheet(2, 0, -1, [4, 11, 18]),
    odo: sheet(-1, 0, 2, [2, 9]),
    sana: sheet(0, 2, 1, [7]),
    tarn: sheet(1, -1, 1, [0, 15]),
    goblin: sheet(-1, 1, 0),
    ogre: sheet(2, -2, -2),
  },
  sampleRolls: [
    { name: 'Sword', who: 'mira', request: strike('Might', 8) },
    { name: 'Knife', who: 'sana', request: strike('Grace', 6) },
    { name: 'Keep calm', who: 'odo', request: { kind: 'save', goal: 4, ...even, stat: 'Wits' } },
    { name: 'Move', request: { kind: 'movement' } },
    { name: 'Penalty', request: { kind: 'penalty', pieces: [], friendly: [] } },
  ],
};
