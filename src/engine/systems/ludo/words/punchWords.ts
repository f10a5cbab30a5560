import { count, plain, sumText } from '../../../core/text';
import type { PunchOutcome } from '../outcome';
import type { PunchRequest } from '../request';
import type { Standing } from '../standing';
import { rollSentence, type Saying } from './phrases';

const told = {
  miss: { title: 'Miss', meaning: 'A 1 misses and does no damage' },
  hit: { title: 'Hit', meaning: 'A 2 to 5 hits' },
  'critical-hit': { title: 'Critical hit', meaning: 'A 6 is a critical hit and does double damage' },
} as const;

function damageText(attackModifier: number, outcome: PunchOutcome): string {
  const plainDamage = 1 + attackModifier;
  const raised = plainDamage < 1 ? ', raised to 1' : '';
  const doubled = outcome.critical ? `, doubled = ${plain(outcome.damage)}` : '';
  return `${sumText([1, attackModifier], plainDamage)}${raised}${doubled}`;
}

/** A punch in words [L15]; `kept` is the position of the die that counts. */
export function punchWords(standing: Standing, request: PunchRequest, outcome: PunchOutcome, kept: number): Saying {
  const { title, meaning } = told[outcome.headline];
  const damage = damageText(request.attackModifier, outcome);
  const arithmetic = outcome.hit && damage !== plain(outcome.damage) ? [damage] : [];
  return {
    title,
    sentence: rollSentence(`${title}: ${plain(outcome.damage)} damage`, standing, kept, arithmetic),
    lines: [...(outcome.hit ? [{ label: 'Damage', text: damage }] : []), { label: 'Meaning', text: meaning }],
    links: [],
  };
}

/** A movement roll in words [L16]. */
export function movementWords(standing: Standing, squares: number): Saying {
  const title = count(squares, 'square', 'squares');
  return {
    title,
    sentence: rollSentence(`Move ${title}`, standing, 0, []),
    lines: [{ label: 'Movement', text: title }],
    links: [],
  };
}
