import { openSystem, type OpenSystem, type RuleSystem } from '@clatter/engine';
import type { ComponentType, ReactElement } from 'react';

import type { PanelFault, PanelProps, Shelf } from '../panels/panelProps';

export interface FormProps {
  readonly request: unknown;
  readonly onChange: (request: unknown) => void;
  readonly fault: PanelFault | undefined;
  readonly recent: readonly unknown[];
  readonly shelf: Shelf;
}

/** A system with its forms, ready for the tray. */
export interface InstalledSystem extends OpenSystem {
  /** What a form of this kind holds: the draft where it reads as one, else the kind's start. */
  readonly readDraft: (draft: unknown, kind: string) => unknown;
  readonly Form: ComponentType<FormProps>;
}

/** Joins rules and panel; a panel that does not fit the rules does not compile. */
export function install<Request extends { readonly kind: string }, Outcome, Sheet, Change>(
  rules: RuleSystem<Request, Outcome, Sheet, Change>,
  Panel: ComponentType<PanelProps<Request>>,
): InstalledSystem {
  function readDraft(draft: unknown, kind: string): Request | undefined {
    try {
      const request = rules.readDraft(draft);
      if (request.kind === kind) return request;
    } catch {
      // What was stored is no draft of this kind: the form starts afresh.
    }
    return rules.kinds.find(({ id }) => id === kind)?.start;
  }

  function Form({ request, recent, ...rest }: FormProps): ReactElement {
    return <Panel request={rules.readDraft(request)} recent={recent.map(rules.readDraft)} {...rest} />;
  }

  return { ...openSystem(rules), readDraft, Form };
}
