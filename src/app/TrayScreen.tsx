import { Suspense, lazy, useState } from 'react';

import { useStores } from '../store/useStores';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { IconButton } from '../ui/IconButton';
import { CardPlace } from './CardPlace';
import { CardWaiting } from './CardWaiting';
import { checkRequest } from './checkRequest';
import { FormPlace } from './FormPlace';
import { HandEntry } from './hand-entry/HandEntry';
import { handDiceOf } from './handDice';
import { HeaderBar } from './HeaderBar';
import type { InstalledSystem } from './install';
import { LiveRegion } from './LiveRegion';
import { Notices } from './Notices';
import { RollBar } from './RollBar';
import { SystemTabs } from './SystemTabs';
import { TrayPlace } from './TrayPlace';
import { useAnnouncement } from './useAnnouncement';
import { useForm } from './useForm';
import { useRolling } from './useRolling';
import { useShownRoll } from './useShownRoll';
import { useStepping } from './useStepping';
import { useWide } from './useMedia';
import classes from './TrayScreen.module.css';

const HistoryPanel = lazy(() =>
  import('../history/HistoryPanel').then(({ HistoryPanel: Panel }) => ({ default: Panel })),
);

interface TrayScreenProps {
  readonly systems: readonly InstalledSystem[];
}

/** The whole tray: dice, card, form and history, laid out for the width at hand. */
export function TrayScreen({ systems }: TrayScreenProps) {
  const { actions } = useStores().tray;
  const form = useForm(systems);
  const wide = useWide();
  const [lower, setLower] = useState<'form' | 'card'>('form');
  const [byHand, setByHand] = useState(false);
  const [historyOpen, setHistoryOpen] = useState(false);
  const shown = useShownRoll();
  const checked = checkRequest(form.system, form.request);
  const rolling = useRolling(byHand, () => setLower('card'));
  const visible = shown?.visibility === 'hidden' ? undefined : shown;
  const settled = visible?.visibility === 'shown' ? visible : undefined;
  const stepping = useStepping(settled?.roll, settled?.next, (group, pick) => {
    if (settled !== undefined) rolling.take(settled.entry, settled.roll, group, pick);
  });
  const said = useAnnouncement();

  function roll(request: unknown, follows?: string): void {
    const order = { system: form.system.id, request, ...(follows === undefined ? {} : { follows }) };
    if (byHand) rolling.rollByHand(order, handDiceOf(form.system, request));
    else rolling.roll(order);
  }

  const history = (
    <Suspense fallback={null}>
      <HistoryPanel
        systems={systems}
        onAgain={({ system, request, seats }) => {
          setHistoryOpen(false);
          rolling.roll({ system, request, seats });
        }}
      />
    </Suspense>
  );

  return (
    <div className={classes.screen}>
      <HeaderBar onHistory={() => setHistoryOpen(true)} />
      <main className={classes.tray}>
        <TrayPlace shown={visible} stepping={stepping} />
      </main>
      <div className={classes.lower}>
        <section className={classes.form} data-shown={lower === 'form'} aria-label="Set up a roll">
          <Notices />
          <SystemTabs systems={systems} selected={form.system.id} onSelect={form.selectSystem}>
            <FormPlace
              system={form.system}
              kind={form.kind}
              request={form.request}
              fault={checked.fault}
              recent={form.recent}
              shelf={form.shelf}
              onKind={form.selectKind}
              onRequest={form.setRequest}
              onStartAfresh={form.startAfresh}
            />
          </SystemTabs>
        </section>
        <section className={classes.card} data-shown={lower === 'card'} aria-label="Result">
          {settled === undefined ? (
            <CardWaiting state={visible === undefined ? 'empty' : 'rolling'} />
          ) : (
            <CardPlace
              {...settled}
              stepping={stepping}
              onTake={(place, pick) => {
                const group = settled.next?.groups[place];
                if (group !== undefined) rolling.take(settled.entry, settled.roll, group, pick);
              }}
              onFollow={(request) => {
                form.showRequest(settled.entry.system, request);
                roll(request, settled.entry.id);
              }}
              onVoid={() => actions.void(settled.entry.id)}
            />
          )}
        </section>
      </div>
      <footer className={classes.bar}>
        <RollBar
          pool={checked.pool}
          description={checked.description}
          fault={rolling.fault?.message ?? checked.fault?.message}
          onRoll={() => roll(form.request)}
        >
          <IconButton icon="hand" label="Type in real dice" aria-pressed={byHand} onClick={() => setByHand(!byHand)} />
          {shown !== undefined && (
            <Button className={classes.toggle} onClick={() => setLower(lower === 'form' ? 'card' : 'form')}>
              {lower === 'form' ? 'Result' : 'Set up'}
            </Button>
          )}
        </RollBar>
      </footer>
      {wide ? (
        <aside className={classes.side} aria-label="History">
          {history}
        </aside>
      ) : (
        <Dialog title="History" open={historyOpen} onClose={() => setHistoryOpen(false)}>
          {history}
        </Dialog>
      )}
      {rolling.task !== undefined && (
        <HandEntry dice={rolling.task.dice} onEnter={rolling.task.enter} onClose={rolling.cancelTask} />
      )}
      <LiveRegion text={said} />
    </div>
  );
}
