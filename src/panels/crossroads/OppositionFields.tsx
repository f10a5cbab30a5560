import type { Opposition } from '@clatter/engine';
import { useState } from 'react';
import { ChoiceGroup, type ChoiceOption } from '../../ui/ChoiceGroup';
import { OpposingRoll } from './OpposingRoll';
import { OpposingValue } from './OpposingValue';
import { PerilFields } from './PerilFields';

interface OppositionFieldsProps {
  readonly opposition: Opposition | null;
  readonly onChange: (opposition: Opposition | null) => void;
}

type OppositionType = Opposition['type'];
type Drafts = { readonly [Type in OppositionType]: Extract<Opposition, { readonly type: Type }> };

const fresh: Drafts = {
  static: { type: 'static', value: 0 },
  roll: { type: 'roll', statistic: 0, modifiers: [], advantage: 0, disadvantage: 0, fateDice: 0 },
  peril: { type: 'peril', statistic: 0, edge: null },
};

const options: readonly ChoiceOption<OppositionType | undefined>[] = [
  { value: undefined, label: 'None' },
  { value: 'static', label: 'Success Value' },
  { value: 'roll', label: 'Opposing roll' },
  { value: 'peril', label: 'Peril Die' },
];

/** What stands against the player; each kind keeps its numbers while another is looked at. */
export function OppositionFields({ opposition, onChange }: OppositionFieldsProps) {
  const [drafts, setDrafts] = useState(fresh);
  const choose = (type: OppositionType | undefined) => {
    if (opposition !== null) setDrafts({ ...drafts, [opposition.type]: opposition });
    onChange(type === undefined ? null : drafts[type]);
  };
  return (
    <>
      <ChoiceGroup label="Opposition" options={options} value={opposition?.type} onChange={choose} />
      {opposition?.type === 'static' && <OpposingValue opposition={opposition} onChange={onChange} />}
      {opposition?.type === 'roll' && <OpposingRoll opposition={opposition} onChange={onChange} />}
      {opposition?.type === 'peril' && <PerilFields opposition={opposition} onChange={onChange} />}
    </>
  );
}
