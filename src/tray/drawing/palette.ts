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

/** Deep, true and bright tone of each resin. */
const resins: Readonly<Record<DieColour, readonly [Colour, Colour, Colour]>> = {
  teal: [
    [1, 30, 38],
    [12, 109, 118],
    [122, 222, 216],
  ],
  oxblood: [
    [38, 3, 10],
    [138, 31, 47],
    [244, 142, 132],
  ],
  indigo: [
    [14, 14, 52],
    [64, 72, 166],
    [176, 182, 255],
  ],
  moss: [
    [18, 26, 4],
    [90, 106, 34],
    [208, 222, 132],
  ],
  ivory: [
    [120, 98, 66],
    [236, 224, 198],
    [255, 253, 245],
  ],
  amber: [
    [92, 44, 2],
    [224, 154, 43],
    [255, 230, 158],
  ],
  midnight: [
    [5, 8, 20],
    [39, 48, 79],
    [158, 174, 214],
  ],
};

/** Where along the shades the resin's true tone lies. */
const trueTone = 0.55;

function mixed(from: Colour, to: Colour, share: number): string {
  const part = (index: 0 | 1 | 2): string => String(Math.round(from[index] + (to[index] - from[index]) * share));
  return `rgb(${part(0)} ${part(1)} ${part(2)})`;
}

/** Numerals: red on the Peril die, dark on amber, ivory on the rest. */
function inkOf(colour: DieColour): Pick<Palette, 'ink' | 'cut' | 'lip'> {
  if (colour === 'ivory') return { ink: '#a3152c', cut: 'rgb(70 20 10 / 0.7)', lip: 'rgb(255 255 255 / 0.9)' };
  if (colour === 'amber') return { ink: '#2a1a08', cut: 'rgb(60 30 0 / 0.6)', lip: 'rgb(255 240 200 / 0.6)' };
  return { ink: '#fbf3df', cut: 'rgb(0 0 0 / 0.6)', lip: 'rgb(255 255 255 / 0.28)' };
}

function palette(colour: DieColour): Palette {
  const [deep, tone, bright] = resins[colour];
  const shades = Array.from({ length: shadeCount }, (_, index) => {
    const level = index / (shadeCount - 1);
    return level < trueTone
      ? mixed(deep, tone, level / trueTone)
      : mixed(tone, bright, (level - trueTone) / (1 - trueTone));
  });
  return { shades, ...inkOf(colour), glow: mixed(tone, bright, 0.35) };
}

const palettes = new Map<DieColour, Palette>();

export function paletteOf(colour: DieColour): Palette {
  const known = palettes.get(colour) ?? palette(colour);
  palettes.set(colour, known);
  return known;
}

/** The shade for a brightness from 0 to 1. */
export function shadeAt({ shades }: Palette, brightness: number): string {
  const index = Math.round(Math.min(1, Math.max(0, brightness)) * (shadeCount - 1));
  return shades[index] ?? 'black';
}
