import { crossroads, d20, diecon, ludo } from '@clatter/engine';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { CrossroadsPanel } from '../panels/crossroads/CrossroadsPanel';
import { crossroadsSeats } from '../panels/crossroads/seats';
import { crossroadsKit } from '../panels/crossroads/sheet/crossroadsKit';
import { D20Panel } from '../panels/d20/D20Panel';
import { d20Seats } from '../panels/d20/seats';
import { d20Kit } from '../panels/d20/sheet/d20Kit';
import { DieconPanel } from '../panels/diecon/DieconPanel';
import { dieconSeats } from '../panels/diecon/seats';
import { dieconKit } from '../panels/diecon/sheet/dieconKit';
import { LudoPanel } from '../panels/ludo/LudoPanel';
import { ludoSeats } from '../panels/ludo/seats';
import { ludoKit } from '../panels/ludo/sheet/ludoKit';
import { fillFromSheets } from '../store/party/seats';
import { install } from './install';
import { renderTray } from './testing/renderTray';

const systems = [
  install(ludo, LudoPanel, { plan: ludoSeats, loadKit: () => Promise.resolve(ludoKit) }),
  install(diecon, DieconPanel, { plan: dieconSeats, loadKit: () => Promise.resolve(dieconKit) }),
  install(d20, D20Panel, { plan: d20Seats, loadKit: () => Promise.resolve(d20Kit) }),
  install(crossroads, CrossroadsPanel, { plan: crossroadsSeats, loadKit: () => Promise.resolve(crossroadsKit) }),
];

beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

async function withSample(faces: readonly number[], tab?: string) {
  const tray = await renderTray(systems, faces);
  await tray.user.click(screen.getByRole('button', { name: 'Try a sample party' }));
  await screen.findByRole('group', { name: 'Kept rolls' });
  if (tab !== undefined) await tray.user.click(screen.getByRole('tab', { name: tab }));
  const sheetOf = (name: string, system: string): unknown =>
    tray.stores.tray.party().characters.find((one) => one.name === name)?.sheets[system];
  return { ...tray, sheetOf };
}

async function openParty(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Party' }));
  return within(await screen.findByRole('dialog', { name: 'Party' }));
}

const card = () => within(screen.getByRole('region', { name: 'Result' })).findByRole('article');
const rollButton = () => screen.getByRole('button', { name: /^Roll / });

test('[L10] a kept roll is one tap, told with the names of its sides, and its damage is the next', async () => {
  const { user, stores } = await withSample([15, 3, 6, 4, 5]);
  await user.click(screen.getByRole('button', { name: 'Mira: Sword' }));
  expect(await card()).toHaveTextContent('Mira17 wins');
  expect(screen.getByRole('status')).toHaveTextContent('Goblin');
  await user.click(screen.getByRole('button', { name: 'Damage' }));
  expect(await card()).toHaveTextContent('Mira: Damage');
  expect(screen.getByRole('status')).toHaveTextContent('Rolled by Mira.');
  const [attack] = stores.tray.getState().history.entries;
  expect(attack?.seats).toEqual({ 0: 'sample/mira', 1: 'sample/goblin' });
  expect(attack?.request).toMatchObject({ sides: [{ modifiers: [2] }, { modifiers: [1] }] });

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Again' }));
  const [, again] = stores.tray.getState().history.entries;
  expect(again).toMatchObject({ label: 'Sword', seats: attack?.seats, request: attack?.request });
});

test('[L18] a fate reroll stresses its side, which is refused the next; undo and clearing take it off', async () => {
  const { user, sheetOf } = await withSample([3, 15, 18, 9, 10, 11, 12]);
  await user.click(screen.getByRole('button', { name: 'Mira: Sword' }));
  await card();
  await user.click(screen.getAllByRole('button', { name: /fate/i })[0] ?? rollButton());
  await user.click(within(await card()).getByRole('button', { name: /^d20, 3/ }));
  expect(await card()).toHaveTextContent('Mira is now stressed');
  expect(sheetOf('Mira', 'ludo')).toMatchObject({ stressed: true });
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await card()).toHaveTextContent(/Mira.*stressed/);
  expect(within(await card()).getAllByRole('button', { name: /fate/i })).toHaveLength(1);

  const party = await openParty(user);
  await user.click(await party.findByRole('button', { name: /^Mira stressed/ }));
  await user.click(party.getByRole('button', { name: 'Stress cleared' }));
  expect(sheetOf('Mira', 'ludo')).toMatchObject({ stressed: false });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sheetOf('Mira', 'ludo')).toMatchObject({ stressed: true });
});

