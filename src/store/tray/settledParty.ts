import type { OpenSystem } from '@clatter/engine';
import type { StoreApi } from 'zustand/vanilla';

import { advanceHistory, foldHistory, type History } from '../history/history';
import type { RollOpener } from '../history/openRoll';
import { createPartyFold } from '../party/foldParty';
import { emptyParty, type Party } from '../party/party';
import type { TrayState } from './trayState';

/** Gives the party without what the dice in the air bring, so that no sheet tells the result before they settle. */
export function createSettledParty(
  systems: readonly OpenSystem[],
  opener: RollOpener,
  store: StoreApi<TrayState>,
): () => Party {
  const fold = createPartyFold(systems);
  let last: { readonly history: History; readonly flying: string | undefined; readonly party: Party } | undefined;

  return () => {
    const { history, throw: thrown, status } = store.getState();
    if (status === 'loading') return emptyParty;
    const flying = thrown === undefined || thrown.settled ? undefined : thrown.id;
    if (last?.history !== history || last.flying !== flying) {
      const settled =
        flying === undefined
          ? history
          : advanceHistory(
              opener,
              history,
              history.standing.filter(({ id }) => id !== flying),
            );
      last = { history, flying, party: fold(settled) };
    }
    return last.party;
  };
}

/** Gives the party as it was before a roll; worked out afresh each time. */
export function createEarlierParty(
  systems: readonly OpenSystem[],
  opener: RollOpener,
  store: StoreApi<TrayState>,
): (roll: string) => Party {
  return (roll) => {
    const before = store.getState().history.standing.filter(({ id }) => id < roll);
    return createPartyFold(systems)(foldHistory(opener, before));
  };
}
