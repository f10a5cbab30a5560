import type { LudoRequestOf } from '@clatter/engine';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShelfItem } from '../../panelProps';
import { ContestForm } from './ContestForm';

type ContestRequest = LudoRequestOf<'contest'>;

const sides: ContestRequest['sides'] = [
  { modifiers: [2, 1], advantage: 1, disadvantage: 0, stressed: true, stat: 'Might' },
  { fixed: 14 },
];
const start: ContestRequest = { kind: 'contest', sides, crits: true, grazing: false };
const blade = { dice: [{ count: 2, sides: 8 }], modifiers: [3], onGrazing: 'normal', onCritical: 'double' } as const;
const sword = { name: 'Sword', crits: true, grazing: true, damage: blade };
const chase = { name: 'Chase', crits: true, grazing: false };

const asItem = (data: { readonly name: string }): ShelfItem => ({ id: data.name, name: data.name, data });

function show(request = start, kept: readonly ShelfItem[] = []) {
  let latest = request;
  const calls = { keep: vi.fn(), remove: vi.fn() };
  function Form() {
    const [shown, setShown] = useState(latest);
    const [items, setItems] = useState(kept);
    latest = shown;
    const shelf = {
      items,
      keep: (name: string, data: unknown) => {
        calls.keep(name, data);
        setItems([...items.filter((item) => item.name !== name), { id: `${name}, kept`, name, data }]);
      },
      remove: (id: string) => {
        calls.remove(id);
        setItems(items.filter((item) => item.id !== id));
      },
    };
    return <ContestForm request={shown} onChange={setShown} fault={undefined} shelf={shelf} />;
  }
  render(<Form />);
  return { user: userEvent.setup({ applyAccept: false, delay: null }), read: () => latest, calls };
}

const types = () => within(screen.getByRole('group', { name: 'Contest type' }));
const typeNamed = (name: string) => types().getByRole('radio', { name });
const namesInUse = () =>
  types()
    .queryAllByRole<HTMLInputElement>('radio', { checked: true })
    .map((radio) => radio.labels?.[0]?.textContent);
const nameField = () => screen.getByRole('textbox', { name: 'Type name' });
const openShelf = (user: UserEvent) => user.click(screen.getByText('Kept types', { selector: 'span' }));

async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

function catchDownloads() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:type';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { blobs, names };
}

afterEach(() => vi.restoreAllMocks());

test('[L6] [L7] [L10] a ready type is used with one tap, and the sides stay as they are', async () => {
  const { user, read } = show();
  expect(namesInUse()).toEqual([]);
  await user.click(typeNamed('Weapon attack'));
  const damage = { dice: [{ count: 1, sides: 6 }], modifiers: [], onGrazing: 'half', onCritical: 'double' };
  expect(read()).toEqual({ kind: 'contest', sides, crits: true, grazing: true, damage });
  expect(namesInUse()).toEqual(['Weapon attack']);
  await user.click(typeNamed('Attack, no damage'));
  expect(read()).toEqual({ kind: 'contest', sides, crits: true, grazing: true });
  await user.click(typeNamed('Opposed check'));
  expect(read()).toEqual({ kind: 'contest', sides, crits: false, grazing: false });
});

test('the type in use is shown for as long as the contest has its rules', async () => {
  const { user } = show({ ...start, damage: blade, grazing: true }, [asItem(sword)]);
  expect(namesInUse()).toEqual(['Sword']);
  await user.click(screen.getByRole('switch', { name: 'Stressed' }));
  await user.click(screen.getByRole('button', { name: 'Add a defender' }));
  expect(namesInUse()).toEqual(['Sword']);
  await user.click(screen.getByRole('switch', { name: 'Grazing hits' }));
  expect(namesInUse()).toEqual([]);
  await user.click(screen.getByRole('switch', { name: 'Grazing hits' }));
  expect(namesInUse()).toEqual(['Sword']);
  await user.click(screen.getByText('Damage after a win'));
  const onGrazing = within(screen.getByRole('group', { name: 'On a grazing hit' }));
  await user.click(onGrazing.getByRole('radio', { name: 'Half damage' }));
  expect(namesInUse()).toEqual([]);
});

