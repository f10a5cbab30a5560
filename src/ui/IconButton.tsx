import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import classes from './IconButton.module.css';
import type { IconName } from './iconShapes';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Its accessible name, also shown on hover. */
  readonly label: string;
}

/** A square button of touch size whose only face is an icon. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={classNames(classes.button, className)}>
      <Icon name={icon} />
    </button>
  );
}
