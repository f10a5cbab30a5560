import { OutcomeRow } from '../cards/OutcomeRow';
import type { Entry } from '../store/history/entry';
import { visibilityOf } from '../store/tray/visibility';
import { wordsWithNames } from '../store/party/seats';
import { useParty, useStores, useTray } from '../store/useStores';
import { Button } from '../ui/Button';
import { EntryCard } from './EntryCard';
import { formatTime } from './formatTime';
import classes from './HistoryRow.module.css';

interface HistoryRowProps {
  readonly entry: Entry;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onAgain: () => void;
}

/** One roll in the history; pressed, it opens to its whole card. */
export function HistoryRow({ entry, open, onToggle, onAgain }: HistoryRowProps) {
  const { actions } = useStores().tray;
  const party = useParty();
  const visibility = useTray((state) => visibilityOf(state, entry, 'history'));
  const which = `${entry.number} · ${formatTime(entry.at)}`;

  if (visibility === 'rolling') return <p className={classes.masked}>Rolling… {which}</p>;
  if (visibility === 'hidden') {
    return (
      <div className={classes.masked}>
        <span>Hidden roll {which}</span>
        <Button icon="reveal" onClick={() => actions.peek(entry.id, true)}>
          Peek
        </Button>
      </div>
    );
  }
  const opened = entry.open();
  if (opened.type === 'unreadable') {
    return (
      <p className={classes.masked}>
        {which}: this roll can’t be read. {opened.reason}
      </p>
    );
  }
  return (
    <>
      <button type="button" className={classes.toggle} aria-expanded={open} onClick={onToggle}>
        <OutcomeRow
          words={wordsWithNames(opened.roll, entry.seats, party)}
          number={entry.number}
          time={formatTime(entry.at)}
          voided={entry.voided}
        />
      </button>
      {open && <EntryCard entry={entry} roll={opened.roll} notes={opened.notes} onAgain={onAgain} />}
    </>
  );
}
