import { expect, test } from 'vitest';

import { shortcutKeys, shortcutOf } from './shortcuts';

const plainKey = { repeat: false, ctrlKey: false, metaKey: false, altKey: false, target: null };

function within(html: string): Element | null {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-here]');
}

test('every key that the help lists does what it says, in either case, and no two are the same', () => {
  for (const { key, shortcut } of shortcutKeys) {
    expect(shortcutOf({ ...plainKey, key })).toEqual(shortcut);
    expect(shortcutOf({ ...plainKey, key: key.toUpperCase() })).toEqual(shortcut);
  }
  expect(new Set(shortcutKeys.map(({ key }) => key)).size).toBe(shortcutKeys.length);
});

test.each([
  ['a', 'advantage'],
  ['d', 'disadvantage'],
  ['s', 'stage'],
  ['m', 'mute'],
  ['g', 'again'],
])('%s is for %s', (key, type) => {
  expect(shortcutOf({ ...plainKey, key })).toEqual({ type });
});

test('digits choose a system by its place', () => {
  expect(shortcutOf({ ...plainKey, key: '1' })).toEqual({ type: 'system', place: 0 });
  expect(shortcutOf({ ...plainKey, key: '0' })).toBeUndefined();
});

test.each(['repeat', 'ctrlKey', 'metaKey', 'altKey'])('a key with %s is not the tray’s', (held) => {
  expect(shortcutOf({ ...plainKey, key: 'r', [held]: true })).toBeUndefined();
});

test.each([
  ['a text field', '<input data-here>', false],
  ['a number field', '<input type="number" data-here>', false],
  ['a text area', '<textarea data-here></textarea>', false],
  ['a list to choose from', '<select data-here></select>', false],
  ['a dialog', '<dialog open><button data-here></button></dialog>', false],
  ['a radio button', '<input type="radio" data-here>', true],
  ['a switch', '<input type="checkbox" data-here>', true],
  ['a button', '<button data-here></button>', true],
])('in %s', (_, html, acts) => {
  expect(shortcutOf({ ...plainKey, key: 'r', target: within(html) }) !== undefined).toBe(acts);
});