test('[D13] who rolls fills the form in; what is changed is marked, frozen in the record, and given back', async () => {
  const { user, stores } = await withSample([10, 10], 'D20');
  await user.click(screen.getByRole('radio', { name: 'Attack' }));
  const armour = await screen.findByRole('spinbutton', { name: 'AC' });
  expect(armour).toHaveValue('15');
  await user.selectOptions(screen.getByLabelText('Against'), 'Ogre');
  expect(armour).toHaveValue('11');
  await user.clear(armour);
  await user.type(armour, '13');
  expect(screen.getByText(/Changed for this roll: AC 13, not 11/)).toBeVisible();
  await user.click(rollButton());
  expect(await card()).toHaveTextContent('against Ogre, AC 13');
  expect(stores.tray.getState().history.entries[0]?.request).toMatchObject({ ac: 13 });
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  expect(screen.queryByText(/Changed for this roll/)).toBeNull();
  expect(armour).toHaveValue('11');
  await user.clear(armour);
  await user.type(armour, '20');
  await user.click(screen.getByRole('button', { name: 'As on the sheet' }));
  expect(armour).toHaveValue('11');
});

test('[D13] whoever has a sheet that was never touched brings its numbers, not those of the one before', async () => {
  const { user, stores } = await withSample([10], 'D20');
  await user.click(screen.getByRole('radio', { name: 'Attack' }));
  const modifier = () => screen.getByRole('spinbutton', { name: /modifier/i });
  act(() =>
    stores.tray.actions.change({
      type: 'character-added',
      character: 'new',
      details: { name: 'Ned', colour: 'teal', party: 'Heroes' },
    }),
  );
  await user.selectOptions(screen.getByLabelText('Who rolls'), 'Mira');
  await user.selectOptions(screen.getByLabelText('Who rolls'), 'Ned');
  expect(modifier()).toHaveValue('+0');
  await user.click(rollButton());
  await card();
  expect(stores.tray.getState().history.entries[0]?.request).toMatchObject({ modifier: 0, inspiration: false });
});

test('[D14] inspiration is spent by its roll; awarded to a holder it goes to another, or is lost', async () => {
  const { user, sheetOf, stores } = await withSample([4, 18], 'D20');
  await user.click(screen.getByRole('button', { name: 'Mira: Longsword' }));
  await user.click(within(await card()).getByRole('button', { name: /Reroll one die/ }));
  await user.click(within(await card()).getByRole('button', { name: /^d20, 4/ }));
  expect(await card()).toHaveTextContent('Mira spends Heroic Inspiration');
  expect(sheetOf('Mira', 'd20')).toMatchObject({ inspiration: false });

  const party = await openParty(user);
  await user.click(await party.findByRole('button', { name: 'New day' }));
  expect(sheetOf('Mira', 'd20')).toMatchObject({ inspiration: true });
  await user.click(party.getByRole('button', { name: 'Award Heroic Inspiration' }));
  const award = within(screen.getByRole('dialog', { name: 'Award Heroic Inspiration' }));
  await user.click(award.getByRole('button', { name: 'Mira' }));
  expect(award.queryByRole('button', { name: 'Mira' })).toBeNull();
  await user.click(award.getByRole('button', { name: 'Odo' }));
  expect(sheetOf('Odo', 'd20')).toMatchObject({ inspiration: true });
  await user.click(party.getByRole('button', { name: 'Award Heroic Inspiration' }));
  await user.click(screen.getByRole('button', { name: 'Odo' }));
  const before = stores.tray.getState().history.changes.length;
  await user.click(screen.getByRole('button', { name: 'It is lost' }));
  expect(stores.tray.getState().history.changes).toHaveLength(before);
});

