import { ludoEdge } from '@clatter/engine';
import { useId, useState } from 'react';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { ChipSwitch } from '../../../ui/ChipSwitch';
import { classNames } from '../../../ui/classNames';
import { IconButton } from '../../../ui/IconButton';
import { Stepper } from '../../../ui/Stepper';
import type { PanelFault } from '../../panelProps';
import { EdgeFields } from '../../shared/EdgeFields';
import { faultAt } from '../../shared/faultAt';
import { FirstModifier } from '../FirstModifier';
import form from '../../shared/form.module.css';
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

const colours = ['teal', 'oxblood', 'indigo', 'moss'];
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
    <div
      role="group"
      aria-labelledby={id}
      className={classNames(form.side, classes.card)}
      data-die={colours[place % colours.length]}
    >
      <div className={classes.head}>
        <span id={id}>{name}</span>
        {onRemove !== undefined && <IconButton icon="close" label={`Remove ${name}`} onClick={onRemove} />}
      </div>
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
          <ChipSwitch
            label="Stressed"
            hint="No fate reroll"
            checked={side.stressed}
            onChange={(stressed) => onChange({ ...side, stressed })}
          />
        </>
      )}
      <ChoiceGroup
        label={`Whether ${name} rolls or has a set value`}
        hideLabel
        options={modes}
        value={'fixed' in side}
        onChange={switchTo}
      />
    </div>
  );
}
