import classes from './Field.module.css';
import { faultId, hintId } from './fieldText';

interface FieldNotesProps {
  readonly id: string;
  readonly hint: string | undefined;
  readonly fault: string | undefined;
}

/** The hint and fault beneath a field, under the ids that `describe` names. */
export function FieldNotes({ id, hint, fault }: FieldNotesProps) {
  return (
    <>
      {fault !== undefined && (
        <p className={classes.fault} id={faultId(id)}>
          {fault}
        </p>
      )}
      {hint !== undefined && (
        <p className={classes.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
    </>
  );
}
