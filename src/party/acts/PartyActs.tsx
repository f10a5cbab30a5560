import { useState } from 'react';

import { useParty, useStores } from '../../store/useStores';
import { Button } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import type { OpenAct, PartySystem } from '../partySystem';
import type { Equipped } from '../useKits';
import { actOnAll } from './actChanges';
import { ActOnOne } from './ActOnOne';
import classes from './PartyActs.module.css';

interface PartyActsProps {
  readonly equipped: readonly Equipped[];
  readonly current: string;
}

interface Chosen {
  readonly system: PartySystem;
  readonly act: OpenAct;
}

/** What happens to a party apart from rolls: a day begins, an encounter ends. */
export function PartyActs({ equipped, current }: PartyActsProps) {
  const { tray } = useStores();
  const party = useParty();
  const [chosen, setChosen] = useState<Chosen>();
  const [said, setSaid] = useState<string>();

  function perform(system: PartySystem, act: OpenAct) {
    setSaid(undefined);
    if (act.to === 'one') {
      setChosen({ system, act });
      return;
    }
    const change = actOnAll(act, system.id, system.emptySheet, party);
    if (change !== undefined) tray.actions.change(change);
    setSaid(change === undefined ? `${act.name}: nobody changes.` : `${act.name}: done.`);
  }

  return (
    <section className={classes.acts} aria-label="Between rolls">
      <h2 className={classes.title}>Between rolls</h2>
      {equipped
        .filter(({ kit }) => kit.acts.length > 0)
        .map(({ system, kit }) => (
          <Disclosure
            key={`${system.id} ${String(system.id === current)}`}
            label={system.name}
            open={system.id === current}
          >
            {kit.acts.map((act) => (
              <div key={act.name} className={classes.act}>
                <Button wide onClick={() => perform(system, act)}>
                  {act.name}
                </Button>
                <p className={classes.hint}>{act.hint}</p>
              </div>
            ))}
          </Disclosure>
        ))}
      {said !== undefined && <p className={classes.hint}>{said}</p>}
      {chosen !== undefined && <ActOnOne {...chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}
