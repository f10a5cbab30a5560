import { useEffect } from 'react';

import { useSettings } from '../store/useStores';

/** Tells the style sheets how the player likes light, text and movement. */
export function useHtmlSettings(): void {
  const { theme, textSize, motion } = useSettings();
  useEffect(() => {
    setUnlessPlain('data-theme', theme, 'system');
    setUnlessPlain('data-text', textSize, 'normal');
    setUnlessPlain('data-motion', motion, 'system');
  }, [theme, textSize, motion]);
}

function setUnlessPlain(name: string, value: string, plain: string): void {
  if (value === plain) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}
