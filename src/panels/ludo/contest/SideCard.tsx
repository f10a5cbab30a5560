import { ludoEdge } from '@clatter/engine';
import { useId, useState } from 'react';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { classNames } from '../../../ui/classNames';
import { IconButton } from '../../../ui/IconButton';
import { Stepper } from '../../../ui/Stepper';
import { Switch } from '../../../ui/Switch';
import type { PanelFault } from '../../panelProps';
import { EdgeFields } from '../../shared/EdgeFields';
import { faultAt } from '../../shared/faultAt';
import { FirstModifier } from '../FirstModifier';
import classes from './SideCard.module.css';
import { freshSide, type Side } from './sides';

interface SideCardProps {
  readonly name: string;
  readonly place: number;
  readonly side: Side;
  readonly fault: PanelFault | undefined;
  readonly onChange: (side: Side) => void;
  readonly onRemove: (() => void) | undefined;
}

const colours = [classes.teal, classes.oxblood, classes.indigo, classes.moss];
const usualValue = 10;
const modes = [
  { value: false, label: 'Rolls' },
  { value: true, label: 'Set' },
];

/** One side of a contest: it rolls, or its value is set. Going from one to the other and back loses nothing. */
export function SideCard({ name, place, side, fault, onChange, onRemove }: SideCardProps) {
  const id = useId();
  const [rolling, setRolling] = useState('fixed' in side ? freshSide : side);
  const [fixed, setFixed] = useState('fixed' in side ? side.fixed : usualValue);
  const path = `sides.${String(place)}`;

  function switchTo(set: boolean) {
    if ('fixed' in side) setFixed(side.fixed);
    else setRolling(side);
    onChange(set ? { fixed } : rolling);
  }

  return (
    <div role="group" aria-labelledby={id} className={classNames(classes.card, colours[place % colours.length])}>
      <div className={classes.head}>
        <span className={classes.name} id={id}>
          {name}
        </span>
        {onRemove !== undefined && <IconButton icon="close" label={`Remove ${name}`} onClick={onRemove} />}
      </div>
      <ChoiceGroup
        label={`Whether ${name} rolls or has a set value`}
        hideLabel
        options={modes}
        value={'fixed' in side}
        onChange={switchTo}
      />
      {'fixed' in side ? (
        <Stepper
          label="Value"
          min={-999}
          max={999}
          value={side.fixed}
          fault={faultAt(fault, `${path}.fixed`)}
          onChange={(value) => onChange({ fixed: value })}
        />
      ) : (
        <>
          <FirstModifier value={side} onChange={onChange} fault={faultAt(fault, `${path}.modifiers`)} />
          <EdgeFields value={side} kept={ludoEdge(side)} die={20} onChange={onChange} />
          <Switch
            label="Stressed"
            hint="No fate reroll"
            checked={side.stressed}
            onChange={(stressed) => onChange({ ...side, stressed })}
          />
        </>
      )}
    </div>
  );
}
