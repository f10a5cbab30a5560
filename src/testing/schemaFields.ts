type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What a schema of several steps reads in the end. */
function lastSchema(schema: Node): Node {
  const last = listOf(schema['pipe'])
    .filter(isNode)
    .findLast(({ kind }) => kind === 'schema');
  return last === undefined || last === schema ? schema : last;
}

function fieldsAt(schema: unknown, path: string, lazyInputs: readonly unknown[]): readonly string[] {
  if (!isNode(schema)) throw new TypeError(`${path} has no schema.`);
  const read = lastSchema(schema);
  const within = (inner: unknown, at = path) => fieldsAt(inner, at, lazyInputs);
  switch (read['type']) {
    case 'object': {
      const entries = isNode(read['entries']) ? read['entries'] : {};
      return Object.entries(entries).flatMap(([key, entry]) => within(entry, `${path}.${key}`));
    }
    case 'variant':
      return listOf(read['options']).flatMap((option) => within(option));
    case 'optional': {
      const fields = within(read['wrapped']);
      return fields.includes(path) || read['default'] !== undefined ? fields : [`${path} or none`, ...fields];
    }
    case 'nullable':
      return [`${path} or null`, ...within(read['wrapped'])];
    case 'array':
      return [`${path} by number`, ...within(read['item'], `${path}.*`)];
    case 'lazy': {
      const { getter } = read;
      if (typeof getter !== 'function') throw new TypeError(`${path} can't be read.`);
      return lazyInputs.flatMap((input) => {
        const chosen: unknown = Reflect.apply(getter, undefined, [input]);
        return within(chosen);
      });
    }
    case 'number':
    case 'string':
    case 'boolean':
    case 'picklist':
    case 'literal':
      return [path];
    default:
      throw new TypeError(`${path} is of the type ${String(read['type'])}, which these fields know nothing of.`);
  }
}

/**
 * Every field that a schema of several kinds reads: "attack.dc", "attack.dc or null", "contest.sides.*.stressed",
 * "contest.damage or none",
 * "contest.sides by number". The kind itself, which no form sets, is left out.
 * @param lazyInputs a sample for each of the schemas between which the input itself decides
 */
export function schemaFields(schema: unknown, lazyInputs: readonly unknown[] = []): readonly string[] {
  const kinds = isNode(schema) ? listOf(schema['options']) : [];
  const fields = kinds.flatMap((option) => {
    const entries = isNode(option) && isNode(option['entries']) ? option['entries'] : {};
    const kind = isNode(entries['kind']) ? String(entries['kind']['literal']) : '';
    return fieldsAt(option, kind, lazyInputs).filter((field) => field !== `${kind}.kind`);
  });
  return [...new Set(fields)];
}
