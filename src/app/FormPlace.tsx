import { Suspense } from 'react';

import type { PanelFault, Shelf } from '../panels/panelProps';
import { Button } from '../ui/Button';
import { ErrorBoundary } from './ErrorBoundary';
import type { InstalledSystem } from './install';
import { KindChoice } from './KindChoice';
import classes from './FormPlace.module.css';

interface FormPlaceProps {
  readonly system: InstalledSystem;
  readonly kind: string;
  readonly request: unknown;
  readonly fault: PanelFault | undefined;
  readonly recent: readonly unknown[];
  readonly shelf: Shelf;
  readonly onKind: (kind: string) => void;
  readonly onRequest: (request: unknown) => void;
  readonly onStartAfresh: () => void;
}

/** The kinds of roll of one system, and the form of the chosen kind. */
export function FormPlace(props: FormPlaceProps) {
  const { system, kind, request, fault, recent, shelf } = props;
  return (
    <div className={classes.place}>
      {system.kinds.length > 1 && <KindChoice kinds={system.kinds} selected={kind} onSelect={props.onKind} />}
      <ErrorBoundary
        resetKey={`${system.id} ${kind}`}
        fallback={
          <p>
            This form failed. <Button onClick={props.onStartAfresh}>Start it afresh</Button>
          </p>
        }
      >
        <Suspense fallback={<p className={classes.loading}>Laying out the form…</p>}>
          <system.Form
            key={`${system.id} ${kind}`}
            request={request}
            onChange={props.onRequest}
            fault={fault}
            recent={recent}
            shelf={shelf}
          />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
