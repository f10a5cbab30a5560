import { useState } from 'react';

/** The value, or while `hold` is true the one that was there before. */
export function useHeld<Value>(value: Value, hold: boolean): Value {
  const [held, setHeld] = useState(value);
  if (!hold && held !== value) setHeld(value);
  return hold ? held : value;
}
