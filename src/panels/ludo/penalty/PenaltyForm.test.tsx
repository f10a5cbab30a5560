import type { LudoRequestOf } from '@clatter/engine';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { PanelFault } from '../../panelProps';
import { PenaltyForm } from './PenaltyForm';

type PenaltyRequest = LudoRequestOf<'penalty'>;

const start: PenaltyRequest = {
  kind: 'penalty',
  pieces: [
    { id: 'a', name: 'Rook', position: 3 },
    { id: 'b', position: 9 },
  ],
  friendly: [7],
};

function show(request = start, fault?: PanelFault) {
  let latest = request;
  function Form() {
    const [shown, setShown] = useState(latest);
    latest = shown;
    return <PenaltyForm request={shown} onChange={setShown} fault={fault} />;
  }
  render(<Form />);
  return { user: userEvent.setup(), read: () => latest };
}

const path = () => within(screen.getByRole('group', { name: 'Pathway' }));
const piece = (name: string) => within(screen.getByRole('group', { name }));

test('each square says what stands on it', () => {
  show({ ...start, pieces: [...start.pieces, { id: 'c', position: 9 }] });
  expect(path().getByRole('button', { name: 'Start' })).toBeVisible();
  expect(path().getByRole('button', { name: 'Square 3: Rook' })).toHaveTextContent('3Rook');
  expect(path().getByRole('button', { name: 'Square 9: b, c' })).toHaveTextContent('9×2');
  expect(path().getByRole('button', { name: 'Square 7: friendly space' })).toBeVisible();
  expect(path().getAllByRole('button')).toHaveLength(25);
});

test('a tap places the chosen piece', async () => {
  const { user, read } = show();
  await user.click(path().getByRole('button', { name: 'Square 5' }));
  expect(read().pieces).toEqual([
    { id: 'a', name: 'Rook', position: 5 },
    { id: 'b', position: 9 },
  ]);
  await user.click(screen.getByRole('radio', { name: 'b' }));
  await user.click(path().getByRole('button', { name: 'Start' }));
  expect(read().pieces[1]).toEqual({ id: 'b', position: 0 });
});

test('a tap sets and clears friendly spaces', async () => {
  const { user, read } = show();
  await user.click(screen.getByRole('radio', { name: 'Friendly space' }));
  await user.click(path().getByRole('button', { name: 'Square 2' }));
  await user.click(path().getByRole('button', { name: 'Square 3: Rook' }));
  expect(read().friendly).toEqual([2, 3, 7]);
  await user.click(path().getByRole('button', { name: 'Square 7: friendly space' }));
  expect(read()).toEqual({ ...start, friendly: [2, 3] });
});

test('pieces are added, named, placed by number and removed', async () => {
  const { user, read } = show({ ...start, pieces: [{ id: 'piece-2', position: 3 }] });
  await user.click(screen.getByRole('button', { name: 'Add a piece' }));
  expect(read().pieces[1]).toEqual({ id: 'piece-3', name: 'Piece 3', position: 1 });
  const added = piece('Piece 3');
  await user.clear(added.getByRole('spinbutton', { name: 'Position' }));
  await user.type(added.getByRole('spinbutton', { name: 'Position' }), '30');
  await user.clear(added.getByRole('textbox', { name: 'Piece' }));
  await user.type(piece('piece-3').getByRole('textbox', { name: 'Piece' }), 'Knight');
  expect(read().pieces[1]).toEqual({ id: 'piece-3', name: 'Knight', position: 30 });
  expect(path().getByRole('button', { name: 'Square 30: Knight' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove piece-2' }));
  expect(read().pieces.map(({ id }) => id)).toEqual(['piece-3']);
});

test('without a piece a tap sets friendly spaces', async () => {
  const { user, read } = show({ ...start, pieces: [], friendly: [] });
  expect(screen.getByRole('radio', { name: 'Friendly space' })).toBeChecked();
  await user.click(path().getByRole('button', { name: 'Square 4' }));
  expect(read().friendly).toEqual([4]);
});

test('the path is as long as it is set, never too short for what stands on it', async () => {
  const { user, read } = show();
  await user.click(screen.getByText('Path'));
  const length = screen.getByRole('spinbutton', { name: 'Squares on the path' });
  await user.clear(length);
  await user.type(length, '40');
  expect(read().pathLength).toBe(40);
  expect(path().getAllByRole('button')).toHaveLength(41);
  expect(length).toHaveAttribute('aria-valuemin', '9');
  expect(screen.getByText('40 squares')).toBeInTheDocument();
});

test('a fault stands at its piece', () => {
  show(start, { message: 'Each piece needs an id of its own.', path: 'pieces.1.id' });
  expect(piece('b').getByRole('spinbutton', { name: 'Position' })).toHaveAccessibleDescription(/of its own/);
  expect(piece('Rook').getByRole('spinbutton', { name: 'Position' })).not.toHaveAccessibleDescription();
});
