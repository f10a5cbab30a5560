/** The words around any field. */
export interface FieldText {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong and what would be right; marks the field as invalid. */
  readonly fault?: string | undefined;
  /** Keeps the label for a voice alone, where the place tells the rest. */
  readonly hideLabel?: boolean;
}

export function hintId(id: string): string {
  return `${id}-hint`;
}

export function faultId(id: string): string {
  return `${id}-fault`;
}

/** The ids for `aria-describedby`, or `undefined` where nothing describes the field. */
export function describe(id: string, hint: string | undefined, fault: string | undefined): string | undefined {
  const ids = [...(fault === undefined ? [] : [faultId(id)]), ...(hint === undefined ? [] : [hintId(id)])];
  return ids.length === 0 ? undefined : ids.join(' ');
}
