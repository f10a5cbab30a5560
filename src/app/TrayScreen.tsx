import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

import { useSettings } from '../store/useStores';
import { CardPlace } from './CardPlace';
import { CardWaiting } from './CardWaiting';
import { FormPlace } from './FormPlace';
import { HeaderBar } from './HeaderBar';
import { LiveRegion } from './LiveRegion';
import type { SystemShelf } from './loadSystems';
import { Notices } from './Notices';
import { RollBar } from './RollBar';
import { RollSwitches } from './RollSwitches';
import { SampleInvite } from './SampleInvite';
import { type Sheet, Sheets } from './Sheets';
import { SystemTabs } from './SystemTabs';
import { TrayPlace } from './TrayPlace';
import { useAwake } from './awake/useAwake';
import { useSound } from './sound/useSound';
import { useAnnouncement } from './useAnnouncement';
import { useHeldFocus } from './useHeldFocus';
import { useHtmlSettings } from './useHtmlSettings';
import { useTrayShortcuts } from './useTrayShortcuts';
import { useTable } from './useTable';
import { useTitle } from './useTitle';
import classes from './TrayScreen.module.css';

interface TrayScreenProps {
  readonly shelf: StoreApi<SystemShelf>;
}

/** The whole tray: dice, card, form and history, laid out for the width at hand. */
export function TrayScreen({ shelf }: TrayScreenProps) {
  const { entries, systems, missing } = useStore(shelf);
  const { hiddenSystems } = useSettings();
  const tabs = entries.filter(({ id }) => !hiddenSystems.includes(id));
  const used = systems.filter(({ id }) => !hiddenSystems.includes(id));
  const table = useTable(used);
  const { form, checked, rolling, settled, visible, lower } = table;
  const [sheet, setSheet] = useState<Sheet>();
  const formPlace = useHeldFocus();
  const cardPlace = useHeldFocus();
  const lowerPlace = useRef<HTMLDivElement>(null);
  const cardShown = lower === 'card' ? visible?.entry.id : undefined;
  // A card starts at its outcome, however far the form or the card before was scrolled.
  useLayoutEffect(() => {
    if (cardShown === undefined) return;
    for (const place of [lowerPlace.current, cardPlace.current]) if (place !== null) place.scrollTop = 0;
  }, [cardShown, cardPlace]);
  /** A number that is still being typed wrongly is told where it stands, and nothing is rolled with the one before. */
  function rollForm(): void {
    const wrong = formPlace.current?.querySelector<HTMLInputElement>('input:invalid');
    if (wrong === undefined || wrong === null) {
      table.rollForm();
      return;
    }
    flushSync(() => table.setLower('form'));
    wrong.reportValidity();
  }

  const said = useAnnouncement();
  useHtmlSettings();
  useTitle();
  useSound();
  useAwake();
  useTrayShortcuts({
    table,
    roll: rollForm,
    openHelp: () => setSheet('keys'),
    selectSystem: (place) => form.selectSystem(tabs[place]?.id ?? form.system.id),
  });

  const notices = <Notices missing={entries.filter(({ id }) => missing.includes(id)).map(({ name }) => name)} />;

  return (
    <div className={classes.screen}>
      <HeaderBar
        onHistory={() => setSheet('history')}
        onMenu={() => setSheet('menu')}
        onParty={() => setSheet('party')}
      />
      <main className={classes.tray}>
        <TrayPlace shown={visible} stepping={table.stepping} />
      </main>
      <div className={classes.lower} ref={lowerPlace}>
        <section
          className={classes.form}
          data-shown={lower === 'form'}
          aria-label="Set up a roll"
          ref={formPlace}
          tabIndex={-1}
        >
          {notices}
          <SystemTabs systems={tabs} selected={form.system.id} onSelect={form.selectSystem}>
            <SampleInvite systems={used} />
            <FormPlace
              form={form}
              fault={checked.fault}
              description={checked.description}
              hidden={table.hidden}
              kept={table.kept}
              onRollAll={table.rollAll}
            />
          </SystemTabs>
        </section>
        <section
          className={classes.card}
          data-shown={lower === 'card'}
          aria-label="Result"
          ref={cardPlace}
          tabIndex={-1}
        >
          <div className={classes.unlessForm}>{notices}</div>
          {settled === undefined ? (
            <CardWaiting state={visible === undefined ? 'empty' : 'rolling'} />
          ) : (
            <CardPlace
              {...settled}
              stepping={table.stepping}
              onTake={table.take}
              onFollow={table.rollFollowing}
              onVoid={table.voidRoll}
              onAgain={(times) => table.rollAgain(settled.entry, times)}
              several={!table.byHand}
            />
          )}
        </section>
      </div>
      <footer className={classes.bar}>
        <RollBar
          pool={checked.pool}
          description={checked.description}
          fault={rolling.fault?.message ?? checked.fault?.message}
          onRoll={rollForm}
        >
          <RollSwitches table={table} />
        </RollBar>
      </footer>
      <Sheets table={table} entries={entries} systems={systems} used={used} open={sheet} onOpen={setSheet} />
      <LiveRegion text={said} />
    </div>
  );
}
