import type { Next, StepPick, Words } from '@clatter/engine';
import { tellRefusals } from './refusals';
import { StepGroupItem } from './StepGroupItem';
import classes from './Steps.module.css';

export interface StepsProps {
  readonly words: Words;
  readonly next: Next;
  readonly activeGroup: number | undefined;
  readonly onGroup: (index: number | undefined) => void;
  readonly picked: readonly number[];
  readonly onTake: (group: number, pick: StepPick) => void;
}

/** Tells whose step it is where a roll has several sides. */
function withSide({ sides }: Words, side: string | number | undefined, text: string): string {
  const name = sides.length > 1 ? sides.find(({ id }) => id === side)?.name : undefined;
  return name === undefined || text.includes(name) ? text : `${name}: ${text}`;
}

/** What the rules allow or demand now, what's demanded first, and why other things aren't allowed. */
export function Steps({ words, next, activeGroup, onGroup, picked, onTake }: StepsProps) {
  if (next.groups.length + next.refusals.length === 0) return null;
  const places = next.groups.map((group, place) => ({ group, place }));
  const ordered = [...places.filter(({ group }) => group.forced), ...places.filter(({ group }) => !group.forced)];
  return (
    <div className={classes.steps} role="group" aria-label="What the rules allow now">
      {ordered.map(({ group, place }) => (
        <StepGroupItem
          key={`${String(place)} ${group.label}`}
          group={group}
          label={withSide(words, group.side, group.label)}
          active={activeGroup === place}
          picked={activeGroup === place ? picked : []}
          onActive={(active) => onGroup(active ? place : undefined)}
          onTake={(pick) => onTake(place, pick)}
        />
      ))}
      {next.refusals.length > 0 && (
        <ul className={classes.refusals} aria-label="Not allowed now">
          {tellRefusals(next, words).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
