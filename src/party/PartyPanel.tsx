import { useState } from 'react';

import { useParty, useStores } from '../store/useStores';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { PartyActs } from './acts/PartyActs';
import { groupsOf } from './changes';
import { CharacterEditor } from './character/CharacterEditor';
import { CharacterRow } from './character/CharacterRow';
import { nextColour } from './character/palette';
import { KeptList, type KeptUse } from './kept/KeptList';
import classes from './PartyPanel.module.css';
import type { PartySystem } from './partySystem';
import { removeSample } from './sample/sampleParty';
import { bringSample } from './sample/bringSample';
import { useKits } from './useKits';

interface PartyPanelProps extends KeptUse {
  /** The systems in use. */
  readonly systems: readonly PartySystem[];
  /** The system whose form is open. */
  readonly current: string;
}

const opponents = 'Opponents';

/** Characters and opponents by party, and what happens to them. */
export function PartyPanel({ systems, current, onRoll, onSetUp }: PartyPanelProps) {
  const stores = useStores();
  const { tray, ids, now } = stores;
  const { change } = tray.actions;
  const party = useParty();
  const equipped = useKits(systems);
  const [open, setOpen] = useState<string>();
  const { characters, problems } = party;
  const sampleGone = removeSample(party);

  function add(name: string, group: string) {
    const character = ids.next(now());
    const details = { name: `${name} ${characters.length + 1}`, colour: nextColour(characters.length), party: group };
    change({ type: 'character-added', character, details });
    setOpen(character);
  }

  return (
    <div className={classes.panel}>
      {problems.map((problem) => (
        <Notice key={problem}>{problem}</Notice>
      ))}
      {characters.length === 0 && (
        <div className={classes.invite}>
          <p>Who is at the table? Characters fill in their own numbers, and rolls change them.</p>
          <Button kind="primary" icon="party" onClick={() => void bringSample(stores, systems)}>
            Try a sample party
          </Button>
        </div>
      )}
      {[...groupsOf(characters)].map(([name, members]) => (
        <section key={name} className={classes.group} aria-label={name === '' ? 'No party' : name}>
          <h2 className={classes.title}>
            <bdi>{name === '' ? 'No party' : name}</bdi>
          </h2>
          <ul>
            {members.map((character) => (
              <CharacterRow
                key={character.id}
                character={character}
                equipped={equipped}
                open={open === character.id}
                onToggle={() => setOpen(open === character.id ? undefined : character.id)}
              >
                <KeptList owner={character.id} system={current} onRoll={onRoll} onSetUp={onSetUp} />
                <CharacterEditor character={character} equipped={equipped} current={current} onCopied={setOpen} />
              </CharacterRow>
            ))}
          </ul>
        </section>
      ))}
      <div className={classes.add}>
        <Button icon="plus" onClick={() => add('Character', characters.find(isHero)?.party ?? 'Heroes')}>
          Add a character
        </Button>
        <Button icon="plus" onClick={() => add('Opponent', opponents)}>
          Add an opponent
        </Button>
        {sampleGone !== undefined && (
          <Button icon="close" onClick={() => change(sampleGone)}>
            Remove the sample party
          </Button>
        )}
      </div>
      {party.keptRolls.some(({ character, system }) => character === undefined && system === current) && (
        <section className={classes.group} aria-label="For everyone">
          <h2 className={classes.title}>For everyone</h2>
          <KeptList owner={undefined} system={current} onRoll={onRoll} onSetUp={onSetUp} />
        </section>
      )}
      {characters.length > 0 && <PartyActs equipped={equipped} current={current} />}
    </div>
  );
}

function isHero({ party }: { readonly party: string }): boolean {
  return party !== opponents;
}
