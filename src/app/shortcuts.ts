/** What a key does at the table. */
export type Shortcut =
  | {
      readonly type:
        'roll' | 'again' | 'advantage' | 'disadvantage' | 'undo' | 'redo' | 'mute' | 'stage' | 'cancel' | 'help';
    }
  | { readonly type: 'system'; readonly place: number };

interface Key {
  readonly key: string;
  readonly does: string;
  readonly shortcut: Shortcut;
}

/** The keys as the help lists them. */
export const shortcutKeys: readonly Key[] = [
  { key: 'r', does: 'Roll', shortcut: { type: 'roll' } },
  { key: 'g', does: 'Again: the last roll once more', shortcut: { type: 'again' } },
  { key: 'a', does: 'Advantage on or off', shortcut: { type: 'advantage' } },
  { key: 'd', does: 'Disadvantage on or off', shortcut: { type: 'disadvantage' } },
  { key: 'u', does: 'Undo', shortcut: { type: 'undo' } },
  { key: 'y', does: 'Redo', shortcut: { type: 'redo' } },
  { key: 'm', does: 'Sound on or off', shortcut: { type: 'mute' } },
  { key: 's', does: 'The stage, for a shared screen', shortcut: { type: 'stage' } },
  { key: 'escape', does: 'Stop picking a die', shortcut: { type: 'cancel' } },
  { key: '?', does: 'These keys', shortcut: { type: 'help' } },
];

interface Pressed {
  readonly key: string;
  readonly repeat: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('dialog') !== null) return true;
  const isTextField = target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox';
  return isTextField || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** What a pressed key asks for: nothing while typing, with a held key, or with a key of the browser's own. */
export function shortcutOf(pressed: Pressed): Shortcut | undefined {
  if (pressed.repeat || pressed.ctrlKey || pressed.metaKey || pressed.altKey || isTyping(pressed.target)) {
    return undefined;
  }
  if (/^[1-9]$/.test(pressed.key)) return { type: 'system', place: Number(pressed.key) - 1 };
  return shortcutKeys.find(({ key }) => key === pressed.key.toLowerCase())?.shortcut;
}
