/** Whether two plain values hold the same data: −0 is not 0, and an absent key is not one that holds `undefined`. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return Object.is(one, other);
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const others = new Map<string, unknown>(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isSameData(value, others.get(key)))
  );
}
