import type { LudoRequestOf } from '@clatter/engine';
import { ludoSideName } from '@clatter/engine';
import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import { Switch } from '../../../ui/Switch';
import type { PanelProps } from '../../panelProps';
import { faultAt } from '../../shared/faultAt';
import form from '../../shared/form.module.css';
import type { FormProps } from '../../shared/formProps';
import { ContestTypes } from './ContestTypes';
import { LinkedDamage } from './LinkedDamage';
import { SideCard } from './SideCard';
import { SideModifiers } from './SideModifiers';
import { freshSide, mostSides, type Side } from './sides';

type ContestFormProps = FormProps<LudoRequestOf<'contest'>> & Pick<PanelProps<unknown>, 'shelf'>;

/** The sides face to face, the offender first, and the rules that this contest has. */
export function ContestForm({ request, onChange, fault, shelf }: ContestFormProps) {
  const { sides } = request;
  const addButton = useRef<HTMLButtonElement>(null);

  function change(place: number, changed: Side) {
    onChange({ ...request, sides: sides.map((side, index) => (index === place ? changed : side)) });
  }

  function remove(place: number) {
    onChange({ ...request, sides: sides.filter((_, index) => index !== place) }, place);
    addButton.current?.focus();
  }

  return (
    <div className={form.form}>
      <div className={form.sides}>
        {sides.map((side, place) => (
          <SideCard
            // What a card remembers is its side's, and removing one moves the others up.
            key={`${String(place)} of ${String(sides.length)}`}
            name={ludoSideName(request, place)}
            place={place}
            side={side}
            fault={fault}
            onChange={(changed) => change(place, changed)}
            onRemove={place > 0 && sides.length > 2 ? () => remove(place) : undefined}
          />
        ))}
      </div>
      {fault?.path === 'sides' && <p className={form.fault}>{fault.message}</p>}
      <div>
        <Button
          ref={addButton}
          icon="plus"
          aria-disabled={sides.length >= mostSides}
          onClick={() => {
            if (sides.length < mostSides) onChange({ ...request, sides: [...sides, freshSide] });
          }}
        >
          Add a defender
        </Button>
      </div>
      <ContestTypes request={request} shelf={shelf} onChange={onChange} />
      <div className={form.switches}>
        <Switch
          label="Crits"
          hint="A lone 20 is a critical success, a lone 1 a critical failure; ties of them reroll"
          checked={request.crits}
          onChange={(crits) => onChange({ ...request, crits })}
        />
        <Switch
          label="Grazing hits"
          hint="A tie at the top with the offender is a grazing hit"
          checked={request.grazing}
          onChange={(grazing) => onChange({ ...request, grazing })}
        />
      </div>
      <SideModifiers sides={sides} nameOf={(place) => ludoSideName(request, place)} onChange={change} />
      <LinkedDamage
        damage={request.damage}
        fault={faultAt(fault, 'damage')}
        onChange={(damage) => onChange({ ...request, damage })}
      />
    </div>
  );
}
