import { count } from '../../core/text';
import { netEdge } from './plan';
import type { CrossroadsRequest, Opposition, StatisticName } from './request';
import { heldToChart, nameValue } from './successValue';

function sayStatistic(name: StatisticName): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function sayEdge(edge: number): readonly string[] {
  if (edge === 0) return [];
  return [`${edge > 0 ? 'advantage' : 'disadvantage'} ${String(Math.abs(edge))}`];
}

function sayOpposition(opposition: Opposition): string {
  switch (opposition.type) {
    case 'static':
      return `against a ${nameValue(heldToChart(opposition.value))}`;
    case 'roll':
      return 'opposed';
    case 'peril':
      return 'with a Peril Die';
  }
}

/** "Brawn, Fated Action, advantage 2, against a Hit". */
export function describeCrossroads(request: CrossroadsRequest): string {
  if (request.kind === 'group') return `Group, ${count(request.members.length, 'member', 'members')}`;
  return [
    request.statisticName === undefined ? 'Skill' : sayStatistic(request.statisticName),
    ...(request.fated ? ['Fated Action'] : []),
    ...sayEdge(netEdge(request)),
    ...(request.opposition === null ? [] : [sayOpposition(request.opposition)]),
  ].join(', ');
}
