import type { CSSProperties } from 'react';
import styles from './DiceList.module.css';
import { pairBreadth } from './layout/arrange';
import type { Arrangement, Place } from './layout/arrange';
import { drawnAtMost } from './layout/drawnDice';
import type { TrayDie } from './trayDie';

interface DiceListProps {
  readonly arrangement: Arrangement;
  readonly dice: readonly TrayDie[];
  readonly rolling: (die: number) => boolean;
  readonly settled: boolean;
  readonly pickable: readonly number[];
  readonly picked: readonly number[];
  readonly onPick: (die: number) => void;
  /** Nothing is drawn: the faces are written out. */
  readonly plain: boolean;
}

const pool = Array.from({ length: drawnAtMost }, (_, slot) => slot);

/** The dice as page elements over their places; all forty stay mounted, as mounting them on a roll is slow. */
export function DiceList({ arrangement, dice, rolling, settled, pickable, picked, onPick, plain }: DiceListProps) {
  return (
    <ul className={styles.dice} aria-label="Dice" hidden={dice.length === 0}>
      {pool.map((slot) => {
        const place = arrangement.places[slot];
        const die = place === undefined ? undefined : dice[place.die];
        if (place === undefined || die === undefined) return <li key={slot} hidden />;
        const written = plain && (settled || !rolling(place.die)) ? String(die.face) : undefined;
        const name = nameOf(die, settled, rolling(place.die));
        return (
          <li key={slot} className={plain ? styles.plain : undefined} style={spotOf(place, die)}>
            {settled && pickable.includes(place.die) ? (
              <button
                type="button"
                aria-label={name}
                aria-pressed={picked.includes(place.die)}
                onClick={() => {
                  onPick(place.die);
                }}
              >
                {written}
                {picked.includes(place.die) ? <PickedMark /> : null}
              </button>
            ) : (
              <span role="img" aria-label={name}>
                {written}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function PickedMark() {
  return (
    <svg className={styles.check} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3.5 8.5l3 3 6-7" />
    </svg>
  );
}

/** Before the settle a name tells nothing that the throw decides: a moving die's face, a lying die's new fate. */
function nameOf(die: TrayDie, settled: boolean, rolling: boolean): string {
  if (settled) return die.label;
  return `d${String(die.sides)}, ${rolling ? 'rolling' : String(die.face)}`;
}

function spotOf({ x, y, radius }: Place, { sides }: TrayDie): CSSProperties {
  const height = Math.max(44, 2 * radius);
  const width = sides === 100 ? Math.max(44, pairBreadth * radius) : height;
  return { left: x - width / 2, top: y - height / 2, width, height };
}
