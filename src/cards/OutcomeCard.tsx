import type { Next, StepPick, Words } from '@clatter/engine';
import { useId } from 'react';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { toneIcons } from '../ui/ToneBadge';
import { CardHead } from './CardHead';
import { type DicePicking, DiceRow } from './DiceRow';
import { Lines } from './Lines';
import classes from './OutcomeCard.module.css';
import { Sides } from './Sides';
import { Steps } from './Steps';
import { toldLines } from './toldLines';

export interface OutcomeCardProps {
  readonly words: Words;
  readonly number: number;
  /** Already formatted. */
  readonly time: string;
  readonly description: string;
  /** Plan positions that were typed in by hand. */
  readonly entered: readonly number[];
  /** Absent for a roll that takes no steps any more. */
  readonly next: Next | undefined;
  readonly follow: readonly { readonly label: string }[];
  readonly onFollow: (index: number) => void;
  /** The group of `next` whose dice may be pressed, here and in the tray. */
  readonly activeGroup: number | undefined;
  readonly onGroup: (index: number | undefined) => void;
  readonly picked: readonly number[];
  /** A die of the active group was pressed; `pickDie` tells what that means. */
  readonly onPick: (die: number) => void;
  readonly onTake: (group: number, pick: StepPick) => void;
  readonly voided: boolean;
  /** What the roll changes on sheets: "Ana is now stressed". */
  readonly effects: readonly string[];
  /** What the table should know beside the rules: how likely it was, who sees it. */
  readonly notes: readonly string[];
}

/** A roll's outcome as one playing card: the word, the sum, the dice, and what may be done next. */
export function OutcomeCard(props: OutcomeCardProps) {
  const { words, number, next, follow, voided } = props;
  const titleId = useId();
  const isOpen = next !== undefined && !voided;
  return (
    <article
      key={number}
      className={classes.card}
      data-tone={words.tone}
      data-voided={voided}
      aria-labelledby={titleId}
    >
      <CardHead {...props} titleId={titleId} />
      <div className={classes.body}>
        <Outcome {...props} />
        <Facts label="What changes" kind={classes.effect} texts={props.effects} />
        <Facts label="Notes" kind={classes.note} texts={props.notes} />
        {isOpen && <Steps {...props} next={next} />}
        {follow.length > 0 && !voided && (
          <div className={classes.follow} role="group" aria-label="Next roll">
            {follow.map(({ label }, place) => (
              <Button wide icon="dice" key={`${String(place)} ${label}`} onClick={() => props.onFollow(place)}>
                {label}
              </Button>
            ))}
          </div>
        )}
        <Working {...props} />
      </div>
      <Icon name={toneIcons[words.tone]} className={classes.corner} />
    </article>
  );
}

function pickingOf({ next, activeGroup, picked, onPick, voided }: OutcomeCardProps): DicePicking {
  const group = activeGroup === undefined || voided ? undefined : next?.groups[activeGroup];
  return group === undefined ? { pickable: [], picked: [], onPick } : { pickable: group.dice, picked, onPick };
}

/** What has to be seen at once, before what may be done about it. */
function Outcome(props: OutcomeCardProps) {
  const { words, entered } = props;
  const { lead, meaning } = toldLines(words);
  return (
    <>
      {lead !== undefined && <Lines kind="lead" lines={[lead]} />}
      <Lines kind="meaning" lines={meaning} />
      {isFacing(words) && <Sides words={words} entered={entered} picking={pickingOf(props)} />}
    </>
  );
}

/** How it came about, die by die. */
function Working(props: OutcomeCardProps) {
  const { words, entered } = props;
  const picking = pickingOf(props);
  const inSides = new Set(isFacing(words) ? words.sides.map(({ id }) => id) : []);
  return (
    <>
      {words.rows
        .filter((row) => !inSides.has(row.side))
        .map(({ side, dice }) => (
          <DiceRow key={side} label="Dice" words={words} dice={dice} entered={entered} picking={picking} />
        ))}
      <Facts label="What the dice tell" kind={classes.link} texts={[...new Set(words.links.map(({ text }) => text))]} />
      <Lines kind="working" lines={toldLines(words).working} />
    </>
  );
}

function isFacing({ sides }: Words): boolean {
  return sides.length > 1;
}

interface FactsProps {
  readonly label: string;
  readonly texts: readonly string[];
  readonly kind: string | undefined;
}

function Facts({ label, texts, kind }: FactsProps) {
  if (texts.length === 0) return null;
  return (
    <ul className={classes.facts} aria-label={label}>
      {texts.map((text, place) => (
        <li className={kind} key={`${String(place)} ${text}`} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}
