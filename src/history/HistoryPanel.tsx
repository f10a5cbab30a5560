import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useMemo, useRef, useState } from 'react';

import type { Entry } from '../store/history/entry';
import { wordsWithNames } from '../store/party/seats';
import { useStores, useTray } from '../store/useStores';
import type { TrayStore } from '../store/tray/trayState';
import { visibilityOf } from '../store/tray/visibility';
import { TextField } from '../ui/TextField';
import { HistoryRow } from './HistoryRow';
import classes from './HistoryPanel.module.css';
import { SystemFilter } from './SystemFilter';

interface HistoryPanelProps {
  readonly systems: readonly { readonly id: string; readonly name: string }[];
  /** Rolls an earlier request once more. */
  readonly onAgain: (entry: Entry) => void;
}

const roughHeight = 68;

/** All rolls, newest first; only the rows in sight are in the page. */
export function HistoryPanel({ systems, onAgain }: HistoryPanelProps) {
  const { tray } = useStores();
  const entries = useTray((state) => state.history.entries);
  const [system, setSystem] = useState<string>();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string>();
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const scroller = useRef<HTMLDivElement>(null);

  const rows = useMemo(
    () =>
      entries
        .filter((entry) => (system === undefined || entry.system === system) && matches(tray, entry, wanted))
        .reverse(),
    [tray, entries, system, wanted],
  );

  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (place) => rows[place]?.id ?? place,
    estimateSize: () => roughHeight,
    overscan: 6,
  });

  return (
    <div className={classes.panel}>
      <div className={classes.filters}>
        <SystemFilter systems={systems} selected={system} onSelect={setSystem} />
        <TextField
          label="Search the history"
          hideLabel
          type="search"
          placeholder="Search"
          value={search}
          onChange={setSearch}
        />
      </div>
      <div className={classes.scroller} ref={scroller} tabIndex={-1}>
        {rows.length === 0 ? (
          <p className={classes.empty}>{entries.length === 0 ? 'Nothing rolled yet.' : 'No roll fits.'}</p>
        ) : (
          <ol className={classes.list} aria-label="Rolls, newest first" style={{ height: list.getTotalSize() }}>
            {list.getVirtualItems().map(({ index, key, start }) => {
              const entry = rows[index];
              return entry === undefined ? null : (
                <li
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  className={classes.row}
                  style={{ transform: `translateY(${start}px)` }}
                  aria-setsize={rows.length}
                  aria-posinset={index + 1}
                >
                  <HistoryRow
                    entry={entry}
                    open={open === entry.id}
                    onToggle={() => setOpen(open === entry.id ? undefined : entry.id)}
                    onAgain={() => onAgain(entry)}
                  />
                </li>
              );
            })}
          </ol>
        )}
      </div>
    </div>
  );
}

function matches(tray: TrayStore, entry: Entry, text: string): boolean {
  if (text === '') return true;
  if (visibilityOf(tray.getState(), entry, 'history') !== 'shown') return false;
  const opened = entry.open();
  const told =
    opened.type === 'readable'
      ? `${opened.roll.description} ${wordsWithNames(opened.roll, entry.seats, tray.party()).sentence}`
      : '';
  return `${entry.label ?? ''} ${told}`.toLowerCase().includes(text);
}
