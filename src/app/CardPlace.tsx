import type { Next, Roll, StepPick, Words } from '@clatter/engine';

import { OutcomeCard } from '../cards/OutcomeCard';
import { CopyButton } from '../history/CopyButton';
import { type Entry, isMasked } from '../store/history/entry';
import { describeWithName } from '../store/party/seats';
import { toldEffects } from '../store/party/toldEffects';
import { useParty } from '../store/useStores';
import { formatTime } from '../history/formatTime';
import { Button } from '../ui/Button';
import { AgainButtons } from './again/AgainButtons';
import { useSingleIntent } from './useSingleIntent';
import type { Stepping } from './useStepping';
import classes from './CardPlace.module.css';

interface CardPlaceProps {
  readonly entry: Entry;
  readonly roll: Roll;
  readonly words: Words;
  /** Absent for a roll that takes no steps any more. */
  readonly next: Next | undefined;
  readonly stepping: Stepping;
  readonly notes: readonly string[];
  readonly onTake: (group: number, pick: StepPick) => void;
  readonly onFollow: (request: unknown) => void;
  readonly onVoid: () => void;
  readonly onAgain: (times: number) => void;
  /** Whether it can be rolled several times at once. */
  readonly several: boolean;
}

/** The card of the present roll. */
export function CardPlace(props: CardPlaceProps) {
  const { entry, roll, words, next, stepping, notes, onTake, onFollow, onVoid, onAgain, several } = props;
  const party = useParty();
  const follow = roll.follow();
  // The card of the roll before takes this one's place, with its own Void button under the finger.
  const voiding = useSingleIntent(onVoid);
  return (
    <div className={classes.place}>
      <OutcomeCard
        words={words}
        number={entry.number}
        time={formatTime(entry.at)}
        description={describeWithName(entry, roll, words, party)}
        entered={entry.entered}
        next={next}
        follow={follow}
        onFollow={(place) => {
          const chosen = follow[place];
          if (chosen !== undefined) onFollow(chosen.request);
        }}
        activeGroup={stepping.activeGroup}
        onGroup={stepping.activate}
        picked={stepping.picked}
        onPick={stepping.pick}
        onTake={onTake}
        voided={entry.voided}
        effects={toldEffects(entry, roll, words, party)}
        notes={notes}
      />
      <div className={classes.actions}>
        <AgainButtons onAgain={onAgain} several={several} />
        {!isMasked(entry) && <CopyButton text={words.sentence} />}
        {!entry.voided && (
          <Button icon="void" {...voiding}>
            Void
          </Button>
        )}
      </div>
    </div>
  );
}
