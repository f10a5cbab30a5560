import { useState } from 'react';

import { Button } from '../ui/Button';
import { copyText } from './copyText';

interface CopyButtonProps {
  readonly text: string;
}

/** Copies a roll's sentence, and says whether that worked. */
export function CopyButton({ text }: CopyButtonProps) {
  const [done, setDone] = useState<{ readonly text: string; readonly copied: boolean }>();
  const label = done?.text !== text ? 'Copy' : done.copied ? 'Copied' : 'Copying is not allowed here';
  return (
    <Button
      icon="copy"
      onClick={() => {
        void copyText(text).then((copied) => setDone({ text, copied }));
      }}
    >
      {label}
    </Button>
  );
}
