import type { KeptUse } from '../party/kept/KeptList';
import { formKey, withDraft } from '../store/kept/forms';
import type { KeptRoll } from '../store/party/partyChange';
import { fillUnchanged, type Seats } from '../store/party/seats';
import type { RollOrder } from '../store/tray/prepare';
import { useStores } from '../store/useStores';
import type { InstalledSystem } from './install';
import { useStable } from './useStable';

/** Rolls what was kept with the present numbers of its character, or puts it into the form. */
export function useKept(systems: readonly InstalledSystem[], onRoll: (order: RollOrder) => void): KeptUse {
  const { forms, tray } = useStores();

  /** Its own character on the first side, and on the others whoever sits there now. */
  function seatsFor(system: InstalledSystem, { request, character }: KeptRoll): Seats {
    const taken = forms.getState().seats[system.id] ?? {};
    const present = new Set(tray.party().characters.map(({ id }) => id));
    return Object.fromEntries(
      system.seats(request).flatMap(({ side }, place) => {
        const sitting = place === 0 ? (character ?? taken[String(side)]) : taken[String(side)];
        const isFree = sitting !== undefined && present.has(sitting) && (place === 0 || sitting !== character);
        return isFree ? [[String(side), sitting] as const] : [];
      }),
    );
  }

  function take(kept: KeptRoll): { readonly system: InstalledSystem; readonly seats: Seats } | undefined {
    const system = systems.find(({ id }) => id === kept.system);
    if (system === undefined) return undefined;
    const seats = seatsFor(system, kept);
    forms.setState((state) => ({
      system: system.id,
      seats: { ...state.seats, [system.id]: { ...state.seats[system.id], ...seats } },
    }));
    return { system, seats };
  }

  return {
    onRoll: useStable((kept: KeptRoll) => {
      const taken = take(kept);
      if (taken === undefined) return;
      const { system, seats } = taken;
      const request = fillUnchanged(system, kept.request, seats, tray.party(), kept.changed ?? []);
      onRoll({ system: system.id, request, seats, label: kept.name });
    }),
    onSetUp: useStable((kept: KeptRoll) => {
      const system = take(kept)?.system;
      const kind = system?.kinds.find(({ id }) => isOfKind(kept.request, id))?.id;
      if (system === undefined || kind === undefined) return;
      forms.setState((state) => ({
        ...withDraft(state, system.id, kind, kept.request),
        kinds: { ...state.kinds, [system.id]: kind },
        changed: { ...state.changed, [formKey(system.id, kind)]: kept.changed ?? [] },
      }));
    }),
  };
}

function isOfKind(request: unknown, kind: string): boolean {
  return typeof request === 'object' && request !== null && 'kind' in request && request.kind === kind;
}
