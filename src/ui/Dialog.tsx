import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import classes from './Dialog.module.css';
import { IconButton } from './IconButton';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** By its button, Escape, or a press beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays in sight below what scrolls. */
  readonly footer?: ReactNode;
  /** It asks for one thing: its first field has the focus, with what stands there selected. */
  readonly asks?: boolean;
}

/** A modal sheet on a phone, a panel on a larger screen; focus goes back to where it was. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onClose, children, footer, asks = false }: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const asksFirst = useEffectEvent(() => asks);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return undefined;
    const before = document.activeElement;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target === dialog) close();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('pointerdown', onPress);
    dialog.showModal();
    if (asksFirst()) {
      const field = body.current?.querySelector('input');
      field?.focus();
      field?.select();
    }
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('pointerdown', onPress);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog className={classes.dialog} ref={element} aria-labelledby={titleId}>
      <div className={classes.sheet}>
        <div className={classes.head}>
          <h2 className={classes.title} id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        <div className={classes.body} ref={body}>
          {children}
        </div>
        {footer !== undefined && <div className={classes.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
