import { fireEvent } from '@testing-library/react';

function type(field: Element, text: string): void {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

function stepNumber(field: Element): void {
  const [now, most] = ['aria-valuenow', 'aria-valuemax'].map((name) => Number(field.getAttribute(name)));
  if (now !== undefined) type(field, String(now === most ? now - 1 : now + 1));
}

function operateInput(input: HTMLInputElement): void {
  if (input.type === 'file') return;
  if (input.type === 'radio' || input.type === 'checkbox') fireEvent.click(input);
  else if (input.getAttribute('role') === 'spinbutton') stepNumber(input);
  else type(input, `${input.value} more`);
}

function operateList(select: HTMLSelectElement): void {
  for (const { value } of select.options) fireEvent.change(select, { target: { value } });
}

/** Uses everything in a form once, as a person would: buttons, switches, radio buttons, numbers, texts, lists. */
export function operateControls(form: Element): void {
  for (const control of form.querySelectorAll('button, input, select')) {
    if (!control.isConnected) continue;
    if (control instanceof HTMLInputElement) operateInput(control);
    else if (control instanceof HTMLSelectElement) operateList(control);
    // What leads out of the page is not of the form.
    else if (!/file/i.test(control.textContent)) fireEvent.click(control);
  }
}
