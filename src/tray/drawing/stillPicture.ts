import { bitmap } from './bitmap';

/** Where a die lies, in CSS pixels, and the canvas's pixels for each. */
interface Lying {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly density: number;
}

interface StillPicture extends Lying {
  readonly picture: HTMLCanvasElement;
}

export interface Still {
  /** Stands for the die: its picture is kept for as long as this is. */
  readonly key: object;
  readonly lying: Lying;
  /** How much of the felt shows through, 0 to 1. */
  readonly dull: number;
  /** It will stay as it is: worth a picture of its own where the one there is was taken elsewhere. */
  readonly final: boolean;
  readonly draw: (context: CanvasRenderingContext2D, x: number, y: number) => void;
}

/** Half the side of the picture in radii of the die. */
const span = 1.12;

const pictures = new WeakMap<object, StillPicture>();

/** A die that lies is drawn once and from then on copied, which is many times cheaper. */
export function copyStill(context: CanvasRenderingContext2D, die: Still): void {
  const { x, y, reach, density } = die.lying;
  const known = pictures.get(die.key);
  const still = known !== undefined && fits(known, die) ? known : takePicture(die);
  const scale = reach / still.reach;
  const corner = cornerOf(still);
  const left = x * density - (still.x * density - corner.x) * scale;
  const top = y * density - (still.y * density - corner.y) * scale;
  const side = still.picture.width * scale;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1 - die.dull;
  context.imageSmoothingEnabled = scale !== 1;
  context.drawImage(still.picture, left, top, side, side);
  context.globalAlpha = 1;
  context.setTransform(density, 0, 0, density, 0, 0);
}

/** Whether there is a picture of the die just as it lies. */
export function hasPicture(key: object, lying: Lying): boolean {
  const known = pictures.get(key);
  return known !== undefined && isSame(known, lying);
}

function fits(known: StillPicture, { lying, final }: Still): boolean {
  return known.density === lying.density && (isSame(known, lying) || !final);
}

function isSame(known: StillPicture, { x, y, reach, density }: Lying): boolean {
  return known.x === x && known.y === y && known.reach === reach && known.density === density;
}

/** On a whole pixel, so that the copy is as sharp as the drawing. */
function cornerOf({ x, y, reach, density }: Lying): { readonly x: number; readonly y: number } {
  return { x: Math.floor((x - span * reach) * density), y: Math.floor((y - span * reach) * density) };
}

function takePicture({ key, lying, draw }: Still): StillPicture {
  const { x, y, reach, density } = lying;
  const side = 2 * span * reach * density + 2;
  const corner = cornerOf(lying);
  const picture = bitmap(side, side, (context) => {
    context.setTransform(density, 0, 0, density, 0, 0);
    draw(context, x - corner.x / density, y - corner.y / density);
  });
  const still = { ...lying, picture };
  pictures.set(key, still);
  return still;
}