test('[D13] a group check rolls for each member against one DC and lays the results side by side', async () => {
  const { user, stores } = await withSample([20, 2, 15, 9], 'D20');
  await user.click(await screen.findByRole('button', { name: 'Group check…' }));
  const group = within(screen.getByRole('dialog', { name: 'Group check' }));
  expect(group.getByRole('button', { name: 'Goblin' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(group.getByRole('button', { name: 'Roll for 4' }));
  expect(await group.findByText('2 of 4 succeed')).toHaveFocus();
  expect(within(group.getByRole('list', { name: 'Results' })).getAllByRole('listitem')).toHaveLength(4);
  expect(stores.tray.getState().history.entries.map(({ seats }) => seats['roller'])).toEqual([
    'sample/mira',
    'sample/odo',
    'sample/sana',
    'sample/tarn',
  ]);
});

test('[D13] a group check takes real dice for all in one go, or for some, and each result is told', async () => {
  const { user, stores } = await withSample([9], 'D20');
  await user.click(screen.getByRole('button', { name: 'Type in real dice' }));
  await user.click(await screen.findByRole('button', { name: 'Group check…' }));
  const group = within(screen.getByRole('dialog', { name: 'Group check' }));
  await user.click(group.getByRole('button', { name: 'Goblin' }));
  await user.click(group.getByRole('button', { name: 'Tarn' }));
  await user.click(group.getByRole('button', { name: 'Roll for 4' }));
  const typing = within(await screen.findByRole('dialog', { name: 'What did your dice show?' }));
  expect(typing.getAllByRole('listitem').map((die) => die.getAttribute('aria-label'))).toEqual([
    'Mira: d20, empty',
    'Odo: d20, empty',
    'Sana: d20, empty',
    'Goblin: d20, empty',
  ]);
  await user.click(typing.getByRole('switch', { name: 'Odo: dice by hand' }));
  await user.type(typing.getByRole('textbox', { name: 'Or all in one line' }), '20 2 15');
  await user.click(typing.getByRole('button', { name: 'Use these dice' }));

  expect(await group.findByText('2 of 4 succeed')).toBeVisible();
  const { entries } = stores.tray.getState().history;
  expect(entries.map(({ entered }) => entered)).toEqual([[0], [], [0], [0]]);
  const results = within(group.getByRole('list', { name: 'Results' }));
  expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'MiraSuccess20',
    'OdoFailure9',
    'SanaFailure2',
    'GoblinSuccess15',
  ]);
  const told = screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent);
  expect(told.join()).toMatch(/Roll 1\. .*Mira.*Roll 2\. .*Odo.*Roll 3\. .*Sana.*Roll 4\. .*Goblin/);
});

