import { openSystem, type RuleSystem } from '@clatter/engine';
import { type ComponentType, memo, type ReactElement } from 'react';

import type { PanelFault, PanelProps, Shelf } from '../panels/panelProps';
import type { PartyKit, SeatPlan } from '../panels/partyKit';
import type { OpenKit, PartySystem } from '../party/partySystem';
import { openKit } from './openKit';

type Edge = 'advantage' | 'disadvantage';

interface FormProps {
  readonly request: unknown;
  readonly onChange: (request: unknown, seatGone?: number) => void;
  readonly fault: PanelFault | undefined;
  readonly recent: readonly unknown[];
  readonly shelf: Shelf;
}

/** A system with its forms, ready for the tray. */
export interface InstalledSystem extends PartySystem {
  /** What a form of this kind holds: the draft where it reads as one, else the kind's start. */
  readonly readDraft: (draft: unknown, kind: string) => unknown;
  readonly Form: ComponentType<FormProps>;
  /** The request with advantage or disadvantage put on or taken off; the same where its kind has none. */
  readonly toggleEdge: (request: unknown, edge: Edge) => unknown;
}

/** What a system can bring beside rules and panel. */
interface Extras<Request, Sheet> {
  /** Who can make its rolls. */
  readonly plan?: SeatPlan<Request>;
  /** Fetches its sheet form, and what a party needs besides. */
  readonly loadKit?: () => Promise<PartyKit<Request, Sheet>>;
  /** Gives a request one source of an edge, or takes it off; leaves a kind without edges as it is. */
  readonly toggleEdge?: (request: Request, edge: Edge) => Request;
}

/** Joins rules and panel; a panel that does not fit the rules does not compile. */
export function install<Request extends { readonly kind: string }, Outcome, Sheet, Change>(
  rules: RuleSystem<Request, Outcome, Sheet, Change>,
  Panel: ComponentType<PanelProps<Request>>,
  { toggleEdge, plan, loadKit }: Extras<Request, Sheet> = {},
): InstalledSystem {
  let kit: Promise<OpenKit | undefined> | undefined;

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

  async function fetchKit(): Promise<OpenKit | undefined> {
    try {
      return loadKit && openKit(rules.sheet, await loadKit());
    } catch (error) {
      kit = undefined;
      throw error;
    }
  }

  return {
    ...openSystem(rules),
    readDraft,
    Form: memo(Form),
    toggleEdge: (request, edge) => toggleEdge?.(rules.readDraft(request), edge) ?? request,
    seats: (request) => plan?.seats(rules.readDraft(request)) ?? [],
    forGroup: (request, size) => plan?.forGroup?.(rules.readDraft(request), size),
    forEach: (request) => plan?.forEach?.(rules.readDraft(request)),
    worth: (request) => plan?.worth?.(rules.readDraft(request)),
    loadKit: () => (kit ??= fetchKit()),
  };
}
