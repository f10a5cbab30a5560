import { type RollerNumbers, signed, type StatisticName } from '@clatter/engine';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { Disclosure } from '../../ui/Disclosure';
import { EdgeCounts } from '../../ui/EdgeCounts';
import { ModifierList } from '../../ui/ModifierList';
import form from '../shared/form.module.css';
import { edgeWritten, needsCounts, tellEdge, writtenEdges } from './edge';
import classes from './RollerFields.module.css';
import { StatisticField } from './StatisticField';
import { StatisticNameField } from './StatisticNameField';
import { statisticTitle } from './statisticTitle';

interface Roller extends RollerNumbers {
  readonly fated?: boolean;
}

interface RollerFieldsProps<Value extends Roller> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Stands beside the statistic. */
  readonly beside?: ReactNode;
  /** Stands between what is set at every roll and what is set now and then. */
  readonly children?: ReactNode;
}

const edgeOptions = writtenEdges.map((edge) => ({ value: edge, label: edge.label }));

function tellMore({ statisticName, advantage, disadvantage, modifiers }: Roller): string {
  const parts = [
    ...(statisticName === undefined ? [] : [statisticTitle(statisticName)]),
    ...(advantage > 0 && disadvantage > 0 ? [`a${String(advantage)} d${String(disadvantage)}`] : []),
    ...modifiers.map(signed),
  ];
  return parts.length === 0 ? 'name, counts, modifiers' : parts.join(', ');
}

/** What one side or member rolls with: the number and the edge at hand, the rest folded away. */
export function RollerFields<Value extends Roller>({ value, onChange, beside, children }: RollerFieldsProps<Value>) {
  const written = edgeWritten(value);
  const told = tellEdge(value);
  return (
    <>
      <div className={form.pair}>
        <StatisticField value={value} onChange={onChange} />
        {beside}
      </div>
      <div className={classes.edges}>
        <ChoiceGroup
          label="Edge"
          hideLabel
          hint={told}
          options={edgeOptions}
          value={written}
          onChange={(edge) => onChange({ ...value, ...edge.counts(value) })}
        />
      </div>
      {children}
      <Disclosure label="More" summary={tellMore(value)} open={needsCounts(written)}>
        <EdgeCounts
          advantage={value.advantage}
          disadvantage={value.disadvantage}
          max={99}
          summary={told}
          onChange={(counts) => onChange({ ...value, ...counts })}
        />
        <StatisticNameField
          value={value.statisticName}
          onChange={(statisticName: StatisticName | undefined) => onChange({ ...value, statisticName })}
        />
        <ModifierList
          label="Modifiers"
          values={value.modifiers}
          onChange={(modifiers) => onChange({ ...value, modifiers })}
        />
      </Disclosure>
    </>
  );
}
