import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

import type { RuleError } from '../../core/errors';
import { forTheEar } from '../../core/text';
import { ruleSystems } from '../../ruleSystems';
import { requestFaults, rollFaults } from './faults';
import { startReport } from './report';
import { playMany } from './rolls';
import { formOf, headlineOf, kindOf, textsOf } from './told';

const report = startReport();

afterAll(() => {
  const folder = fileURLToPath(new URL('../../../../node_modules/.cache/clatter/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}sentences.txt`, `${report.lines().join('\n')}\n`);
});

describe.each(ruleSystems.map((system) => [system.name, system] as const))('the words of %s', (name, system) => {
  const rolls = playMany(system);
  const texts = [
    ...new Map(rolls.flatMap((roll) => textsOf(roll).map((told) => [told.part + told.text, told] as const))).values(),
  ];
  const sentences = texts.filter(({ part }) => part === 'sentence').map(({ text }) => text);

  test('[R1] every text is whole English, its numbers with a true minus sign', () => {
    for (const roll of rolls) {
      for (const { part, text } of textsOf(roll)) report.add(`${name}, ${kindOf(roll)}, ${part}`, text);
    }
    const broken = /undefined|NaN|null|\[object| {2}|^\s|\s$|^$|'|\.\.|(^|\s)-\d|[^\d\s][-\u2212]0(?!\d)/;
    expect(texts.filter(({ text }) => broken.test(text))).toEqual([]);
  });

  test('[R1] a sentence ends with a full stop, a label does not', () => {
    expect(sentences.filter((text) => !/[^.]\.$/.test(text))).toEqual([]);
    const labels = new Set(['title', 'side', 'link', 'reason', 'step', 'option', 'refusal', 'effect', 'follow']);
    const own = /A storm takes the road away and with it the bridge\.$/;
    expect(texts.filter(({ part, text }) => labels.has(part) && text.endsWith('.') && !own.test(text))).toEqual([]);
  });

  test('[R1] the outcome comes first and the dice after it', () => {
    const dice = / d20 \d|[Dd]ice \d|\d dice|[Nn]o dice|: \d( \d)* against|set at/;
    const first = (sentence: string) => sentence.split(/: |\. /)[0] ?? '';
    expect(sentences.filter((sentence) => dice.test(first(sentence)) || !/^(\d+ damage|\D)/.test(sentence))).toEqual(
      [],
    );
    const silent = rolls.filter((roll) => roll.plan.length > 0 && !dice.test(roll.words().sentence));
    expect(silent.map((roll) => roll.words().sentence)).toEqual([]);
  });

  test('[R1] each headline has its own way to begin', () => {
    const headlines = new Map<string, Set<string>>();
    for (const roll of rolls) {
      const begin = `${kindOf(roll)} ${formOf(roll.words().sentence.split('. ')[0] ?? '')}`;
      headlines.set(begin, (headlines.get(begin) ?? new Set()).add(headlineOf(roll)));
    }
    expect([...headlines].filter(([, shared]) => shared.size > 1)).toEqual([]);
  });

  test('[R1] a voice is given no bare signs', () => {
    const sign = /[+\u2212=\u00d7]/;
    expect(texts.map(({ text }) => forTheEar(text)).filter((text) => sign.test(text))).toEqual([]);
  });

  test('[R4] every refusal says what is wrong in a whole sentence, and where', () => {
    const faults: readonly RuleError[] = [
      ...requestFaults(system),
      ...rolls.filter((_, place) => place % 40 === 0).flatMap((roll) => rollFaults(system, roll)),
    ];
    for (const { code, path, position, message } of faults) {
      report.add(`${name}, ${code}`, `${path ?? ''}${position === undefined ? '' : ` at ${position}`}: ${message}`);
    }
    const wholeRequest = 'The request must be an object { kind, … }.';
    const clumsy = faults.filter(
      ({ path, message }) =>
        !/^[A-Z0-9“\u2212][^']*[^.]\.$/.test(message) ||
        /undefined|\[object| {2}/.test(message) ||
        (path === undefined && message !== wholeRequest),
    );
    expect(clumsy.map(({ path, message }) => [path, message])).toEqual([]);
    expect(new Set(faults.map(({ code }) => code)).size).toBeGreaterThan(2);
  });
});
