import type { SideId } from '../../core/dice';
import type { Next, Refusal, StepGroup } from '../../core/next';
import { choiceFault, criticalFault, keepFault, rerollFault } from './allowed';
import { positionsOf } from './hand';
import type { CrossroadsStanding, SkillSide, SkillStanding } from './standing';

const choiceGroup: StepGroup = {
  type: 'choose',
  dice: [],
  choose: 0,
  options: [
    { value: 'partial-success', label: 'Partial success', hint: 'It works, but not wholly or not freely' },
    { value: 'compensating-failure', label: 'Compensating failure', hint: 'It fails, and something good comes of it' },
  ],
  label: 'Choose what the mixed result is',
  forced: true,
};

const criticalGroup: StepGroup = {
  type: 'treat-as-critical',
  dice: [],
  choose: 0,
  options: [],
  label: 'Take it as a critical hit',
  cost: 'the other benefit of a Great Success',
  forced: false,
};

interface Offer {
  readonly by: string;
  readonly side: SideId;
  readonly group: StepGroup;
  readonly fault: string | undefined;
  /** Whether a player would look for it, so that its absence needs a reason. */
  readonly expected: boolean;
}

function offersTo(standing: SkillStanding, side: SkillSide): readonly Offer[] {
  const { hand } = side;
  const open = standing.settled === undefined;
  const common = { side: hand.side, options: [], forced: false } as const;
  return [
    {
      by: 'keep',
      side: hand.side,
      group: { ...common, type: 'keep', dice: positionsOf(hand), choose: 3, label: 'Keep other dice' },
      fault: keepFault(standing, side),
      expected: open && hand.edge !== 0,
    },
    {
      by: 'change',
      side: hand.side,
      group: { ...common, type: 'reroll', by: 'change', dice: hand.kept, choose: 1, label: 'Change a die', left: 1 },
      fault: rerollFault(standing, side, 'change'),
      expected: open && side.changed,
    },
    {
      by: 'twist',
      side: hand.side,
      group: {
        ...common,
        type: 'reroll',
        by: 'twist',
        dice: hand.kept,
        choose: 1,
        label: 'Twist of Fate',
        cost: 'one Fate Die',
        left: side.fateDiceLeft,
      },
      fault: rerollFault(standing, side, 'twist'),
      expected: hand.side === 'player' || (open && side.rerolled),
    },
  ];
}

function refusalOf({ by, side, fault, expected }: Offer): readonly Refusal[] {
  return fault !== undefined && expected ? [{ by, side, reason: fault }] : [];
}

/** What may be done now, and why not what a player might look for. */
export function nextCrossroads(standing: CrossroadsStanding): Next {
  const offers = standing.kind === 'group' ? [] : standing.sides.flatMap((side) => offersTo(standing, side));
  const allowed = offers.filter(({ fault }) => fault === undefined).map(({ group }) => group);
  const mayBeCritical = standing.kind === 'skill' && criticalFault(standing) === undefined;
  return {
    groups: [
      ...(choiceFault(standing) === undefined ? [choiceGroup] : []),
      ...(mayBeCritical ? [criticalGroup] : []),
      ...allowed,
    ],
    refusals: offers.flatMap(refusalOf),
  };
}
