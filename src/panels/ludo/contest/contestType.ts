import { type LudoRequestOf, ludoContestTypeSchema } from '@clatter/engine';
import type { ShelfItem } from '../../panelProps';
import { type Read, shareAsFile } from '../../shared/sharedFile';

type Contest = LudoRequestOf<'contest'>;
type ContestRules = Pick<Contest, 'crits' | 'grazing' | 'damage'>;

/** The rules of a contest under a name; who meets in it is another matter. */
export interface ContestType extends ContestRules {
  readonly name: string;
}

/** A type that can be chosen, or why it can't. */
export interface OfferedType {
  readonly name: string;
  readonly read: Read<ContestType>;
}

/** The damage that is offered first. */
export const usualDamage: NonNullable<Contest['damage']> = {
  dice: [{ count: 1, sides: 6 }],
  modifiers: [],
  onGrazing: 'half',
  onCritical: 'double',
};

const readyTypes: readonly ContestType[] = [
  { name: 'Weapon attack', crits: true, grazing: true, damage: usualDamage },
  { name: 'Attack, no damage', crits: true, grazing: true },
  { name: 'Opposed check', crits: false, grazing: false },
];

/** Contest types, as they are kept and shared. */
export const contestTypeFile = shareAsFile<ContestType>({
  noun: 'contest type',
  kind: 'clatter-contest-type',
  field: 'type',
  schema: ludoContestTypeSchema,
  suffix: 'contest-type',
});

/** The ready types and those that were kept, which stand in for ready ones of the same name. */
export function offeredTypes(kept: readonly ShelfItem[]): readonly OfferedType[] {
  const ready = readyTypes.filter(({ name }) => kept.every((item) => item.name !== name));
  return [
    ...ready.map((type) => ({ name: type.name, read: { thing: type } })),
    ...kept.map(({ name, data }) => ({ name, read: contestTypeFile.read(data) })),
  ];
}

/** The rules that a contest has now, as a type of this name. */
export function typeOf({ crits, grazing, damage }: Contest, name: string): ContestType {
  return damage === undefined ? { name, crits, grazing } : { name, crits, grazing, damage };
}

/** The contest under the rules of a type, its sides as they are. */
export function withType(request: Contest, { crits, grazing, damage }: ContestType): Contest {
  return { ...request, crits, grazing, damage };
}

function ruleText({ crits, grazing, damage }: ContestRules): string {
  if (damage === undefined) return JSON.stringify([crits, grazing]);
  const dice = damage.dice.map(({ count, sides }) => [count, sides]);
  return JSON.stringify([crits, grazing, dice, damage.modifiers, damage.onGrazing, damage.onCritical]);
}

/** Whether a contest has the rules of this type. */
export function hasRules(request: Contest, { read }: OfferedType): boolean {
  return 'thing' in read && ruleText(read.thing) === ruleText(request);
}

/** The type whose rules the contest has; of several the one called by this name, else the first. */
export function typeInUse(types: readonly OfferedType[], request: Contest, name: string): OfferedType | undefined {
  const alike = types.filter((type) => hasRules(request, type));
  return alike.find((type) => type.name === name) ?? alike[0];
}
