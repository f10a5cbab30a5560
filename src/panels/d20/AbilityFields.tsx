import { abilities, type Ability, abilityModifier, type D20Request, signed } from '@clatter/engine';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button';
import { ChoiceGroup, type ChoiceOption } from '../../ui/ChoiceGroup';
import { Disclosure } from '../../ui/Disclosure';
import { Stepper } from '../../ui/Stepper';
import classes from './AbilityFields.module.css';

interface AbilityFieldsProps<Request> {
  /** Which of an ability's uses is told. */
  readonly use: 'check' | 'save' | 'attack';
  readonly request: Request;
  readonly onChange: (request: Request) => void;
  readonly children?: ReactNode;
}

/** Which ability it is, what each is for, and what a score is worth. A character's sheet goes by the ability named. */
export function AbilityFields<Request extends D20Request>(props: AbilityFieldsProps<Request>) {
  const { use, request, onChange, children } = props;
  const [score, setScore] = useState(10);
  const modifier = abilityModifier(score);
  const options: readonly ChoiceOption<Ability | undefined>[] = [
    { value: undefined, label: 'None named', hint: 'The modifier is as set' },
    ...abilities.map((ability) => ({ value: ability.id, label: ability.name, hint: ability[use] })),
  ];
  const named = abilities.find(({ id }) => id === request.ability);
  return (
    <Disclosure label="Ability" summary={named?.name ?? 'none named'}>
      <div className={classes.abilities}>
        <ChoiceGroup
          label="Ability"
          hideLabel
          options={options}
          value={request.ability}
          onChange={(ability) => onChange({ ...request, ability })}
        />
      </div>
      {children}
      <div className={classes.score}>
        <Stepper label="Ability score" min={1} max={30} value={score} onChange={setScore} />
        <Button onClick={() => onChange({ ...request, modifier })}>Use {signed(modifier)}</Button>
      </div>
    </Disclosure>
  );
}
