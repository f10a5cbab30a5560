import * as v from 'valibot';

import type { Roll } from '../../core/openSystem';

/** A text and what it is: a title, a sentence, a refusal… */
export interface Told {
  readonly part: string;
  readonly text: string;
}

const outcome = v.object({ headline: v.string() });
const request = v.object({ kind: v.string() });

/** The id of its kind of roll. */
export function kindOf(roll: Roll): string {
  return v.parse(request, roll.record.request).kind;
}

/** Its headline, the number of a row or of the overkill left out; an overkill of 0 is a headline of its own. */
export function headlineOf(roll: Roll): string {
  return v.parse(outcome, roll.outcome()).headline.replace(/^row-\d+$|\+[1-9]\d*$/, '');
}

const dice = '#(?:d#(?:[kd][hl]#)?)?';
const inARow = new RegExp(`${dice}(?:(?:,? and |,? ?[+\u2212] ?| ?\\(|\\)| dropped| in all|,? )*${dice})*`, 'g');

/** The text without its numbers, so that texts of one form are one; numbers, dice and rerolls in a row count as one. */
export function formOf(text: string): string {
  return text
    .replace(/\u2212?\d+/g, '#')
    .replace(/(?:Member|Defender|Piece) #/g, 'N')
    .replace(inARow, '#')
    .replace(/\(# dropped\)/g, '#')
    .replace(/(?:# to # (?:by|for) [A-Za-z ]+?(?:, | and |(?=[.;])))+/g, 'rerolls')
    .replace(/(?:(?:ability|proficiency|other) #(?:, )?)+/g, 'added')
    .replace(/(?:(?:N|a|b|c|d|Rook) (?:from # to #|#)(?:, | or | and )?)+/g, 'choices');
}

/** Everything that a roll shows or says. */
export function textsOf(roll: Roll): readonly Told[] {
  const words = roll.words();
  const { groups, refusals } = roll.next();
  const texts: Readonly<Record<string, readonly string[]>> = {
    title: [words.title],
    sentence: [words.sentence],
    description: [roll.description],
    line: words.lines.map(({ label, text }) => `${label}: ${text}`),
    side: words.sides.map(({ name, total }) => (total === undefined ? name : `${name}: ${total}`)),
    link: words.links.map(({ text }) => text),
    reason: words.dice.flatMap(({ reasons }) => reasons),
    step: groups.map(({ label, cost }) => (cost === undefined ? label : `${label} (${cost})`)),
    option: groups.flatMap(({ options }) => options.map(({ label, hint }) => `${label}: ${hint}`)),
    refusal: refusals.map(({ reason }) => reason),
    effect: roll.effects().map(({ text }) => text),
    follow: roll.follow().map(({ label }) => label),
  };
  return Object.entries(texts).flatMap(([part, all]) => all.map((text) => ({ part, text })));
}
