import { Suspense } from 'react';

import type { PanelFault } from '../panels/panelProps';
import { Button } from '../ui/Button';
import { ErrorBoundary } from './ErrorBoundary';
import { KindChoice } from './KindChoice';
import type { FormState } from './useForm';
import classes from './FormPlace.module.css';

interface FormPlaceProps {
  readonly form: FormState;
  readonly fault: PanelFault | undefined;
}

/** The kinds of roll of one system, and the form of the chosen kind. */
export function FormPlace({ form, fault }: FormPlaceProps) {
  const { system, kind, request, recent, shelf } = form;
  return (
    <div className={classes.place}>
      {system.kinds.length > 1 && <KindChoice kinds={system.kinds} selected={kind} onSelect={form.selectKind} />}
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
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
