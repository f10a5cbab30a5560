import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon } from './Icon';
import { iconShapes } from './iconShapes';
import { toneIcons } from './ToneBadge';

it('is silent beside text and an image where it stands alone', () => {
  render(
    <>
      <Icon name="star" />
      <Icon name="dot" label="Neutral" />
    </>,
  );
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Neutral' })]);
});

it('gives each tone a shape of its own', () => {
  const shapes = Object.values(toneIcons).map((name) => iconShapes[name]);
  expect(new Set(shapes).size).toBe(6);
});
