import type { ComponentPropsWithRef } from 'react';
import classes from './Button.module.css';
import { classNames } from './classNames';
import { Icon } from './Icon';
import type { IconName } from './iconShapes';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `quiet` unless told; `primary` is for the one thing that a screen is for. */
  readonly kind?: 'primary' | 'quiet' | 'danger';
  readonly icon?: IconName;
  /** As wide as its place. */
  readonly wide?: boolean;
}

/** A native button that submits nothing unless `type` says so. */
export function Button({ kind = 'quiet', icon, wide = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(classes.button, classes[kind], wide && classes.wide, className)}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}
