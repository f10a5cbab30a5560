import { abilities, type D20CheckRequest, skills } from '@clatter/engine';
import { Disclosure } from '../../ui/Disclosure';
import { Field } from '../../ui/Field';
import { TextField } from '../../ui/TextField';
import classes from './SkillFields.module.css';

interface SkillFieldsProps {
  readonly request: D20CheckRequest;
  readonly onChange: (request: D20CheckRequest) => void;
}

function showSkill({ name, ability }: (typeof skills)[number]): string {
  return `${name} (${abilities
    .filter(({ id }) => id === ability)
    .map((used) => used.name)
    .join('')})`;
}

/** The skill and tool by name: they name the roll, and a character's sheet goes by them. */
export function SkillFields({ request, onChange }: SkillFieldsProps) {
  const skill = skills.find(({ id }) => id === request.skill);
  const named = [skill?.name, request.tool].filter((name) => name !== undefined);
  return (
    <Disclosure label="Skill and tool" summary={named.length === 0 ? 'none named' : named.join(', ')}>
      <Field label="Skill" hint="Sets its usual ability too">
        {(control) => (
          <select
            {...control}
            className={classes.select}
            value={request.skill ?? ''}
            onChange={(event) => {
              const chosen = skills.find(({ id }) => id === event.currentTarget.value);
              onChange({ ...request, skill: chosen?.id, ability: chosen?.ability ?? request.ability });
            }}
          >
            <option value="">None named</option>
            {skills.map((known) => (
              <option key={known.id} value={known.id}>
                {showSkill(known)}
              </option>
            ))}
          </select>
        )}
      </Field>
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
