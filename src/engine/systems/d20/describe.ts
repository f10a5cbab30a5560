import { at } from '../../core/numbers';
import { withEdge } from '../../core/text';
import { abilities } from './abilities';
import { edgeOf } from './plan';
import { type D20CheckRequest, type D20Request, isFailedByChoice, type TestRequest } from './request';
import { skills } from './skills';

function nameIn(
  named: readonly { readonly id: string; readonly name: string }[],
  id: string | undefined,
): readonly string[] {
  return named.filter((entry) => entry.id === id).map((entry) => entry.name);
}

/** The most telling name first: skill, tool, ability, none. */
function nameCheck({ skill, tool, ability }: D20CheckRequest): string {
  const known = [...nameIn(skills, skill), ...(tool === undefined ? [] : [tool.trim()]), ...nameIn(abilities, ability)];
  return known.length === 0 ? 'Check' : `${at(known, 0)} check`;
}

function nameRoll(request: TestRequest): string {
  if (request.kind === 'check') return nameCheck(request);
  if (request.kind === 'attack') return 'Attack';
  const [ability] = nameIn(abilities, request.ability);
  return ability === undefined ? 'Save' : `${ability} save`;
}

export function describe(request: D20Request): string {
  if (request.kind === 'damage') return request.critical ? 'Critical damage' : 'Damage';
  const name = nameRoll(request);
  if (isFailedByChoice(request)) return `${name}, failed by choice`;
  return withEdge(name, edgeOf(request));
}
