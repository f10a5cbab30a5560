import { mostNumbersSpoken } from '../../../core/diceWords';
import { half, sum } from '../../../core/numbers';
import { presentFace } from '../../../core/record';
import { plain, sumText } from '../../../core/text';
import type { DamageOutcome } from '../outcome';
import type { DamageRequest } from '../request';
import type { Standing } from '../standing';
import { diceText, type Saying } from './phrases';

function scaled(
  whole: number,
  multiplier: DamageRequest['multiplier'],
): { readonly value: number; readonly how: string } {
  switch (multiplier) {
    case 'normal':
      return { value: whole, how: '' };
    case 'double':
      return { value: 2 * whole, how: `, doubled = ${plain(2 * whole)}` };
    case 'half':
      return { value: half(whole), how: `, halved and rounded down = ${plain(half(whole))}` };
  }
}

/** A damage roll in words [L13]. */
export function damageWords(standing: Standing, request: DamageRequest, outcome: DamageOutcome): Saying {
  const faces = standing.dice.map(presentFace);
  const whole = outcome.rolled + sum(request.modifiers);
  const { value, how } = scaled(whole, request.multiplier);
  const floor = value < 0 ? ', raised to 0' : '';
  const dice = faces.length > mostNumbersSpoken ? [outcome.rolled] : faces;
  const arithmetic = `${sumText([...dice, ...request.modifiers], whole)}${how}${floor}`;
  const title = `${plain(outcome.total)} damage`;
  const spoken = arithmetic === plain(outcome.total) ? '' : ` ${arithmetic}.`;
  return {
    title,
    sentence: `${title}. ${diceText(standing.dice, () => true)}.${spoken}`,
    lines: [{ label: 'Damage', text: arithmetic }],
    links: [],
  };
}
