import { TextField } from '../../ui/TextField';
import type { PanelFault } from '../panelProps';
import classes from './NotationField.module.css';

interface NotationFieldProps {
  readonly text: string;
  readonly fault: PanelFault | undefined;
  readonly onChange: (text: string) => void;
}

/** The text itself; a fault tells its place and marks it below. */
export function NotationField({ text, fault, onChange }: NotationFieldProps) {
  const position = fault?.position;
  const told =
    position === undefined ? fault?.message : `${fault?.message ?? ''} (At character ${String(position + 1)}.)`;
  return (
    <div className={classes.field}>
      <TextField
        label="Notation"
        hint={position === undefined ? 'Such as 2d6 + 3, 4d6dl1 or 2d20kh1 − 1.' : undefined}
        fault={text.trim() === '' ? 'Write some dice or press a die.' : told}
        value={text}
        onChange={onChange}
        dir="ltr"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        className={classes.text}
      />
      {position !== undefined && text.trim() !== '' && <FaultMark text={text} position={position} />}
    </div>
  );
}

interface FaultMarkProps {
  readonly text: string;
  readonly position: number;
}

/** The text once more with its fault marked: seen only, since the field's description says it. */
function FaultMark({ text, position }: FaultMarkProps) {
  const [marked = ''] = Array.from(text.slice(position));
  return (
    <p className={classes.marked} aria-hidden dir="ltr">
      {text.slice(0, position)}
      <mark className={classes.mark}>{marked.trim() === '' ? '\u2038' : marked}</mark>
      {text.slice(position + marked.length)}
    </p>
  );
}