test('of types with the same rules the chosen one is shown', async () => {
  const { user } = show(start, [asItem(chase), asItem({ ...chase, name: 'Riddle' })]);
  expect(namesInUse()).toEqual(['Chase']);
  await user.click(typeNamed('Riddle'));
  expect(namesInUse()).toEqual(['Riddle']);
});

test('types are kept without the sides, used and removed', async () => {
  const { user, read, calls } = show({ ...start, grazing: true, damage: blade });
  await openShelf(user);
  await write(user, nameField(), '  Sword ');
  await user.click(screen.getByRole('button', { name: 'Keep this type' }));
  expect(calls.keep).toHaveBeenCalledExactlyOnceWith('Sword', sword);
  expect(namesInUse()).toEqual(['Sword']);
  await user.click(typeNamed('Opposed check'));
  expect(nameField()).toHaveValue('Opposed check');
  await user.click(typeNamed('Sword'));
  expect(read()).toEqual({ kind: 'contest', sides, crits: true, grazing: true, damage: blade });
  await user.click(screen.getByRole('button', { name: 'Remove Sword' }));
  expect(calls.remove).toHaveBeenCalledExactlyOnceWith('Sword, kept');
  expect(types().queryByRole('radio', { name: 'Sword' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Kept types' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep this type' })).toHaveFocus();
  expect(read().damage).toEqual(blade);
});

test('a type without a name is neither kept nor saved', async () => {
  const { names } = catchDownloads();
  const { user, calls } = show();
  await openShelf(user);
  for (const action of ['Keep this type', 'Save as a file']) {
    await write(user, nameField(), ' ');
    expect(nameField()).not.toHaveAccessibleDescription(/name first/);
    await user.click(screen.getByRole('button', { name: action }));
    expect(nameField()).toHaveAccessibleDescription(/^Give the type a name first\./);
    expect(nameField()).toHaveFocus();
  }
  expect(calls.keep).not.toHaveBeenCalled();
  expect(names).toEqual([]);
});

test('that a kept type is replaced is said before and after', async () => {
  const { user, calls } = show(start, [asItem(sword)]);
  await openShelf(user);
  await write(user, nameField(), 'Sword');
  await user.click(screen.getByRole('button', { name: 'Replace “Sword”' }));
  expect(calls.keep).toHaveBeenCalledExactlyOnceWith('Sword', { ...chase, name: 'Sword' });
  expect(screen.getByText('“Sword” is kept, in place of the earlier one.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep this type' })).toBeVisible();
  expect(types().getAllByRole('radio', { name: 'Sword' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/earlier one/)).not.toBeInTheDocument();
});

test('a kept type stands in for the ready one of its name until it is removed', async () => {
  const { user, read } = show({ ...start, grazing: true, damage: blade });
  await openShelf(user);
  await write(user, nameField(), 'Weapon attack');
  await user.click(screen.getByRole('button', { name: 'Replace “Weapon attack”' }));
  await user.click(typeNamed('Opposed check'));
  await user.click(typeNamed('Weapon attack'));
  expect(read().damage).toEqual(blade);
  await user.click(screen.getByRole('button', { name: 'Remove Weapon attack' }));
  expect(namesInUse()).toEqual([]);
  await user.click(typeNamed('Weapon attack'));
  expect(read().damage).toMatchObject({ dice: [{ count: 1, sides: 6 }] });
});

