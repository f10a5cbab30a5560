import { at } from '../../core/numbers';
import { layOut, mostNumbersSpoken } from '../../core/diceWords';
import { count } from '../../core/text';
import { type Line, type SideNames, type SideWords, toneOf, type Words } from '../../core/words';
import { contestLinks, sayDeciding } from './links';
import { type DieconSide, planContest, roleNames, sides } from './request';
import { cancelledSixes, type DieconOutcome, otherSide, resolveContest, sortedPositions } from './resolve';
import { type DieconStanding, ownerOf } from './standing';

type Names = Readonly<Record<DieconSide, string>>;

/** "6 5 2"; a great pool by how many dice show each face. */
function sayPool(faces: readonly number[]): string {
  if (faces.length === 0) return 'no dice';
  if (faces.length <= mostNumbersSpoken) return faces.join(' ');
  const byFace = [...new Set(faces)].map((face) => {
    const showing = faces.filter((other) => other === face).length;
    return `${String(showing)} × ${String(face)}`;
  });
  return byFace.join(', ');
}

function titleOf({ winner, overkill }: DieconOutcome): string {
  if (winner === 'tie') return 'Tie';
  const wins = `${roleNames[winner]} wins`;
  return overkill === 0 ? wins : `${wins}, overkill ${String(overkill)}`;
}

/** Who is hit, or why nobody is [C7] [C8] [C9]. */
function sayHits({ request }: DieconStanding, { winner, overkill, hits }: DieconOutcome, names: Names): string {
  if (winner === 'tie') return 'nobody is hit';
  if (winner === 'attacker') return `${names.defender} takes ${count(hits.defender, 'hit', 'hits')}`;
  if (hits.attacker > 0) return `${names.attacker} takes ${count(hits.attacker, 'hit', 'hits')}`;
  if (!request.overkill) return 'nobody is hit, as overkill is off';
  return `nobody is hit, as ${overkill === 0 ? 'a defence needs overkill to hit' : 'a passive defence does not hit'}`;
}

function sayOverkill(outcome: DieconOutcome, winner: DieconSide): string {
  const loser = outcome[otherSide(winner)];
  const cancelled = cancelledSixes(outcome.attacker, outcome.defender);
  const total = String(outcome.overkill);
  if (cancelled > 0) {
    const sixes = count(outcome.overkill + cancelled, 'six', 'sixes');
    return `${sixes} less ${String(cancelled)} = ${total}`;
  }
  const highest = loser[0];
  if (highest === undefined) return `${count(outcome.overkill, 'die', 'dice')} against none = ${total}`;
  return `${count(outcome.overkill, 'die', 'dice')} above ${String(highest)} = ${total}`;
}

function sayDecision(outcome: DieconOutcome): string {
  if (outcome.winner === 'tie') return 'Every pair is equal and no die is left over: a tie, which hits nobody';
  return `Pair ${String(outcome.decidedAt + 1)}: ${sayDeciding(outcome, outcome.winner, outcome.decidedAt)}`;
}

function sayRerolls({ request, dice }: DieconStanding, names: Names): readonly string[] {
  return dice.flatMap(({ faces, reasons }, die) =>
    reasons.map((by, place) => {
      const [old, fresh] = [at(faces, place), at(faces, place + 1)];
      const change = `${names[ownerOf(request, die)]}’s die rerolled ${String(old)} to ${String(fresh)}`;
      return `${change} by ${sayAbility(by, names)}`;
    }),
  );
}

function sayAbility(side: string, names: Names): string {
  return `${side === 'attacker' ? names.attacker : names.defender}’s ability`;
}

function sentenceOf(standing: DieconStanding, outcome: DieconOutcome, names: Names): string {
  const { winner, overkill } = outcome;
  const first = winner === 'tie' ? 'attacker' : winner;
  const pools = `${sayPool(outcome[first])} against ${sayPool(outcome[otherSide(first)])}`;
  const verdict =
    winner === 'tie' ? 'Tie' : `${names[winner]} wins${overkill === 0 ? '' : `, overkill ${String(overkill)}`}`;
  const jammed = sides.filter((side) => outcome.jam[side]).map((side) => `${names[side]} has a jam`);
  return [
    `${verdict}: ${pools}; ${sayHits(standing, outcome, names)}.`,
    ...(winner === 'tie' ? [] : [`${sayDecision(outcome)}.`]),
    ...[...jammed, ...sayRerolls(standing, names)].map((text) => `${text}.`),
  ].join(' ');
}

function linesOf(standing: DieconStanding, outcome: DieconOutcome, names: Names): readonly Line[] {
  const { jam, overkill } = standing.request;
  const { winner } = outcome;
  const overkillLine = (side: DieconSide) => ({
    label: 'Overkill',
    text: overkill ? sayOverkill(outcome, side) : 'Off',
  });
  const jamText = (side: DieconSide) => `${names[side]} ${outcome.jam[side] ? 'has a jam' : 'has none'}`;
  return [
    ...sides.map((side) => ({ label: names[side], text: sayPool(outcome[side]), side })),
    { label: 'Decided by', text: sayDecision(outcome) },
    ...(winner === 'tie' ? [] : [overkillLine(winner)]),
    { label: 'Hits', text: sayHits(standing, outcome, names) },
    ...(jam ? [{ label: 'Jam', text: sides.map(jamText).join('; ') }] : []),
    ...sayRerolls(standing, names).map((text) => ({ label: 'Reroll', text })),
  ];
}

/** The winner and the hits, then both pools from high to low, then what decided. */
export function contestWords(standing: DieconStanding, sideNames: SideNames): Words {
  const outcome = resolveContest(standing);
  const names = {
    attacker: sideNames['attacker'] ?? roleNames.attacker,
    defender: sideNames['defender'] ?? roleNames.defender,
  };
  const sideWords = (side: DieconSide): SideWords => ({
    id: side,
    name: names[side],
    total: sayPool(outcome[side]),
    winner: outcome.winner === side,
  });
  const named = standing.dice.map(({ faces, reasons }) => ({
    faces,
    reasons: reasons.map((by) => sayAbility(by, names)),
  }));
  const rows = sides.map((side) => ({ side, dice: sortedPositions(standing, side) }));
  return {
    title: titleOf(outcome),
    tone: toneOf(outcome.headline),
    sentence: sentenceOf(standing, outcome, names),
    sides: sides.map(sideWords),
    lines: linesOf(standing, outcome, names),
    dice: layOut(planContest(standing.request), named, () => true).dice,
    rows: rows.filter((row) => row.dice.length > 0),
    links: contestLinks(standing, outcome),
  };
}
