import type { DieconRequest } from '@clatter/engine';
import { Disclosure } from '../../ui/Disclosure';
import { Stepper } from '../../ui/Stepper';
import classes from './RerollFields.module.css';

interface RerollFieldsProps {
  readonly request: DieconRequest;
  readonly onChange: (request: DieconRequest) => void;
}

type Pool = DieconRequest['attacker'];

const mostRerolls = 999;

function summaryOf({ attacker, defender }: DieconRequest): string {
  const told = [
    { name: 'attacker', rerolls: attacker.rerolls + attacker.opponentRerolls },
    { name: 'defender', rerolls: defender.rerolls + defender.opponentRerolls },
  ].filter(({ rerolls }) => rerolls > 0);
  return told.length === 0 ? 'none' : told.map(({ name, rerolls }) => `${name} ${String(rerolls)}`).join(', ');
}

/** What each side's abilities let it throw again. */
export function RerollFields({ request, onChange }: RerollFieldsProps) {
  return (
    <Disclosure label="Rerolls" summary={summaryOf(request)}>
      <div className={classes.sides}>
        <SideRerolls
          name="Attacker’s rerolls"
          pool={request.attacker}
          onChange={(attacker) => onChange({ ...request, attacker })}
        />
        <SideRerolls
          name="Defender’s rerolls"
          pool={request.defender}
          onChange={(defender) => onChange({ ...request, defender })}
        />
      </div>
      <p className={classes.hint}>Each ability rerolls one die, and the new face stands.</p>
    </Disclosure>
  );
}

interface SideRerollsProps {
  readonly name: string;
  readonly pool: Pool;
  readonly onChange: (pool: Pool) => void;
}

function SideRerolls({ name, pool, onChange }: SideRerollsProps) {
  return (
    <fieldset className={classes.side}>
      <legend className={classes.name}>{name}</legend>
      <Stepper
        label="Own dice"
        value={pool.rerolls}
        min={0}
        max={mostRerolls}
        onChange={(rerolls) => onChange({ ...pool, rerolls })}
      />
      <Stepper
        label="Dice of either side"
        value={pool.opponentRerolls}
        min={0}
        max={mostRerolls}
        onChange={(opponentRerolls) => onChange({ ...pool, opponentRerolls })}
      />
    </fieldset>
  );
}
