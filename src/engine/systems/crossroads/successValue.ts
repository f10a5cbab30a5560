/** A Success Value or a result: -1 Miss or failure, 0 Weak Hit or mixed, 1 Hit or success, 2 Strong Hit or great. */
export type SuccessValue = -1 | 0 | 1 | 2;

/** The nearest Success Value. */
export function heldToChart(value: number): SuccessValue {
  if (value <= -1) return -1;
  if (value >= 2) return 2;
  return value <= 0 ? 0 : 1;
}

/** What a total is worth on the chart [X6]. */
export function chartValue(total: number): SuccessValue {
  if (total <= 7) return -1;
  if (total <= 11) return 0;
  return total <= 15 ? 1 : 2;
}

const names: Readonly<Record<SuccessValue, string>> = { [-1]: 'Miss', 0: 'Weak Hit', 1: 'Hit', 2: 'Strong Hit' };

/** "Weak Hit". */
export function nameValue(value: SuccessValue): string {
  return names[value];
}
