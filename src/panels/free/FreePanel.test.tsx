import type { FreeRequest } from '@clatter/engine';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { PanelFault } from '../panelProps';
import { FreePanel } from './FreePanel';

const shelf = { items: [], keep: () => undefined, remove: () => undefined };

interface Shown {
  readonly text?: string;
  readonly fault?: PanelFault;
  readonly recent?: readonly string[];
}

function notation(text: string): FreeRequest {
  return { kind: 'notation', text };
}

function Form({ text = '', fault, recent = [] }: Shown) {
  const [request, setRequest] = useState(notation(text));
  return (
    <FreePanel request={request} onChange={setRequest} fault={fault} recent={recent.map(notation)} shelf={shelf} />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Notation' });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the notation is typed', async () => {
  render(<Form />);
  await userEvent.type(field(), '2d6 + 3');
  expect(field()).toHaveValue('2d6 + 3');
});

test('buttons write dice, signs and suffixes', async () => {
  render(<Form />);
  await press('d6');
  await press('d6');
  await press('kh: Keep highest');
  await press('Minus');
  await press('d100');
  expect(field()).toHaveValue('2d6kh1 − 1d100');
  await press('Plus');
  await press('d4');
  expect(field()).toHaveValue('2d6kh1 − 1d100 + 1d4');
  await press('Remove the last part');
  expect(field()).toHaveValue('2d6kh1 − 1d100 +');
  await press('Clear the notation');
  expect(field()).toHaveValue('');
});

test('there is a button for each die', () => {
  render(<Form />);
  const names = ['d4', 'd6', 'd8', 'd10', 'd12', 'd20', 'd100'];
  expect(names.filter((name) => screen.queryByRole('button', { name }) === null)).toEqual([]);
});

test('a suffix without dice before it changes nothing', async () => {
  render(<Form text="7" />);
  expect(screen.getByRole('button', { name: 'dl: Drop lowest' })).toHaveAttribute('aria-disabled', 'true');
  await press('dl: Drop lowest');
  expect(field()).toHaveValue('7');
});

test('a fault is told with its place and marked there', () => {
  render(<Form text="2d6 3" fault={{ message: 'Put a + between.', path: 'text', position: 4 }} />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/Put a \+ between\. \(At character 5\.\)/);
  expect(screen.getByText('3', { selector: 'mark' })).toBeVisible();
});

test('a fault at the end of the text is marked by a caret', () => {
  render(<Form text="2d" fault={{ message: 'Sides are missing.', path: 'text', position: 2 }} />);
  expect(screen.getByText('‸', { selector: 'mark' })).toBeVisible();
});

test('a character of two units is marked whole', () => {
  render(<Form text="2d6 🎲 3" fault={{ message: 'No.', path: 'text', position: 4 }} />);
  expect(screen.getByText('🎲', { selector: 'mark' })).toBeVisible();
});

test('a fault without a place is told alone', () => {
  render(<Form text="2d6" fault={{ message: 'Something else.' }} />);
  expect(field()).toHaveAccessibleDescription(/^Something else\./);
});

test('an empty notation invites to write one', () => {
  render(<Form text=" " fault={{ message: 'Nothing here.', path: 'text', position: 1 }} />);
  expect(field()).toHaveAccessibleDescription(/^Write some dice or press a die\./);
  expect(screen.queryByText('‸')).toBeNull();
});

test('the last ten notations are a tap away, newest first', async () => {
  const recent = Array.from({ length: 12 }, (_, place) => `${String(place + 1)}d8`);
  render(<Form recent={recent} />);
  const chips = within(screen.getByRole('region', { name: 'Rolled before' })).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual(recent.slice(0, 10));
  await press('3d8');
  expect(field()).toHaveValue('3d8');
});

test('without earlier rolls there is no empty list', () => {
  render(<Form />);
  expect(screen.queryByRole('region')).toBeNull();
});
