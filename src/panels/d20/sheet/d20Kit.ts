import { d20, type D20Change, type D20Request, type D20Sheet } from '@clatter/engine';

import type { PartyKit } from '../../partyKit';
import { D20SheetForm } from './D20SheetForm';
import { sampleRolls, sampleSheets } from './sample';

function after(change: D20Change): (sheet: D20Sheet) => D20Sheet {
  return (sheet) => d20.sheet.apply(sheet, change);
}

/** Characters of D20 in a party. */
export const d20Kit: PartyKit<D20Request, D20Sheet> = {
  SheetForm: D20SheetForm,
  tell: ({ inspiration }) => (inspiration ? ['inspired'] : []),
  acts: [
    {
      name: 'Award Heroic Inspiration',
      hint: 'Nobody holds two: who has it already passes it on, or it is lost',
      to: 'one',
      apply: after({ type: 'award-inspiration' }),
    },
    {
      name: 'New day',
      hint: 'Each human gains Heroic Inspiration',
      to: 'all',
      apply: after({ type: 'new-day' }),
    },
  ],
  sampleSheets,
  sampleRolls,
};
