/** Adds up; an empty list is 0, and never negative zero [R6]. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Half, rounded down toward minus infinity [R6]. */
export function half(value: number): number {
  return Math.floor(value / 2);
}

/** Highest first, the list itself left as it is. */
export function highestFirst(numbers: readonly number[]): readonly number[] {
  return [...numbers].sort((left, right) => right - left);
}

/** The edge of a roll whose sources do not add up: 1 advantage, -1 disadvantage, 0 neither or both [R7]. */
export function singleEdge(sources: { readonly advantage: number; readonly disadvantage: number }): -1 | 0 | 1 {
  if (sources.advantage > 0 === sources.disadvantage > 0) return 0;
  return sources.advantage > 0 ? 1 : -1;
}

/** The position, from 0, of the die that an edge keeps; of equals the earlier stays. */
export function keptPosition(faces: readonly number[], edge: -1 | 0 | 1): number {
  return edge < 0 ? faces.indexOf(Math.min(...faces)) : faces.indexOf(Math.max(...faces));
}

/** The element at a position that the caller has made sure of; a hole there is a fault of the program. */
export function at<Element>(list: readonly Element[], position: number): Element {
  const element = list[position];
  if (element === undefined) throw new RangeError(`Nothing stands at position ${String(position)}.`);
  return element;
}

/** The same list with one element put in another's place. */
export function replaceAt<Element>(list: readonly Element[], position: number, element: Element): readonly Element[] {
  return list.map((old, index) => (index === position ? element : old));
}
