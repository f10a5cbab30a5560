import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { IconButton } from '../../ui/IconButton';
import { Notice } from '../../ui/Notice';
import voiceOnly from '../../ui/VisuallyHidden.module.css';
import type { Shelf, ShelfItem } from '../panelProps';
import form from './form.module.css';
import classes from './KeptShelf.module.css';
import type { ShelfNote } from './useTaken';

interface KeptShelfProps {
  readonly label: string;
  readonly shelf: Shelf;
  readonly keepLabel: string;
  /** What is asked for where a file is chosen. */
  readonly fileLabel: string;
  /** Absent where the form offers what is kept at another place. */
  readonly onUse?: (item: ShelfItem) => void;
  readonly onKeep: () => void;
  readonly onSave: () => void;
  readonly onOpen: (file: File) => void;
  readonly note: ShelfNote | undefined;
  readonly onDismiss: () => void;
  /** What has to be set before keeping. */
  readonly children?: ReactNode;
}

/** What was kept of one kind, and what comes and goes as files. */
export function KeptShelf(props: KeptShelfProps) {
  const { label, shelf, keepLabel, fileLabel, onUse, onKeep, onSave, onOpen, note, onDismiss, children } = props;
  const fileInput = useRef<HTMLInputElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);

  function remove(id: string) {
    shelf.remove(id);
    // The button that had the focus goes with the item.
    keepButton.current?.focus();
  }

  function open(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const [chosen] = input.files ?? [];
    // Else the same file could not be chosen again after it was put right.
    input.value = '';
    if (chosen !== undefined) onOpen(chosen);
  }

  return (
    <>
      <Disclosure label={label} summary={shelf.items.length === 0 ? 'none' : String(shelf.items.length)}>
        {children}
        {shelf.items.length > 0 && (
          <ul className={classes.kept} aria-label={label}>
            {shelf.items.map((item) => (
              <li className={classes.item} key={item.id}>
                {onUse === undefined ? (
                  <span className={classes.use}>{item.name}</span>
                ) : (
                  <Button className={classes.use} onClick={() => onUse(item)}>
                    Use {item.name}
                  </Button>
                )}
                <IconButton icon="close" label={`Remove ${item.name}`} onClick={() => remove(item.id)} />
              </li>
            ))}
          </ul>
        )}
        <div className={form.actions}>
          <Button ref={keepButton} icon="plus" onClick={onKeep}>
            {keepLabel}
          </Button>
          <Button icon="download" onClick={onSave}>
            Save as a file
          </Button>
          <Button icon="upload" onClick={() => fileInput.current?.click()}>
            Open a file
          </Button>
          <input
            ref={fileInput}
            className={voiceOnly.hidden}
            type="file"
            accept=".json,application/json"
            aria-label={fileLabel}
            tabIndex={-1}
            onChange={open}
          />
        </div>
      </Disclosure>
      {note !== undefined && (
        <Notice kind={note.kind} onDismiss={onDismiss}>
          {note.text}
        </Notice>
      )}
    </>
  );
}
