import { expect, test } from 'vitest';
import { facesText, restText } from './restText';
import type { TrayDie } from './trayDie';

const dice = (sides: number, ...faces: number[]): TrayDie[] =>
  faces.map((face) => ({ sides, face, colour: 'teal', dropped: false, label: '' }));
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('dice are counted by face, highest first', () => {
  expect(plain(facesText(dice(6, 5, 6, 6, 1, 5, 5)))).toBe('6 × 2, 5 × 3, 1');
});

test('kinds of dice are told apart', () => {
  expect(plain(facesText([...dice(6, 2, 2), ...dice(20, 11)]))).toBe('d20: 11; d6: 2 × 2');
});

test('before the settle only their number is told', () => {
  expect(restText(dice(6, 4, 4), false)).toBe('and 2 more');
  expect(plain(restText(dice(6, 4, 4), true))).toBe('and 2 more: 4 × 2');
});
