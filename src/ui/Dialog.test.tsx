import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './Dialog';

function Held() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="History" open={open} onClose={() => setOpen(false)} footer="Twelve rolls">
        Inside
      </Dialog>
    </>
  );
}

async function openIt() {
  render(<Held />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'History' });
}

it('opens under its title and gives focus back when its button closes it', async () => {
  const dialog = await openIt();
  expect(dialog).toHaveTextContent('InsideTwelve rolls');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('closes by Escape, which a browser tells as a cancel', async () => {
  const dialog = await openIt();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes by a press beside it but not by one inside', async () => {
  const dialog = await openIt();
  fireEvent.pointerDown(screen.getByText('Inside'));
  expect(dialog).toBeInTheDocument();
  fireEvent.pointerDown(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('has the focus in its first field where it asks for something, ready to be written over', async () => {
  render(
    <Dialog title="Keep this roll" open asks onClose={() => undefined}>
      <input aria-label="Name" defaultValue="Longsword" />
    </Dialog>,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveFocus();
  await userEvent.keyboard('Bow');
  expect(field).toHaveValue('Bow');
});
