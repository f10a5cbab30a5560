import * as v from 'valibot';

import { type DeepReadonly, fields, whole } from '../../core/schemas';
import { abilityIds } from './abilities';
import { skillIds } from './skills';

const score = whole(1, 30);
const level = whole(0, 30);
const armourClass = whole(0);
const training = v.picklist(['none', 'proficient', 'doubled', 'halved']);
const tools = v.array(fields({ name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)), training }));

/** A sheet; whatever is absent is as on an empty one. */
export const sheetSchema = v.object({
  scores: v.optional(v.object(v.entriesFromList(abilityIds, v.optional(score, 10))), {}),
  level: v.optional(level, 1),
  saves: v.optional(v.object(v.entriesFromList(abilityIds, v.optional(training, 'none'))), {}),
  skills: v.optional(v.object(v.entriesFromList(skillIds, v.optional(training, 'none'))), {}),
  tools: v.optional(tools, []),
  armourClass: v.optional(armourClass, 10),
  inspiration: v.optional(v.boolean(), false),
  human: v.optional(v.boolean(), false),
});

export type D20Sheet = DeepReadonly<v.InferOutput<typeof sheetSchema>>;
export type D20Training = D20Sheet['saves']['strength'];

/** What befalls a sheet: Heroic Inspiration goes or comes, a day begins, or fields are set by hand. */
export const changeSchema = v.variant('type', [
  v.object({ type: v.literal('spend-inspiration') }),
  v.object({ type: v.literal('award-inspiration') }),
  v.object({ type: v.literal('new-day') }),
  v.object({
    type: v.literal('set'),
    to: v.object({
      scores: v.exactOptional(v.object(v.entriesFromList(abilityIds, v.exactOptional(score)))),
      level: v.exactOptional(level),
      saves: v.exactOptional(v.object(v.entriesFromList(abilityIds, v.exactOptional(training)))),
      skills: v.exactOptional(v.object(v.entriesFromList(skillIds, v.exactOptional(training)))),
      tools: v.exactOptional(tools),
      armourClass: v.exactOptional(armourClass),
      inspiration: v.exactOptional(v.boolean()),
      human: v.exactOptional(v.boolean()),
    }),
  }),
]);

export type D20Change = DeepReadonly<v.InferOutput<typeof changeSchema>>;

export const emptySheet: D20Sheet = v.parse(sheetSchema, {});

/** The sheet after a change; never more than one Heroic Inspiration [D14]. */
export function apply(sheet: D20Sheet, change: D20Change): D20Sheet {
  switch (change.type) {
    case 'spend-inspiration':
      return { ...sheet, inspiration: false };
    case 'award-inspiration':
      return { ...sheet, inspiration: true };
    case 'new-day':
      return { ...sheet, inspiration: sheet.inspiration || sheet.human };
    case 'set':
      return {
        ...sheet,
        ...change.to,
        scores: { ...sheet.scores, ...change.to.scores },
        saves: { ...sheet.saves, ...change.to.saves },
        skills: { ...sheet.skills, ...change.to.skills },
      };
  }
}
