import fc from 'fast-check';
import { expect, test } from 'vitest';

import { crossroads } from '.';

function roll(request: object, faces: readonly number[], ...steps: readonly object[]) {
  const record = { system: 'crossroads', request: { kind: 'skill', ...request }, faces, steps };
  return crossroads.resolve(crossroads.read(record));
}

const refused = expect.objectContaining({ code: 'step-not-allowed' });
const change = (die: number, face: unknown, side?: unknown) => ({ type: 'reroll', by: 'change', die, face, side });
const twist = (die: number, face: unknown, side?: unknown) => ({ type: 'reroll', by: 'twist', die, face, side });

test('[X11] a triple earns a die for its side, once', () => {
  expect(roll({}, [2, 2, 2])).toMatchObject({ temporaryFateDice: 1 });
  expect(roll({}, [2, 2, 3])).toMatchObject({ temporaryFateDice: 0 });
  expect(roll({ fateDice: 2 }, [2, 2, 2], twist(0, 3), twist(0, 2))).toMatchObject({
    triple: true,
    temporaryFateDice: 1,
  });
  expect(roll({ opposition: { type: 'roll' } }, [1, 3, 5, 4, 4, 4])).toMatchObject({
    temporaryFateDice: 0,
    opponent: { triple: true, temporaryFateDice: 1 },
  });
});

test('[X11] what was earned stays when the triple is rerolled away', () => {
  expect(roll({}, [2, 2, 2], change(0, 6))).toMatchObject({ triple: false, temporaryFateDice: 1 });
  const throughATriple = roll({ fateDice: 2 }, [2, 2, 3], twist(2, 2), twist(2, 5));
  expect(throughATriple).toMatchObject({ triple: false, temporaryFateDice: 1 });
});

test('[X11] a triple that naming other dice undoes was never earned', () => {
  const keep = { type: 'keep', dice: [0, 1, 3] };
  expect(roll({ advantage: 1 }, [4, 4, 4, 3])).toMatchObject({ temporaryFateDice: 1 });
  expect(roll({ advantage: 1 }, [4, 4, 4, 3], keep)).toMatchObject({ temporaryFateDice: 0 });
  expect(roll({ advantage: 1 }, [4, 4, 4, 3], keep, change(3, 5))).toMatchObject({ temporaryFateDice: 0 });
});

const settlings = [
  ['a choice', { statistic: 0 }, [4, 3, 3], { type: 'choose', option: 'partial-success' }],
  ['a critical taken', { statistic: 6 }, [4, 3, 3], { type: 'treat-as-critical' }],
] as const;

test.each(settlings)('[X16] after %s no die of either side moves', (_, request, own, settle) => {
  const numbers = { ...request, fateDice: 3, advantage: 1, opposition: { type: 'roll', fateDice: 3, disadvantage: 1 } };
  const faces = [...own, 1, 3, 3, 2, 6];
  const settled = roll({ ...numbers, opposition: { ...numbers.opposition, statistic: 2 } }, faces, settle);
  expect(settled).toMatchObject({ mayChange: false, opponent: { mayChange: false } });
  for (const step of [
    change(0, 6),
    twist(0, 6),
    change(4, 6, 'opponent'),
    twist(4, 6, 'opponent'),
    { type: 'keep', dice: [0, 1, 3] },
    { type: 'keep', side: 'opponent', dice: [4, 5, 7] },
    settle,
  ]) {
    expect(() =>
      roll({ ...numbers, opposition: { ...numbers.opposition, statistic: 2 } }, faces, settle, step),
    ).toThrow(refused);
  }
});

test('[X10] a reroll changes nothing but its die', () => {
  const face = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(fc.array(face, { minLength: 6, maxLength: 6 }), fc.nat(2), face, (faces, die, to) => {
      const request = { fateDice: 1, opposition: { type: 'roll' } };
      const thrownSo = faces.map((old, place) => (place === die ? to : old));
      const {
        mayChange: _,
        temporaryFateDice: __,
        ...after
      } = { mayChange: 0, temporaryFateDice: 0, ...roll(request, faces, twist(die, to)) };
      expect(roll(request, thrownSo)).toMatchObject(after);
    }),
  );
});
