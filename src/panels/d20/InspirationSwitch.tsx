import type { D20Request } from '@clatter/engine';
import { ChipSwitch } from '../../ui/ChipSwitch';

interface InspirationSwitchProps<Request> {
  readonly request: Request;
  readonly onChange: (request: Request) => void;
}

export function InspirationSwitch<Request extends D20Request>(props: InspirationSwitchProps<Request>) {
  const { request, onChange } = props;
  return (
    <ChipSwitch
      label="Heroic Inspiration held"
      hint="Lets you reroll one die afterwards"
      checked={request.inspiration}
      onChange={(inspiration) => onChange({ ...request, inspiration })}
    />
  );
}
