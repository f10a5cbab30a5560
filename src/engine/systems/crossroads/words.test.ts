import { expect, test } from 'vitest';

import { crossroads } from '.';

function read(request: object, faces: readonly number[], ...steps: readonly object[]) {
  return crossroads.read({ system: 'crossroads', request: { kind: 'skill', ...request }, faces, steps });
}

const critical = { type: 'treat-as-critical' };
const choose = (option: string) => ({ type: 'choose', option });
const fixed = (value: number) => ({ opposition: { type: 'static', value } });

test.each([
  [read({}, [1, 2, 3]), 'Failure', 'failure', 'Failure: Miss, unopposed.'],
  [
    read({}, [4, 3, 2]),
    'Mixed result',
    'glancing',
    'Mixed result: Weak Hit, unopposed; choose a partial success or a compensating failure.',
  ],
  [
    read(fixed(1), [5, 4, 3]),
    'Mixed result',
    'glancing',
    'Mixed result: Hit against Hit, a tie; choose a partial success or a compensating failure.',
  ],
  [
    read(fixed(1), [5, 4, 3], choose('partial-success')),
    'Partial success',
    'glancing',
    'Partial success: Hit against Hit, a tie; chosen rather than a compensating failure.',
  ],
  [
    read({}, [4, 3, 2], choose('compensating-failure')),
    'Compensating failure',
    'glancing',
    'Compensating failure: Weak Hit, unopposed; chosen rather than a partial success.',
  ],
  [read({}, [5, 4, 3]), 'Success', 'success', 'Success: Hit, unopposed.'],
  [read({}, [6, 4, 2]), 'Critical hit', 'success', 'Critical hit: Hit, unopposed, with a kept 6.'],
  [read({ statistic: 4 }, [5, 4, 3]), 'Great success', 'triumph', 'Great success: Strong Hit, unopposed.'],
  [
    read({}, [6, 6, 2]),
    'Great success, critical hit',
    'triumph',
    'Great success, critical hit: Strong Hit, unopposed, with a kept 6.',
  ],
  [
    read({ statistic: 4, ...fixed(0) }, [5, 4, 3], critical),
    'Critical hit',
    'triumph',
    'Critical hit: Strong Hit against Weak Hit, a Great Success taken as a critical hit.',
  ],
])('[X24] outcome first, case %#', (record, title, tone, start) => {
  const words = crossroads.words(record);
  expect(words).toMatchObject({ title, tone });
  expect(words.sentence.startsWith(`${start} Dice `)).toBe(true);
});

test('[X24] the whole sentence: outcome, dice, sum, amount', () => {
  expect(crossroads.words(read({ statistic: 1, modifiers: [-2], advantage: 2 }, [6, 1, 3, 2, 5])).sentence).toBe(
    'Critical hit: Hit, unopposed, with a kept 6. Dice 6 3 5 (1 and 2 dropped). 6 + 3 + 5 + 1 − 2 = 13, Hit. Amount 2.',
  );
});

test('[X24] a reroll tells old face, new face and why', () => {
  const steps = [
    { type: 'reroll', by: 'twist', die: 0, face: 3 },
    { type: 'reroll', by: 'change', die: 0, face: 6 },
  ];
  const words = crossroads.words(read({ fateDice: 1, ...fixed(2) }, [4, 3, 2], ...steps));
  expect(words.sentence).toBe(
    'Failure: Weak Hit against Strong Hit. Dice 6 3 2, rerolled 4 to 3 by Twist of Fate and 3 to 6 by Change. 6 + 3 + 2 = 11, Weak Hit.',
  );
  expect(words.dice[0]).toEqual({
    side: 'player',
    sides: 6,
    role: 'main',
    faces: [4, 3, 6],
    reasons: ['Twist of Fate', 'Change'],
    mark: 'kept',
  });
});

test.each([
  [[6, 1, 1], 0, 'two 1s are a Misstep, one lower: Miss'],
  [[1, 1, 2], 0, 'two 1s are a Misstep, but Miss goes no lower'],
  [[6, 6, 1], 0, 'two 6s are Fateful, one higher: Strong Hit'],
  [[6, 6, 6], 0, 'three 6s are Fateful, but Strong Hit goes no higher'],
  [[4, 4, 1], 0, 'two 4s are a Change'],
])('[X24] the multiple of %j is told', (faces, statistic, text) => {
  const words = crossroads.words(read({ statistic }, faces));
  expect(words.sentence).toContain(`; ${text}`);
  expect(words.lines).toContainEqual({ label: 'Multiple', text, side: 'player' });
});

test('[X24] a triple’s Temporary Fate Die is told, also when the triple is gone', () => {
  const text = 'a triple earns a Temporary Fate Die until the encounter ends';
  const gone = crossroads.words(read({}, [4, 4, 4], { type: 'reroll', by: 'change', die: 0, face: 1 }));
  expect(gone.lines).toContainEqual({ label: 'Fate', text, side: 'player' });
  expect(gone.sentence).toContain(text);
  expect(crossroads.words(read({}, [4, 4, 1])).sentence).not.toContain(text);
});
