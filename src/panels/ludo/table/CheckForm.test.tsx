import { ludo, type LudoRequestOf } from '@clatter/engine';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PanelFault, ShelfItem } from '../../panelProps';
import { CheckForm } from './CheckForm';

type CheckRequest = LudoRequestOf<'check'>;

const weather = {
  name: 'Weather',
  sides: 6 as const,
  rows: [
    { from: 1, to: 2, text: 'Rain' },
    { from: 4, to: 5, text: 'Sun' },
  ],
};
const start: CheckRequest = { kind: 'check', table: weather, advantage: 0, disadvantage: 0 };

function show(request = start, items: readonly ShelfItem[] = [], fault?: PanelFault) {
  let latest = request;
  const shelf = { items, keep: vi.fn(), remove: vi.fn() };
  function Form() {
    const [shown, setShown] = useState(latest);
    latest = shown;
    return <CheckForm request={shown} onChange={setShown} fault={fault} shelf={shelf} />;
  }
  render(<Form />);
  return { user: userEvent.setup({ applyAccept: false }), read: () => latest, shelf };
}

const row = (name: string) => within(screen.getByRole('group', { name }));

async function write(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

afterEach(() => vi.restoreAllMocks());

test('name, die, rows and edges are set', async () => {
  const { user, read } = show();
  await user.click(screen.getByText('The table'));
  await write(user, screen.getByRole('textbox', { name: 'Table name' }), 'Road');
  await user.click(screen.getByRole('radio', { name: 'd8' }));
  await write(user, row('Row 2').getByRole('spinbutton', { name: 'To' }), '8');
  await write(user, row('Row 2').getByRole('spinbutton', { name: 'From' }), '6');
  await write(user, row('Row 2').getByRole('textbox', { name: 'Entry' }), 'Mud');
  await user.click(row('Row 1').getByRole('button', { name: 'Remove row 1' }));
  await write(user, screen.getByRole('spinbutton', { name: 'Advantage' }), '1');
  expect(screen.getByText('Two d8s, the higher counts.')).toBeVisible();
  expect(read()).toEqual({
    kind: 'check',
    table: { name: 'Road', sides: 8, rows: [{ from: 6, to: 8, text: 'Mud' }] },
    advantage: 1,
    disadvantage: 0,
  });
});

test('gaps are told and a new row fills the first', async () => {
  const { user, read } = show();
  expect(screen.getByText('Gaps, which give no entry: 3, 6.')).toBeInTheDocument();
  await user.click(screen.getByText('The table'));
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(read().table.rows.at(-1)).toEqual({ from: 3, to: 3, text: '' });
  expect(screen.getByText('Gaps, which give no entry: 6.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(screen.queryByText(/^Gaps/)).not.toBeInTheDocument();
  expect(() => ludo.readRequest(read())).not.toThrow();
});

test('overlaps are told, with the rows that share a number', () => {
  const rows = [...weather.rows, { from: 1, to: 5, text: 'Fog' }];
  show({ ...start, table: { ...weather, rows } });
  expect(screen.getByText('Overlaps, which have to go before a roll: 1 to 2, 4 to 5.')).toBeInTheDocument();
  const faces = within(screen.getByRole('list', { name: 'Which row holds each number' })).getAllByRole('listitem');
  expect(faces.map(({ textContent }) => textContent)).toEqual(['1#1 #3', '2#1 #3', '3#3', '4#2 #3', '5#2 #3', '6gap']);
});

test('a table of twenty rows is full', () => {
  const rows = Array.from({ length: 20 }, (_, place) => ({ from: place + 1, to: place + 1, text: '' }));
  show({ ...start, table: { name: '', sides: 20, rows } });
  expect(screen.queryByRole('button', { name: 'Add a row' })).not.toBeInTheDocument();
});

test('a fault opens the table and stands at its row', () => {
  show(start, [], { message: 'Row 2 goes up to 9; a d6 ends at 6.', path: 'table.rows.1.to' });
  expect(row('Row 2').getByRole('textbox', { name: 'Entry' })).toHaveAccessibleDescription(/ends at 6/);
  expect(row('Row 2').getByRole('textbox', { name: 'Entry' })).toBeVisible();
});

test('tables are kept, used and removed', async () => {
  const kept = { name: 'Road', sides: 4, rows: [] };
  const { user, read, shelf } = show(start, [
    { id: 'one', name: 'Road', data: kept },
    { id: 'two', name: 'Broken', data: { name: 'Broken', sides: 5, rows: [] } },
  ]);
  await user.click(screen.getByText('Kept tables', { selector: 'span' }));
  await user.click(screen.getByRole('button', { name: 'Keep this table' }));
  expect(shelf.keep).toHaveBeenCalledWith('Weather', weather);
  await user.click(screen.getByRole('button', { name: 'Use Broken' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'That is no check table: “sides” must be one of 4, 6, 8, 10, 12, 20.',
  );
  expect(read().table).toEqual(weather);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use Road' }));
  expect(read().table).toEqual(kept);
  await user.click(screen.getByRole('button', { name: 'Keep this table' }));
  await user.click(screen.getByRole('button', { name: 'Remove Road' }));
  expect(shelf.remove).toHaveBeenCalledWith('one');
});

test('a table saved as a file opens again', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:table';
  };
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user, read } = show({ ...start, table: { ...weather, name: 'Road & weather' } });
  await user.click(screen.getByText('Kept tables'));
  await user.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(names).toEqual(['Road-weather.table.json']);
  const [blob] = blobs;
  if (blob === undefined) throw new Error('A file was to be saved.');
  const text = await blob.text();
  await user.click(screen.getByText('The table'));
  await write(user, screen.getByRole('textbox', { name: 'Table name' }), 'Other');
  await user.upload(screen.getByLabelText('File with a check table'), new File([text], 'any.json'));
  await waitFor(() => expect(read().table.name).toBe('Road & weather'));
  expect(read().table).toEqual({ ...weather, name: 'Road & weather' });
});

test.each([
  ['', /no check table; choose one/],
  ['<!doctype html>', /no check table; choose one/],
  ['[]', /no check table; choose one/],
  ['{"kind":"clatter-check-table","version":1,"table":', /no check table; choose one/],
  [JSON.stringify({ kind: 'clatter-check-table', version: 2, table: weather }), /later version \(2\)/],
  [
    JSON.stringify({ kind: 'clatter-check-table', version: 1, table: { ...weather, rows: {} } }),
    /“rows” must be a list/,
  ],
  [' '.repeat(1_000_001), /too large/],
])('a file that holds %j is refused and changes nothing', async (text, message) => {
  const { user, read } = show();
  await user.click(screen.getByText('Kept tables'));
  await user.upload(screen.getByLabelText('File with a check table'), new File([text], 'any.json'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(read()).toEqual(start);
});
