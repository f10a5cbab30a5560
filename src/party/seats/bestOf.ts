import { fillFromSheets } from '../../store/party/seats';
import type { Character, Party } from '../../store/party/party';
import type { PartySystem } from '../partySystem';

/** Those of one's own group: of the named character, else of the first there is. */
export function ownGroup({ characters }: Party, character: string | undefined): readonly Character[] {
  const own = characters.find(({ id }) => id === character) ?? characters[0];
  return characters.filter(({ party }) => party === own?.party);
}

/** Who of these does best at a request on the first side; the first of equals, undefined where nothing tells. */
export function bestOf(
  system: PartySystem,
  request: unknown,
  among: readonly Character[],
  party: Party,
): Character | undefined {
  const [first] = system.seats(request);
  if (first === undefined) return undefined;
  return among.reduce<{ readonly one: Character; readonly worth: number } | undefined>((best, one) => {
    if (one.sheets[system.id] === undefined) return best;
    const worth = system.worth(fillFromSheets(system, request, { [String(first.side)]: one.id }, party));
    return worth === undefined || (best !== undefined && best.worth >= worth) ? best : { one, worth };
  }, undefined)?.one;
}
