import type { OpenSystem } from '@clatter/engine';

import type { Entry } from '../history/entry';
import type { History } from '../history/history';
import { byId, type ChangedEvent } from '../log/events';
import { applyPartyChange, changeSheet } from './applyPartyChange';
import { emptyParty, type Party } from './party';

type Cause = Entry | ChangedEvent;

/** Folds a history into the party; what has not changed since the last fold is not worked out again. */
export function createPartyFold(systems: readonly OpenSystem[]): (history: History) => Party {
  let causes: readonly Cause[] = [];
  let parties: readonly Party[] = [];

  function after(party: Party, cause: Cause): Party {
    return 'open' in cause ? applyRoll(systems, party, cause) : applyPartyChange(systems, party, cause.change);
  }

  return (history) => {
    const fresh = causesIn(history);
    const parted = fresh.findIndex((cause, place) => cause !== causes[place]);
    const common = parted === -1 ? fresh.length : parted;
    const grown = parties.slice(0, common);
    let party = grown.at(-1) ?? emptyParty;
    for (const cause of fresh.slice(common)) {
      party = after(party, cause);
      grown.push(party);
    }
    causes = fresh;
    parties = grown;
    return party;
  };
}

/** What changes the party, in log order: changes by hand, and rolls that someone's character made and that count. */
function causesIn({ entries, changes }: History): readonly Cause[] {
  const counting = entries.filter(({ voided, seats }) => !voided && isAnyone(seats));
  if (counting.length === 0) return changes;
  const merged: Cause[] = [];
  let next = 0;
  for (const change of changes) {
    for (let entry = counting[next]; entry !== undefined && byId(entry, change) < 0; entry = counting[next]) {
      merged.push(entry);
      next += 1;
    }
    merged.push(change);
  }
  return [...merged, ...counting.slice(next)];
}

function isAnyone(seats: Readonly<Record<string, string>>): boolean {
  for (const side in seats) if (seats[side] !== undefined) return true;
  return false;
}

function applyRoll(systems: readonly OpenSystem[], party: Party, entry: Entry): Party {
  const opened = entry.open();
  if (opened.type === 'unreadable') return party;
  return opened.roll.effects().reduce((before, { side, change, text }) => {
    const seat = entry.seats[String(side)];
    if (seat === undefined) return before;
    const after = changeSheet(systems, before, seat, entry.system, (system, sheet) =>
      system.applyChange(sheet, change),
    );
    if (after === before || after.problems !== before.problems) return after;
    const empty = systems.find(({ id }) => id === entry.system)?.emptySheet;
    const [then, now] = [before, after].map((party) => sheetOf(party, seat, entry.system) ?? empty);
    if (JSON.stringify(then) !== JSON.stringify(now)) return after;
    const idle = { roll: entry.id, character: seat, system: entry.system, text };
    return { ...after, withoutEffect: [...after.withoutEffect, idle] };
  }, party);
}

function sheetOf({ characters }: Party, character: string, system: string): unknown {
  return characters.find(({ id }) => id === character)?.sheets[system];
}
