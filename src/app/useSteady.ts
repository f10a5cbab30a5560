import { useState } from 'react';

/** The value, or the one before where that reads the same, so that what shows it need not be drawn again. */
export function useSteady<Value>(value: Value): Value {
  const [steady, setSteady] = useState(value);
  if (steady === value) return steady;
  if (JSON.stringify(steady) === JSON.stringify(value)) return steady;
  setSteady(value);
  return value;
}
