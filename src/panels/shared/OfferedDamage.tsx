import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../ui/Disclosure';
import { Switch } from '../../ui/Switch';
import type { DiceEntry } from './dice';
import { DamageDice } from './DamageDice';

interface Damage {
  readonly dice: readonly DiceEntry[];
}

interface OfferedDamageProps<Offered extends Damage> {
  readonly label: string;
  readonly summary: string;
  readonly offer: { readonly label: string; readonly hint?: string };
  readonly damage: Offered | undefined;
  /** What is offered at first. */
  readonly usual: Offered;
  /** What is wrong with its dice. */
  readonly fault: string | undefined;
  readonly onChange: (damage: Offered | undefined) => void;
  /** What else belongs to it, shown while it is offered. */
  readonly children: ReactNode;
}

/** The damage that is offered, filled in, once a roll has won. Taking the offer back and making it again loses nothing. */
export function OfferedDamage<Offered extends Damage>(props: OfferedDamageProps<Offered>) {
  const { label, summary, offer, damage, usual, fault, onChange, children } = props;
  const [last, setLast] = useState<Offered>();

  function change(on: boolean) {
    if (damage !== undefined) setLast(damage);
    onChange(on ? (last ?? usual) : undefined);
  }

  return (
    <Disclosure label={label} summary={damage === undefined ? 'none' : summary}>
      <Switch label={offer.label} hint={offer.hint} checked={damage !== undefined} onChange={change} />
      {damage !== undefined && (
        <>
          <DamageDice dice={damage.dice} fault={fault} onChange={(dice) => onChange({ ...damage, dice })} />
          {children}
        </>
      )}
    </Disclosure>
  );
}
