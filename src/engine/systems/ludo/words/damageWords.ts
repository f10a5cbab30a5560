import { half } from '../../../core/numbers';
import { addition, plain } from '../../../core/text';
import type { DamageOutcome } from '../outcome';
import type { DamageRequest } from '../request';
import { presentFace } from '../../../core/record';
import { sum } from '../../../core/numbers';
import type { Standing } from '../standing';
import { type Saying, totalText } from './phrases';

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
  const floor = value < 0 ? ', never below 0' : '';
  const arithmetic = `${totalText(outcome.rolled, request.modifiers, whole)}${how}${floor}`;
  const title = `${plain(outcome.total)} damage`;
  return {
    title,
    sentence: `${title}. Dice ${faces.map(String).join(', ')}. ${arithmetic}.`,
    lines: [
      {
        label: 'Dice',
        text: faces.length === 1 ? plain(outcome.rolled) : `${addition(faces)} = ${plain(outcome.rolled)}`,
      },
      { label: 'Damage', text: arithmetic },
    ],
    links: [],
  };
}
