import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';

import type { SeatsState } from '../party/seats/seatsState';
import { formKey, withDraft } from '../store/kept/forms';
import { differencesOf, readAt } from '../store/party/differences';
import { fillFromSheets, fillUnchanged, type Seats } from '../store/party/seats';
import { useParty, useStores } from '../store/useStores';
import type { InstalledSystem } from './install';

interface SeatedForm extends SeatsState {
  /** The draft with what its characters' sheets say, but for what was set by hand. */
  readonly request: unknown;
  /** `seatGone`: the place of a side that was taken out. */
  readonly setRequest: (request: unknown, seatGone?: number) => void;
  /** From the next roll on the numbers are the sheets' again. */
  readonly forgetChanges: () => void;
}

const none: readonly string[] = [];

/** Who holds the sides of the open form, and what their sheets make of its request. */
export function useSeats(system: InstalledSystem, kind: string, draft: unknown): SeatedForm {
  const { forms: store } = useStores();
  const party = useParty();
  const forms = useStore(store);
  const taken = forms.seats[system.id];
  const changed = forms.changed[formKey(system.id, kind)] ?? none;

  const { seats, sides, request, changes } = useMemo(() => {
    const offered = system.seats(draft);
    const held = heldSeats(offered, taken ?? {}, party);
    const filled = fillUnchanged(system, draft, held, party, changed);
    const ofSheets = fillFromSheets(system, draft, held, party);
    return {
      seats: held,
      sides: offered,
      request: filled,
      changes: changed
        .map((path) => ({ path, now: readAt(filled, path), sheet: readAt(ofSheets, path) }))
        .filter(({ now, sheet }) => !isSame(now, sheet)),
    };
  }, [system, draft, taken, party, changed]);

  const keep = useCallback(
    (next: unknown, seatsNow: Seats | undefined, changedNow: readonly string[]): void => {
      store.setState((state) => ({
        ...withDraft(state, system.id, kind, next),
        ...(seatsNow === undefined ? {} : { seats: { ...state.seats, [system.id]: seatsNow } }),
        changed: { ...state.changed, [formKey(system.id, kind)]: changedNow },
      }));
    },
    [store, system.id, kind],
  );

  const setRequest = useCallback(
    (next: unknown, seatGone?: number): void => {
      const seatsNow =
        seatGone === undefined ? undefined : withoutSeat({ ...taken, ...seats }, sides, system.seats(next), seatGone);
      const ofSheets = fillFromSheets(system, next, seatsNow ?? seats, party);
      const touched = differencesOf(request, next);
      const regrouped = touched.filter(({ value }) => isListOfObjects(value)).map(({ path }) => `${path}.`);
      const paths = new Set([
        ...changed.filter((path) => !regrouped.some((start) => path.startsWith(start))),
        ...touched.filter(({ value }) => !isListOfObjects(value)).map(({ path }) => path),
      ]);
      const differing = [...paths].filter((path) => !isSame(readAt(ofSheets, path), readAt(next, path)));
      keep(next, seatsNow, differing);
    },
    [system, sides, seats, taken, party, request, changed, keep],
  );

  return {
    seats,
    sides,
    changes,
    request,
    setRequest,
    sit: (side, character) => {
      const others = Object.entries(taken ?? {}).filter(([other]) => other !== String(side));
      const own = character === undefined ? [] : [[String(side), character] as const];
      const seatsNow = Object.fromEntries([...others, ...own]);
      const before = fillFromSheets(system, request, heldSeats(sides, taken ?? {}, party), party);
      const after = fillFromSheets(system, request, heldSeats(sides, seatsNow, party), party);
      const moved = new Set(differencesOf(before, after).map(({ path }) => path));
      keep(
        request,
        seatsNow,
        changed.filter((path) => !moved.has(path)),
      );
    },
    sitTogether: (characters) => {
      const next = system.forGroup(request, characters.length) ?? request;
      const emptied = system.seats(request).map(({ side }): readonly [string, string] => [String(side), '']);
      const seated = system.seats(next).flatMap(({ side }, place): readonly (readonly [string, string])[] => {
        const character = characters[place];
        return character === undefined ? [] : [[String(side), character]];
      });
      keep(next, { ...taken, ...Object.fromEntries([...emptied, ...seated]) }, none);
    },
    forgetChanges: () => {
      if (changed.length > 0) keep(request, undefined, none);
    },
  };
}

/** The seats that the request has and whose holders are in the party. */
function heldSeats(
  sides: SeatsState['sides'],
  taken: Seats,
  { characters }: { readonly characters: readonly { readonly id: string }[] },
): Seats {
  return Object.fromEntries(
    sides.flatMap(({ side }) => {
      const character = characters.find(({ id }) => id === taken[String(side)]);
      return character === undefined ? [] : [[String(side), character.id] as const];
    }),
  );
}

/** Whoever held a side behind the one that is gone holds the one before it now. */
function withoutSeat(held: Seats, before: SeatsState['sides'], after: SeatsState['sides'], seatGone: number): Seats {
  const holders = before.map(({ side }) => held[String(side)] ?? '').filter((_, place) => place !== seatGone);
  const emptied = before.map(({ side }): readonly [string, string] => [String(side), '']);
  const moved = after.map(({ side }, place): readonly [string, string] => [String(side), holders[place] ?? '']);
  return { ...held, ...Object.fromEntries([...emptied, ...moved]) };
}

/** A list that grew or shrank by whole sides or members: none of their numbers was changed. */
function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.some((item) => typeof item === 'object');
}

function isSame(one: unknown, other: unknown): boolean {
  return differencesOf(one, other).length === 0;
}
