const gradients = new WeakMap<CanvasRenderingContext2D, CanvasGradient>();

/** Lamplight across the whole die, in units of its radius: lit at the upper left, sinking at the lower right. */
function lamplight(context: CanvasRenderingContext2D): CanvasGradient {
  const known = gradients.get(context);
  if (known !== undefined) return known;
  const gradient = context.createRadialGradient(-0.42, -0.52, 0, -0.3, -0.36, 1.5);
  gradient.addColorStop(0, 'rgb(255 250 235 / 0.34)');
  gradient.addColorStop(0.22, 'rgb(255 250 235 / 0.14)');
  gradient.addColorStop(0.5, 'rgb(255 250 235 / 0)');
  gradient.addColorStop(0.62, 'rgb(0 0 0 / 0)');
  gradient.addColorStop(1, 'rgb(0 0 0 / 0.34)');
  gradients.set(context, gradient);
  return gradient;
}

interface Veil {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly density: number;
  /** 0 tumbling, 1 at rest: too fast to be seen before. */
  readonly rest: number;
}

/** Fills the current path, a die's outline, with what lies over all its sides. */
export function drawVeil(context: CanvasRenderingContext2D, { x, y, reach, density, rest }: Veil): void {
  context.setTransform(density * reach, 0, 0, density * reach, density * x, density * y);
  context.globalAlpha = rest;
  context.fillStyle = lamplight(context);
  context.fill();
  context.setTransform(density, 0, 0, density, 0, 0);
  context.globalAlpha = 1;
}
