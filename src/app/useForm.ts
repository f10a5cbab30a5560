import { useMemo } from 'react';
import { useStore } from 'zustand';

import type { Shelf } from '../panels/panelProps';
import type { SeatsState } from '../party/seats/seatsState';
import { formKey, withDraft } from '../store/kept/forms';
import { itemsFor, withItem, withoutItem } from '../store/kept/shelf';
import { recentRequests } from '../store/history/history';
import { useStores, useTray } from '../store/useStores';
import type { InstalledSystem } from './install';
import { useSeats } from './useSeats';
import { useSteady } from './useSteady';

export interface FormState {
  readonly system: InstalledSystem;
  readonly kind: string;
  readonly request: unknown;
  /** Who holds the sides. */
  readonly seating: SeatsState;
  /** Requests of this kind that were rolled before, newest first, each once. */
  readonly recent: readonly unknown[];
  readonly shelf: Shelf;
  readonly selectSystem: (id: string) => void;
  readonly selectKind: (id: string) => void;
  readonly setRequest: (request: unknown, seatGone?: number) => void;
  readonly startAfresh: () => void;
}

const mostRecent = 10;

/** The form that is open, as it was left: its system, its kind of roll, its request. */
export function useForm(systems: readonly InstalledSystem[]): FormState {
  const stores = useStores();
  const forms = useStore(stores.forms);
  const shelves = useStore(stores.shelves);
  const history = useTray((state) => state.history);
  const [first] = systems;
  const system = systems.find(({ id }) => id === forms.system) ?? first;
  if (system === undefined) throw new Error('The tray needs at least one system.');
  const kind = system.kinds.find(({ id }) => id === forms.kinds[system.id]) ?? system.kinds[0];
  if (kind === undefined) throw new Error(`${system.name} has no kind of roll.`);

  const draft = forms.drafts[formKey(system.id, kind.id)];
  const read = useMemo(() => system.readDraft(draft, kind.id), [system, kind.id, draft]);
  const seating = useSeats(system, kind.id, read);
  const rolled = useSteady(
    useMemo(() => recentRequests(history, system.id, kind.id, mostRecent), [history, system, kind.id]),
  );
  const recent = useMemo(() => rolled.map((one) => system.readDraft(one, kind.id)), [rolled, system, kind.id]);
  const items = itemsFor(shelves, system.id, kind.id);
  const shelf = useMemo(
    (): Shelf => ({
      items,
      keep: (name, data) => {
        const item = { id: stores.ids.next(stores.now()), name, data };
        stores.shelves.setState((state) => withItem(state, system.id, kind.id, item));
      },
      remove: (id) => stores.shelves.setState((state) => withoutItem(state, system.id, kind.id, id)),
    }),
    [items, stores, system.id, kind.id],
  );

  return {
    system,
    kind: kind.id,
    request: seating.request,
    seating,
    recent,
    shelf,
    selectSystem: (id) => stores.forms.setState({ system: id }),
    selectKind: (id) => stores.forms.setState((state) => ({ kinds: { ...state.kinds, [system.id]: id } })),
    setRequest: seating.setRequest,
    startAfresh: () => stores.forms.setState((state) => withDraft(state, system.id, kind.id, undefined)),
  };
}