test('[X23] a group takes its members’ statistics; the best statistic can roll for all', async () => {
  const { user, stores } = await withSample([1, 2, 3, 4, 5, 6, 1, 2, 3], 'Crossroads');
  await user.click(screen.getByRole('radio', { name: 'Group' }));
  expect(await screen.findByRole('button', { name: 'Sana' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Mira' }));
  await user.click(screen.getByRole('button', { name: 'Odo' }));
  await user.click(screen.getByRole('button', { name: 'Tarn' }));
  expect(rollButton()).toHaveAccessibleName(/^Roll 6d6/);
  await user.click(rollButton());
  expect(await card()).toHaveTextContent('Sana');
  expect(stores.tray.getState().history.entries[0]?.seats).toEqual({
    'member-0': 'sample/sana',
    'member-1': 'sample/tarn',
  });

  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await user.click(screen.getByRole('radio', { name: 'Skill' }));
  await user.click(screen.getByRole('radio', { name: 'Knowledge' }));
  await user.click(screen.getByRole('button', { name: 'Best of the party' }));
  expect(screen.getByLabelText('Player')).toHaveDisplayValue('Odo');
  expect(screen.getByRole('spinbutton', { name: 'Knowledge' })).toHaveValue('+3');
});

test('[X23] whoever is behind a member that is taken out moves up with its own numbers', async () => {
  const { user, stores } = await withSample([1, 2, 3, 4, 5, 6, 1, 2, 3], 'Crossroads');
  await user.click(screen.getByRole('radio', { name: 'Group' }));
  const all = within(await screen.findByRole('group', { name: 'Statistic of all' }));
  await user.click(all.getByRole('radio', { name: 'Knowledge' }));
  const numbers = () =>
    screen.getAllByRole('spinbutton', { name: 'Knowledge' }).map((field) => field.getAttribute('value'));
  const before = numbers();
  expect(before[1]).not.toBe(before[2]);
  await user.click(screen.getByRole('button', { name: 'Remove Member 2' }));
  expect(numbers()).toEqual(before.filter((_, place) => place !== 1));
  await user.click(rollButton());
  await card();
  expect(stores.tray.getState().history.entries[0]?.seats).toEqual({
    'member-0': 'sample/mira',
    'member-1': 'sample/sana',
  });
});

test('[R1] a set-up is kept by name, renamed, put into the form again and removed, each with undo', async () => {
  const { user, stores } = await withSample([]);
  const names = () =>
    stores.tray
      .party()
      .keptRolls.filter(({ system }) => system === 'ludo')
      .map(({ name }) => name);
  const before = names();
  await user.click(await screen.findByRole('button', { name: 'Keep this roll…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep this roll' }));
  await user.clear(dialog.getByLabelText('Name'));
  await user.paste('Brawl');
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(screen.getByRole('button', { name: 'Mira: Brawl' })).toBeVisible();
  const party = await openParty(user);
  await user.click(await party.findByRole('button', { name: /^Mira/ }));
  await user.click(party.getByRole('button', { name: 'Change Brawl' }));
  await user.clear(party.getByLabelText('Name of the roll'));
  await user.paste('Fist');
  await user.keyboard('{Enter}');
  await user.click(party.getByRole('button', { name: 'Up' }));
  expect(names()).toEqual(['Fist', ...before]);
  await user.click(party.getByRole('button', { name: 'Remove the roll' }));
  expect(names()).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['Fist', ...before]);
});

test('[R1] the sample party goes with one tap; undo brings it back as it was', async () => {
  const { user, stores } = await withSample([]);
  const before = stores.tray.party();
  const party = await openParty(user);
  await user.click(await party.findByRole('button', { name: 'Remove the sample party' }));
  expect(stores.tray.party().characters).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(stores.tray.party()).toEqual(before);
});

test('[R1] characters are added, named, copied with their sheets, moved and removed', async () => {
  const { user, stores } = await renderTray(systems, []);
  const names = () => stores.tray.party().characters.map(({ name }) => name);
  const party = await openParty(user);
  await user.click(await party.findByRole('button', { name: 'Add a character' }));
  const name = party.getByLabelText('Name');
  await user.clear(name);
  expect(name).toHaveAccessibleDescription('Write a name, so that rolls can tell who it is.');
  await user.paste('<b>Ríona</b> 👩‍🚀');
  await user.keyboard('{Enter}');
  await user.click(party.getByRole('switch', { name: 'Stressed' }));
  await user.click(party.getByRole('button', { name: 'Copy' }));
  expect(names()).toEqual(['<b>Ríona</b> 👩‍🚀', '<b>Ríona</b> 👩‍🚀 2']);
  expect(stores.tray.party().characters.map(({ sheets }) => sheets['ludo'])).toMatchObject([
    { stressed: true },
    { stressed: true },
  ]);
  await user.click(party.getByRole('button', { name: 'Move up' }));
  expect(names()).toEqual(['<b>Ríona</b> 👩‍🚀 2', '<b>Ríona</b> 👩‍🚀']);
  await user.click(party.getByRole('button', { name: 'Remove' }));
  expect(names()).toEqual(['<b>Ríona</b> 👩‍🚀']);
});

test('[R4] every sheet and kept roll of the sample party is one that its system takes', async () => {
  const { stores } = await withSample([]);
  const { characters, keptRolls, problems } = stores.tray.party();
  expect(problems).toEqual([]);
  expect(characters).toHaveLength(6);
  for (const system of systems) {
    expect(characters.every(({ sheets }) => sheets[system.id] !== undefined)).toBe(true);
    const own = keptRolls.filter((kept) => kept.system === system.id);
    expect(own.length).toBeGreaterThan(2);
    for (const { request, character = 'sample/mira' } of own) {
      const [first] = system.seats(request);
      const seats = { [String(first?.side)]: character };
      expect(() => system.ready(fillFromSheets(system, request, seats, stores.tray.party()))).not.toThrow();
    }
  }
});
