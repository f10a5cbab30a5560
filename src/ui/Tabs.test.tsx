import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'one', label: 'Ludicrous Ludo' },
  { id: 'two', label: 'DIE-CON' },
  { id: 'three', label: 'Free' },
];

function Held() {
  const [selected, setSelected] = useState('one');
  return (
    <Tabs label="Systems" tabs={tabs} selected={selected} onSelect={setSelected}>
      Panel {selected}
    </Tabs>
  );
}

it('shows the panel of the pressed tab', async () => {
  render(<Held />);
  await userEvent.click(screen.getByRole('tab', { name: 'DIE-CON' }));
  expect(screen.getByRole('tab', { name: 'DIE-CON', selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'DIE-CON' })).toHaveTextContent('Panel two');
});

it('is one stop for Tab, walked by arrows, Home and End around its ends', async () => {
  const user = userEvent.setup();
  render(<Held />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Ludicrous Ludo' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Free', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'DIE-CON', selected: true })).toHaveFocus();
  await user.keyboard('{End}{Home}');
  expect(screen.getByRole('tab', { name: 'Ludicrous Ludo', selected: true })).toHaveFocus();
});
