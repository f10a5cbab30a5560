import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foldHistory } from '../history/history';
import { createRollOpener } from '../history/openRoll';
import { createTable } from '../testing/table';
import { chooseGroup, coins, flip, rerollGroup } from '../testing/toySystem';
import type { TrayStore } from '../tray/trayState';
import { createPartyFold } from './foldParty';
import { emptyParty } from './party';

const mira = { name: 'Mira', colour: 'teal', party: 'Reds' };

type Act = 'flip' | 'reroll' | 'choose' | 'void' | 'undo' | 'redo' | 'set' | 'edit' | 'join' | 'leave' | 'keep' | 'all';

function perform(tray: TrayStore, act: Act, number: number): void {
  const { entries } = tray.getState().history;
  const roll = entries[number % Math.max(1, entries.length)]?.id ?? '';
  const character = number % 2 === 0 ? 'mira' : 'olf';
  const { actions } = tray;
  switch (act) {
    case 'flip':
      actions.roll({ system: 'coins', request: flip(number % 4), seats: { roller: character } });
      break;
    case 'reroll':
      actions.take(entries.at(-1)?.id ?? '', rerollGroup, { dice: [0] });
      break;
    case 'choose':
      actions.take(roll, chooseGroup, { dice: [], option: 'heads' });
      break;
    case 'void':
      actions.void(roll);
      break;
    case 'undo':
    case 'redo':
      actions[act]();
      break;
    case 'set':
      actions.change({ type: 'sheet-set', character, system: 'coins', sheet: { luck: number % 5 } });
      break;
    case 'edit':
      actions.change({
        type: 'sheet-edited',
        character,
        system: 'coins',
        values: [{ path: 'luck', value: number % 3 }],
      });
      break;
    case 'keep': {
      const id = `kept ${String(number % 3)}`;
      actions.change({ type: 'roll-kept', kept: { id, name: id, character, system: 'coins', request: flip(1) } });
      actions.change({ type: 'kept-roll-moved', kept: id, position: number % 2 });
      break;
    }
    case 'all':
      actions.change({
        type: 'together',
        changes: ['mira', 'olf'].map((one) => ({
          type: 'sheet-changed',
          character: one,
          system: 'coins',
          change: { luck: -1 },
        })),
      });
      break;
    case 'join':
      actions.change({ type: 'character-added', character, details: mira });
      break;
    case 'leave':
      actions.change({ type: 'character-removed', character });
      break;
  }
}

const acts = fc.constantFrom<Act>(
  'flip',
  'flip',
  'reroll',
  'choose',
  'void',
  'undo',
  'redo',
  'set',
  'edit',
  'join',
  'leave',
  'keep',
  'all',
);

describe('whatever happens at the table', () => {
  it('the party is the fold of the log, no count is below zero, and undoing everything gives the first state', async () => {
    const evening = fc.array(fc.tuple(acts, fc.nat({ max: 99 })), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(evening, async (happenings) => {
        const { tray } = createTable({ faces: [2, 1, 1] });
        await tray.ready;
        tray.actions.change({ type: 'character-added', character: 'mira', details: mira });
        for (const [act, number] of happenings) {
          perform(tray, act, number);
          tray.actions.settle(tray.getState().throw?.id ?? '');
          const afresh = foldHistory(createRollOpener([coins]), tray.getState().timeline.standing);
          const party = tray.party();
          expect(party).toEqual(createPartyFold([coins])(afresh));
          expect(party.characters.every(({ sheets }) => !JSON.stringify(sheets).includes('-'))).toBe(true);
        }
        while (tray.getState().canUndo) tray.actions.undo();
        expect(tray.party()).toEqual(emptyParty);
        expect(tray.getState().history.entries).toEqual([]);
      }),
    );
  });
});
