import type { Character } from '../../store/party/party';
import { useParty, useStores } from '../../store/useStores';
import { Button } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { copyOf, moveWithin } from '../changes';
import type { Equipped } from '../useKits';
import classes from './CharacterRow.module.css';
import { DetailsFields } from './DetailsFields';
import { SheetEditor } from './SheetEditor';

interface CharacterEditorProps {
  readonly character: Character;
  readonly equipped: readonly Equipped[];
  /** The system whose sheet stands open. */
  readonly current: string;
  readonly onCopied: (id: string) => void;
}

/** Everything of one character: who it is, its sheets in the systems in use, and its place in the list. */
export function CharacterEditor({ character, equipped, current, onCopied }: CharacterEditorProps) {
  const { tray, ids, now } = useStores();
  const { change } = tray.actions;
  const party = useParty();
  const { id, sheets, ...details } = character;
  const up = moveWithin(party, character, -1);
  const down = moveWithin(party, character, 1);

  return (
    <>
      {equipped.map(({ system, kit }) => (
        <Disclosure
          key={`${system.id} ${String(system.id === current)}`}
          label={system.name}
          summary={sheets[system.id] === undefined ? 'nothing set' : undefined}
          open={system.id === current}
        >
          <SheetEditor
            SheetForm={kit.SheetForm}
            sheet={sheets[system.id]}
            emptySheet={system.emptySheet}
            onChange={(values) => change({ type: 'sheet-edited', character: id, system: system.id, values })}
          />
        </Disclosure>
      ))}
      <Disclosure label="Name, party, colour" summary={details.party}>
        <DetailsFields
          details={details}
          onChange={(changed) => change({ type: 'character-edited', character: id, details: changed })}
        />
      </Disclosure>
      <div className={classes.actions}>
        <Button
          icon="copy"
          onClick={() => {
            const copied = copyOf(party, character, () => ids.next(now()));
            change(copied);
            if (copied.type === 'together' && copied.changes[0]?.type === 'character-added') {
              onCopied(copied.changes[0].character);
            }
          }}
        >
          Copy
        </Button>
        <Button aria-disabled={up === undefined} onClick={() => up && change(up)}>
          Move up
        </Button>
        <Button aria-disabled={down === undefined} onClick={() => down && change(down)}>
          Move down
        </Button>
        <Button kind="danger" icon="close" onClick={() => change({ type: 'character-removed', character: id })}>
          Remove
        </Button>
      </div>
    </>
  );
}
