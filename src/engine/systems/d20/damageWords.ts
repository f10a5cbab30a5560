import { mostNumbersSpoken, sayDice, sayRerolls } from '../../core/diceWords';
import { plain, sumText } from '../../core/text';
import { type SideNames, toneOf, type Words } from '../../core/words';
import { layOutDice, rerollLines } from './diceWords';
import { roller } from './plan';
import type { D20DamageRequest } from './request';
import { damageOutcome } from './resolve';
import { presentFaces, type Standing } from './standing';

/** "4 + 2 + 3 = 9", told with the floor where it is below 0. */
function sayAddition(request: D20DamageRequest, faces: readonly number[]): string {
  const { rolled, total } = damageOutcome(request, faces);
  const dice = faces.length > mostNumbersSpoken ? [rolled] : faces;
  const reckoned = rolled + request.modifier;
  const sum = sumText([...dice, request.modifier], reckoned);
  return reckoned < total ? `${sum}, raised to 0` : sum;
}

export function damageWords(request: D20DamageRequest, standing: Standing, names: SideNames): Words {
  const faces = presentFaces(standing);
  const { total, headline } = damageOutcome(request, faces);
  const shown = plain(total);
  const sum = sayAddition(request, faces);
  const critical = request.critical ? '; a critical rolls every die twice' : '';
  const arithmetic = sum === shown ? '' : ` ${sum}.`;
  return {
    title: `${shown} damage`,
    tone: toneOf(headline),
    sentence: `${shown} damage${critical}. ${sayDice(standing.dice, () => true)}${sayRerolls(standing.dice)}.${arithmetic}`,
    sides: [{ id: roller, name: names[roller] ?? 'Roller', total: shown, winner: false }],
    lines: [
      ...rerollLines(standing),
      { label: 'Damage', text: sum, side: roller },
      {
        label: 'Meaning',
        text: request.critical ? 'Critical: every die twice, the modifier once' : 'What the target takes',
      },
    ],
    ...layOutDice(standing),
    links: [],
  };
}
