import type { DieWords, Next, StepGroup, Words } from '@clatter/engine';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OutcomeCard, type OutcomeCardProps } from './OutcomeCard';

function die(side: string, face: number, more: Partial<DieWords> = {}): DieWords {
  return { side, sides: 6, role: 'main', faces: [face], reasons: [], mark: 'kept', ...more };
}

const duel: Words = {
  title: 'Success',
  tone: 'success',
  sentence: 'Ana wins: 11 against 4.',
  sides: [
    { id: 'ana', name: 'Ana', total: '11', winner: true },
    { id: 'bo', name: 'Bo', total: '4', winner: false },
  ],
  lines: [
    { label: 'Ana', text: '5 + 4 + 2 = 11', side: 'ana' },
    { label: 'Bo', text: '4', side: 'bo' },
    { label: 'Result', text: 'The higher total wins' },
  ],
  dice: [
    die('ana', 5, { faces: [1, 5], reasons: ['Change'] }),
    die('ana', 4),
    die('ana', 2),
    die('ana', 1, { mark: 'dropped' }),
    die('bo', 4, { role: 'peril' }),
  ],
  rows: [
    { side: 'ana', dice: [0, 1, 2, 3] },
    { side: 'bo', dice: [4] },
  ],
  links: [{ kind: 'way', dice: [0, 4], text: '5 beats 4' }],
};

const check: Words = {
  title: 'Failure',
  tone: 'failure',
  sentence: 'Failure: 9 against DC 15.',
  sides: [{ id: 'roller', name: 'Roller', total: '9', winner: false }],
  lines: [
    { label: 'Added', text: 'ability +2', side: 'roller' },
    { label: 'Total', text: '7 + 2 = 9 against DC 15', side: 'roller' },
    { label: 'Meaning', text: '6 below the DC' },
  ],
  dice: [die('roller', 7, { sides: 20 })],
  rows: [{ side: 'roller', dice: [0] }],
  links: [],
};

function group(more: Partial<StepGroup>): StepGroup {
  return { type: 'reroll', dice: [], choose: 0, options: [], label: 'Reroll', forced: false, ...more };
}

function next(...groups: readonly StepGroup[]): Next {
  return { groups, refusals: [] };
}

function setUp(more: Partial<OutcomeCardProps> = {}) {
  const heard = { onFollow: vi.fn(), onGroup: vi.fn(), onPick: vi.fn(), onTake: vi.fn() };
  render(
    <OutcomeCard
      words={duel}
      number={12}
      time="21:07"
      description="Contest"
      entered={[]}
      next={undefined}
      follow={[]}
      activeGroup={undefined}
      picked={[]}
      voided={false}
      effects={[]}
      notes={[]}
      {...heard}
      {...more}
    />,
  );
  return heard;
}

