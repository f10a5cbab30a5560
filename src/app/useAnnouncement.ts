import { useEffect, useState } from 'react';

import { useStores } from '../store/useStores';
import { announcementOf, untoldAfter } from './announce';

/** The text for the live region: each settled roll once, several thrown at once together, what was voided, undo and redo, and nothing else of its own accord. */
export function useAnnouncement(): string {
  const { tray } = useStores();
  const [text, setText] = useState('');
  useEffect(() => {
    let untold: readonly string[] = [];
    return tray.subscribe((state, before) => {
      untold = untoldAfter(untold, state, before);
      const said = announcementOf(untold, state, before, tray.party());
      if (said !== undefined) setText(said);
    });
  }, [tray]);
  return text;
}
