import type { GroupRequest, RollerNumbers } from '@clatter/engine';
import { Button } from '../../ui/Button';
import classes from '../shared/form.module.css';
import { MemberFields } from './MemberFields';

interface GroupFormProps {
  readonly request: GroupRequest;
  readonly onChange: (request: GroupRequest) => void;
}

const mostMembers = 12;
const newcomer: RollerNumbers = { statistic: 0, modifiers: [], advantage: 0, disadvantage: 0 };

/** Everyone who rolls together; one at least, twelve at most. */
export function GroupForm({ request, onChange }: GroupFormProps) {
  const { members } = request;
  const put = (changed: readonly RollerNumbers[]) => onChange({ ...request, members: changed });
  return (
    <div className={classes.form}>
      {members.map((member, place) => (
        <MemberFields
          key={place}
          name={`Member ${String(place + 1)}`}
          member={member}
          onChange={(changed) => put(members.map((old, index) => (index === place ? changed : old)))}
          onRemove={members.length > 1 ? () => put(members.filter((_, index) => index !== place)) : undefined}
        />
      ))}
      {members.length < mostMembers && (
        <Button icon="plus" onClick={() => put([...members, newcomer])}>
          Add member
        </Button>
      )}
      <p className={classes.told}>Hits cancel Misses one for one, Strong Hits up to two that are left.</p>
    </div>
  );
}
