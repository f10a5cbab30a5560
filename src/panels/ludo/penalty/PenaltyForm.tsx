import type { LudoRequestOf } from '@clatter/engine';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { Disclosure } from '../../../ui/Disclosure';
import { Stepper } from '../../../ui/Stepper';
import { faultAt } from '../../shared/faultAt';
import form from '../../shared/form.module.css';
import type { FormProps } from '../../shared/formProps';
import { freshPiece, leastPathOf, longestPath, pathLengthOf, type Piece, pieceName, toggleFriendly } from './path';
import { PathStrip } from './PathStrip';
import { PieceRow } from './PieceRow';

/** The roller's pieces on the pathway, and the friendly spaces that stop them. */
export function PenaltyForm({ request, onChange, fault }: FormProps<LudoRequestOf<'penalty'>>) {
  const { pieces } = request;
  const [placing, setPlacing] = useState(pieces[0]?.id);
  const placed = pieces.find(({ id }) => id === placing);
  const options = [
    ...pieces.map((piece) => ({ value: piece.id, label: pieceName(piece) })),
    { value: undefined, label: 'Friendly space' },
  ];

  function change(id: string, changed: Piece) {
    onChange({ ...request, pieces: pieces.map((piece) => (piece.id === id ? changed : piece)) });
  }

  function press(square: number) {
    if (placed === undefined) onChange(toggleFriendly(request, square));
    else change(placed.id, { ...placed, position: square });
  }

  return (
    <div className={form.form}>
      <ChoiceGroup label="A tap on the path sets" options={options} value={placed?.id} onChange={setPlacing} />
      <PathStrip request={request} onPress={press} />
      {pieces.map((piece, place) => (
        <PieceRow
          key={piece.id}
          piece={piece}
          fault={faultAt(fault, `pieces.${String(place)}`)}
          onChange={(changed) => change(piece.id, changed)}
          onRemove={() => onChange({ ...request, pieces: pieces.filter(({ id }) => id !== piece.id) })}
        />
      ))}
      <div>
        <Button icon="plus" onClick={() => onChange({ ...request, pieces: [...pieces, freshPiece(pieces)] })}>
          Add a piece
        </Button>
      </div>
      <Disclosure label="Path" summary={`${String(pathLengthOf(request))} squares`}>
        <Stepper
          label="Squares on the path"
          min={leastPathOf(request)}
          max={longestPath}
          value={pathLengthOf(request)}
          onChange={(pathLength) => onChange({ ...request, pathLength })}
        />
      </Disclosure>
    </div>
  );
}
