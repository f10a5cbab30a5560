import { useEffect, useState } from 'react';

import { useStores } from '../store/useStores';
import { announcementOf } from './announce';

/** The text for the live region: each settled roll once, what was voided, undo and redo, and nothing else of its own accord. */
export function useAnnouncement(): string {
  const { tray } = useStores();
  const [text, setText] = useState('');
  useEffect(
    () =>
      tray.subscribe((state, before) => {
        const said = announcementOf(state, before, tray.party());
        if (said !== undefined) setText(said);
      }),
    [tray],
  );
  return text;
}
