import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';

import { actOn, actOnAll } from './party/acts/actChanges';
import type { OpenKit } from './party/partySystem';
import { makeSample } from './party/sample/sampleParty';
import { foldHistory } from './store/history/history';
import { createRollOpener } from './store/history/openRoll';
import { createIdSource } from './store/log/idSource';
import { createMemoryLog } from './store/log/memoryLog';
import { createPartyFold } from './store/party/foldParty';
import { emptyParty, type Party } from './store/party/party';
import type { PartyChange } from './store/party/partyChange';
import { fillFromSheets } from './store/party/seats';
import { createTrayStore } from './store/tray/createTrayStore';
import type { TrayStore } from './store/tray/trayState';
import { systems as entries } from './systems';
import type { InstalledSystem } from './app/install';

let systems: readonly InstalledSystem[] = [];
let kits: readonly { readonly system: InstalledSystem; readonly kit: OpenKit }[] = [];
let sample: PartyChange;

beforeAll(async () => {
  systems = await Promise.all(entries.map((entry) => entry.load()));
  const all = await Promise.all(systems.map(async (system) => ({ system, kit: await system.loadKit() })));
  kits = all.flatMap(({ system, kit }) => (kit === undefined ? [] : [{ system, kit }]));
  ({ change: sample } = await makeSample(systems));
});

/** One of a list, whichever number is drawn; undefined of none. */
function oneOf<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(1, items.length)];
}

const acts = {
  roll: (tray: TrayStore, number: number) => {
    const party = tray.party();
    const kept = oneOf(party.keptRolls, number);
    const system = systems.find(({ id }) => id === kept?.system);
    if (kept === undefined || system === undefined) return;
    const seats = Object.fromEntries(
      system.seats(kept.request).flatMap(({ side }, place) => {
        const character = oneOf(party.characters, number + place)?.id;
        return character === undefined ? [] : [[String(side), character]];
      }),
    );
    const request = fillFromSheets(system, kept.request, seats, party);
    tray.actions.roll({ system: system.id, request, seats });
  },
  step: (tray: TrayStore, number: number) => {
    const entry = tray.getState().history.entries.at(-1);
    const opened = entry?.open();
    if (entry === undefined || opened?.type !== 'readable') return;
    const group = oneOf(opened.roll.next().groups, number);
    if (group === undefined) return;
    const from = number % Math.max(1, group.dice.length);
    const dice = [...group.dice.slice(from), ...group.dice.slice(0, from)].slice(0, group.choose);
    const option = oneOf(group.options, number)?.value;
    tray.actions.take(entry.id, group, option === undefined ? { dice } : { dice, option });
  },
  void: (tray: TrayStore, number: number) =>
    tray.actions.void(oneOf(tray.getState().history.entries, number)?.id ?? ''),
  undo: (tray: TrayStore) => tray.actions.undo(),
  redo: (tray: TrayStore) => tray.actions.redo(),
  /** What the party's buttons do between rolls. */
  between: (tray: TrayStore, number: number) => {
    const choices = kits.flatMap(({ system, kit }) => kit.acts.map((act) => ({ system, act })));
    const choice = oneOf(choices, number);
    const character = oneOf(tray.party().characters, number);
    if (choice === undefined || character === undefined) return;
    const { act, system } = choice;
    const change =
      act.to === 'one'
        ? actOn(act, system.id, system.emptySheet, character)
        : actOnAll(act, system.id, system.emptySheet, tray.party());
    if (change !== undefined) tray.actions.change(change);
  },
  /** Sets a whole sheet by hand. */
  set: (tray: TrayStore, number: number) => {
    const choice = oneOf(kits, number);
    const character = oneOf(tray.party().characters, number)?.id;
    const sheet = oneOf(Object.values(choice?.kit.sampleSheets ?? {}), number);
    if (choice === undefined || character === undefined) return;
    tray.actions.change({ type: 'sheet-set', character, system: choice.system.id, sheet });
  },
};

const names = ['roll', 'roll', 'roll', 'step', 'step', 'void', 'undo', 'redo', 'between', 'set'] as const;

/** A sheet that its system reads as it stands: no count below zero, no second inspiration. */
function expectSound({ characters }: Party): void {
  for (const { sheets } of characters) {
    for (const system of systems) {
      const sheet = sheets[system.id];
      if (sheet !== undefined) expect(system.readSheet(sheet)).toEqual(sheet);
    }
  }
}

function openTray(chance: readonly number[]): TrayStore {
  let drawn = 0;
  return createTrayStore({
    systems,
    log: createMemoryLog(),
    words: (count) => Array.from({ length: count }, () => chance[drawn++ % chance.length] ?? 0),
    now: () => 1_000,
    ids: createIdSource(() => 0.5),
  });
}

it('[R1] whatever a party of every system does, it is the fold of its log, sound, and undone to nothing', async () => {
  const evening = fc.record({
    chance: fc.array(fc.nat({ max: 1_000 }), { minLength: 5, maxLength: 20 }),
    happenings: fc.array(fc.tuple(fc.constantFrom(...names), fc.nat({ max: 999 })), { minLength: 10, maxLength: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(evening, async ({ chance, happenings }) => {
      const tray = openTray(chance);
      await tray.ready;
      tray.actions.change(sample);
      for (const [name, number] of happenings) {
        acts[name](tray, number);
        tray.actions.settle(tray.getState().throw?.id ?? '');
        const afresh = foldHistory(createRollOpener(systems), tray.getState().timeline.standing);
        expect(tray.party()).toEqual(createPartyFold(systems)(afresh));
        expectSound(tray.party());
      }
      while (tray.getState().canUndo) tray.actions.undo();
      expect(tray.party()).toEqual(emptyParty);
    }),
    { numRuns: 150 },
  );
});
