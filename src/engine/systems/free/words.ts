import { at } from '../../core/numbers';
import { addition, count, plain } from '../../core/text';
import { type Line, type SideNames, toneOf, type Words } from '../../core/words';
import type { DiceTerm } from './notation';
import type { FreeStanding } from './resolve';
import { keptOf } from './resolve';
import { writeDice } from './writeNotation';

const mostDiceSpoken = 20;

function sayDice({ faces, outcome }: FreeStanding): string {
  const kept = new Set(outcome.kept);
  const dropped = faces.length - kept.size;
  if (faces.length > mostDiceSpoken) {
    return `${String(faces.length)} dice${dropped === 0 ? '' : `, ${String(dropped)} dropped`}.`;
  }
  if (kept.size === 0) return `Dice ${faces.join(' ')}, all dropped.`;
  return `Dice ${faces.map((face, die) => (kept.has(die) ? String(face) : `(${String(face)} dropped)`)).join(' ')}.`;
}

function addedParts({ terms, faces }: FreeStanding): readonly number[] {
  return terms.flatMap((term) =>
    term.type === 'number' ? [term.sign * term.value] : keptOf(term, faces).map((die) => term.sign * at(faces, die)),
  );
}

function termLine(term: DiceTerm, faces: readonly number[]): Line {
  const kept = keptOf(term, faces).map((die) => at(faces, die));
  const sum = kept.reduce((total, face) => total + face, 0);
  const dropped = term.count - kept.length;
  const shown = kept.length > 1 ? `${addition(kept)} = ${plain(sum)}` : plain(sum);
  const rest = dropped === 0 ? '' : `; ${count(dropped, 'die', 'dice')} dropped`;
  return { label: writeDice(term), text: shown + rest, side: 'roller' };
}

/** The total, then its dice, then how they add up. */
export function freeWords(standing: FreeStanding, names: SideNames): Words {
  const { terms, plan, faces, outcome } = standing;
  const total = plain(outcome.total);
  const parts = addedParts(standing);
  const arithmetic = parts.length > 1 ? `${addition(parts)} = ${total}` : total;
  const kept = new Set(outcome.kept);
  const spoken = [
    `Total: ${total}.`,
    ...(faces.length === 0 ? [] : [sayDice(standing)]),
    ...(parts.length > 1 && parts.length <= mostDiceSpoken ? [`${arithmetic}.`] : []),
  ];
  return {
    title: `Total ${total}`,
    tone: toneOf(outcome.headline),
    sentence: spoken.join(' '),
    sides: [{ id: 'roller', name: names['roller'] ?? 'Roller', total, winner: false }],
    lines: [
      ...terms.flatMap((term) => (term.type === 'dice' ? [termLine(term, faces)] : [])),
      { label: 'Total', text: arithmetic },
    ],
    dice: plan.map((die, place) => ({
      side: die.side,
      sides: die.sides,
      role: die.role,
      faces: [at(faces, place)],
      reasons: [],
      mark: kept.has(place) ? 'kept' : 'dropped',
    })),
    rows: faces.length === 0 ? [] : [{ side: 'roller', dice: faces.map((_, place) => place) }],
    links: [],
  };
}
