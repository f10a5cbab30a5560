import type { CrossroadsRequest } from '@clatter/engine';
import type { PanelProps } from '../panelProps';
import { GroupForm } from './GroupForm';
import { SkillForm } from './SkillForm';

/** The form of a Crossroads request. Whatever it can be set to can be rolled, so it has no fault to show. */
export function CrossroadsPanel({ request, onChange }: PanelProps<CrossroadsRequest>) {
  return request.kind === 'skill' ? (
    <SkillForm request={request} onChange={onChange} />
  ) : (
    <GroupForm request={request} onChange={onChange} />
  );
}
