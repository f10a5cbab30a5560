import { at } from '../../../core/numbers';
import { list, plain } from '../../../core/text';
import { type ContestReading, tiedCritLinks } from './contestReading';

function scores({ outcome, names }: ContestReading, winner: number): string {
  const totals = outcome.totals.map(plain);
  if (totals.length > 2) return list(names.map((name, side) => `${name} ${at(totals, side)}`));
  return (winner === 0 ? totals : totals.reverse()).join(' against ');
}

function won(reading: ContestReading, how: string): string {
  const { names, tie } = reading;
  return `${at(names, 0)} wins${how}: ${scores(reading, 0)}${tie ? '; a tie goes to the offender' : ''}`;
}

function lost(reading: ContestReading, how: string): string {
  const { outcome, names } = reading;
  const winners = outcome.winners.map((winner) => at(names, winner));
  const result = scores(reading, at(outcome.winners, 0));
  if (winners.length === 1) return `${list(winners)} wins${how}: ${result}`;
  return `${list(winners)} tie above ${at(names, 0)}${how}: ${result}; defenders who tie there all win`;
}

/** Who won and by which totals, a tie told with its rule; without a full stop. */
export function contestVerdict(reading: ContestReading): string {
  switch (reading.outcome.headline) {
    case 'reroll':
      return `Reroll the tied crits: ${tiedCritLinks(reading)
        .map(({ text }) => text)
        .join('; ')}`;
    case 'critical-success':
      return won(reading, ', critical success');
    case 'grazing-hit':
      return won(reading, ', grazing hit');
    case 'success':
      return won(reading, '');
    case 'critical-failure':
      return lost(reading, `, critical failure for ${at(reading.names, 0)}`);
    case 'failure':
      return lost(reading, '');
  }
}

/** What the result means under the rules, in one line. */
export function contestMeaning({ outcome, tie }: ContestReading): string {
  const top = tie ? 'The tie at the top goes to the offender' : 'The offender has the highest total';
  const beaten =
    outcome.winners.length > 1 ? 'Tied defenders stand above the offender' : 'A defender beats the offender';
  switch (outcome.headline) {
    case 'reroll':
      return 'No winner yet: the tied sides roll all their dice again';
    case 'critical-success':
      return `${top}, with a critical success${outcome.grazing ? ' and a grazing hit' : ''}`;
    case 'grazing-hit':
      return `${top} and is a grazing hit`;
    case 'success':
      return top;
    case 'critical-failure':
      return `${beaten}, whose die is a critical failure`;
    case 'failure':
      return beaten;
  }
}
