import type { SheetRules } from '@clatter/engine';
import * as v from 'valibot';

import type { PartyKit } from '../panels/partyKit';
import type { OpenKit } from '../party/partySystem';

/** Closes a kit over its system's own sheet, so that the party needs to know none. */
export function openKit<Request, Sheet, Change>(
  rules: SheetRules<Request, Sheet, Change>,
  kit: PartyKit<Request, Sheet>,
): OpenKit {
  const read = (sheet: unknown): Sheet => (sheet === undefined ? rules.empty : v.parse(rules.schema, sheet));
  const { SheetForm } = kit;
  return {
    SheetForm: ({ sheet, onChange }) => <SheetForm sheet={read(sheet)} onChange={onChange} />,
    tell: (sheet) => kit.tell(read(sheet)),
    acts: kit.acts.map((act) => ({ ...act, apply: (sheet) => act.apply(read(sheet)) })),
    sampleSheets: kit.sampleSheets,
    sampleRolls: kit.sampleRolls,
  };
}
