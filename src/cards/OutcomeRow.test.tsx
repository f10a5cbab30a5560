import type { Words } from '@clatter/engine';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OutcomeRow } from './OutcomeRow';

const words: Words = {
  title: 'Hit',
  tone: 'success',
  sentence: 'Hit: 18 against AC 15.',
  sides: [],
  lines: [],
  dice: [],
  rows: [],
  links: [],
};

it('tells a roll within a button, with what sets it apart and whether it is voided', () => {
  render(
    <button type="button">
      <OutcomeRow words={words} number={7} time="21:07" voided />
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Hit voided 7 · 21:07 Hit: 18 against AC 15.' })).toBeVisible();
});
