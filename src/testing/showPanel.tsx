import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import type { PanelFault, PanelProps } from '../panels/panelProps';

interface Shown<Request> {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The request as it stands. */
  readonly read: () => Request;
}

/** A form that keeps what it is told, as the tray does. */
export function showPanel<Request>(
  Panel: ComponentType<PanelProps<Request>>,
  readDraft: (input: unknown) => Request,
  start: object,
  fault?: PanelFault,
): Shown<Request> {
  let latest = readDraft(start);
  function Form() {
    const [request, setRequest] = useState(latest);
    latest = request;
    return <Panel request={readDraft(request)} onChange={setRequest} fault={fault} recent={[]} shelf={emptyShelf} />;
  }
  render(<Form />);
  return { user: userEvent.setup({ delay: null }), read: () => readDraft(latest) };
}

export const emptyShelf: PanelProps<unknown>['shelf'] = { items: [], keep: () => {}, remove: () => {} };
