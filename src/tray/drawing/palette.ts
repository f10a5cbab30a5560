import type { DieColour } from '../trayDie';

/** What one colour of resin looks like under the lamp. */
export interface Palette {
  /** From deepest shade to the lamp's full glare. */
  readonly shades: readonly string[];
  readonly ink: string;
  /** The cut's upper edge in shadow, its lower edge in light. */
  readonly cut: string;
  readonly lip: string;
  /** Light that has gone through the resin onto the table. */
  readonly glow: string;
}

type Colour = readonly [number, number, number];

const shadeCount = 64;
const ivoryInk = '#fbf3df';

/** Deep, true and bright tone of each resin. */
const resins: Readonly<Record<DieColour, readonly [Colour, Colour, Colour]>> = {
  teal: [
    [2, 32, 36],
    [10, 112, 116],
    [118, 226, 214],
  ],
  oxblood: [
    [36, 4, 8],
    [136, 24, 32],
    [246, 138, 122],
  ],
  indigo: [
    [14, 12, 48],
    [66, 62, 168],
    [178, 176, 255],
  ],
  moss: [
    [14, 28, 6],
    [78, 112, 36],
    [202, 226, 130],
  ],
  ivory: [
    [118, 98, 66],
    [232, 219, 190],
    [255, 252, 242],
  ],
  amber: [
    [74, 32, 0],
    [206, 120, 14],
    [255, 220, 130],
  ],
  midnight: [
    [6, 10, 20],
    [40, 50, 74],
    [160, 178, 210],
  ],
};

/** Where along the shades the resin's true tone lies. */
const trueTone = 0.55;

function mixed(from: Colour, to: Colour, share: number): string {
  const part = (index: 0 | 1 | 2): string => String(Math.round(from[index] + (to[index] - from[index]) * share));
  return `rgb(${part(0)} ${part(1)} ${part(2)})`;
}

function palette([deep, tone, bright]: readonly [Colour, Colour, Colour], light: boolean): Palette {
  const shades = Array.from({ length: shadeCount }, (_, index) => {
    const level = index / (shadeCount - 1);
    return level < trueTone
      ? mixed(deep, tone, level / trueTone)
      : mixed(tone, bright, (level - trueTone) / (1 - trueTone));
  });
  return {
    shades,
    ink: light ? '#a5141c' : ivoryInk,
    cut: light ? 'rgb(70 20 10 / 0.75)' : 'rgb(0 0 0 / 0.6)',
    lip: light ? 'rgb(255 255 255 / 0.9)' : 'rgb(255 255 255 / 0.28)',
    glow: mixed(tone, bright, 0.35),
  };
}

const palettes = new Map<DieColour, Palette>();

export function paletteOf(colour: DieColour): Palette {
  const known = palettes.get(colour) ?? palette(resins[colour], colour === 'ivory');
  palettes.set(colour, known);
  return known;
}

/** The shade for a brightness from 0 to 1. */
export function shadeAt({ shades }: Palette, brightness: number): string {
  const index = Math.round(Math.min(1, Math.max(0, brightness)) * (shadeCount - 1));
  return shades[index] ?? 'black';
}
