import { IconButton } from '../../../ui/IconButton';
import { Stepper } from '../../../ui/Stepper';
import { TextField } from '../../../ui/TextField';
import classes from './PieceRow.module.css';
import { type Piece, pieceName } from './path';

interface PieceRowProps {
  readonly piece: Piece;
  readonly onChange: (piece: Piece) => void;
  readonly onRemove: () => void;
  readonly fault: string | undefined;
}

/** One piece: its name and how many squares it stands from its start. */
export function PieceRow({ piece, onChange, onRemove, fault }: PieceRowProps) {
  const name = pieceName(piece);
  return (
    <div role="group" aria-label={name} className={classes.piece}>
      <TextField
        className={classes.name}
        label="Piece"
        maxLength={60}
        value={piece.name ?? piece.id}
        onChange={(changed) => onChange({ ...piece, name: changed })}
      />
      <Stepper
        label="Position"
        min={0}
        max={999}
        value={piece.position}
        fault={fault}
        onChange={(position) => onChange({ ...piece, position })}
      />
      <IconButton icon="close" label={`Remove ${name}`} onClick={onRemove} />
    </div>
  );
}
