/** Why the present request can't be rolled: the field's path, and in notation the position in the text, from 0. */
export interface PanelFault {
  readonly message: string;
  readonly path?: string;
  readonly position?: number;
}

export interface ShelfItem {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
}

/** What the user has kept for this kind of roll, such as check tables; `data` is read before it is used. */
export interface Shelf {
  readonly items: readonly ShelfItem[];
  readonly keep: (name: string, data: unknown) => void;
  readonly remove: (id: string) => void;
}

/** A panel shows the form of one request and tells of each change; it can set every field of the request. */
export interface PanelProps<Request> {
  readonly request: Request;
  /** `seatGone` is the place, among the seats before, of a side that was taken out: those behind it move up. */
  readonly onChange: (request: Request, seatGone?: number) => void;
  readonly fault: PanelFault | undefined;
  /** Requests of this kind that were rolled before, newest first, each once. */
  readonly recent: readonly Request[];
  readonly shelf: Shelf;
}
