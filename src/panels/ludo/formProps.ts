import type { LudoRequest, LudoRequestOf } from '@clatter/engine';
import type { PanelProps } from '../panelProps';

/** What the form of one kind of roll takes. */
export type FormProps<Kind extends LudoRequest['kind']> = Pick<
  PanelProps<LudoRequestOf<Kind>>,
  'request' | 'onChange' | 'fault'
>;
