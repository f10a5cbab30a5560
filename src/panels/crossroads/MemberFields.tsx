import type { RollerNumbers } from '@clatter/engine';
import { IconButton } from '../../ui/IconButton';
import { FieldSet } from './FieldSet';
import { RollerFields } from './RollerFields';

interface MemberFieldsProps {
  readonly name: string;
  readonly member: RollerNumbers;
  readonly onChange: (member: RollerNumbers) => void;
  /** Absent for the only member. */
  readonly onRemove: (() => void) | undefined;
}

/** One member's own numbers. */
export function MemberFields({ name, member, onChange, onRemove }: MemberFieldsProps) {
  const remove = onRemove && <IconButton icon="close" label={`Remove ${name}`} onClick={onRemove} />;
  return (
    <FieldSet legend={name} action={remove}>
      <RollerFields value={member} onChange={onChange} />
    </FieldSet>
  );
}
