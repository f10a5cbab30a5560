import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from './Stepper';

interface Start {
  readonly value?: number;
  readonly min?: number;
  readonly max?: number;
  readonly signed?: boolean;
  readonly fault?: string;
}

function setUp({ value = 3, min = -9, max = 20, ...rest }: Start = {}) {
  const heard: number[] = [];
  let setFromOutside = (_: number) => {};
  function Held() {
    const [held, setHeld] = useState(value);
    setFromOutside = setHeld;
    const onChange = (changed: number) => {
      heard.push(changed);
      setHeld(changed);
    };
    return <Stepper label="Modifier" value={held} min={min} max={max} onChange={onChange} {...rest} />;
  }
  render(<Held />);
  return { heard, field: screen.getByRole('spinbutton', { name: 'Modifier' }), setFromOutside };
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

afterEach(() => vi.useRealTimers());

describe('Stepper', () => {
  it('steps by its buttons and stops at its ends', async () => {
    const user = userEvent.setup();
    const { heard } = setUp({ value: 18 });
    const more = screen.getByRole('button', { name: 'More Modifier' });
    await user.tripleClick(more);
    expect(heard).toEqual([19, 20]);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Less Modifier' }));
    expect(heard.at(-1)).toBe(19);
  });

  it('steps by arrow keys, and by five with PageUp and PageDown', async () => {
    const user = userEvent.setup();
    const { heard, field } = setUp();
    await user.click(field);
    await user.keyboard('{ArrowUp}{PageUp}{ArrowDown}{PageDown}{PageDown}');
    expect(heard).toEqual([4, 9, 8, 3, -2]);
  });

  it('repeats while it is held, and the release adds nothing', () => {
    vi.useFakeTimers();
    const { heard } = setUp();
    const more = screen.getByRole('button', { name: 'More Modifier' });
    fireEvent.pointerDown(more, { button: 0 });
    pass(399);
    expect(heard).toEqual([]);
    pass(1);
    pass(90);
    pass(90);
    expect(heard).toEqual([4, 5, 6]);
    fireEvent.pointerUp(more);
    fireEvent.click(more);
    pass(1000);
    expect(heard).toEqual([4, 5, 6]);
  });

  it('takes a typed number, and a pasted true minus sign', async () => {
    const user = userEvent.setup();
    const { heard, field } = setUp();
    await user.click(field);
    await user.keyboard('12');
    expect(heard.at(-1)).toBe(12);
    await user.clear(field);
    await user.paste('\u22127');
    expect(heard.at(-1)).toBe(-7);
    await user.tab();
    expect(field).toHaveValue('\u22127');
  });

  it('keeps wrong text, says what is right and changes nothing', async () => {
    const user = userEvent.setup();
    const { heard, field } = setUp();
    await user.click(field);
    await user.paste('2.5');
    await user.tab();
    expect(heard).toEqual([]);
    expect(field).toHaveValue('2.5');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Write a whole number from \u22129 to 20.');
    await user.click(screen.getByRole('button', { name: 'More Modifier' }));
    expect(field).toHaveValue('4');
    expect(field).toBeValid();
  });

  it('refuses a number out of range without cutting it down', async () => {
    const user = userEvent.setup();
    const { heard, field } = setUp({ value: 5, min: 1, max: 9 });
    await user.click(field);
    await user.paste('10');
    expect(heard).toEqual([]);
    expect(field).toHaveAccessibleDescription('Write a whole number from 1 to 9.');
  });

  it('waits with its fault while only a sign is typed, until the field is left', async () => {
    const user = userEvent.setup();
    const { field } = setUp();
    await user.click(field);
    await user.keyboard('-');
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  it('shows a value set from outside in place of what was typed', async () => {
    const user = userEvent.setup();
    const { field, setFromOutside } = setUp();
    await user.click(field);
    await user.paste('x');
    act(() => setFromOutside(8));
    expect(field).toHaveValue('8');
    expect(field).toBeValid();
  });

  it('shows a plus where signed, and a fault from outside', () => {
    const { field } = setUp({ signed: true, fault: 'Too much for this roll' });
    expect(field).toHaveValue('+3');
    expect(field).toHaveAccessibleDescription('Too much for this roll');
  });
});
