import { expect, test } from 'vitest';
import type { TrayLink } from '../trayDie';
import { arrange } from './arrange';
import { linkShapes } from './linkShapes';
import type { LinkShape } from './linkShapes';

const facing = arrange({
  width: 360,
  height: 360,
  sides: Array.from({ length: 8 }, () => 10),
  rows: [
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ],
  captioned: true,
});

function shape(link: TrayLink): LinkShape {
  const [only] = linkShapes(facing, [link]);
  if (only === undefined) throw new Error('nothing drawn');
  return only;
}

test('the deciding pair is joined from die to die', () => {
  const { lines, rings, label } = shape({ kind: 'deciding', dice: [0, 4], text: '9 against 7' });
  expect(lines).toHaveLength(1);
  expect(rings).toHaveLength(0);
  const [start, end] = lines[0] ?? [];
  const [one, other] = [facing.places[0], facing.places[4]];
  expect(start?.y).toBeGreaterThan(one?.y ?? Infinity);
  expect(end?.y).toBeLessThan(other?.y ?? 0);
  expect(label?.text).toBe('9 against 7');
});

test('a double is bracketed under its dice', () => {
  const { lines } = shape({ kind: 'double', dice: [0, 1], text: 'double' });
  const foot = Math.max(...(lines[0] ?? []).map(({ y }) => y));
  expect(foot).toBeGreaterThan((facing.places[0]?.y ?? 0) + (facing.places[0]?.radius ?? 0));
});

test('every overkill die is ringed', () => {
  expect(shape({ kind: 'overkill', dice: [5, 6], text: '' }).rings.map(({ die }) => die)).toEqual([5, 6]);
});

test('a link without a die that is drawn, or without text, shows none', () => {
  expect(linkShapes(facing, [{ kind: 'double', dice: [99], text: 'double' }])).toEqual([]);
  expect(shape({ kind: 'cancelled', dice: [1, 5], text: '' }).label).toBeUndefined();
});

const row = arrange({
  width: 360,
  height: 260,
  sides: Array.from({ length: 5 }, () => 6),
  rows: [[0, 1, 2, 3, 4]],
  captioned: true,
});

test('dice between those of a double are left out of its bracket', () => {
  const level = row.places.filter(({ y }) => y === row.places[0]?.y).map(({ die }) => die);
  expect(level.length).toBeGreaterThan(2);
  const [first = 0, left = 0] = level;
  const last = level.at(-1) ?? 0;
  const [link] = linkShapes(row, [{ kind: 'double', dice: [first, last], text: 'Fateful' }]);
  expect(link?.lines).toHaveLength(3);
  const out = row.places.find(({ die }) => die === left);
  const under = (link?.lines ?? []).slice(0, 2).flat();
  for (const { x } of under) expect(Math.abs(x - (out?.x ?? 0))).toBeGreaterThan(out?.radius ?? 0);
});

test('a line between two dice goes round those that stand between them', () => {
  const group = arrange({
    width: 760,
    height: 380,
    sides: Array.from({ length: 12 }, () => 6),
    rows: [0, 3, 6, 9].map((from) => [from, from + 1, from + 2]),
    captioned: true,
  });
  const [link] = linkShapes(group, [{ kind: 'cancelled', dice: [0, 3], text: 'Hit cancels Miss' }]);
  const places = group.places.filter(({ die }) => die < 4);
  expect(new Set(places.map(({ y }) => y)).size).toBe(1);
  const lowest = Math.max(...places.map(({ y, radius }) => y + radius));
  const [, from, to] = link?.lines[0] ?? [];
  expect(from?.y).toBeGreaterThan(lowest);
  expect(to?.y).toBe(from?.y);
});

test('the text of overkill covers no die, and one of a row above stands above it', () => {
  const links = [
    { kind: 'deciding', dice: [1, 5], text: '6 beats 3' },
    { kind: 'overkill', dice: [1, 2], text: 'Overkill 2' },
  ];
  const [, overkill] = linkShapes(facing, links);
  const top = Math.min(...facing.places.map(({ y, radius }) => y - radius));
  expect(facing.facing).toBe('upright');
  expect(overkill?.label?.y).toBeLessThan(top);
});

test('what comes after a colon is left to the card', () => {
  expect(shape({ kind: 'critical', dice: [0], text: 'Critical failure: the only 1' }).label?.text).toBe(
    'Critical failure',
  );
});

test('texts stay inside the tray and off each other', () => {
  const links = [0, 1, 2, 3].map((die) => ({ kind: 'cancelled', dice: [die, die + 4], text: 'cancelled out' }));
  const labels = linkShapes(facing, links).flatMap(({ label }) => label ?? []);
  expect(labels).toHaveLength(4);
  labels.forEach((label, index) => {
    expect(label.x).toBeGreaterThan(50);
    expect(label.x).toBeLessThan(310);
    for (const other of labels.slice(index + 1)) {
      expect(Math.abs(label.y - other.y) >= 22 || Math.abs(label.x - other.x) > 100).toBe(true);
    }
  });
});
