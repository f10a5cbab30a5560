import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { type Difference, differencesOf } from '../../store/party/differences';
import type { OpenKit } from '../partySystem';

interface SheetEditorProps {
  readonly SheetForm: OpenKit['SheetForm'];
  /** Undefined where nothing was ever set. */
  readonly sheet: unknown;
  readonly emptySheet: unknown;
  readonly onChange: (values: readonly Difference[]) => void;
}

interface Draft {
  readonly before: unknown;
  readonly after: unknown;
}

/** Milliseconds after the last touch until a change counts as made. */
const patience = 500;

/** A sheet's form; what is set within half a second, or before the form is left, is one change and one undo. */
export function SheetEditor({ SheetForm, sheet, emptySheet, onChange }: SheetEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Draft>();

  function commit() {
    if (draft === undefined) return;
    setDraft(undefined);
    const values = differencesOf(draft.before, draft.after);
    if (values.length > 0) onChange(values);
  }
  const commitLater = useEffectEvent(commit);

  useEffect(() => {
    if (draft === undefined) return undefined;
    const wait = setTimeout(() => commitLater(), patience);
    return () => clearTimeout(wait);
  }, [draft]);

  useEffect(() => {
    const element = place.current;
    const leave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && element?.contains(event.relatedTarget))) commitLater();
    };
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusout', leave);
      commitLater();
    };
  }, []);

  return (
    <div ref={place}>
      <SheetForm
        sheet={draft?.after ?? sheet}
        onChange={(after) => setDraft({ before: draft?.before ?? sheet ?? emptySheet, after })}
      />
    </div>
  );
}
