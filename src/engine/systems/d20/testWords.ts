import { at, sum } from '../../core/numbers';
import { mostNumbersSpoken, sayDice, sayRerolls } from '../../core/diceWords';
import { presentFace } from '../../core/record';
import { plain, sayMargin, signed, sumText } from '../../core/text';
import { type Line, type Link, type SideNames, toneOf, type Words } from '../../core/words';
import { layOutDice, rerollLines } from './diceWords';
import { edgeOf, mainDice, roller } from './plan';
import { isFailedByChoice, targetOf, type TestRequest } from './request';
import { readTest, testOutcome, type TestOutcome, type TestReading } from './resolve';
import { presentFaces, type Standing } from './standing';

const titles: Readonly<Record<Exclude<TestOutcome['headline'], 'total'>, string>> = {
  'critical-hit': 'Critical hit',
  hit: 'Hit',
  miss: 'Miss',
  'automatic-miss': 'Automatic miss',
  success: 'Success',
  failure: 'Failure',
};

const targetNames = { check: 'DC', save: 'DC', attack: 'AC' } as const;

interface Told {
  readonly request: TestRequest;
  readonly reading: TestReading;
  readonly headline: TestOutcome['headline'];
}

/** "against AC 15", "against an unknown AC", with the target's name where the table gave one. */
function sayTarget(request: TestRequest, names: SideNames): string {
  const target = targetOf(request);
  const name = targetNames[request.kind];
  const whose = names['target'] === undefined ? '' : `${names['target']}, `;
  return target === null ? `against ${whose}an unknown ${name}` : `against ${whose}${name} ${plain(target)}`;
}

/** The rule that decided, where a reader might ask for it. */
function sayRule({ request, reading, headline }: Told): string {
  const target = targetNames[request.kind];
  if (headline === 'critical-hit') return `; a natural 20 hits whatever the ${target}`;
  if (headline === 'automatic-miss') return `; a natural 1 misses whatever the ${target}`;
  return reading.margin === 0 ? `; a tie with the ${target} is enough` : '';
}

function sayReached({ request, reading }: Told): string {
  const target = targetNames[request.kind];
  const { margin, total } = reading;
  return margin === null ? `Ask whether ${plain(total)} reaches the ${target}` : sayMargin(margin, target);
}

function sayMeaning(told: Told): string {
  const { headline, reading } = told;
  if (headline === 'critical-hit') return 'A natural 20: a hit whatever the AC, and every damage die is rolled twice';
  if (headline === 'automatic-miss') return 'A natural 1: a miss whatever the AC';
  const against = (headline === 'failure' && reading.kept === 20) || (headline === 'success' && reading.kept === 1);
  return sayReached(told) + (against ? `; a natural ${String(reading.kept)} decides attacks only` : '');
}

function nameBonus({ count, sides }: TestRequest['bonusDice'][number]): string {
  return `${String(count)}d${String(sides)}`;
}

/** "Dice 17 (4 dropped), +1d4 3": the d20s, then each entry of the bonus dice, then what was rerolled. */
function sayTestDice({ dice }: Standing, { request, reading }: Told): string {
  const main = mainDice(request);
  const twenties = sayDice(dice.slice(0, main), (place) => place === reading.keptAt);
  let from: number = main;
  const bonuses = request.bonusDice.map((bonus) => {
    const rolled = dice.slice(from, from + bonus.count).map(presentFace);
    from += bonus.count;
    const faces = rolled.length > mostNumbersSpoken ? `${String(sum(rolled))} in all` : rolled.join(' ');
    return `, ${bonus.sign > 0 ? '+' : '\u2212'}${nameBonus(bonus)} ${faces}`;
  });
  return `${twenties}${bonuses.join('')}${sayRerolls(dice)}.`;
}

/** What is added up, the d20 first; parts that add nothing are left out. */
function sayAddition({ request, reading }: Told): string {
  const added = [request.modifier, reading.proficiencyBonus, ...request.modifiers, ...reading.bonuses];
  return sumText([reading.kept, ...added], reading.total);
}

function keptLines(standing: Standing, { request, reading }: Told): readonly Line[] {
  const edge = edgeOf(request);
  if (edge === 0) return [];
  const faces = presentFaces(standing);
  const both = `${String(at(faces, 0))} and ${String(at(faces, 1))}`;
  const text = `${String(reading.kept)}, the ${edge > 0 ? 'higher' : 'lower'} of ${both}`;
  return [{ label: edge > 0 ? 'Advantage' : 'Disadvantage', text, side: roller }];
}

function addedLines({ request, reading }: Told): readonly Line[] {
  const parts = [
    ...(request.modifier === 0 ? [] : [`ability ${signed(request.modifier)}`]),
    ...(reading.proficiencyBonus === 0 ? [] : [`proficiency ${signed(reading.proficiencyBonus)}`]),
    ...request.modifiers.filter((part) => part !== 0).map((part) => `other ${signed(part)}`),
    ...request.bonusDice.map((bonus, place) => `${nameBonus(bonus)} ${signed(at(reading.bonuses, place))}`),
  ];
  return parts.length === 0 ? [] : [{ label: 'Added', text: parts.join(', '), side: roller }];
}

function linksOf({ reading }: Told): readonly Link[] {
  if (reading.automatic === null) return [];
  return [{ kind: 'crit', dice: [reading.keptAt], text: `Natural ${String(reading.kept)}` }];
}

function failedByChoice(standing: Standing, name: string): Words {
  return {
    title: titles.failure,
    tone: toneOf('failure'),
    sentence: 'Failure: the save is failed by choice. No dice.',
    sides: [{ id: roller, name, winner: false }],
    lines: [{ label: 'Meaning', text: 'Failed by choice, so nothing is rolled' }],
    ...layOutDice(standing),
    links: [],
  };
}

export function testWords(request: TestRequest, standing: Standing, names: SideNames): Words {
  const name = names[roller] ?? 'Roller';
  if (isFailedByChoice(request)) return failedByChoice(standing, name);
  const faces = presentFaces(standing);
  const reading = readTest(request, faces);
  const { headline } = testOutcome(request, faces);
  const told: Told = { request, reading, headline };
  const total = plain(reading.total);
  const against = sayTarget(request, names);
  const reckoned = sayAddition(told);
  const outcome = headline === 'total' ? `Total: ${total}` : `${titles[headline]}: ${total}`;
  const arithmetic = reckoned === total ? '' : ` ${reckoned}.`;
  return {
    title: headline === 'total' ? `Total ${total}` : titles[headline],
    tone: toneOf(headline),
    sentence: `${outcome} ${against}${sayRule(told)}. ${sayTestDice(standing, told)}${arithmetic}`,
    sides: [{ id: roller, name, total, winner: reading.success === true }],
    lines: [
      ...keptLines(standing, told),
      ...rerollLines(standing),
      ...addedLines(told),
      { label: 'Total', text: `${reckoned} ${against}`, side: roller },
      { label: 'Meaning', text: sayMeaning(told) },
    ],
    ...layOutDice(standing, mainDice(request) === 2 ? 1 - reading.keptAt : undefined),
    links: linksOf(told),
  };
}
