import type { Party } from '../../store/party/party';
import type { CharacterDetails, PartyChange, PlainPartyChange } from '../../store/party/partyChange';
import type { PartySystem } from '../partySystem';

const mark = 'sample/';

const people: readonly (CharacterDetails & { readonly key: string })[] = [
  { key: 'mira', name: 'Mira', colour: 'teal', party: 'Heroes' },
  { key: 'odo', name: 'Odo', colour: 'indigo', party: 'Heroes' },
  { key: 'sana', name: 'Sana', colour: 'amber', party: 'Heroes' },
  { key: 'tarn', name: 'Tarn', colour: 'moss', party: 'Heroes' },
  { key: 'goblin', name: 'Goblin', colour: 'oxblood', party: 'Opponents' },
  { key: 'ogre', name: 'Ogre', colour: 'midnight', party: 'Opponents' },
];

/** What a sample party brings: one change, and who sits where to begin with, by system. */
export interface Sample {
  readonly change: PartyChange;
  readonly seats: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A party that every system has sheets and kept rolls for. */
export async function makeSample(systems: readonly PartySystem[]): Promise<Sample> {
  const changes = people.map(({ key, ...details }): PlainPartyChange => ({
    type: 'character-added',
    character: mark + key,
    details,
  }));
  const seats: Record<string, Readonly<Record<string, string>>> = {};
  const kits = await Promise.all(systems.map(async (system) => ({ system, kit: await system.loadKit() })));
  for (const { system, kit } of kits) {
    if (kit === undefined) continue;
    for (const [key, sheet] of Object.entries(kit.sampleSheets)) {
      changes.push({ type: 'sheet-set', character: mark + key, system: system.id, sheet });
    }
    for (const [place, { name, who, request }] of kit.sampleRolls.entries()) {
      const id = `${mark}${system.id}/${place}`;
      const owner = who === undefined ? {} : { character: mark + who };
      changes.push({ type: 'roll-kept', kept: { id, name, system: system.id, request, ...owner } });
    }
    const group = kit.sampleRolls.find(({ request }) => system.forGroup(request, 1) !== undefined);
    seats[system.id] = {
      ...seatsFor(system, kit.sampleRolls[0]?.request, ['mira', 'goblin']),
      ...seatsFor(system, group?.request, ['mira', 'odo', 'sana', 'tarn']),
    };
  }
  return { change: { type: 'together', changes }, seats };
}

function seatsFor(system: PartySystem, request: unknown, keys: readonly string[]): Readonly<Record<string, string>> {
  const sides = request === undefined ? [] : system.seats(request).slice(0, keys.length);
  return Object.fromEntries(sides.map(({ side }, place) => [String(side), mark + (keys[place] ?? '')]));
}

/** Takes the sample party away with its rolls, and leaves everyone else; undefined where there is none. */
export function removeSample({ characters, keptRolls }: Party): PartyChange | undefined {
  const isSample = (id: string, name: string): boolean =>
    people.some((one) => mark + one.key === id && one.name === name);
  // Who was given a name of their own is a sample no more.
  const own = new Set(characters.filter(({ id, name }) => !isSample(id, name)).map(({ id }) => id));
  const changes: readonly PlainPartyChange[] = [
    ...keptRolls
      .filter(({ id, character }) => id.startsWith(mark) && (character === undefined || !own.has(character)))
      .map(({ id }): PlainPartyChange => ({ type: 'kept-roll-removed', kept: id })),
    ...characters
      .filter(({ id }) => id.startsWith(mark) && !own.has(id))
      .map(({ id }): PlainPartyChange => ({ type: 'character-removed', character: id })),
  ];
  return changes.length === 0 ? undefined : { type: 'together', changes };
}
