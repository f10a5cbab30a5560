import type { Next, Roll } from '@clatter/engine';

import { OutcomeCard } from '../cards/OutcomeCard';
import { choicesAlone } from '../store/history/choicesAlone';
import { type Entry, isMasked } from '../store/history/entry';
import { newestRoll } from '../store/history/history';
import { describeWithName, wordsWithNames } from '../store/party/seats';
import { toldEffects } from '../store/party/toldEffects';
import { useParty, useStores, useTray } from '../store/useStores';
import { Button } from '../ui/Button';
import { CopyButton } from './CopyButton';
import { formatTime } from './formatTime';
import classes from './HistoryRow.module.css';

interface EntryCardProps {
  readonly entry: Entry;
  readonly roll: Roll;
  readonly notes: readonly string[];
  readonly onAgain: () => void;
}

const nothing = (): void => undefined;

/** The newest roll's steps stand on its own card. */
const noSteps: Next = { groups: [], refusals: [] };

/** The whole card of a roll in the history, and what can be done about it. */
export function EntryCard({ entry, roll, notes, onAgain }: EntryCardProps) {
  const { actions } = useStores().tray;
  const newest = useTray((state) => newestRoll(state.history)?.id === entry.id);
  const party = useParty();
  const words = wordsWithNames(roll, entry.seats, party);
  const next = newest ? noSteps : choicesAlone(roll.next());

  return (
    <div className={classes.entry}>
      <OutcomeCard
        words={words}
        number={entry.number}
        time={formatTime(entry.at)}
        description={describeWithName(entry, roll, words, party)}
        entered={entry.entered}
        next={next}
        follow={[]}
        onFollow={nothing}
        activeGroup={undefined}
        onGroup={nothing}
        picked={[]}
        onPick={nothing}
        onTake={(place, pick) => {
          const group = next.groups[place];
          if (group !== undefined) actions.take(entry.id, group, pick);
        }}
        voided={entry.voided}
        effects={toldEffects(entry, roll, words, party)}
        notes={[...(entry.entered.length > 0 ? ['Dice entered by hand'] : []), ...notes]}
      />
      <div className={classes.actions}>
        <Button icon="again" onClick={onAgain}>
          Again
        </Button>
        {!isMasked(entry) && <CopyButton text={words.sentence} />}
        {isMasked(entry) && (
          <>
            <Button icon="hide" onClick={() => actions.peek(entry.id, false)}>
              Mask
            </Button>
            <Button icon="reveal" onClick={() => actions.reveal(entry.id)}>
              Reveal to all
            </Button>
          </>
        )}
        {!entry.voided && (
          <Button icon="void" kind="danger" onClick={() => actions.void(entry.id)}>
            Void
          </Button>
        )}
      </div>
    </div>
  );
}
