import type { StepGroup, StepPick } from '@clatter/engine';
import { Button } from '../ui/Button';
import classes from './Steps.module.css';

interface StepGroupItemProps {
  readonly group: StepGroup;
  readonly label: string;
  readonly active: boolean;
  readonly picked: readonly number[];
  readonly onActive: (active: boolean) => void;
  readonly onTake: (pick: StepPick) => void;
}

/** "one Fate Die, 2 left" */
function price({ cost, left }: StepGroup): string {
  return [...(cost === undefined ? [] : [cost]), ...(left === undefined ? [] : [`${String(left)} left`])].join(', ');
}

/** One thing that the rules allow or demand now. */
export function StepGroupItem(props: StepGroupItemProps) {
  const { group, label } = props;
  const kind = group.forced ? 'primary' : 'quiet';
  if (group.options.length > 0) return <Options {...props} />;
  if (group.choose === 0) {
    return (
      <Button wide kind={kind} onClick={() => props.onTake({ dice: [] })}>
        <Told label={label} price={price(group)} />
      </Button>
    );
  }
  return (
    <>
      <Button wide kind={kind} aria-expanded={props.active} onClick={() => props.onActive(!props.active)}>
        <Told label={label} price={price(group)} />
      </Button>
      {props.active && <Picking {...props} />}
    </>
  );
}

function Told({ label, price: text }: { readonly label: string; readonly price: string }) {
  return (
    <span className={classes.told}>
      <span>{label}</span> {text !== '' && <span className={classes.price}>{text}</span>}
    </span>
  );
}

function Options({ group, label, onTake }: StepGroupItemProps) {
  const costs = price(group);
  return (
    <fieldset className={classes.options}>
      <legend className={classes.legend}>
        {label}
        {costs !== '' && <span className={classes.price}> {costs}</span>}
      </legend>
      {group.options.map(({ value, label: name, hint }) => (
        <Button
          wide
          key={value}
          kind={group.forced ? 'primary' : 'quiet'}
          onClick={() => onTake({ dice: [], option: value })}
        >
          <Told label={name} price={hint} />
        </Button>
      ))}
    </fieldset>
  );
}

function Picking({ group, picked, onActive, onTake }: StepGroupItemProps) {
  const missing = group.choose - picked.length;
  const cancel = <Button onClick={() => onActive(false)}>Cancel</Button>;
  if (group.choose === 1) {
    return (
      <div className={classes.picking}>
        <p>Press the die, here or in the tray.</p>
        {cancel}
      </div>
    );
  }
  return (
    <div className={classes.picking}>
      <p>
        {missing > 0
          ? `Press ${String(group.choose)} dice: ${String(picked.length)} picked.`
          : `${String(picked.length)} dice picked.`}
      </p>
      <Button
        kind="primary"
        disabled={missing !== 0}
        onClick={() => onTake({ dice: [...picked].sort((one, other) => one - other) })}
      >
        Keep these {group.choose}
      </Button>
      {cancel}
    </div>
  );
}
