import { at, singleEdge } from '../../core/numbers';
import type { KindOfRoll } from '../../core/rules';
import { withEdge } from '../../core/text';
import type { Sources } from './plan';
import type { LudoRequest } from './request';

const noEdge = { advantage: 0, disadvantage: 0 } as const;
const freshSide = { modifiers: [], ...noEdge, stressed: false } as const;

/** Every kind of roll with a form that can be rolled at once. */
export const ludoKinds: readonly KindOfRoll<LudoRequest>[] = [
  {
    id: 'contest',
    name: 'Contest',
    start: { kind: 'contest', sides: [freshSide, freshSide], crits: true, grazing: true },
  },
  { id: 'save', name: 'Saving throw', start: { kind: 'save', goal: 4, modifiers: [], ...noEdge, stressed: false } },
  {
    id: 'damage',
    name: 'Damage',
    start: { kind: 'damage', dice: [{ count: 1, sides: 6 }], modifiers: [], multiplier: 'normal' },
  },
  {
    id: 'check',
    name: 'Table check',
    start: {
      kind: 'check',
      table: {
        name: 'Weather',
        sides: 6,
        rows: [
          { from: 1, to: 2, text: 'Rain' },
          { from: 3, to: 5, text: 'Clouds' },
          { from: 6, to: 6, text: 'Sunshine' },
        ],
      },
      ...noEdge,
    },
  },
  { id: 'punch', name: 'Punch', start: { kind: 'punch', attackModifier: 0, ...noEdge } },
  { id: 'movement', name: 'Movement', start: { kind: 'movement' } },
  {
    id: 'penalty',
    name: 'Penalty',
    start: { kind: 'penalty', pieces: [{ id: 'piece-1', name: 'Piece 1', position: 6 }], friendly: [] },
  },
];

function withSources(what: string, sources: Sources): string {
  return withEdge(what, singleEdge(sources));
}

const multiplied = { normal: 'Damage', double: 'Double damage', half: 'Half damage' } as const;

/** What the roll is in a few words, without its dice: "Contest, advantage". */
export function describeRoll(request: LudoRequest): string {
  switch (request.kind) {
    case 'contest': {
      const offender = at(request.sides, 0);
      return 'fixed' in offender ? 'Contest' : withSources('Contest', offender);
    }
    case 'save':
      return withSources('Saving throw', request);
    case 'damage':
      return multiplied[request.multiplier];
    case 'check': {
      const name = request.table.name.trim();
      return withSources(name === '' ? 'Table check' : name, request);
    }
    case 'punch':
      return withSources('Punch', request);
    case 'movement':
      return 'Movement';
    case 'penalty':
      return 'Penalty';
  }
}
