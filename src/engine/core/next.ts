import type { SideId } from './dice';
import type { Step } from './step';

export interface StepOption {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
}

/** Steps of one kind that the rules now allow: one button; pressing it makes its dice or options pickable. */
export interface StepGroup {
  readonly type: Step['type'];
  /** What allows it: `fate`, `ability`, `inspiration`, `change`, `twist`; absent where the step has no such field. */
  readonly by?: string;
  readonly side?: SideId;
  /** The dice that may be picked; where `choose` is 0, the dice that all take new faces. */
  readonly dice: readonly number[];
  /** How many of the dice to pick. */
  readonly choose: number;
  /** What may be chosen instead of dice; empty for steps that have no option. */
  readonly options: readonly StepOption[];
  readonly label: string;
  /** What the step spends, in words: "one Fate Die". */
  readonly cost?: string;
  /** How often an optional reroll of this group can still be taken. */
  readonly left?: number;
  /** The roll has no result until this is done. */
  readonly forced: boolean;
}

/** Why a step that a player would look for can't be taken now. */
export interface Refusal {
  readonly by: string;
  readonly side?: SideId;
  readonly reason: string;
}

export interface Next {
  readonly groups: readonly StepGroup[];
  readonly refusals: readonly Refusal[];
}

/** What was picked within a group: dice for a reroll or a keep, an option for a choice or a move. */
export interface StepPick {
  readonly dice: readonly number[];
  readonly option?: string;
}

/** The plan positions that need a new face when this group's step is taken with this pick, in plan order. */
export function rerolledDice(group: StepGroup, pick: StepPick): readonly number[] {
  if (group.type === 'reroll') return pick.dice;
  return group.type === 'reroll-tied-crits' ? group.dice : [];
}

/** Writes the step that a pick means; `faces` are those of `rerolledDice`, in that order. */
export function writeStep(group: StepGroup, pick: StepPick, faces: readonly number[]): unknown {
  const side = group.side === undefined ? {} : { side: group.side };
  switch (group.type) {
    case 'reroll':
      return { type: 'reroll', die: pick.dice[0], face: faces[0], by: group.by, ...side };
    case 'reroll-tied-crits':
      return { type: 'reroll-tied-crits', faces };
    case 'keep':
      return { type: 'keep', dice: pick.dice, ...side };
    case 'choose':
      return { type: 'choose', option: pick.option };
    case 'treat-as-critical':
      return { type: 'treat-as-critical' };
    case 'move':
      return { type: 'move', piece: pick.option };
  }
}
