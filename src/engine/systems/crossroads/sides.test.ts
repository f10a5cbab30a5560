import { expect, test } from 'vitest';

import { crossroads } from '.';

function read(request: object, faces: readonly number[], ...steps: readonly object[]) {
  return crossroads.read({ system: 'crossroads', request: { kind: 'skill', ...request }, faces, steps });
}

const critical = { type: 'treat-as-critical' };
const fixed = (value: number) => ({ opposition: { type: 'static', value } });

test('[X24] opposed rolls have a row, a line and a total a side, and the winner is plain', () => {
  const record = read({ statistic: -1, opposition: { type: 'roll', advantage: 1 } }, [4, 3, 2, 5, 4, 3, 1]);
  const words = crossroads.words(record, { player: 'Ada' });
  expect(words.sentence).toBe(
    'Failure: Weak Hit against Hit. Ada dice 4 3 2. 4 + 3 + 2 − 1 = 8, Weak Hit. Opponent dice 5 4 3 (1 dropped). 5 + 4 + 3 = 12, Hit.',
  );
  expect(words.sides).toEqual([
    { id: 'player', name: 'Ada', total: 'Weak Hit', winner: false },
    { id: 'opponent', name: 'Opponent', total: 'Hit', winner: true },
  ]);
  expect(words.rows).toEqual([
    { side: 'player', dice: [0, 1, 2] },
    { side: 'opponent', dice: [3, 4, 5, 6] },
  ]);
  expect(words.lines).toEqual([
    { label: 'Ada', text: '4 + 3 + 2 − 1 = 8, Weak Hit', side: 'player' },
    { label: 'Opponent', text: '5 + 4 + 3 = 12, Hit', side: 'opponent' },
    { label: 'Result', text: 'Weak Hit against Hit: [−1]' },
    { label: 'Meaning', text: 'It does not work' },
  ]);
  expect(words.dice.at(-1)).toMatchObject({ side: 'opponent', mark: 'dropped' });
});

test('[X24] who opposes is named by what it is, or as the table says', () => {
  const opposing = (record: ReturnType<typeof read>, names = {}) => crossroads.words(record, names).sides[1];
  expect(opposing(read(fixed(2), [1, 2, 3]))).toEqual({
    id: 'opponent',
    name: 'Opposition',
    total: 'Strong Hit',
    winner: true,
  });
  expect(opposing(read(fixed(2), [1, 2, 3]), { opponent: 'The lock' })?.name).toBe('The lock');
  expect(opposing(read({ opposition: { type: 'peril', statistic: 0 } }, [6, 5, 4]))).toMatchObject({
    name: 'Opponent',
    total: 'Weak Hit',
    winner: false,
  });
  expect(opposing(read({}, [6, 5, 4]))).toBeUndefined();
});

test.each([
  [null, '1 against statistic −2: Weak Hit'],
  ['advantage', '1 against statistic −2 with advantage: Hit'],
  ['disadvantage', '1 against statistic −2 with disadvantage: Weak Hit'],
])('[X24] a Peril Die with edge %s is told', (edge, text) => {
  const words = crossroads.words(read({ opposition: { type: 'peril', statistic: -2, edge } }, [1, 5, 4]));
  expect(words.sentence).toContain(`Peril Die ${text}.`);
  expect(words.lines).toContainEqual({ label: 'Peril Die', text });
  expect(words.dice[0]).toMatchObject({ role: 'peril' });
});

test('[X24] a critical 6 and the dice alike are linked', () => {
  expect(crossroads.words(read({}, [6, 5, 6])).links).toEqual([
    { kind: 'double', dice: [0, 2], text: 'Fateful' },
    { kind: 'crit', dice: [0, 2], text: 'Critical hit' },
  ]);
  expect(crossroads.words(read({}, [2, 2, 2])).links).toEqual([{ kind: 'triple', dice: [0, 1, 2], text: 'Change' }]);
  expect(crossroads.words(read(fixed(2), [6, 5, 4])).links).toEqual([]);
  expect(crossroads.words(read({ statistic: 4 }, [5, 4, 3], critical)).links).toEqual([]);
});

test('[X24] a critical taken is told with what it costs', () => {
  expect(crossroads.words(read({ statistic: 4 }, [5, 4, 3], critical)).lines.at(-1)).toEqual({
    label: 'Meaning',
    text: 'A critical hit, in place of the other benefit',
  });
});
