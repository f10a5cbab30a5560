import { useState } from 'react';

import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { copyText } from './copyText';

interface CopyButtonProps {
  readonly text: string;
}

/** Copies a roll's sentence; where the browser does not allow that, lays the text out to be copied by hand. */
export function CopyButton({ text }: CopyButtonProps) {
  const [done, setDone] = useState<{ readonly text: string; readonly copied: boolean }>();
  const present = done?.text === text ? done : undefined;
  if (present?.copied === false) {
    return (
      <TextField
        label="The roll in words, to copy"
        hideLabel
        readOnly
        value={text}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
    );
  }
  return (
    <Button
      icon="copy"
      onClick={() => {
        void copyText(text).then((copied) => setDone({ text, copied }));
      }}
    >
      {present === undefined ? 'Copy' : 'Copied'}
    </Button>
  );
}
