import { useStores } from '../../store/useStores';
import type { PartySystem } from '../partySystem';
import { makeSample } from './sampleParty';

/** Brings the sample party in, with its first two at the table. */
export function useSample(systems: readonly PartySystem[]): () => Promise<void> {
  const { tray, forms } = useStores();
  return async () => {
    const { change, seats } = await makeSample(systems);
    tray.actions.change(change);
    forms.setState((state) => ({ seats: { ...state.seats, ...seats } }));
  };
}
