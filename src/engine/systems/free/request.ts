import * as v from 'valibot';

import type { DeepReadonly } from '../../core/schemas';
import { fields } from '../../core/schemas';

/** Reads a request's form; whether its text is a notation is checked apart from it [F5]. */
export const freeSchema = v.variant('kind', [
  v.object({ kind: v.literal('notation'), text: v.string('must be a text such as “2d6 + 3”') }),
]);

export type FreeRequest = DeepReadonly<v.InferOutput<typeof freeSchema>>;

/** A free roll knows nothing of characters: the sheet has no fields. */
export const emptySheet = fields({});
