import { abilities, type D20CheckRequest, skills } from '@clatter/engine';
import type { ChoiceOption } from '../../ui/ChoiceGroup';
import { Disclosure } from '../../ui/Disclosure';
import { SelectField } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';

interface SkillFieldsProps {
  readonly request: D20CheckRequest;
  readonly onChange: (request: D20CheckRequest) => void;
}

type Skill = (typeof skills)[number];

function showSkill({ name, ability }: Skill): string {
  const used = abilities.find(({ id }) => id === ability);
  return used === undefined ? name : `${name} (${used.name})`;
}

const options: readonly ChoiceOption<Skill | undefined>[] = [
  { value: undefined, label: 'None named' },
  ...skills.map((skill) => ({ value: skill, label: showSkill(skill) })),
];

/** The skill and tool by name: they name the roll, and a character's sheet goes by them. */
export function SkillFields({ request, onChange }: SkillFieldsProps) {
  const skill = skills.find(({ id }) => id === request.skill);
  const named = [skill?.name, request.tool].filter((name) => name !== undefined);
  return (
    <Disclosure label="Skill and tool" summary={named.length === 0 ? 'none named' : named.join(', ')}>
      <SelectField
        label="Skill"
        hint="Sets its usual ability too"
        options={options}
        value={skill}
        onChange={(chosen) => onChange({ ...request, skill: chosen?.id, ability: chosen?.ability ?? request.ability })}
      />
      <TextField
        label="Tool"
        hint="As it is called on the character’s sheet"
        maxLength={80}
        value={request.tool ?? ''}
        onChange={(tool) => onChange({ ...request, tool: tool === '' ? undefined : tool })}
      />
    </Disclosure>
  );
}
