import type { DieconRequest } from '@clatter/engine';
import { Switch } from '../../ui/Switch';
import type { PanelProps } from '../panelProps';
import { faultAt } from '../shared/faultAt';
import form from '../shared/form.module.css';
import { PoolField } from './PoolField';
import { RerollFields } from './RerollFields';

/** Two pools face to face, their rerolls, and the rules that are in play. */
export function DieconPanel({ request, onChange, fault }: PanelProps<DieconRequest>) {
  const { attacker, defender } = request;
  return (
    <div className={form.form}>
      <div className={form.sides}>
        <PoolField
          name="Attacker"
          colour="teal"
          dice={attacker.dice}
          fault={faultAt(fault, 'attacker.dice')}
          onChange={(dice) => onChange({ ...request, attacker: { ...attacker, dice } })}
        />
        <PoolField
          name="Defender"
          colour="oxblood"
          dice={defender.dice}
          fault={faultAt(fault, 'defender.dice')}
          onChange={(dice) => onChange({ ...request, defender: { ...defender, dice } })}
        />
      </div>
      <RerollFields request={request} onChange={onChange} />
      <Switch
        label="Overkill"
        hint="The winner’s dice above the loser’s highest are extra hits."
        checked={request.overkill}
        onChange={(overkill) => onChange({ ...request, overkill })}
      />
      <Switch
        label="Passive defence"
        hint="A shield, or no hand-to-hand fight: a defender who wins hits nobody."
        checked={request.passiveDefence}
        onChange={(passiveDefence) => onChange({ ...request, passiveDefence })}
      />
      <Switch
        label="Jam"
        hint="A side with two dice alike has a jam, whoever wins."
        checked={request.jam}
        onChange={(jam) => onChange({ ...request, jam })}
      />
    </div>
  );
}
