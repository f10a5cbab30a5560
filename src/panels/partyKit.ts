import type { SideId } from '@clatter/engine';
import type { ComponentType } from 'react';

/** A side of a roll that someone of the party can take. */
export interface Seat {
  readonly side: SideId;
  readonly label: string;
}

/** Who can make a system's rolls. */
export interface SeatPlan<Request> {
  /** The sides of a request, whoever starts it first. */
  readonly seats: (request: Request) => readonly Seat[];
  /** The request for a group of so many, where the kind is rolled by one. */
  readonly forGroup?: (request: Request, size: number) => Request | undefined;
  /** What each member of a group can roll alone: "check"; undefined where that makes no sense. */
  readonly forEach?: (request: Request) => string | undefined;
  /** How good a filled request is for the first side, where the best of a group may roll for all. */
  readonly worth?: (request: Request) => number | undefined;
}

export interface SheetFormProps<Sheet> {
  readonly sheet: Sheet;
  readonly onChange: (sheet: Sheet) => void;
}

/** Something that happens to a whole party, or to one of it, apart from rolls. */
interface PartyAct<Sheet> {
  readonly name: string;
  readonly hint: string;
  readonly to: 'all' | 'one';
  /** The same sheet where it changes nothing. */
  readonly apply: (sheet: Sheet) => Sheet;
}

interface SampleRoll<Request> {
  readonly name: string;
  /** Whose it is, by the key of a sample character; everyone's where absent. */
  readonly who?: string;
  readonly request: Request;
}

/** What a party needs of a system beside its rules; fetched when a party is first looked at. */
export interface PartyKit<Request, Sheet> {
  readonly SheetForm: ComponentType<SheetFormProps<Sheet>>;
  /** What stands out: "stressed", "2 Fate Dice". */
  readonly tell: (sheet: Sheet) => readonly string[];
  readonly acts: readonly PartyAct<Sheet>[];
  /** Sheets by the keys of the sample characters: `mira`, `odo`, `sana`, `tarn`, `goblin`, `ogre`. */
  readonly sampleSheets: Readonly<Record<string, Sheet>>;
  readonly sampleRolls: readonly SampleRoll<Request>[];
}
