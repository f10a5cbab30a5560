import type { Tone } from '@clatter/engine';
import { Icon } from './Icon';
import type { IconName } from './iconShapes';
import classes from './ToneBadge.module.css';

/** Each tone's own shape, so that colour is never the only sign. */
export const toneIcons: Readonly<Record<Tone, IconName>> = {
  triumph: 'star',
  success: 'check',
  glancing: 'half-moon',
  failure: 'bar',
  disaster: 'broken-ring',
  neutral: 'dot',
};

/** A tone's shape on its colour, as large as the text; says nothing to a voice. */
export function ToneBadge({ tone }: { readonly tone: Tone }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon name={toneIcons[tone]} />
    </span>
  );
}
