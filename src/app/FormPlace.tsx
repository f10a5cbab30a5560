import { lazy, Suspense, useState } from 'react';

import type { PanelFault } from '../panels/panelProps';
import type { RollAll } from '../party/group/rollAll';
import type { KeptUse } from '../party/kept/KeptList';
import { useParty } from '../store/useStores';
import { Button } from '../ui/Button';
import { ErrorBoundary } from './ErrorBoundary';
import { KindChoice } from './KindChoice';
import type { FormState } from './useForm';
import classes from './FormPlace.module.css';

const FormParty = lazy(() => import('../party/FormParty').then((file) => ({ default: file.FormParty })));
const KeepDialog = lazy(() => import('../party/kept/KeepDialog').then((file) => ({ default: file.KeepDialog })));

interface FormPlaceProps {
  readonly form: FormState;
  readonly fault: PanelFault | undefined;
  /** What the form's request is, in a few words. */
  readonly description: string;
  readonly hidden: boolean;
  readonly kept: KeptUse;
  readonly onRollAll: RollAll;
}

/** The kinds of roll of one system, who rolls, and the form of the chosen kind. */
export function FormPlace({ form, fault, description, hidden, kept, onRollAll }: FormPlaceProps) {
  const { system, kind, request, recent, shelf, seating } = form;
  const { characters, keptRolls } = useParty();
  const [keeping, setKeeping] = useState(false);
  const [owner] = Object.values(seating.seats);
  return (
    <div className={classes.place}>
      {system.kinds.length > 1 && <KindChoice kinds={system.kinds} selected={kind} onSelect={form.selectKind} />}
      {characters.length + keptRolls.length > 0 && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <FormParty
              system={system}
              request={request}
              state={seating}
              hidden={hidden}
              onRollKept={kept.onRoll}
              onRollAll={onRollAll}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <ErrorBoundary
        resetKey={`${system.id} ${kind}`}
        fallback={
          <p>
            This form failed. <Button onClick={form.startAfresh}>Start it afresh</Button>
          </p>
        }
      >
        <Suspense fallback={<p className={classes.loading}>Laying out the form…</p>}>
          <system.Form
            key={`${system.id} ${kind}`}
            request={request}
            onChange={form.setRequest}
            fault={fault}
            recent={recent}
            shelf={shelf}
          />
          <div>
            <Button aria-disabled={fault !== undefined} onClick={() => setKeeping(fault === undefined)}>
              Keep this roll…
            </Button>
          </div>
        </Suspense>
      </ErrorBoundary>
      {keeping && (
        <Suspense fallback={null}>
          <KeepDialog
            roll={{ system: system.id, request, changed: seating.changes.map(({ path }) => path) }}
            name={description}
            owner={owner}
            onClose={() => setKeeping(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
