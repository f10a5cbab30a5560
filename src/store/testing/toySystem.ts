import {
  openSystem,
  type OpenSystem,
  type RollRecord,
  ruleError,
  type RuleSystem,
  type StepGroup,
} from '@clatter/engine';
import * as v from 'valibot';

interface Flip {
  readonly kind: string;
  readonly coins: number;
}

interface Purse {
  readonly luck: number;
}

const schema = v.object({ kind: v.literal('flip'), coins: v.pipe(v.number(), v.integer()) });
const written = v.object({
  system: v.literal('coins'),
  request: schema,
  faces: v.array(v.number()),
  steps: v.array(v.unknown()),
});
const stepSchema = v.variant('type', [
  v.object({ type: v.literal('reroll'), die: v.number(), face: v.number(), by: v.literal('luck') }),
  v.object({ type: v.literal('choose'), option: v.picklist(['heads', 'tails']) }),
]);
const purse = v.object({ luck: v.number() });

function readRequest(input: unknown): Flip {
  const result = v.safeParse(schema, input);
  if (!result.success) throw ruleError('invalid-request', '“coins” must be a whole number.', { path: 'coins' });
  if (result.output.coins > 20)
    throw ruleError('invalid-request', 'At most 20 coins; this asks for more.', { path: 'coins' });
  return result.output;
}

function checkFace(face: number, path: string): number {
  if (face === 1 || face === 2) return face;
  throw ruleError('invalid-faces', `${String(face)} is no face of a coin; use 1 or 2.`, { path });
}

function take(record: RollRecord<Flip>, input: unknown): RollRecord<Flip> {
  const result = v.safeParse(stepSchema, input);
  if (!result.success) throw ruleError('step-not-allowed', 'A coin is rerolled by luck, or a side is chosen.');
  const step = result.output;
  if (step.type === 'reroll') {
    if (step.die >= record.faces.length) throw ruleError('step-not-allowed', 'There is no such coin.');
    checkFace(step.face, 'steps.0.face');
  }
  return { ...record, steps: [...record.steps, step] };
}

function presentFaces({ faces, steps }: RollRecord<Flip>): readonly number[] {
  return faces.map((face, die) =>
    steps.reduce((present, step) => (step.type === 'reroll' && step.die === die ? step.face : present), face),
  );
}

/** Coins: heads (2) win luck, each reroll spends one; a side may be chosen at any time. */
const rules: RuleSystem<Flip, number, Purse, Purse> = {
  id: 'coins',
  name: 'Coins',
  kinds: [{ id: 'flip', name: 'Flip', start: { kind: 'flip', coins: 1 } }],
  readDraft: readRequest,
  readRequest,
  read: (input) => {
    const result = v.safeParse(written, input);
    if (!result.success) throw ruleError('invalid-request', 'This is no record of coins.');
    const { request, faces, steps } = result.output;
    readRequest(request);
    if (faces.length !== request.coins) throw ruleError('invalid-faces', 'One face a coin.', { path: 'faces' });
    faces.forEach((face, die) => checkFace(face, `faces.${String(die)}`));
    return steps.reduce<RollRecord<Flip>>(take, { system: 'coins', request, faces, steps: [] });
  },
  take,
  plan: ({ coins }) => Array.from({ length: coins }, () => ({ sides: 2, side: 'roller', role: 'main' })),
  describe: ({ coins }) => `Flip ${String(coins)}`,
  resolve: (record) => presentFaces(record).filter((face) => face === 2).length,
  next: () => ({ groups: [rerollGroup, chooseGroup], refusals: [] }),
  words: (record, names = {}) => {
    const heads = String(presentFaces(record).filter((face) => face === 2).length);
    const name = names['roller'] ?? 'Roller';
    return {
      title: `${heads} heads`,
      tone: 'neutral',
      sentence: `${name}: ${heads} heads`,
      sides: [{ id: 'roller', name, winner: false }],
      lines: [],
      dice: [],
      rows: [],
      links: [],
    };
  },
  effects: (record) => [
    ...presentFaces(record).flatMap((face) =>
      face === 2 ? [{ side: 'roller', change: { luck: 1 }, text: 'wins one luck' }] : [],
    ),
    ...record.steps.flatMap((step) =>
      step.type === 'reroll' ? [{ side: 'roller', change: { luck: -1 }, text: 'spends one luck' }] : [],
    ),
  ],
  follow: () => [],
  sheet: {
    schema: purse,
    changeSchema: purse,
    empty: { luck: 0 },
    fill: (request) => request,
    apply: (sheet, change) => ({ luck: Math.max(0, sheet.luck + change.luck) }),
  },
};

const group = { side: 'roller', dice: [], choose: 1, options: [], label: '', forced: false } as const;
export const rerollGroup: StepGroup = { ...group, type: 'reroll', by: 'luck' };
export const chooseGroup: StepGroup = { ...group, type: 'choose' };

export const coins: OpenSystem = openSystem(rules);

export function flip(count: number): unknown {
  return { kind: 'flip', coins: count };
}
