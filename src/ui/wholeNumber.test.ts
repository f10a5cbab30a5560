import { describe, expect, it } from 'vitest';
import { isBegun, readWhole, showWhole } from './wholeNumber';

describe('readWhole', () => {
  it.each([
    ['7', 7],
    ['+10', 10],
    ['102', 102],
    ['-3', -3],
    ['\u22123', -3],
    ['\u20133', -3],
    [' \u2212 4 ', -4],
    ['007', 7],
  ])('reads %j as %d', (text, value) => expect(readWhole(text)).toBe(value));

  it.each(['', '-', '2.5', '1e3', '3d6', '--2', '5-', '٣', '1234567890123456'])('reads no number in %j', (text) => {
    expect(readWhole(text)).toBeUndefined();
  });

  it('knows no negative zero', () => expect(readWhole('-0')).toBe(0));
});

describe('showWhole', () => {
  it('writes a true minus sign, and a plus where asked', () => {
    expect([showWhole(-3), showWhole(0), showWhole(4)]).toEqual(['\u22123', '0', '4']);
    expect([showWhole(-3, true), showWhole(0, true), showWhole(4, true)]).toEqual(['\u22123', '+0', '+4']);
  });
});

describe('isBegun', () => {
  it('lets somebody start with a sign', () => {
    expect(['', '-', '\u2212', ' + '].every(isBegun)).toBe(true);
    expect(['x', '1', '--'].some(isBegun)).toBe(false);
  });
});
