interface Change {
  readonly field: string;
  /** It came or went, rather than got another value. */
  readonly comesOrGoes?: boolean;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function changesAt(before: unknown, after: unknown, path: string): readonly Change[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [{ field: `${path} by number` }];
    return before.flatMap((item, place) => changesAt(item, after[place], `${path}.*`));
  }
  if (before === null || after === null) return [{ field: `${path} or null` }];
  if (isObject(before) && isObject(after)) {
    if (before['type'] !== after['type']) return [{ field: `${path}.type` }];
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changesAt(before[key], after[key], `${path}.${key}`));
  }
  if (isObject(before) || isObject(after)) return [{ field: `${path} or none` }];
  return [{ field: path, comesOrGoes: before === undefined || after === undefined }];
}

/**
 * The fields in which two requests of one kind differ, named as `schemaFields` names them. A part that comes or goes with
 * others is no field that was set by itself, and is left out.
 */
export function changedFields(before: unknown, after: unknown, kind: string): readonly string[] {
  const changes = changesAt(before, after, kind);
  return changes.filter(({ comesOrGoes = false }) => !comesOrGoes || changes.length === 1).map(({ field }) => field);
}
