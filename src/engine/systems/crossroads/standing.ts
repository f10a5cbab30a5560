import type { Effect } from '../../core/rules';
import { type Hand, readHand } from './hand';
import type { GroupRequest, SkillRequest } from './request';
import type { CrossroadsChange } from './sheet';

/** What a player may make of a mixed result [X13]. */
export const choices = ['partial-success', 'compensating-failure'] as const;

export type Choice = (typeof choices)[number];

/** One side of a skill roll: its hand, and what it has done with it. */
export interface SkillSide {
  readonly hand: Hand;
  readonly fateDiceLeft: number;
  readonly changed: boolean;
  readonly rerolled: boolean;
  /** A triple was there when a die was rerolled, so its Temporary Fate Die stays [X11]. */
  readonly earned: boolean;
}

export interface SkillStanding {
  readonly kind: 'skill';
  readonly request: SkillRequest;
  /** The player, then the opponent if it rolls. */
  readonly sides: readonly SkillSide[];
  readonly settled: Choice | 'critical' | undefined;
  readonly effects: readonly Effect<CrossroadsChange>[];
}

export interface GroupStanding {
  readonly kind: 'group';
  readonly request: GroupRequest;
  readonly hands: readonly Hand[];
  readonly settled: Choice | undefined;
}

export type CrossroadsStanding = SkillStanding | GroupStanding;

export function choiceOf(option: string): Choice | undefined {
  return choices.find((choice) => choice === option);
}

/** A Temporary Fate Die that the side would have if the roll ended now [X11]. */
export function temporaryFateDice(side: SkillSide): 0 | 1 {
  return side.earned || readHand(side.hand).triple ? 1 : 0;
}
