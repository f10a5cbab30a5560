import { type DieWords, plain } from '@clatter/engine';
import { classNames } from '../ui/classNames';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import classes from './DieChip.module.css';
import type { DieColour } from './dieColour';
import { dieLabel, shownFace } from './dieLabel';
import { DieShape } from './DieShape';

export interface DieChipProps {
  readonly die: DieWords;
  readonly colour: DieColour;
  readonly entered: boolean;
  /** A link names it. */
  readonly linked: boolean;
  readonly picked: boolean;
  /** Makes it a button. */
  readonly onPick: (() => void) | undefined;
}

/** One die, flat, with its number and whatever happened to it. */
export function DieChip({ die, colour, entered, linked, picked, onPick }: DieChipProps) {
  const label = dieLabel(die, entered);
  const face = (
    <span className={classNames(classes.face, die.mark === 'dropped' && classes.dropped, linked && classes.linked)}>
      <DieShape sides={die.sides} />
      <span className={classes.number} aria-hidden>
        {plain(shownFace(die))}
      </span>
      {picked && <Icon name="check" className={classes.tick} />}
    </span>
  );
  return (
    <li className={classes.chip} data-die={colour}>
      {onPick === undefined ? (
        <>
          {face}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        <button className={classes.pick} type="button" aria-label={label} aria-pressed={picked} onClick={onPick}>
          {face}
        </button>
      )}
      <DieNotes die={die} entered={entered} />
    </li>
  );
}

/** Under the die what its label has already told: old faces, the reason, and that it was entered. */
function DieNotes({ die, entered }: Pick<DieChipProps, 'die' | 'entered'>) {
  const old = die.faces.slice(0, -1);
  const isPlain = die.reasons.length === 0 && !entered && die.role !== 'peril';
  if (isPlain) return null;
  return (
    <span className={classes.notes} aria-hidden>
      {die.role === 'peril' && <span>Peril</span>}
      {die.reasons.map((reason, place) => (
        <span key={`${String(place)} ${reason}`}>
          <s>{plain(old[place] ?? 0)}</s> → {plain(die.faces[place + 1] ?? 0)} {reason}
        </span>
      ))}
      {entered && (
        <span className={classes.hand}>
          <Icon name="hand" /> by hand
        </span>
      )}
    </span>
  );
}