test('a kept type that cannot be read says so and changes nothing', async () => {
  const { user, read } = show(start, [
    asItem(sword),
    { id: 'broken', name: 'Broken', data: { ...sword, damage: { ...blade, dice: [{ count: 1, sides: 7 }] } } },
  ]);
  await user.click(typeNamed('Broken'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'That is no contest type: “damage.dice.0.sides” must be one of 4, 6, 8, 10, 12, 20.',
  );
  expect(screen.getByRole('alert')).toBeVisible();
  expect(read()).toEqual(start);
  expect(namesInUse()).toEqual([]);
  await user.click(typeNamed('Sword'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a type saved as a file opens again, without the sides', async () => {
  const { blobs, names } = catchDownloads();
  const { user, read, calls } = show({ ...start, grazing: true, damage: blade });
  await openShelf(user);
  await write(user, nameField(), 'Sword & shield');
  await user.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(names).toEqual(['Sword-shield.contest-type.json']);
  const [blob] = blobs;
  if (blob === undefined) throw new Error('A file was to be saved.');
  const text = await blob.text();
  expect(JSON.parse(text)).toEqual({
    kind: 'clatter-contest-type',
    version: 1,
    type: { ...sword, name: 'Sword & shield' },
  });
  await user.click(typeNamed('Opposed check'));
  await user.upload(screen.getByLabelText('File with a contest type'), new File([text], 'any.json'));
  await waitFor(() => expect(read()).toEqual({ kind: 'contest', sides, crits: true, grazing: true, damage: blade }));
  expect(nameField()).toHaveValue('Sword & shield');
  expect(screen.getByText('“Sword & shield” is in use; keep it to have it here again.')).toBeVisible();
  expect(calls.keep).not.toHaveBeenCalled();
});

const fileOf = (type: unknown, more: object = {}) =>
  JSON.stringify({ kind: 'clatter-contest-type', version: 1, type, ...more });
const fileWithDamage = (more: object) => fileOf({ ...sword, damage: { ...blade, ...more } });

test('sides and whatever else is in a file are left out', async () => {
  const { user, read } = show();
  const foreign = { ...sword, sides: [{ fixed: 1 }, {}], kind: 'save', goal: 2 };
  await user.upload(screen.getByLabelText('File with a contest type'), new File([fileOf(foreign)], 'any.json'));
  await waitFor(() => expect(read().damage).toEqual(blade));
  expect(read()).toEqual({ kind: 'contest', sides, crits: true, grazing: true, damage: blade });
});

test.each([
  ['nothing', '', /holds no contest type; choose one/],
  ['a web page', '<!doctype html>', /holds no contest type; choose one/],
  ['a list', '[]', /holds no contest type; choose one/],
  ['null', 'null', /holds no contest type; choose one/],
  ['half a type', fileOf(sword).slice(0, 60), /holds no contest type; choose one/],
  ['a check table', fileOf(sword, { kind: 'clatter-check-table' }), /holds no contest type; choose one/],
  ['a type of a later version', fileOf(sword, { version: 2 }), /later version \(2\); update/],
  ['no type', fileOf(undefined), /“type” is missing/],
  ['several types', fileOf([sword]), /“type” must be an object/],
  ['a type without a name', fileOf({ crits: true }), /“name” is missing/],
  ['a blank name', fileOf({ ...sword, name: ' ' }), /“name” must not be empty/],
  ['too long a name', fileOf({ ...sword, name: 'x'.repeat(61) }), /“name” must be 60 characters long at most/],
  ['wrong crits', fileOf({ ...sword, crits: 'yes' }), /“crits” must be true or false/],
  ['null for damage', fileOf({ ...sword, damage: null }), /“damage” must be an object/],
  ['no dice', fileWithDamage({ dice: [] }), /“damage.dice” must name at least one die/],
  ['a wrong modifier', fileWithDamage({ modifiers: [1.5] }), /“damage.modifiers.0” must be a whole number/],
  ['a wrong graze', fileWithDamage({ onGrazing: 'none' }), /“damage.onGrazing” must be half or normal/],
  ['a wrong critical', fileWithDamage({ onCritical: 'triple' }), /“damage.onCritical” must be double or normal/],
  ['too much', ' '.repeat(1_000_001), /too large for a contest type; 1 MB is the most/],
])('a file that holds %s is refused and changes nothing', async (_, text, message) => {
  const { user, read, calls } = show();
  await user.upload(screen.getByLabelText('File with a contest type'), new File([text], 'any.json'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(read()).toEqual(start);
  expect(nameField()).toHaveValue('');
  expect(calls.keep).not.toHaveBeenCalled();
});

test('a file that cannot be opened is told of', async () => {
  const { user, read } = show();
  const file = new File([fileOf(sword)], 'gone.json');
  file.text = () => Promise.reject(new Error('It is gone.'));
  await user.upload(screen.getByLabelText('File with a contest type'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('That file can’t be opened; choose it again.');
  expect(read()).toEqual(start);
});
