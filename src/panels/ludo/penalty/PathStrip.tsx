import { classNames } from '../../../ui/classNames';
import classes from './PathStrip.module.css';
import { pathLengthOf, type PenaltyRequest, pieceName } from './path';

interface PathStripProps {
  readonly request: PenaltyRequest;
  readonly onPress: (square: number) => void;
}

const roomyLength = 5;

/** What of a name finds room on a square: all of it, else the number at its end, else how it begins. */
function shorten(name: string): string {
  if (name.length <= roomyLength) return name;
  return /\d{1,3}$/.exec(name)?.[0] ?? `${name.slice(0, roomyLength - 2)}…`;
}

/** The pathway as numbered squares, the start first; each says what stands on it. */
export function PathStrip({ request, onPress }: PathStripProps) {
  const { pieces, friendly } = request;
  const squares = Array.from({ length: pathLengthOf(request) + 1 }, (_, square) => square);
  return (
    <div role="group" aria-label="Pathway" className={classes.strip}>
      {squares.map((square) => {
        const standing = pieces.filter(({ position }) => position === square).map(pieceName);
        const isFriendly = friendly.includes(square);
        const held = [...standing, ...(isFriendly ? ['friendly space'] : [])];
        const what = square === 0 ? 'Start' : `Square ${String(square)}`;
        const shown = standing.length > 1 ? `×${String(standing.length)}` : standing.map(shorten).join('');
        return (
          <button
            key={square}
            type="button"
            aria-label={held.length === 0 ? what : `${what}: ${held.join(', ')}`}
            className={classNames(classes.square, square === 0 && classes.start, isFriendly && classes.friendly)}
            onClick={() => onPress(square)}
          >
            <span className={classes.number}>{square}</span>
            <span className={classes.held}>{shown}</span>
          </button>
        );
      })}
    </div>
  );
}
