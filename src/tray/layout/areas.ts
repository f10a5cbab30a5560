import type { Area } from './grid';

/** Where rows stand: `across` lists the parts of the tray, `facing` how two sides turn to each other. */
export interface Division {
  readonly areas: readonly Area[];
  readonly facing: 'none' | 'sideways' | 'upright';
}

/** The ways to divide the tray among so many rows, the preferred one first. */
export function divisions(count: number, tray: Area, between: number): readonly Division[] {
  if (count <= 1) return [{ areas: [tray], facing: 'none' }];
  const sideways: Division = { areas: split(tray, count, 1, between), facing: count === 2 ? 'sideways' : 'none' };
  const upright: Division = { areas: split(tray, 1, count, between), facing: count === 2 ? 'upright' : 'none' };
  const both = tray.width > tray.height ? [sideways, upright] : [upright, sideways];
  if (count < 3) return both;
  return [...both, { areas: split(tray, 2, Math.ceil(count / 2), between).slice(0, count), facing: 'none' }];
}

function split(tray: Area, columns: number, lines: number, between: number): readonly Area[] {
  const width = (tray.width - between * (columns - 1)) / columns;
  const height = (tray.height - between * (lines - 1)) / lines;
  return Array.from({ length: columns * lines }, (_, index) => ({
    x: tray.x + (index % columns) * (width + between),
    y: tray.y + Math.floor(index / columns) * (height + between),
    width,
    height,
  }));
}
