import { bitmap } from './bitmap';
import type { Palette } from './palette';

/** Side of a numeral's square picture in heights of the numeral. */
export const pictureSpan = 1.5;

/** An engraved numeral as a square picture. */
export type NumeralPicture = HTMLCanvasElement;

const family = '"Gill Sans", "Gill Sans Nova", "Avenir Next", "Trebuchet MS", "DejaVu Sans", system-ui, sans-serif';
/** Two digits are squeezed to this width in heights, so that they stay inside a triangle. */
const widest = 1.06;
const kept = new Map<string, NumeralPicture>();

/** Pictures are drawn once for each size step, as drawing text in every frame is slow. */
export function numeral(text: string, palette: Palette, pixelsHigh: number): NumeralPicture {
  const size = sizeStep(pixelsHigh);
  const key = `${text} ${palette.ink} ${palette.lip} ${String(size)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const picture = engraved(text, palette, size);
  kept.set(key, picture);
  return picture;
}

function sizeStep(pixels: number): number {
  return [16, 24, 36, 54, 80, 120, 180].find((step) => step >= pixels) ?? 240;
}

function engraved(text: string, palette: Palette, size: number): NumeralPicture {
  const side = size * pictureSpan;
  const marked = text.endsWith('.');
  const digits = marked ? text.slice(0, -1) : text;
  return bitmap(side, side, (context) => {
    context.font = `700 ${String(size)}px ${family}`;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    const depth = Math.max(1, size * 0.03);
    const capital = context.measureText('8').actualBoundingBoxAscent || size * 0.72;
    const tall = size / capital;
    const squeezed = Math.min(tall, (size * widest) / Math.max(1, context.measureText(digits).width));
    context.translate(side / 2, side / 2);
    context.scale(squeezed, tall);
    const layers = [
      [palette.cut, -depth],
      [palette.lip, depth],
      [palette.ink, 0],
    ] as const;
    for (const [colour, shift] of layers) {
      context.fillStyle = colour;
      context.fillText(digits, shift, capital / 2 + shift);
      if (marked) bar(context, shift, capital / 2 + shift, size);
    }
  });
}

function bar(context: CanvasRenderingContext2D, x: number, foot: number, size: number): void {
  context.fillRect(x - size * 0.22, foot + size * 0.09, size * 0.44, size * 0.09);
}
