import { at } from '../../core/numbers';
import { layOut, mostNumbersSpoken, sayDice } from '../../core/diceWords';
import { startDice } from '../../core/record';
import { count, plain, sumText } from '../../core/text';
import { type Line, type SideNames, toneOf, type Words } from '../../core/words';
import type { DiceTerm } from './notation';
import type { FreeStanding } from './resolve';
import { keptOf } from './resolve';
import { writeDice } from './writeNotation';

function addedParts({ terms, faces }: FreeStanding): readonly number[] {
  return terms.flatMap((term) =>
    term.type === 'number' ? [term.sign * term.value] : keptOf(term, faces).map((die) => term.sign * at(faces, die)),
  );
}

function termLine(term: DiceTerm, faces: readonly number[]): Line {
  const kept = keptOf(term, faces).map((die) => at(faces, die));
  const sum = kept.reduce((total, face) => total + face, 0);
  const dropped = term.count - kept.length;
  const rest = dropped === 0 ? '' : `; ${count(dropped, 'die', 'dice')} dropped`;
  return { label: writeDice(term), text: sumText(kept, sum) + rest, side: 'roller' };
}

/** The total, then its dice, then how they add up. */
export function freeWords(standing: FreeStanding, names: SideNames): Words {
  const { terms, plan, faces, outcome } = standing;
  const total = plain(outcome.total);
  const parts = addedParts(standing);
  const arithmetic = sumText(parts, outcome.total);
  const dice = startDice(faces);
  const kept = new Set(outcome.kept);
  const isKept = (place: number) => kept.has(place);
  const spoken = [
    `Total: ${total}.`,
    ...(faces.length === 0 ? [] : [`${sayDice(dice, isKept)}.`]),
    ...(parts.length > 1 && parts.length <= mostNumbersSpoken ? [`${arithmetic}.`] : []),
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
    ...layOut(plan, dice, isKept),
    links: [],
  };
}
