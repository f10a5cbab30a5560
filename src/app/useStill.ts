import { useSettings } from '../store/useStores';
import { useMedia } from './useMedia';

/** Whether nothing is to move: by the tray's own setting, else by the system's, both read live. */
export function useStill(): boolean {
  const { motion } = useSettings();
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'reduced' || (motion === 'system' && reduced);
}
