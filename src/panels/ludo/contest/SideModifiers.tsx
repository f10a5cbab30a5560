import { Disclosure } from '../../../ui/Disclosure';
import form from '../../shared/form.module.css';
import { summariseMore } from '../modified';
import { MoreModifiers } from '../MoreModifiers';
import type { Side } from './sides';

interface SideModifiersProps {
  readonly sides: readonly Side[];
  readonly nameOf: (place: number) => string;
  readonly onChange: (place: number, side: Side) => void;
}

/** Stats and further modifiers of every side that rolls. */
export function SideModifiers({ sides, nameOf, onChange }: SideModifiersProps) {
  const told = sides.flatMap((side, place) => {
    const more = 'fixed' in side ? '' : summariseMore(side);
    return more === '' ? [] : [`${nameOf(place)} ${more}`];
  });
  return (
    <Disclosure label="More modifiers" summary={told.length === 0 ? 'none' : told.join('; ')}>
      {sides.map((side, place) => {
        if ('fixed' in side) return null;
        const name = `${nameOf(place)}’s modifiers`;
        return (
          <fieldset className={form.form} key={place}>
            <legend className={form.legend}>{name}</legend>
            <MoreModifiers value={side} onChange={(changed) => onChange(place, changed)} />
          </fieldset>
        );
      })}
    </Disclosure>
  );
}
