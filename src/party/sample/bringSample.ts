import type { Stores } from '../../store/useStores';
import type { PartySystem } from '../partySystem';
import { makeSample } from './sampleParty';

/** Brings the sample party in, with its first two at the table. */
export async function bringSample(
  { tray, forms }: Pick<Stores, 'tray' | 'forms'>,
  systems: readonly PartySystem[],
): Promise<void> {
  const { change, seats } = await makeSample(systems);
  tray.actions.change(change);
  forms.setState((state) => ({ seats: { ...state.seats, ...seats } }));
}
