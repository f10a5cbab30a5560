import type { StatisticName } from '@clatter/engine';
import { Stepper } from '../../ui/Stepper';
import { statisticTitle } from './statisticTitle';

interface Numbers {
  readonly statistic: number;
  readonly statisticName?: StatisticName | undefined;
}

interface StatisticFieldProps<Value extends Numbers> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A statistic's number, under its name where it has one. */
export function StatisticField<Value extends Numbers>({ value, onChange }: StatisticFieldProps<Value>) {
  const { statisticName } = value;
  return (
    <Stepper
      label={statisticName === undefined ? 'Statistic' : statisticTitle(statisticName)}
      signed
      min={-99}
      max={99}
      value={value.statistic}
      onChange={(statistic) => onChange({ ...value, statistic })}
    />
  );
}
