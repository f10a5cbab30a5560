import type { OrFault } from '../../store/tray/fault';
import type { RollOrder } from '../../store/tray/prepare';

export interface RolledAll {
  /** Ids, in the order of what was asked for. */
  readonly rolls: readonly string[];
}

/** Rolls several things, with real dice where the table uses them; `onDone` is never called if that is given up. */
export type RollAll = (orders: readonly RollOrder[], onDone: (result: OrFault<RolledAll>) => void) => void;
