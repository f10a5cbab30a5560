import { useEffect, useEffectEvent } from 'react';

import { type Shortcut, shortcutOf } from './shortcuts';

/** Listens for the table's keys while the screen is there. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === undefined) return;
    event.preventDefault();
    onShortcut(shortcut);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
