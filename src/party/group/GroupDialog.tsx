import { useState } from 'react';

import { fillFromSheets } from '../../store/party/seats';
import { useParty } from '../../store/useStores';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import type { PartySystem } from '../partySystem';
import { ownGroup } from '../seats/bestOf';
import { PeopleChoice } from '../seats/PeopleChoice';
import { GroupResults } from './GroupResults';
import classes from './GroupDialog.module.css';
import type { RollAll } from './rollAll';

interface GroupDialogProps {
  readonly system: PartySystem;
  readonly request: unknown;
  /** "check" */
  readonly what: string;
  readonly seated: string | undefined;
  readonly hidden: boolean;
  readonly onRollAll: RollAll;
  readonly onClose: () => void;
}

/** Rolls the same for each member of a group, with each one's own numbers, and lays the results side by side. */
export function GroupDialog({ system, request, what, seated, hidden, onRollAll, onClose }: GroupDialogProps) {
  const party = useParty();
  const [chosen, setChosen] = useState<readonly string[]>(() => ownGroup(party, seated).map(({ id }) => id));
  const [rolls, setRolls] = useState<readonly string[]>();
  const [fault, setFault] = useState<string>();
  const title = `Group ${what}`;

  function rollEach() {
    const [first] = system.seats(request);
    if (first === undefined) return;
    const orders = chosen.map((character) => {
      const seats = { [String(first.side)]: character };
      const own = fillFromSheets(system, request, seats, party);
      return { system: system.id, request: own, seats, hidden, label: title };
    });
    onRollAll(orders, (result) => {
      if ('fault' in result) setFault(result.fault.message);
      else setRolls(result.rolls);
    });
  }

  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      footer={
        rolls === undefined ? (
          <Button kind="primary" wide icon="dice" aria-disabled={chosen.length === 0} onClick={rollEach}>
            Roll for {chosen.length}
          </Button>
        ) : (
          <Button wide onClick={onClose}>
            Done
          </Button>
        )
      }
    >
      <div className={classes.group}>
        {fault !== undefined && <Notice kind="fault">{fault}</Notice>}
        {rolls === undefined ? (
          <PeopleChoice label="Who takes part" characters={party.characters} chosen={chosen} onChange={setChosen} />
        ) : (
          <GroupResults rolls={rolls} />
        )}
      </div>
    </Dialog>
  );
}
