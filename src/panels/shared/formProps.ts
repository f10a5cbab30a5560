import type { PanelProps } from '../panelProps';

/** What the form of one kind of roll, or a part of it, takes. */
export type FormProps<Request> = Pick<PanelProps<Request>, 'request' | 'onChange' | 'fault'>;
