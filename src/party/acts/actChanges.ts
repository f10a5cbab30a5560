import { differencesOf } from '../../store/party/differences';
import type { Character, Party } from '../../store/party/party';
import type { PartyChange, PlainPartyChange } from '../../store/party/partyChange';
import type { OpenAct } from '../partySystem';

/** What an act changes for one character; undefined where it changes nothing, as for a second inspiration. */
export function actOn(
  act: OpenAct,
  system: string,
  emptySheet: unknown,
  character: Character,
): PlainPartyChange | undefined {
  const before = character.sheets[system];
  const values = differencesOf(before ?? emptySheet, act.apply(before));
  return values.length === 0 ? undefined : { type: 'sheet-edited', character: character.id, system, values };
}

/** What an act changes for all who have a sheet of the system; undefined where it changes nobody. */
export function actOnAll(act: OpenAct, system: string, emptySheet: unknown, party: Party): PartyChange | undefined {
  const changes = party.characters.flatMap((character) => {
    const change = character.sheets[system] === undefined ? undefined : actOn(act, system, emptySheet, character);
    return change === undefined ? [] : [change];
  });
  return changes.length === 0 ? undefined : { type: 'together', changes };
}
