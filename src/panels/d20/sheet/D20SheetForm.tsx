import {
  abilities,
  abilityModifier,
  armourClassOf,
  type D20Sheet,
  proficiencyBonus,
  signed,
  skills,
} from '@clatter/engine';

import { Disclosure } from '../../../ui/Disclosure';
import { Stepper } from '../../../ui/Stepper';
import { Switch } from '../../../ui/Switch';
import type { SheetFormProps } from '../../partyKit';
import sheetClasses from '../../shared/sheet.module.css';
import { ToolList } from './ToolList';
import { TrainingField } from './TrainingField';

function countTrained(trainings: Readonly<Record<string, string>>): string {
  const count = Object.values(trainings).filter((training) => training !== 'none').length;
  return count === 0 ? 'none' : String(count);
}

/** Scores, level, proficiencies, AC and Heroic Inspiration. */
export function D20SheetForm({ sheet, onChange }: SheetFormProps<D20Sheet>) {
  const { scores, level, saves, tools } = sheet;
  const dexterity = abilityModifier(scores.dexterity);
  return (
    <div className={sheetClasses.sheet}>
      <div className={sheetClasses.grid}>
        {abilities.map(({ id, name }) => (
          <Stepper
            key={id}
            label={name}
            hint={`Modifier ${signed(abilityModifier(scores[id]))}`}
            min={1}
            max={30}
            value={scores[id]}
            onChange={(score) => onChange({ ...sheet, scores: { ...scores, [id]: score } })}
          />
        ))}
        <Stepper
          label="Level or challenge"
          hint={`Proficiency ${signed(proficiencyBonus(level))}`}
          min={0}
          max={30}
          value={level}
          onChange={(changed) => onChange({ ...sheet, level: changed })}
        />
        <Stepper
          label="AC"
          hint={`10 and Dexterity: ${String(armourClassOf(dexterity, 0))}`}
          min={0}
          max={99}
          value={sheet.armourClass}
          onChange={(armourClass) => onChange({ ...sheet, armourClass })}
        />
      </div>
      <Switch
        label="Heroic Inspiration"
        checked={sheet.inspiration}
        onChange={(inspiration) => onChange({ ...sheet, inspiration })}
      />
      <Switch
        label="Human"
        hint="Gains Heroic Inspiration with each new day"
        checked={sheet.human}
        onChange={(human) => onChange({ ...sheet, human })}
      />
      <Disclosure label="Saves" summary={countTrained(saves)}>
        <div className={sheetClasses.grid}>
          {abilities.map(({ id, name }) => (
            <TrainingField
              key={id}
              label={`${name} save`}
              value={saves[id]}
              onChange={(training) => onChange({ ...sheet, saves: { ...saves, [id]: training } })}
            />
          ))}
        </div>
      </Disclosure>
      <Disclosure label="Skills" summary={countTrained(sheet.skills)}>
        <div className={sheetClasses.grid}>
          {skills.map(({ id, name }) => (
            <TrainingField
              key={id}
              label={name}
              value={sheet.skills[id]}
              onChange={(training) => onChange({ ...sheet, skills: { ...sheet.skills, [id]: training } })}
            />
          ))}
        </div>
      </Disclosure>
      <Disclosure label="Tools" summary={tools.length === 0 ? 'none' : String(tools.length)}>
        <ToolList tools={tools} onChange={(changed) => onChange({ ...sheet, tools: changed })} />
      </Disclosure>
    </div>
  );
}
