import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ModifierList } from './ModifierList';

function setUp(start: readonly number[], most?: number) {
  const heard: (readonly number[])[] = [];
  function Held() {
    const [values, setValues] = useState(start);
    const onChange = (changed: readonly number[]) => {
      heard.push(changed);
      setValues(changed);
    };
    const limit = most === undefined ? {} : { most };
    return <ModifierList label="Modifiers" values={values} onChange={onChange} {...limit} />;
  }
  render(<Held />);
  return heard;
}

it('adds, edits and removes, and shows the sum with its sign', async () => {
  const user = userEvent.setup();
  const heard = setUp([2, -5]);
  expect(screen.getByText('\u22123')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add modifier' }));
  expect(heard.at(-1)).toEqual([2, -5, 0]);
  await user.click(screen.getByRole('spinbutton', { name: 'Modifier 3' }));
  await user.paste('-1');
  expect(heard.at(-1)).toEqual([2, -5, -1]);
  await user.click(screen.getByRole('button', { name: 'Remove modifier 2, \u22125' }));
  expect(heard.at(-1)).toEqual([2, -1]);
  expect(screen.getByText('+1')).toBeVisible();
});

it('offers no more than there may be', () => {
  setUp([1, 2], 2);
  expect(screen.queryByRole('button', { name: 'Add modifier' })).not.toBeInTheDocument();
});
