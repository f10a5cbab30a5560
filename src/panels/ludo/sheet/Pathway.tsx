import type { LudoSheet } from '@clatter/engine';
import { useState } from 'react';

import { Button } from '../../../ui/Button';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import sheetClasses from '../../shared/sheet.module.css';
import { freshPiece, pieceName } from '../penalty/path';
import { PathStrip } from '../penalty/PathStrip';
import { PieceRow } from '../penalty/PieceRow';

type Pieces = LudoSheet['pieces'];

interface PathwayProps {
  readonly pieces: Pieces;
  readonly onChange: (pieces: Pieces) => void;
}

/** The party's pieces on the pathway: a tap on a square moves the chosen one there. */
export function Pathway({ pieces, onChange }: PathwayProps) {
  const [chosen, setChosen] = useState(pieces[0]?.id);
  const moving = pieces.find(({ id }) => id === chosen) ?? pieces[0];

  function change(id: string, changed: Partial<Pieces[number]>) {
    onChange(pieces.map((piece) => (piece.id === id ? { ...piece, ...changed } : piece)));
  }

  return (
    <fieldset className={sheetClasses.sheet}>
      <legend className={sheetClasses.told}>Pieces on the pathway</legend>
      {moving !== undefined && (
        <>
          <ChoiceGroup
            label="A tap on the path moves"
            options={pieces.map((piece) => ({ value: piece.id, label: pieceName(piece) }))}
            value={moving.id}
            onChange={setChosen}
          />
          <PathStrip
            request={{ kind: 'penalty', pieces, friendly: [] }}
            onPress={(position) => change(moving.id, { position })}
          />
        </>
      )}
      {pieces.map((piece) => (
        <PieceRow
          key={piece.id}
          piece={piece}
          fault={undefined}
          onChange={({ name = '', position }) => change(piece.id, { name, position })}
          onRemove={() => onChange(pieces.filter(({ id }) => id !== piece.id))}
        />
      ))}
      <div>
        <Button
          icon="plus"
          onClick={() => {
            const { id, position, name = '' } = freshPiece(pieces);
            onChange([...pieces, { id, position, name }]);
          }}
        >
          Add a piece
        </Button>
      </div>
    </fieldset>
  );
}
