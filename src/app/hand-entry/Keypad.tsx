import { Button } from '../../ui/Button';
import classes from './HandEntry.module.css';

const mostKeys = 20;

interface KeypadProps {
  /** How many sides the die to be typed has. */
  readonly sides: number;
  readonly onFace: (face: number) => void;
  readonly onBack: () => void;
  readonly canGoBack: boolean;
}

/** One key for each face; a die of a hundred sides has too many, and is typed in the line instead. */
export function Keypad({ sides, onFace, onBack, canGoBack }: KeypadProps) {
  const faces = sides > mostKeys ? [] : Array.from({ length: sides }, (_, place) => place + 1);
  return (
    <div className={classes.keypad} data-row={sides === 6} role="group" aria-label={`Faces of the d${sides}`}>
      {faces.map((face) => (
        <button type="button" key={face} className={classes.key} onClick={() => onFace(face)}>
          {face}
        </button>
      ))}
      <Button icon="undo" onClick={onBack} disabled={!canGoBack} className={classes.back}>
        Back
      </Button>
    </div>
  );
}
