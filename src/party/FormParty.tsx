import { useState } from 'react';

import type { KeptRoll } from '../store/party/partyChange';
import { useParty } from '../store/useStores';
import { Button } from '../ui/Button';
import classes from './FormParty.module.css';
import { GroupDialog } from './group/GroupDialog';
import type { RollAll } from './group/rollAll';
import { KeptLine } from './kept/KeptLine';
import type { PartySystem } from './partySystem';
import { bestOf, ownGroup } from './seats/bestOf';
import { ChangedNumbers } from './seats/ChangedNumbers';
import { PeopleChoice } from './seats/PeopleChoice';
import { SeatPickers } from './seats/SeatPickers';
import type { SeatsState } from './seats/seatsState';

interface FormPartyProps {
  readonly system: PartySystem;
  readonly request: unknown;
  readonly state: SeatsState;
  /** Whether the next roll is for this screen only. */
  readonly hidden: boolean;
  readonly onRollKept: (kept: KeptRoll) => void;
  readonly onRollAll: RollAll;
}

/** What a party brings to the open form: kept rolls, who rolls against whom, and what a group can do. */
export function FormParty({ system, request, state, hidden, onRollKept, onRollAll }: FormPartyProps) {
  const party = useParty();
  const [grouping, setGrouping] = useState(false);
  const { characters } = party;
  const { sides, seats, sit, sitTogether } = state;
  const [first] = sides;
  const seated = first === undefined ? undefined : seats[String(first.side)];
  const isGroup = system.forGroup(request, 1) !== undefined;
  const each = system.forEach(request);
  const best =
    system.worth(request) === undefined ? undefined : bestOf(system, request, ownGroup(party, seated), party);

  return (
    <>
      <KeptLine system={system.id} seats={seats} onRoll={onRollKept} />
      {characters.length > 0 && first !== undefined && (
        <div className={classes.seats}>
          {isGroup ? (
            <PeopleChoice
              label="Who takes part"
              characters={characters}
              chosen={sides.flatMap(({ side }) => seats[String(side)] ?? [])}
              onChange={sitTogether}
            />
          ) : (
            <SeatPickers state={state} />
          )}
          <ChangedNumbers changes={state.changes} onForget={state.forgetChanges} />
          {(each !== undefined || best !== undefined) && (
            <div className={classes.more}>
              {best !== undefined && (
                <Button aria-disabled={best.id === seated} onClick={() => sit(first.side, best.id)}>
                  Best of the party
                </Button>
              )}
              {each !== undefined && <Button onClick={() => setGrouping(true)}>Group {each}…</Button>}
            </div>
          )}
        </div>
      )}
      {grouping && each !== undefined && (
        <GroupDialog
          system={system}
          request={request}
          what={each}
          seated={seated}
          hidden={hidden}
          onRollAll={onRollAll}
          onClose={() => setGrouping(false)}
        />
      )}
    </>
  );
}
