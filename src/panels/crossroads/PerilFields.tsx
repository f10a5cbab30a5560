import { nameSuccessValue, type PerilOpposition, perilValue } from '@clatter/engine';
import { ChoiceGroup, type ChoiceOption } from '../../ui/ChoiceGroup';
import { Disclosure } from '../../ui/Disclosure';
import { FieldSet } from './FieldSet';
import classes from './PerilFields.module.css';
import { StatisticField } from './StatisticField';
import { StatisticNameField } from './StatisticNameField';
import { statisticTitle } from './statisticTitle';

interface PerilFieldsProps {
  readonly opposition: PerilOpposition;
  readonly onChange: (opposition: PerilOpposition) => void;
}

const edges: readonly ChoiceOption<PerilOpposition['edge']>[] = [
  { value: 'advantage', label: 'Advantage' },
  { value: 'disadvantage', label: 'Disadvantage' },
  { value: null, label: 'Neither' },
];

const faces = [1, 2, 3, 4, 5, 6];

/** An opponent that rolls no dice of its own, and what each face of the Peril Die would mean. */
export function PerilFields({ opposition, onChange }: PerilFieldsProps) {
  const { statisticName: name } = opposition;
  return (
    <FieldSet legend="Peril Die">
      <p className={classes.told}>
        The opponent rolls nothing. The player’s first die, the Peril Die, says how strongly it resists: the lower, the
        stronger, even if that die is taken away.
      </p>
      <StatisticField value={opposition} onChange={onChange} />
      <ChoiceGroup
        label="Opponent’s edge"
        options={edges}
        value={opposition.edge}
        onChange={(edge) => onChange({ ...opposition, edge })}
      />
      <dl className={classes.faces} aria-label="What the Peril Die opposes with">
        {faces.map((face) => (
          <div className={classes.face} key={face}>
            <dt>{face}</dt>
            <dd>{nameSuccessValue(perilValue(face, opposition))}</dd>
          </div>
        ))}
      </dl>
      <Disclosure label="More" summary={name === undefined ? 'none named' : statisticTitle(name)}>
        <StatisticNameField value={name} onChange={(statisticName) => onChange({ ...opposition, statisticName })} />
      </Disclosure>
    </FieldSet>
  );
}
