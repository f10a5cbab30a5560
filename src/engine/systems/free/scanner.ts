import { type RuleError, ruleError } from '../../core/errors';

/** A number as it stands in the text: its value, and the position of its first digit. */
export interface WrittenNumber {
  readonly value: number;
  readonly position: number;
}

/** Walks over a text from its start; positions are counted from 0. */
export interface Scanner {
  readonly position: () => number;
  /** The character at the present position; empty at the end. */
  readonly peek: () => string;
  /** Steps over the present character where it is one of these. */
  readonly take: (characters: string) => string | undefined;
  readonly takeNumber: () => WrittenNumber | undefined;
  readonly skipSpace: () => void;
  /** An `invalid-notation` at a position; at the present one where none is given. */
  readonly fault: (message: string, position?: number) => RuleError;
}

const digits = '0123456789';
const spaces = ' \t\u00a0';

export function scan(text: string): Scanner {
  let position = 0;

  function peek(): string {
    const code = text.codePointAt(position);
    return code === undefined ? '' : String.fromCodePoint(code);
  }

  function take(characters: string): string | undefined {
    const character = peek();
    if (character === '' || !characters.includes(character)) return undefined;
    position += 1;
    return character;
  }

  function takeNumber(): WrittenNumber | undefined {
    const start = position;
    while (take(digits) !== undefined);
    return position === start ? undefined : { value: Number(text.slice(start, position)), position: start };
  }

  function skipSpace(): void {
    while (take(spaces) !== undefined);
  }

  return {
    position: () => position,
    peek,
    take,
    takeNumber,
    skipSpace,
    fault: (message, place = position) => ruleError('invalid-notation', message, { path: 'text', position: place }),
  };
}

/** What stands at the present position, for a message: “x”, or "the end of the text". */
export function shownNext(scanner: Scanner): string {
  const character = scanner.peek();
  return character === '' ? 'the end of the text' : `“${character}”`;
}
