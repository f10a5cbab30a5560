import { ChipSwitch } from '../../ui/ChipSwitch';
import { proficiencyOf, type TestRequest } from './testFields';

interface AppliesSwitchProps<Request> {
  readonly label: string;
  readonly hint?: string;
  readonly request: Request;
  readonly onChange: (request: Request) => void;
}

/** Whether the proficiency bonus is added. */
export function AppliesSwitch<Request extends TestRequest>(props: AppliesSwitchProps<Request>) {
  const { label, hint, request, onChange } = props;
  const proficiency = proficiencyOf(request);
  return (
    <ChipSwitch
      label={label}
      hint={hint}
      checked={proficiency.applies}
      onChange={(applies) => onChange({ ...request, proficiency: { ...proficiency, applies } })}
    />
  );
}
