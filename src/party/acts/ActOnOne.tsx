import { useState } from 'react';

import type { Character } from '../../store/party/party';
import { useParty, useStores } from '../../store/useStores';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Avatar } from '../character/Avatar';
import type { OpenAct, PartySystem } from '../partySystem';
import { actOn } from './actChanges';
import classes from './PartyActs.module.css';

interface ActOnOneProps {
  readonly system: PartySystem;
  readonly act: OpenAct;
  readonly onClose: () => void;
}

/** Chooses whom an act is for; whom it can't change passes it on to another, or it is lost. */
export function ActOnOne({ system, act, onClose }: ActOnOneProps) {
  const { change } = useStores().tray.actions;
  const { characters } = useParty();
  const [passing, setPassing] = useState<Character>();
  const changeFor = (one: Character) => actOn(act, system.id, system.emptySheet, one);
  const offered =
    passing === undefined
      ? characters
      : characters.filter((one) => one.party === passing.party && changeFor(one) !== undefined);

  function choose(one: Character) {
    const wanted = changeFor(one);
    if (wanted === undefined) {
      setPassing(one);
      return;
    }
    change(wanted);
    onClose();
  }

  return (
    <Dialog title={act.name} open onClose={onClose}>
      <div className={classes.choice}>
        {passing === undefined ? (
          <p>{act.hint}.</p>
        ) : (
          <p>
            <bdi>{passing.name}</bdi> has it already. Choose who gets it instead, or it is lost.
          </p>
        )}
        <ul className={classes.people} aria-label="Who gets it">
          {offered.map((one) => (
            <li key={one.id}>
              <Button wide className={classes.person} onClick={() => choose(one)}>
                <Avatar of={one} small />
                <bdi className={classes.name}>{one.name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
        {passing !== undefined && (
          <Button wide onClick={onClose}>
            It is lost
          </Button>
        )}
      </div>
    </Dialog>
  );
}
