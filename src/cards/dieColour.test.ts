import type { DieWords, Words } from '@clatter/engine';
import { expect, it } from 'vitest';
import { dieColour } from './dieColour';

it('gives each side its own colour and keeps Peril, bonus and sideless dice apart', () => {
  const common = { sides: 6, faces: [1], reasons: [], mark: 'kept' } as const;
  const dice: readonly DieWords[] = [
    { ...common, side: 'a', role: 'main' },
    { ...common, side: 'b', role: 'main' },
    { ...common, side: 'a', role: 'peril' },
    { ...common, side: 'a', role: 'bonus' },
    { ...common, side: 'nobody', role: 'main' },
  ];
  const sides = ['a', 'b'].map((id) => ({ id, name: id, winner: false }));
  const words: Words = { title: '', tone: 'neutral', sentence: '', sides, lines: [], dice, rows: [], links: [] };
  expect(dice.map((_, place) => dieColour(words, place))).toEqual(['teal', 'oxblood', 'ivory', 'amber', 'midnight']);
});
