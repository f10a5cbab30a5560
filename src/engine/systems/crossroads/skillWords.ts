import { at } from '../../core/numbers';
import { plain } from '../../core/text';
import { type Line, type Link, type SideNames, type SideWords, toneOf, type Words } from '../../core/words';
import { faceAt } from './hand';
import { layOutHands, multipleLinks, sayHand, sayMultiple, sayTotal } from './handWords';
import { planCrossroads } from './plan';
import { type SkillOutcome, skillOutcome } from './skillOutcome';
import { type SkillSide, type SkillStanding, temporaryFateDice } from './standing';
import { nameValue } from './successValue';
import { explainVerdict, nameVerdict, sayChoice } from './verdictWords';

interface Telling {
  readonly standing: SkillStanding;
  readonly outcome: SkillOutcome;
  readonly names: SideNames;
}

function titleOf({ standing, outcome }: Telling): string {
  if (!outcome.critical) return nameVerdict(outcome.outcome);
  const ownBenefit = outcome.result === 2 && standing.settled !== 'critical';
  return ownBenefit ? 'Great success, critical hit' : 'Critical hit';
}

function nameOf({ standing, names }: Telling, side: 'player' | 'opponent'): string {
  if (side === 'player') return names['player'] ?? 'Player';
  return names['opponent'] ?? (standing.request.opposition?.type === 'static' ? 'Opposition' : 'Opponent');
}

function sayValues({ opposing, successValue }: SkillOutcome): string {
  const own = nameValue(successValue);
  return opposing === null ? `${own}, unopposed` : `${own} against ${nameValue(opposing)}`;
}

function sayCritical({ standing, outcome }: Telling): string {
  if (standing.settled === 'critical') return ', a Great Success taken as a critical hit';
  return outcome.critical ? ', with a kept 6' : '';
}

function sayOutcome(telling: Telling): string {
  const { outcome } = telling;
  const tie = outcome.opposing !== null && outcome.result === 0 ? ', a tie' : '';
  return `${titleOf(telling)}: ${sayValues(outcome)}${tie}${sayCritical(telling)}${sayChoice(outcome.outcome)}.`;
}

function sayPeril({ standing, outcome }: Telling): string | undefined {
  const { opposition } = standing.request;
  if (opposition?.type !== 'peril' || outcome.opposing === null) return undefined;
  const face = faceAt(at(standing.sides, 0).hand, 0);
  const edge = opposition.edge === null ? '' : ` with ${opposition.edge}`;
  return `${String(face)} against statistic ${plain(opposition.statistic)}${edge}: ${nameValue(outcome.opposing)}`;
}

const earned = 'a triple earns a Temporary Fate Die until the encounter ends';

function saySide(telling: Telling, side: SkillSide, place: number): string {
  const { standing } = telling;
  const owner =
    standing.sides.length === 1 ? undefined : `${nameOf(telling, place === 0 ? 'player' : 'opponent')} dice`;
  const rest = [sayMultiple(side.hand), temporaryFateDice(side) === 1 ? earned : undefined];
  const more = rest.flatMap((part) => (part === undefined ? [] : [`; ${part}`])).join('');
  return `${sayHand(side.hand, owner)}. ${sayTotal(side.hand)}${more}.`;
}

function sideLines(telling: Telling, side: SkillSide, place: number): readonly Line[] {
  const alone = telling.standing.sides.length === 1;
  const { side: id } = side.hand;
  const multiple = sayMultiple(side.hand);
  return [
    {
      label: alone ? 'Total' : nameOf(telling, place === 0 ? 'player' : 'opponent'),
      text: sayTotal(side.hand),
      side: id,
    },
    ...(multiple === undefined ? [] : [{ label: 'Multiple', text: multiple, side: id }]),
    ...(temporaryFateDice(side) === 1 ? [{ label: 'Fate', text: earned, side: id }] : []),
  ];
}

function linesOf(telling: Telling): readonly Line[] {
  const { standing, outcome } = telling;
  const peril = sayPeril(telling);
  const meaning = standing.settled === 'critical' ? 'A critical hit, in place of the other benefit' : undefined;
  return [
    ...standing.sides.flatMap((side, place) => sideLines(telling, side, place)),
    ...(peril === undefined ? [] : [{ label: 'Peril Die', text: peril }]),
    { label: 'Result', text: `${sayValues(outcome)}: [${plain(outcome.result)}]` },
    ...(outcome.amount === null ? [] : [{ label: 'Amount', text: String(outcome.amount) }]),
    { label: 'Meaning', text: meaning ?? explainVerdict(outcome.outcome) },
  ];
}

function sidesOf(telling: Telling): readonly SideWords[] {
  const { outcome } = telling;
  const { opposing, result } = outcome;
  const player = {
    id: 'player',
    name: nameOf(telling, 'player'),
    total: nameValue(outcome.successValue),
    winner: result > 0,
  };
  if (opposing === null) return [player];
  const total = nameValue(opposing);
  return [player, { id: 'opponent', name: nameOf(telling, 'opponent'), total, winner: result < 0 }];
}

function criticalLinks({ standing, outcome }: Telling): readonly Link[] {
  const { hand } = at(standing.sides, 0);
  const dice = hand.kept.filter((die) => outcome.critical && faceAt(hand, die) === 6);
  return dice.length === 0 ? [] : [{ kind: 'crit', dice, text: 'Critical hit' }];
}

/** A skill roll in words [X24]. */
export function skillWords(standing: SkillStanding, names: SideNames): Words {
  const outcome = skillOutcome(standing);
  const telling = { standing, outcome, names };
  const hands = standing.sides.map(({ hand }) => hand);
  const peril = sayPeril(telling);
  return {
    title: titleOf(telling),
    tone: toneOf(outcome.headline),
    sentence: [
      sayOutcome(telling),
      ...standing.sides.map((side, place) => saySide(telling, side, place)),
      ...(peril === undefined ? [] : [`Peril Die ${peril}.`]),
      ...(outcome.amount === null ? [] : [`Amount ${String(outcome.amount)}.`]),
    ].join(' '),
    sides: sidesOf(telling),
    lines: linesOf(telling),
    ...layOutHands(hands, planCrossroads(standing.request)),
    links: [...hands.flatMap(multipleLinks), ...criticalLinks(telling)],
  };
}
