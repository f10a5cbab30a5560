import { Fragment, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './Tabs.module.css';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** Several places, one in sight; arrow keys, Home and End go along the tabs and select at once. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function press(event: KeyboardEvent) {
    const place = tabs.findIndex((tab) => tab.id === selected);
    const leftward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 : -1;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: place + leftward,
      ArrowRight: place - leftward,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab === undefined) return;
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <div className={classes.list} role="tablist" tabIndex={-1} aria-label={label} ref={list} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            className={classes.tab}
            type="button"
            role="tab"
            key={tab.id}
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label.split(' ').map((word, place) => (
              <Fragment key={`${String(place)} ${word}`}>
                {place > 0 && ' '}
                <span className={classes.word}>{word}</span>
              </Fragment>
            ))}
          </button>
        ))}
      </div>
      <div className={classes.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
