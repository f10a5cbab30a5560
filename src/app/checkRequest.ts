import { namePool, type PlannedDie } from '@clatter/engine';

import { type Fault, faultOf } from '../store/tray/fault';
import type { InstalledSystem } from './install';

/** What the form's request would roll, or why it rolls nothing. */
export interface CheckedRequest {
  readonly plan: readonly PlannedDie[];
  readonly pool: string | undefined;
  readonly description: string;
  readonly fault: Fault | undefined;
}

/** Asks the system what a request would roll. */
export function checkRequest(system: InstalledSystem, request: unknown): CheckedRequest {
  try {
    const { plan, description } = system.ready(request);
    return { plan, pool: namePool(plan), description, fault: undefined };
  } catch (error) {
    return { plan: [], pool: undefined, description: system.name, fault: faultOf(error) };
  }
}
