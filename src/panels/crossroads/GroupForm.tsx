import type { GroupRequest, RollerNumbers } from '@clatter/engine';
import { Button } from '../../ui/Button';
import classes from '../shared/form.module.css';
import type { FormProps } from '../shared/formProps';
import { MemberFields } from './MemberFields';
import { StatisticNameField } from './StatisticNameField';

const mostMembers = 12;
const newcomer: RollerNumbers = { statistic: 0, modifiers: [], advantage: 0, disadvantage: 0 };

/** Everyone who rolls together; one at least, twelve at most. */
export function GroupForm({ request, onChange }: Pick<FormProps<GroupRequest>, 'request' | 'onChange'>) {
  const { members } = request;
  const put = (changed: readonly RollerNumbers[], seatGone?: number) =>
    onChange({ ...request, members: changed }, seatGone);
  const remove = (place: number) =>
    put(
      members.filter((_, index) => index !== place),
      place,
    );
  const [first] = members;
  const shared = members.every((member) => member.statisticName === first?.statisticName);
  const statisticName = shared ? first?.statisticName : undefined;
  return (
    <div className={classes.form}>
      <StatisticNameField
        label="Statistic of all"
        hint="Their sheets fill it in; each can still have another."
        value={statisticName}
        onChange={(name) => put(members.map((member) => ({ ...member, statisticName: name })))}
      />
      {members.map((member, place) => (
        <MemberFields
          key={place}
          name={`Member ${String(place + 1)}`}
          member={member}
          onChange={(changed) => put(members.map((old, index) => (index === place ? changed : old)))}
          onRemove={members.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      {members.length < mostMembers && (
        <Button icon="plus" onClick={() => put([...members, { ...newcomer, ...(statisticName && { statisticName }) }])}>
          Add member
        </Button>
      )}
      <p className={classes.told}>Hits cancel Misses one for one, Strong Hits up to two that are left.</p>
    </div>
  );
}
