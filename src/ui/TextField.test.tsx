import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextField } from './TextField';

it('tells its fault before its hint and takes what is typed', async () => {
  const onChange = vi.fn();
  render(<TextField label="Notation" hint="Like 2d6 + 3" fault="There is no d7" value="2d" onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Notation' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('There is no d7 Like 2d6 + 3');
  await userEvent.type(field, '6');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2d6');
});

it('is valid and needs no description without them', () => {
  render(<TextField label="Name" hideLabel value="" onChange={() => {}} />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});