describe('what a card tells', () => {
  it('is headed by the outcome, with the number and time that tell equal results apart', () => {
    setUp({ words: check });
    const card = screen.getByRole('article', { name: 'Failure' });
    expect(within(card).getByRole('heading', { name: 'Failure' })).toBeVisible();
    for (const text of ['Roll 12', '21:07', 'Contest', '9']) expect(within(card).getByText(text)).toBeVisible();
  });

  it('shows every line once, the sum first', () => {
    setUp({ words: check });
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Total', 'Meaning', 'Added']);
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('7 + 2 = 9 against DC 15');
  });

  it('does not repeat a total that its title tells', () => {
    setUp({ words: { ...check, title: 'Total 9' } });
    expect(screen.queryByText('9')).not.toBeInTheDocument();
  });

  it('puts sides face to face and says in words who wins', () => {
    setUp();
    const [ana, bo] = within(screen.getByRole('list', { name: 'Sides' }))
      .getAllByRole('listitem')
      .filter((item) => item.hasAttribute('data-winner'));
    expect(ana).toHaveTextContent(/^Ana11 wins/);
    expect(ana).toHaveTextContent('5 + 4 + 2 = 11');
    expect(bo).toHaveTextContent(/^Bo4/);
    expect(bo).not.toHaveTextContent('wins');
    expect(screen.getByText('The higher total wins')).toBeVisible();
  });

  it('tells each die: dropped, rerolled from what and why, by hand, Peril', () => {
    setUp({ entered: [1] });
    const ana = within(screen.getByRole('list', { name: 'Dice of Ana' })).getAllByRole('listitem');
    const told = ana.map((item) => item.textContent);
    expect(told[0]).toContain('d6, 5, kept, rerolled from 1 by Change');
    expect(told[0]).toContain('1 → 5 Change');
    expect(told[1]).toContain('d6, 4, kept, entered by hand');
    expect(told[3]).toContain('d6, 1, dropped');
    expect(screen.getByRole('list', { name: 'Dice of Bo' })).toHaveTextContent('Peril d6, 4, kept');
  });

  it('names links, changes and notes', () => {
    setUp({ effects: ['Ana is now stressed'], notes: ['Only this screen sees this roll.'] });
    expect(screen.getByRole('list', { name: 'What the dice tell' })).toHaveTextContent('5 beats 4');
    expect(screen.getByRole('list', { name: 'What changes' })).toHaveTextContent('Ana is now stressed');
    expect(screen.getByRole('list', { name: 'Notes' })).toHaveTextContent('Only this screen sees this roll.');
  });

  it('shows text as text', () => {
    setUp({ words: { ...duel, title: '<img src=x onerror=alert(1)>' } });
    expect(screen.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  });
});

describe('what a card offers', () => {
  it('is for reading alone without next steps', () => {
    setUp();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('makes the dice of a pressed group pickable, its cost and what is left told beforehand', async () => {
    const groups = next(group({ dice: [0, 2], choose: 1, side: 'ana', cost: 'one Fate Die', left: 3 }));
    const { onGroup } = setUp({ next: groups });
    await userEvent.click(screen.getByRole('button', { name: 'Ana: Reroll one Fate Die, 3 left', expanded: false }));
    expect(onGroup).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('lets only the dice of the active group be pressed, and the group be left again', async () => {
    const groups = next(group({ dice: [0, 2], choose: 1 }));
    const { onPick, onGroup } = setUp({ next: groups, activeGroup: 0 });
    const dice = within(screen.getByRole('list', { name: 'Dice of Ana' })).getAllByRole('button');
    expect(dice.map((one) => one.getAttribute('aria-label'))).toEqual([
      'd6, 5, kept, rerolled from 1 by Change',
      'd6, 2, kept',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'd6, 2, kept' }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith(2);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onGroup).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('confirms several dice once all are picked, in plan order', async () => {
    const groups = next(group({ type: 'keep', dice: [0, 1, 2, 3], choose: 3, label: 'Keep other dice' }));
    const { onTake } = setUp({ next: groups, activeGroup: 0, picked: [3, 0, 1] });
    expect(screen.getByRole('button', { name: 'd6, 1, dropped', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'd6, 2, kept', pressed: false })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep these 3' }));
    expect(onTake).toHaveBeenCalledExactlyOnceWith(0, { dice: [0, 1, 3] });
  });

  it('takes no keep while dice are missing', () => {
    const groups = next(group({ type: 'keep', dice: [0, 1, 2, 3], choose: 3 }));
    setUp({ next: groups, activeGroup: 0, picked: [3] });
    expect(screen.getByText('Press 3 dice: 1 picked.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep these 3' })).toBeDisabled();
  });

  it('takes an option with its hint at one press', async () => {
    const options = [
      { value: 'partial', label: 'Partial success', hint: 'Not wholly' },
      { value: 'failure', label: 'Compensating failure', hint: 'Something good' },
    ];
    const groups = next(group({ type: 'choose', options, label: 'Choose', forced: true }));
    const { onTake } = setUp({ next: groups });
    const choice = within(screen.getByRole('group', { name: 'Choose' }));
    await userEvent.click(choice.getByRole('button', { name: 'Compensating failure Something good' }));
    expect(onTake).toHaveBeenCalledExactlyOnceWith(0, { dice: [], option: 'failure' });
  });

  it('puts what is demanded first and takes it at one press', async () => {
    const tied = group({ type: 'reroll-tied-crits', dice: [0, 1], label: 'Reroll the tied crits', forced: true });
    const { onTake } = setUp({ next: next(group({ dice: [0], choose: 1 }), tied) });
    const buttons = screen.getAllByRole('button');
    expect(buttons[0]).toHaveAccessibleName('Reroll the tied crits');
    await userEvent.click(screen.getByRole('button', { name: 'Reroll the tied crits' }));
    expect(onTake).toHaveBeenCalledExactlyOnceWith(1, { dice: [] });
  });

  it('says once why a step is refused, and to whom unless to all', () => {
    const stressed = 'Stressed parties have no Fate reroll';
    const refusals = [
      { by: 'fate', side: 'ana', reason: stressed },
      { by: 'fate', side: 'bo', reason: stressed },
      { by: 'change', side: 'bo', reason: 'The Change is used' },
    ];
    setUp({ next: { groups: [], refusals } });
    const told = within(screen.getByRole('list', { name: 'Not allowed now' })).getAllByRole('listitem');
    expect(told.map((item) => item.textContent)).toEqual([stressed, 'Bo: The Change is used']);
  });

  it('suggests the next roll', async () => {
    const { onFollow } = setUp({ follow: [{ label: 'Damage' }, { label: 'Next exchange' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Next exchange' }));
    expect(onFollow).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('says that a voided roll is voided and offers nothing more of it', () => {
    setUp({ voided: true, next: next(group({})), follow: [{ label: 'Damage' }] });
    expect(screen.getByText('Voided')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
