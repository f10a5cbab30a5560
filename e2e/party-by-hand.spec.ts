import { expect, type Locator } from '@playwright/test';
import { crossroads, d20, diecon, type Encounter, ludo } from './support/encounters';
import { createPartyTable, type PartyTable } from './support/party';
import { test } from './support/test';

const note = 'Dice entered by hand';
const time = /^\d{1,2}:\d{2}:\d{2}( [AP]M)?$/;

/** Every line that a card shows or tells a voice, without the time of day. */
async function linesOf(card: Locator): Promise<readonly string[]> {
  const lines = (await card.innerText()).split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !time.test(line));
}

/** The lines without what tells of the hand. */
function asIfRolled(lines: readonly string[]): readonly string[] {
  return lines
    .filter((line) => line !== note && line !== 'by hand')
    .map((line) => line.replace(/, entered by hand$/, ''));
}

async function isPlayedAlike(tray: PartyTable, hand: PartyTable, { names, plays }: Encounter): Promise<void> {
  for (const [what, play] of Object.entries(plays)) {
    await test.step(what, async () => {
      await Promise.all([play(tray), play(hand)]);
      const [rolled, typed] = await Promise.all([linesOf(tray.card), linesOf(hand.card)]);
      expect(rolled).not.toContain(note);
      expect(typed).toContain(note);
      expect(asIfRolled(typed)).toEqual(rolled);
      expect(await hand.card.getAttribute('data-tone')).toBe(await tray.card.getAttribute('data-tone'));
      const [before, after] = await Promise.all([tray.numbers(names), hand.numbers(names)]);
      expect(after).toEqual(before);
    });
  }
}

for (const { title, encounter } of [
  { title: '[R4] [L10] [L11] [L17] Ludicrous Ludo', encounter: ludo },
  { title: '[R4] [C12] [C14] [C15] DIE-CON', encounter: diecon },
  { title: '[R4] [D9] [D11] [D14] D20', encounter: d20 },
  { title: '[R4] [X10] [X20] [X22] Crossroads', encounter: crossroads },
]) {
  test(`${title}: real dice typed in give the cards and numbers of dice that the tray rolls`, async ({
    page,
    otherPage,
  }) => {
    const tray = createPartyTable(page);
    const hand = createPartyTable(otherPage, 'hand');
    await Promise.all([tray.open(encounter.tab), hand.open(encounter.tab)]);
    await isPlayedAlike(tray, hand, encounter);
  });
}
