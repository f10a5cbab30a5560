import type { KindOfRoll } from '../../core/rules';
import type { D20Request } from './request';

const test = {
  modifier: 0,
  proficiency: { level: 1, applies: false, doubled: false, halved: false },
  modifiers: [],
  bonusDice: [],
  advantage: 0,
  disadvantage: 0,
  inspiration: false,
} as const;

export const kinds: readonly KindOfRoll<D20Request>[] = [
  {
    id: 'check',
    name: 'Check',
    start: { kind: 'check', ...test, dc: 15, skillProficient: false, toolProficient: false },
  },
  { id: 'save', name: 'Save', start: { kind: 'save', ...test, dc: 15, chooseToFail: false } },
  {
    id: 'attack',
    name: 'Attack',
    start: {
      kind: 'attack',
      ...test,
      ac: 15,
      damage: { dice: [{ count: 1, sides: 8 }], modifier: 0, sameModifier: true },
    },
  },
  {
    id: 'damage',
    name: 'Damage',
    start: { kind: 'damage', dice: [{ count: 1, sides: 8 }], modifier: 0, critical: false, inspiration: false },
  },
];
