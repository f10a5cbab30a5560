import * as v from 'valibot';

import type { SideId } from '../../core/dice';
import { amount, type DeepReadonly, fields, whole } from '../../core/schemas';
import { memberSide } from './plan';
import type { CrossroadsRequest, SkillRequest, StatisticName } from './request';

/** How long a Temporary Fate Die lasts, the soonest to end first: `short` ends with the encounter, `long` later. */
const fateDurations = ['short', 'long'] as const;

const statistic = v.optional(whole(-2, 4), 0);
const duration = v.picklist(fateDurations);

export const crossroadsSheet = fields({
  statistics: v.optional(
    fields({
      brawn: statistic,
      agility: statistic,
      dexterity: statistic,
      knowledge: statistic,
      willpower: statistic,
      perception: statistic,
    }),
    {},
  ),
  /** How many Fate Dice the character starts with. */
  fate: amount,
  /** Those that are left, without the temporary ones. */
  fateDice: amount,
  temporaryFateDice: v.optional(v.array(fields({ duration })), []),
});

export type CrossroadsSheet = DeepReadonly<v.InferOutput<typeof crossroadsSheet>>;

export const crossroadsChange = v.variant('type', [
  v.object({ type: v.literal('spend-fate-die') }),
  v.object({ type: v.literal('earn-temporary-fate-die'), duration }),
  v.object({ type: v.literal('return-temporary-fate-die'), duration }),
]);

export type CrossroadsChange = DeepReadonly<v.InferOutput<typeof crossroadsChange>>;

export const emptySheet: CrossroadsSheet = v.parse(crossroadsSheet, {});

type Duration = CrossroadsSheet['temporaryFateDice'][number]['duration'];

/** The sheet with one temporary die of this duration fewer; undefined where it has none. */
function withoutTemporary(sheet: CrossroadsSheet, ends: Duration): CrossroadsSheet | undefined {
  const place = sheet.temporaryFateDice.findIndex((die) => die.duration === ends);
  return place < 0
    ? undefined
    : { ...sheet, temporaryFateDice: sheet.temporaryFateDice.filter((_, other) => other !== place) };
}

/** Spends, earns or gives back a Fate Die [X22]. */
export function applyChange(sheet: CrossroadsSheet, change: CrossroadsChange): CrossroadsSheet {
  switch (change.type) {
    case 'spend-fate-die':
      return (
        withoutTemporary(sheet, 'short') ??
        withoutTemporary(sheet, 'long') ?? { ...sheet, fateDice: Math.max(0, sheet.fateDice - 1) }
      );
    case 'earn-temporary-fate-die':
      return { ...sheet, temporaryFateDice: [...sheet.temporaryFateDice, { duration: change.duration }] };
    case 'return-temporary-fate-die':
      return withoutTemporary(sheet, change.duration) ?? sheet;
  }
}

interface Named {
  readonly statistic: number;
  readonly statisticName?: StatisticName | undefined;
}

function withStatistic<Numbers extends Named>(numbers: Numbers, sheet: CrossroadsSheet): Numbers {
  const { statisticName } = numbers;
  return statisticName === undefined ? numbers : { ...numbers, statistic: sheet.statistics[statisticName] };
}

function fateDiceHeld(sheet: CrossroadsSheet): number {
  return sheet.fateDice + sheet.temporaryFateDice.length;
}

function fillOpponent(request: SkillRequest, sheet: CrossroadsSheet): SkillRequest {
  switch (request.opposition?.type) {
    case 'roll':
      return {
        ...request,
        opposition: { ...withStatistic(request.opposition, sheet), fateDice: fateDiceHeld(sheet) },
      };
    case 'peril':
      return { ...request, opposition: withStatistic(request.opposition, sheet) };
    default:
      return request;
  }
}

/** The request with a side's statistic, by its name, and Fate Dice from a sheet [X23]. */
export function fillFrom(request: CrossroadsRequest, side: SideId, sheet: CrossroadsSheet): CrossroadsRequest {
  if (request.kind === 'group') {
    const members = request.members.map((member, position) =>
      memberSide(position) === side ? withStatistic(member, sheet) : member,
    );
    return { ...request, members };
  }
  if (side === 'opponent') return fillOpponent(request, sheet);
  if (side !== 'player') return request;
  const spent = request.fated ? 1 : 0;
  return { ...withStatistic(request, sheet), fateDice: Math.max(0, fateDiceHeld(sheet) - spent) };
}
