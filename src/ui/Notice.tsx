import type { ReactNode } from 'react';
import { Button } from './Button';
import { classNames } from './classNames';
import { IconButton } from './IconButton';
import classes from './Notice.module.css';

interface NoticeProps {
  /** `fault` is spoken at once; whatever else a voice should tell goes through the app's one live region. */
  readonly kind?: 'told' | 'fault';
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly onDismiss?: (() => void) | undefined;
}

/** A strip that says something in passing and offers at most one thing to do about it. */
export function Notice({ kind = 'told', children, action, onDismiss }: NoticeProps) {
  return (
    <div className={classNames(classes.notice, classes[kind])} role={kind === 'fault' ? 'alert' : undefined}>
      <div className={classes.text}>{children}</div>
      {action !== undefined && <Button onClick={action.onPress}>{action.label}</Button>}
      {onDismiss !== undefined && <IconButton icon="close" label="Dismiss" onClick={onDismiss} />}
    </div>
  );
}
