import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';

const tones = ['triumph', 'success', 'glancing', 'failure', 'disaster', 'neutral'];
const dice = ['teal', 'oxblood', 'indigo', 'moss', 'ivory', 'amber', 'midnight'];
const grounds = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover'];

type Tokens = Readonly<Record<string, string>>;

function tokensOf(opening: string): Tokens {
  const start = css.indexOf(opening) + opening.length;
  const block = css.slice(start, css.indexOf('}', start));
  const declarations = [...block.matchAll(/--([\w-]+): ([^;]+);/g)];
  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, value]));
}

const day = tokensOf(':root {');
const asked = tokensOf("html[data-theme='dark'] {");
const evening: Tokens = { ...day, ...asked };
const themes: readonly (readonly [string, Tokens])[] = [
  ['light', day],
  ['dark', evening],
];

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const channel = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function lightness(colour: string): number {
  const light = luminance(colour);
  return light > 0.008856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light;
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const lights = [one, other].map((name) => {
    const colour = tokens[name] ?? '';
    expect(colour, name).toMatch(/^#[0-9a-f]{6}$/);
    return luminance(colour) + 0.05;
  });
  return Math.max(...lights) / Math.min(...lights);
}

describe.each(themes)('the %s theme', (_, tokens) => {
  it.each(tones)('writes legibly on the tone %s', (tone) => {
    expect(contrast(tokens, `on-tone-${tone}`, `tone-${tone}`)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(dice)('writes legibly on a die of %s', (die) => {
    expect(contrast(tokens, `on-die-${die}`, `die-${die}`)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('writes legibly on %s, and shows edges and focus', (ground) => {
    expect(contrast(tokens, 'ink', ground)).toBeGreaterThanOrEqual(7);
    expect(contrast(tokens, 'ink-soft', ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens, 'fault', ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens, 'line-strong', ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens, 'focus', ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(['accent', 'accent-hover', 'danger', 'danger-hover'])('writes legibly on a button of %s', (fill) => {
    const text = fill.startsWith('accent') ? 'on-accent' : 'on-danger';
    expect(contrast(tokens, text, fill)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['success', 'failure'],
    ['triumph', 'disaster'],
  ])('holds %s and %s apart in lightness, not in hue alone', (one, other) => {
    const [first = '', second = ''] = [tokens[`tone-${one}`], tokens[`tone-${other}`]];
    expect(Math.abs(lightness(first) - lightness(second))).toBeGreaterThanOrEqual(15);
  });
});

describe('the themes', () => {
  it('give the same evening whether the system or the player asks for it', () => {
    expect(Object.keys(asked).length).toBeGreaterThan(30);
    expect(tokensOf(":root:not([data-theme='light']) {")).toEqual(asked);
  });

  it('keep every space on the grid of 4 px', () => {
    const spaces = Object.entries(day).filter(([name]) => name.startsWith('space-'));
    expect(spaces.length).toBeGreaterThan(8);
    for (const [name, value] of spaces) expect(Number.parseInt(value, 10), name).toBe(4 * Number(name.slice(6)));
  });
});
