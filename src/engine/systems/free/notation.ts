import { planDice, type PlannedDie } from '../../core/dice';
import { type Scanner, scan, shownNext, type WrittenNumber } from './scanner';

type Sign = 1 | -1;

/** Which dice of a term go, and how many: `rank` says from which end [F3]. */
interface Selection {
  readonly action: 'keep' | 'drop';
  readonly rank: 'highest' | 'lowest';
  readonly count: number;
}

export interface DiceTerm {
  readonly type: 'dice';
  readonly sign: Sign;
  readonly count: number;
  readonly sides: number;
  /** The plan position of the term's first die. */
  readonly first: number;
  readonly selection: Selection | undefined;
}

interface NumberTerm {
  readonly type: 'number';
  readonly sign: Sign;
  readonly value: number;
}

export type Term = DiceTerm | NumberTerm;

const dieTypes: readonly number[] = [4, 6, 8, 10, 12, 20, 100];
const highestCount = 100;
const highestNumber = 9999;
const mostDice = 200;

function takeSign(scanner: Scanner): Sign | undefined {
  const character = scanner.take('+-\u2212');
  if (character === undefined) return undefined;
  return character === '+' ? 1 : -1;
}

function readSides(scanner: Scanner): number {
  const offered = 'd4, d6, d8, d10, d12, d20, d100 or d%';
  if (scanner.take('%') !== undefined) return 100;
  const sides = scanner.takeNumber();
  if (sides === undefined) {
    throw scanner.fault(`After “d” come the die’s sides, not ${shownNext(scanner)}; use ${offered}.`);
  }
  if (!dieTypes.includes(sides.value)) {
    throw scanner.fault(`There is no die with that many sides; use ${offered}.`, sides.position);
  }
  return sides.value;
}

function readSelection(scanner: Scanner, dice: number): Selection | undefined {
  const letter = scanner.take('kKdD');
  if (letter === undefined) return undefined;
  const action = letter === 'k' || letter === 'K' ? 'keep' : 'drop';
  const end = scanner.take('hHlL');
  if (end === undefined) {
    const offered = action === 'keep' ? 'kh or kl' : 'dh or dl';
    throw scanner.fault(`“${letter}” after dice must go on as ${offered}; put a + before further dice.`);
  }
  const rank = end === 'h' || end === 'H' ? 'highest' : 'lowest';
  const written = scanner.takeNumber();
  const count = written?.value ?? 1;
  if (count < 1 || count > dice) {
    const allowed = dice === 1 ? 'Of one die, only 1' : `Of ${String(dice)} dice, 1 to ${String(dice)}`;
    throw scanner.fault(`${allowed} can be ${action === 'keep' ? 'kept' : 'dropped'}.`, written?.position);
  }
  return { action, rank, count };
}

function readDice(scanner: Scanner, sign: Sign, written: WrittenNumber | undefined, first: number): DiceTerm {
  const count = written?.value ?? 1;
  if (count < 1 || count > highestCount) {
    throw scanner.fault(`Use 1 to ${String(highestCount)} dice in a term.`, written?.position);
  }
  const sides = readSides(scanner);
  scanner.skipSpace();
  return { type: 'dice', sign, count, sides, first, selection: readSelection(scanner, count) };
}

function readTerm(scanner: Scanner, sign: Sign, first: number): Term {
  const start = scanner.position();
  const written = scanner.takeNumber();
  if (scanner.take('dD') !== undefined) {
    const dice = readDice(scanner, sign, written, first);
    if (first + dice.count <= mostDice) return dice;
    throw scanner.fault(
      `That makes ${String(first + dice.count)} dice; a roll takes ${String(mostDice)} at most.`,
      start,
    );
  }
  if (written === undefined) {
    throw scanner.fault(`Dice such as 2d6 or a whole number must stand here, not ${shownNext(scanner)}.`);
  }
  if (written.value > highestNumber) {
    throw scanner.fault(`A number may be ${String(highestNumber)} at most.`, start);
  }
  return { type: 'number', sign, value: written.value };
}

function faultAfter(term: Term, scanner: Scanner) {
  const shown = shownNext(scanner);
  if ('.,'.includes(scanner.peek())) return scanner.fault(`Numbers are whole: ${shown} can’t stand here.`);
  if ('kKdD'.includes(scanner.peek())) {
    return scanner.fault(
      term.type === 'number'
        ? `${shown} can’t follow the number; kh, kl, dh and dl stand after dice.`
        : `${shown} can’t follow; dice take only one of kh, kl, dh and dl.`,
    );
  }
  return scanner.fault(`${shown} can’t follow here; put a + or − between two terms.`);
}

/** Reads a notation [F1]. Throws `invalid-notation` with the position of the fault [F5]. */
export function readNotation(text: string): readonly Term[] {
  const scanner = scan(text);
  const terms: Term[] = [];
  let dice = 0;
  scanner.skipSpace();
  let sign = takeSign(scanner) ?? 1;
  for (;;) {
    scanner.skipSpace();
    const term = readTerm(scanner, sign, dice);
    terms.push(term);
    if (term.type === 'dice') dice += term.count;
    scanner.skipSpace();
    if (scanner.peek() === '') return terms;
    const joined = takeSign(scanner);
    if (joined === undefined) throw faultAfter(term, scanner);
    sign = joined;
  }
}

/** The dice of the terms, as they are read [F7]. */
export function planTerms(terms: readonly Term[]): readonly PlannedDie[] {
  return terms.flatMap((term) => (term.type === 'dice' ? planDice(term.count, term.sides, 'roller') : []));
}
