import { type StatisticName, statisticNames } from '@clatter/engine';
import { ChoiceGroup, type ChoiceOption } from '../../ui/ChoiceGroup';
import { statisticTitle } from './statisticTitle';

interface StatisticNameFieldProps {
  readonly value: StatisticName | undefined;
  readonly onChange: (value: StatisticName | undefined) => void;
  readonly label?: string;
  readonly hint?: string;
}

const options: readonly ChoiceOption<StatisticName | undefined>[] = [
  { value: undefined, label: 'None named' },
  ...statisticNames.map((name) => ({ value: name, label: statisticTitle(name) })),
];

/** Which statistic it is, by which a character's sheet fills in the number. */
export function StatisticNameField({
  value,
  onChange,
  label = 'Which statistic',
  hint = 'A character’s sheet fills in the one that is named.',
}: StatisticNameFieldProps) {
  return <ChoiceGroup label={label} hint={hint} options={options} value={value} onChange={onChange} />;
}
