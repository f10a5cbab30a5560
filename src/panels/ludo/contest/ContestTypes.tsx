import type { LudoRequestOf } from '@clatter/engine';
import { useMemo, useRef, useState } from 'react';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { downloadText } from '../../../ui/downloadText';
import { TextField } from '../../../ui/TextField';
import type { PanelProps } from '../../panelProps';
import { KeptShelf } from '../../shared/KeptShelf';
import { useTaken } from '../../shared/useTaken';
import {
  type ContestType,
  contestTypeFile,
  hasRules,
  offeredTypes,
  type OfferedType,
  typeInUse,
  typeOf,
  withType,
} from './contestType';

type ContestTypesProps = Pick<PanelProps<LudoRequestOf<'contest'>>, 'request' | 'onChange' | 'shelf'>;

/** The types of contest, one tap each, and what is kept and shared of them. */
export function ContestTypes({ request, onChange, shelf }: ContestTypesProps) {
  const types = useMemo(() => offeredTypes(shelf.items), [shelf.items]);
  const [typed, setTyped] = useState(() => typeInUse(types, request, '')?.name ?? '');
  const [nameless, setNameless] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const { note, tell, take } = useTaken((type: ContestType) => {
    rename(type.name);
    onChange(withType(request, type));
  });
  const name = typed.trim();
  const replaces = types.some((type) => type.name === name && !hasRules(request, type));

  function rename(changed: string) {
    setTyped(changed);
    setNameless(false);
  }

  function use({ name: called, read }: OfferedType) {
    take('thing' in read ? { thing: { ...read.thing, name: called } } : read);
  }

  function withName(act: (type: ContestType) => void) {
    setNameless(name === '');
    if (name === '') nameField.current?.focus();
    else act(typeOf(request, name));
  }

  function keep(type: ContestType) {
    shelf.keep(name, type);
    tell(replaces ? { kind: 'told', text: `“${name}” is kept, in place of the earlier one.` } : undefined);
  }

  function save(type: ContestType) {
    const { fileName, text } = contestTypeFile.write(type);
    downloadText(fileName, text);
  }

  async function open(file: File) {
    const read = await contestTypeFile.readFile(file);
    take(read);
    if ('fault' in read) return;
    tell({ kind: 'told', text: `“${read.thing.name}” is in use; keep it to have it here again.` });
  }

  return (
    <>
      <ChoiceGroup<OfferedType | undefined>
        label="Contest type"
        options={types.map((type) => ({ value: type, label: type.name }))}
        value={typeInUse(types, request, name)}
        onChange={(type) => type !== undefined && use(type)}
      />
      <KeptShelf
        label="Kept types"
        shelf={shelf}
        keepLabel={replaces ? `Replace “${name}”` : 'Keep this type'}
        fileLabel="File with a contest type"
        onKeep={() => withName(keep)}
        onSave={() => withName(save)}
        onOpen={(file) => void open(file)}
        note={note}
        onDismiss={() => tell(undefined)}
      >
        <TextField
          ref={nameField}
          label="Type name"
          hint="Crits, grazing hits and damage are kept under it; the sides are not."
          fault={nameless ? 'Give the type a name first.' : undefined}
          maxLength={60}
          value={typed}
          onChange={rename}
        />
      </KeptShelf>
    </>
  );
}
