import { useState } from 'react';

import { TextField } from '../ui/TextField';

interface CommittedTextProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly hint?: string;
  /** What is wrong with the text as typed; nothing is told while there is a fault. */
  readonly check?: (text: string) => string | undefined;
  readonly onCommit: (text: string) => void;
}

/** Text that is told once it is whole: at Enter, or when the field is left. */
export function CommittedText({ value, check, onCommit, ...rest }: CommittedTextProps) {
  const [typed, setTyped] = useState<string>();
  const fault = typed === undefined ? undefined : check?.(typed);

  function commit() {
    if (typed === undefined || fault !== undefined) return;
    setTyped(undefined);
    if (typed !== value) onCommit(typed);
  }

  return (
    <TextField
      {...rest}
      value={typed ?? value}
      fault={fault}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
