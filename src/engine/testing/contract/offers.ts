import { type Next, rerolledDice, type StepGroup, type StepPick, writeStep } from '../../core/next';
import type { RollRecord } from '../../core/record';
import type { RuleSystem } from '../../core/rules';
import { codeOf } from '../refusals';
import { requireSoundWords } from './soundWords';

/** Every way to pick within a group, up to a few. */
export function picksOf(group: StepGroup): readonly StepPick[] {
  if (group.options.length > 0) return group.options.map((option) => ({ dice: [], option: option.value }));
  if (group.choose <= 1) return group.choose === 0 ? [{ dice: [] }] : group.dice.map((die) => ({ dice: [die] }));
  return [{ dice: group.dice.slice(0, group.choose) }, { dice: group.dice.slice(-group.choose) }];
}

function rerollsLeft(next: Next, group: StepGroup): number {
  const same = next.groups.filter(
    (other) =>
      other.type === group.type &&
      other.by === group.by &&
      other.side === group.side &&
      other.dice.some((die) => group.dice.includes(die)),
  );
  return Math.max(0, ...same.map((other) => other.left ?? 0));
}

/** Steps that no roll allows. */
export const wrongSteps: readonly unknown[] = [
  null,
  7,
  [],
  {},
  { type: 'shuffle' },
  { type: 'reroll' },
  { type: 'reroll', die: 999, face: 1, by: 'fate', side: 0 },
  { type: 'reroll', die: 0, face: 1, by: 'wish' },
  { type: 'keep', dice: [0] },
  { type: 'choose', option: 'both' },
  { type: 'move', piece: 'no such piece' },
];

interface Reroll {
  readonly type: 'reroll';
  readonly by: string;
  readonly side: unknown;
  readonly die: number;
  readonly face: 1;
}

/** Every reroll that could be written for this roll, offered or not. */
function everyReroll(dice: number, sides: readonly unknown[]): readonly Reroll[] {
  const means = ['fate', 'ability', 'inspiration', 'change', 'twist'];
  return means.flatMap((by) =>
    sides.flatMap((side) =>
      Array.from({ length: dice }, (_, die) => ({ type: 'reroll', by, side, die, face: 1 }) as const),
    ),
  );
}

function isOffered({ groups }: Next, reroll: Reroll): boolean {
  return groups.some(
    ({ type, by, side, dice }) =>
      type === 'reroll' &&
      by === reroll.by &&
      (side === undefined || side === reroll.side) &&
      dice.includes(reroll.die),
  );
}

function requireCode(code: string, wanted: string, step: unknown): void {
  if (code !== wanted) throw new Error(`${JSON.stringify(step)} is ${code}, not ${wanted}.`);
}

/** Throws where an offered step is refused, another accepted, or a reroll taken leaves as many as before. */
export function requireTrueOffers<Request, Outcome, Sheet, Change>(
  rules: RuleSystem<Request, Outcome, Sheet, Change>,
  record: RollRecord<Request>,
): void {
  const next = rules.next(record);
  const plan = rules.plan(record.request);
  for (const step of wrongSteps)
    requireCode(
      codeOf(() => rules.take(record, step)),
      'step-not-allowed',
      step,
    );
  const sides = [...new Set(plan.map((die) => die.side))];
  for (const reroll of everyReroll(Math.min(plan.length, 4), sides)) {
    const wanted = isOffered(next, reroll) ? 'accepted' : 'step-not-allowed';
    requireCode(
      codeOf(() => rules.take(record, reroll)),
      wanted,
      reroll,
    );
  }
  for (const group of next.groups) {
    for (const pick of picksOf(group)) {
      const faces = rerolledDice(group, pick).map(() => 1);
      const taken = rules.take(record, writeStep(group, pick, faces));
      requireSoundWords(rules.words(taken), plan.length);
      if (group.left !== undefined && rerollsLeft(rules.next(taken), group) >= group.left) {
        throw new Error(`“${group.label}” leaves as many rerolls as before.`);
      }
    }
  }
  const said = [...next.groups.map(({ label }) => label), ...next.refusals.map(({ reason }) => reason)];
  if (said.some((text) => text.trim() === '')) throw new Error('A step or a refusal says nothing.');
}
