import type { OpenSystem, SideId } from '@clatter/engine';
import type { ComponentType } from 'react';

interface Seat {
  readonly side: SideId;
  readonly label: string;
}

interface OpenSheetFormProps {
  readonly sheet: unknown;
  readonly onChange: (sheet: unknown) => void;
}

/** Something that happens to a whole party, or to one of it, apart from rolls. */
export interface OpenAct {
  readonly name: string;
  readonly hint: string;
  readonly to: 'all' | 'one';
  readonly apply: (sheet: unknown) => unknown;
}

interface SampleRoll {
  readonly name: string;
  readonly who?: string;
  readonly request: unknown;
}

/** What a system brings for a party, its sheets opaque; a sheet that was never set is undefined. */
export interface OpenKit {
  readonly SheetForm: ComponentType<OpenSheetFormProps>;
  readonly tell: (sheet: unknown) => readonly string[];
  readonly acts: readonly OpenAct[];
  readonly sampleSheets: Readonly<Record<string, unknown>>;
  readonly sampleRolls: readonly SampleRoll[];
}

/** A system as the party uses it. */
export interface PartySystem extends OpenSystem {
  readonly seats: (request: unknown) => readonly Seat[];
  /** The request for a group of so many; undefined where no group rolls it. */
  readonly forGroup: (request: unknown, size: number) => unknown;
  /** What each member of a group can roll alone: "check". */
  readonly forEach: (request: unknown) => string | undefined;
  readonly worth: (request: unknown) => number | undefined;
  /** The same promise each time; undefined for a system that keeps nothing of characters. */
  readonly loadKit: () => Promise<OpenKit | undefined>;
}
