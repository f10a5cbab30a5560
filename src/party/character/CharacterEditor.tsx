import { useState } from 'react';

import type { Character } from '../../store/party/party';
import { useParty, useStores } from '../../store/useStores';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { Disclosure } from '../../ui/Disclosure';
import { copyOf, moveWithin } from '../changes';
import type { Equipped } from '../useKits';
import classes from './CharacterRow.module.css';
import { DetailsFields } from './DetailsFields';
import { SheetEditor } from './SheetEditor';

interface CharacterEditorProps {
  readonly character: Character;
  readonly equipped: readonly Equipped[];
  /** The system whose sheet is shown unless another is chosen. */
  readonly current: string;
  readonly onCopied: (id: string) => void;
}

/** Everything of one character: who it is, its sheets in the systems in use, and its place in the list. */
export function CharacterEditor({ character, equipped, current, onCopied }: CharacterEditorProps) {
  const { tray, ids, now } = useStores();
  const { change } = tray.actions;
  const party = useParty();
  const { id, sheets, ...details } = character;
  const [choice, setChoice] = useState<{ readonly current: string; readonly chosen: string | undefined }>();
  const wanted = choice?.current === current ? choice.chosen : current;
  const shown = equipped.find(({ system }) => system.id === wanted) ?? equipped[0];
  const up = moveWithin(party, character, -1);
  const down = moveWithin(party, character, 1);

  return (
    <>
      {equipped.length > 1 && (
        <ChoiceGroup
          label="Sheet"
          hideLabel
          options={equipped.map(({ system }) => ({ value: system.id, label: system.name }))}
          value={shown?.system.id}
          onChange={(chosen) => setChoice({ current, chosen })}
        />
      )}
      {shown !== undefined && (
        <SheetEditor
          key={shown.system.id}
          SheetForm={shown.kit.SheetForm}
          sheet={sheets[shown.system.id]}
          emptySheet={shown.system.emptySheet}
          onChange={(values) => change({ type: 'sheet-edited', character: id, system: shown.system.id, values })}
        />
      )}
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
