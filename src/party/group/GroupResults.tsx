import type { Entry } from '../../store/history/entry';
import { wordsWithNames } from '../../store/party/seats';
import { visibilityOf } from '../../store/tray/visibility';
import { useParty, useTray } from '../../store/useStores';
import classes from './GroupDialog.module.css';

interface GroupResultsProps {
  readonly rolls: readonly string[];
}

/** Several rolls side by side: who, the word, the sum. */
export function GroupResults({ rolls }: GroupResultsProps) {
  const party = useParty();
  const history = useTray((state) => state.history);
  const entries = history.entries.filter(({ id }) => rolls.includes(id));
  const waiting = useTray((state) => entries.some((entry) => visibilityOf(state, entry, 'card') === 'rolling'));
  const told = entries.map((entry) => tell(entry, party));
  const succeeded = told.filter(({ tone }) => tone === 'success' || tone === 'triumph').length;
  if (waiting) return <p>Rolling…</p>;
  return (
    <>
      {/* What is outside of a dialog does not speak, so the sum is read out by being focused. */}
      <p className={classes.sum} ref={focusOnce} tabIndex={-1}>
        {succeeded} of {told.length} succeed
      </p>
      <ul className={classes.results} aria-label="Results">
        {told.map(({ id, name, title, total, tone }) => (
          <li key={id} className={classes.result} data-tone={tone}>
            <bdi className={classes.name}>{name}</bdi>
            <strong className={classes.title}>{title}</strong>
            <span className={classes.total}>{total}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

function tell(entry: Entry, party: Parameters<typeof wordsWithNames>[2]) {
  const opened = entry.open();
  if (opened.type === 'unreadable') {
    return { id: entry.id, name: '', title: opened.reason, total: '', tone: 'neutral' };
  }
  const { title, tone, sides } = wordsWithNames(opened.roll, entry.seats, party);
  return { id: entry.id, name: sides[0]?.name ?? '', title, total: sides[0]?.total ?? '', tone };
}
