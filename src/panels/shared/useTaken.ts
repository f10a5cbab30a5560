import { useState } from 'react';
import type { Read } from './sharedFile';

/** What a shelf says about the last thing that was done there. */
export interface ShelfNote {
  readonly kind: 'told' | 'fault';
  readonly text: string;
}

interface Taken<Thing> {
  readonly note: ShelfNote | undefined;
  readonly tell: (note: ShelfNote | undefined) => void;
  /** Uses what was read, or says what is wrong with it. */
  readonly take: (read: Read<Thing>) => void;
}

/** How things get from a shelf or a file into use, and what there is to say about it. */
export function useTaken<Thing>(use: (thing: Thing) => void): Taken<Thing> {
  const [note, tell] = useState<ShelfNote>();

  function take(read: Read<Thing>) {
    tell('fault' in read ? { kind: 'fault', text: read.fault } : undefined);
    if ('thing' in read) use(read.thing);
  }

  return { note, tell, take };
}
