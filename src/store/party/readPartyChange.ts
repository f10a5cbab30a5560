import * as v from 'valibot';

import type { CharacterDetails, KeptRoll, PartyChange, PlainPartyChange } from './partyChange';

const details: v.GenericSchema<unknown, CharacterDetails> = v.object({
  name: v.string(),
  colour: v.string(),
  picture: v.exactOptional(v.string()),
  party: v.string(),
});

const keptRoll: v.GenericSchema<unknown, KeptRoll> = v.object({
  id: v.string(),
  name: v.string(),
  character: v.exactOptional(v.string()),
  system: v.string(),
  request: v.unknown(),
  changed: v.exactOptional(v.array(v.string())),
});

const character = v.string();
const system = v.string();
const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const plainChanges = [
  v.object({ type: v.literal('character-added'), character, details }),
  v.object({ type: v.literal('character-edited'), character, details }),
  v.object({ type: v.literal('character-removed'), character }),
  v.object({ type: v.literal('character-moved'), character, position }),
  v.object({ type: v.literal('sheet-set'), character, system, sheet: v.unknown() }),
  v.object({ type: v.literal('sheet-changed'), character, system, change: v.unknown() }),
  v.object({
    type: v.literal('sheet-edited'),
    character,
    system,
    values: v.array(v.object({ path: v.string(), value: v.unknown() })),
  }),
  v.object({ type: v.literal('roll-kept'), kept: keptRoll }),
  v.object({ type: v.literal('kept-roll-moved'), kept: v.string(), position }),
  v.object({ type: v.literal('kept-roll-removed'), kept: v.string() }),
] as const;

const plainChange: v.GenericSchema<unknown, PlainPartyChange> = v.variant('type', plainChanges);

/** Reads a change by hand as it was stored; the sheets in it stay unread until they are used. */
export const partyChangeSchema: v.GenericSchema<unknown, PartyChange> = v.variant('type', [
  ...plainChanges,
  v.object({ type: v.literal('together'), changes: v.array(plainChange) }),
]);
