import type { DiceTerm, Term } from './notation';

/** "4d6dl1": dice in their settled form, without a sign. */
export function writeDice({ count, sides, selection }: DiceTerm): string {
  const dice = `${String(count)}d${String(sides)}`;
  if (selection === undefined) return dice;
  const action = selection.action === 'keep' ? 'k' : 'd';
  const rank = selection.rank === 'highest' ? 'h' : 'l';
  return `${dice}${action}${rank}${String(selection.count)}`;
}

/** "4d6dl1 − 1": the settled form, which reads back to the same terms [F9]. */
export function writeNotation(terms: readonly Term[]): string {
  return terms
    .map((term, place) => {
      const text = term.type === 'dice' ? writeDice(term) : String(term.value);
      if (place === 0) return term.sign === 1 ? text : `\u2212${text}`;
      return `${term.sign === 1 ? '+' : '\u2212'} ${text}`;
    })
    .join(' ');
}
