import type { OpenSystem } from '@clatter/engine';

import { withDifferences } from './differences';
import { type Character, type Party, replaceCharacter, withSheet } from './party';
import type { PartyChange } from './partyChange';

/** The party after a change by hand; a change to someone who is not there does nothing. */
export function applyPartyChange(systems: readonly OpenSystem[], party: Party, change: PartyChange): Party {
  switch (change.type) {
    case 'character-added': {
      if (party.characters.some(({ id }) => id === change.character)) return party;
      const added: Character = { ...change.details, id: change.character, sheets: {} };
      return named({ ...party, characters: [...party.characters, added] }, added);
    }
    case 'character-edited': {
      const old = party.characters.find(({ id }) => id === change.character);
      if (old === undefined) return party;
      const edited: Character = { ...change.details, id: old.id, sheets: old.sheets };
      return named(
        replaceCharacter(party, old.id, () => edited),
        edited,
      );
    }
    case 'character-removed':
      return {
        ...party,
        characters: party.characters.filter(({ id }) => id !== change.character),
        keptRolls: party.keptRolls.filter(({ character }) => character !== change.character),
      };
    case 'character-moved':
      return { ...party, characters: moved(party.characters, change.character, change.position) };
    case 'together':
      return change.changes.reduce<Party>((before, each) => applyPartyChange(systems, before, each), party);
    case 'sheet-edited':
      return changeSheet(systems, party, change.character, change.system, (system, sheet) =>
        system.readSheet(withDifferences(sheet, change.values)),
      );
    case 'sheet-set':
      return changeSheet(systems, party, change.character, change.system, (system) => system.readSheet(change.sheet));
    case 'sheet-changed':
      return changeSheet(systems, party, change.character, change.system, (system, sheet) =>
        system.applyChange(sheet, change.change),
      );
    case 'roll-kept': {
      const known = party.keptRolls.some(({ id }) => id === change.kept.id);
      const replaced = party.keptRolls.map((kept) => (kept.id === change.kept.id ? change.kept : kept));
      return { ...party, keptRolls: known ? replaced : [...party.keptRolls, change.kept] };
    }
    case 'kept-roll-moved':
      return { ...party, keptRolls: moved(party.keptRolls, change.kept, change.position) };
    case 'kept-roll-removed':
      return { ...party, keptRolls: party.keptRolls.filter(({ id }) => id !== change.kept) };
  }
}

/** The party after one of a character's sheets has changed; where the system refuses, the party says so. */
export function changeSheet(
  systems: readonly OpenSystem[],
  party: Party,
  characterId: string,
  systemId: string,
  work: (system: OpenSystem, sheet: unknown) => unknown,
): Party {
  const system = systems.find(({ id }) => id === systemId);
  const character = party.characters.find(({ id }) => id === characterId);
  if (character === undefined) return party;
  if (system === undefined) return withProblem(party, `No system “${systemId}” is installed.`);
  try {
    const sheet = work(system, character.sheets[systemId] ?? system.emptySheet);
    return replaceCharacter(party, characterId, (one) => withSheet(one, systemId, sheet));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it can’t be read';
    return withProblem(party, `A change to ${character.name}’s ${system.name} sheet was left out: ${reason}`);
  }
}

function withProblem(party: Party, problem: string): Party {
  return party.problems.includes(problem) ? party : { ...party, problems: [...party.problems, problem] };
}

function named(party: Party, { id, name }: Character): Party {
  return { ...party, names: { ...party.names, [id]: name } };
}

function moved<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  position: number,
): readonly Item[] {
  const item = items.find((one) => one.id === id);
  if (item === undefined) return items;
  const others = items.filter((one) => one !== item);
  return [...others.slice(0, position), item, ...others.slice(position)];
}
