import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from './classNames';
import { FieldNotes } from './FieldNotes';
import { describe, type FieldText } from './fieldText';
import { Icon } from './Icon';
import classes from './Stepper.module.css';
import voiceOnly from './VisuallyHidden.module.css';
import { useHold } from './useHold';
import { isBegun, readWhole, showWhole } from './wholeNumber';

interface StepperProps extends FieldText {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** Shows "+2" rather than "2". */
  readonly signed?: boolean;
}

interface Draft {
  readonly text: string;
  readonly typing: boolean;
  /** The value when it was typed; from another one on, the draft is out of date. */
  readonly value: number;
}

/**
 * A whole number by buttons, keys or typing. Text that is no number in range stays as typed, says what would be right
 * and changes nothing; it also makes the input invalid for its form.
 */
export function Stepper(props: StepperProps) {
  const { label, value, min, max, step = 1, onChange, signed = false, hint, hideLabel = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft>();

  const live = draft !== undefined && (readInRange(draft.text) ?? draft.value) === value ? draft : undefined;
  const wrong = live !== undefined && readInRange(live.text) === undefined;
  const rule = `Write a whole number from ${showWhole(min)} to ${showWhole(max)}.`;
  const fault = wrong && !(live.typing && isBegun(live.text)) ? rule : props.fault;

  useEffect(() => input.current?.setCustomValidity(wrong ? rule : ''), [wrong, rule]);

  function readInRange(text: string): number | undefined {
    const number = readWhole(text);
    return number === undefined || number < min || number > max ? undefined : number;
  }

  function type(text: string) {
    const number = readInRange(text);
    setDraft({ text, typing: true, value });
    if (number !== undefined && number !== value) onChange(number);
  }

  function leave() {
    setDraft(wrong ? { ...live, typing: false } : undefined);
  }

  function go(distance: number) {
    setDraft(undefined);
    const next = Math.min(max, Math.max(min, value + distance));
    if (next !== value) onChange(next);
  }

  function press(event: KeyboardEvent) {
    const distances: Readonly<Record<string, number>> = {
      ArrowUp: step,
      ArrowDown: -step,
      PageUp: 5 * step,
      PageDown: -5 * step,
    };
    const distance = distances[event.key];
    if (distance === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(distance);
  }

  return (
    <div className={classes.field}>
      <div className={classNames(classes.box, !hideLabel && classes.labelled, fault !== undefined && classes.wrong)}>
        <label className={hideLabel ? voiceOnly.hidden : classes.caption} htmlFor={id}>
          {label}
        </label>
        <StepButton label={`Less ${label}`} icon="minus" atEnd={value <= min} onStep={() => go(-step)} />
        <input
          ref={input}
          className={classes.input}
          id={id}
          type="text"
          role="spinbutton"
          inputMode={min < 0 ? 'text' : 'numeric'}
          autoComplete="off"
          spellCheck={false}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={showWhole(value, signed)}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={describe(id, hint, fault)}
          value={live?.text ?? showWhole(value, signed)}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={leave}
          onKeyDown={press}
        />
        <StepButton label={`More ${label}`} icon="plus" atEnd={value >= max} onStep={() => go(step)} />
      </div>
      <FieldNotes id={id} hint={hint} fault={fault} />
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: 'plus' | 'minus';
  readonly atEnd: boolean;
  readonly onStep: () => void;
}

/** Out of the tab order, since the keys of the field beside it do the same. */
function StepButton({ label, icon, atEnd, onStep }: StepButtonProps) {
  const hold = useHold(onStep);
  return (
    <button
      className={classes.step}
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={atEnd}
      onContextMenu={(event) => event.preventDefault()}
      {...hold}
    >
      <Icon name={icon} />
    </button>
  );
}
