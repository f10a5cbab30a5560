import { at } from '../../../core/numbers';
import { plain, sumText } from '../../../core/text';
import type { SideWords } from '../../../core/words';
import type { ContestHeadline, SideReading } from '../contest';
import type { Standing } from '../standing';
import { type ContestReading, critLinks, tiedCritLinks } from './contestReading';
import { contestMeaning, contestVerdict } from './contestVerdict';
import { diceText, type Saying } from './phrases';

const titles: Readonly<Record<ContestHeadline, string>> = {
  reroll: 'Reroll the tied crits',
  'critical-success': 'Critical success',
  'grazing-hit': 'Grazing hit',
  success: 'Success',
  'critical-failure': 'Critical failure',
  failure: 'Failure',
};

function arithmetic({ kept, modifiers, total }: SideReading): string {
  return kept === null ? `set at ${plain(total)}` : sumText([kept, ...modifiers], total);
}

function sideSentence(standing: Standing, side: SideReading, name: string): string {
  if (side.keptDie === undefined) return `${name} ${arithmetic(side)}.`;
  const own = side.dice.map((die) => at(standing.dice, die));
  const dice = diceText(own, (place) => side.dice[place] === side.keptDie, `${name} d20`);
  const sum = arithmetic(side);
  return sum === plain(side.total) ? `${dice}.` : `${dice}, ${sum}.`;
}

/** A contest in words, from the offender's side [L3] to [L9]. */
export function contestWords(standing: Standing, reading: ContestReading): Saying {
  const { outcome, sides, names } = reading;
  const { headline } = outcome;
  const crits = critLinks(reading);
  const offendersIsTold = headline === 'critical-success' || headline === 'critical-failure';
  const others = crits.filter(({ side }) => !(offendersIsTold && side === 0)).map(({ link }) => link.text);
  const dice = sides.map((side, place) => sideSentence(standing, side, at(names, place)));
  return {
    title: titles[headline],
    sentence: [`${[contestVerdict(reading), ...others].join('. ')}.`, ...dice].join(' '),
    lines: [
      ...sides.map((side, place) => ({ label: at(names, place), text: arithmetic(side), side: place })),
      { label: 'Meaning', text: contestMeaning(reading) },
    ],
    links: headline === 'reroll' ? tiedCritLinks(reading) : crits.map(({ link }) => link),
  };
}

/** The sides of a contest with their totals. */
export function contestSides({ outcome, names }: ContestReading): readonly SideWords[] {
  return names.map((name, id) => ({
    id,
    name,
    total: plain(at(outcome.totals, id)),
    winner: outcome.winners.includes(id),
  }));
}
