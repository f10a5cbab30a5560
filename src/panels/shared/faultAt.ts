import type { PanelFault } from '../panelProps';

/** What is wrong with the field at this path or with something inside it. */
export function faultAt(fault: PanelFault | undefined, path: string): string | undefined {
  if (fault?.path === undefined) return undefined;
  return fault.path === path || fault.path.startsWith(`${path}.`) ? fault.message : undefined;
}
