import type { StatisticName } from '@clatter/engine';

/** "Brawn". */
export function statisticTitle(name: StatisticName): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
