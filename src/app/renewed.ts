import type { Entry } from '../store/history/entry';
import { renewRequest } from '../store/party/seats';
import type { TrayStore } from '../store/tray/trayState';
import type { InstalledSystem } from './install';

/** What a roll asked for, to be asked once more: whoever became stressed since is stressed now. */
export function renewed(systems: readonly InstalledSystem[], tray: TrayStore, entry: Entry): unknown {
  const { request, seats, id } = entry;
  const system = systems.find((one) => one.id === entry.system);
  if (system === undefined || Object.keys(seats).length === 0) return request;
  return renewRequest(system, request, seats, tray.partyBefore(id), tray.party());
}
