import type { DieRole, SideId } from './dice';

export type Tone = 'triumph' | 'success' | 'glancing' | 'failure' | 'disaster' | 'neutral';

export interface SideWords {
  readonly id: SideId;
  readonly name: string;
  /** What the side reached, as shown: "19", "6 5 2", "Hit"; absent where it has nothing to show. */
  readonly total?: string;
  readonly winner: boolean;
}

/** One line of the arithmetic: "Attack", "17 + 5 = 22 against 15". */
export interface Line {
  readonly label: string;
  readonly text: string;
  readonly side?: SideId;
}

export interface DieWords {
  readonly side: SideId;
  readonly sides: number;
  readonly role: DieRole;
  /** The faces it had, the present one last. */
  readonly faces: readonly number[];
  /** Why each later face came, aligned with `faces` from its second on. */
  readonly reasons: readonly string[];
  readonly mark: 'kept' | 'dropped';
}

export type LinkKind = 'deciding' | 'overkill' | 'jam' | 'double' | 'triple' | 'cancelled' | 'crit' | 'way';

/** What ties dice together, by plan position: the deciding pair, overkill dice, a double, who cancelled whom. */
export interface Link {
  readonly kind: LinkKind;
  readonly dice: readonly number[];
  readonly text: string;
}

/** Everything that a surface shows or says of a roll. */
export interface Words {
  /** The one big word or two: "Critical hit". */
  readonly title: string;
  readonly tone: Tone;
  /** Plain text, outcome first, dice after; copied and shown as it is, read aloud by way of `forTheEar`. */
  readonly sentence: string;
  readonly sides: readonly SideWords[];
  readonly lines: readonly Line[];
  /** Aligned with the plan. */
  readonly dice: readonly DieWords[];
  /** The dice of each side in the order in which they stand when they have settled. */
  readonly rows: readonly { readonly side: SideId; readonly dice: readonly number[] }[];
  readonly links: readonly Link[];
}

/** Names that a table gives to sides, by the side's id as text; sides without one keep the rules' own name. */
export type SideNames = Readonly<Record<string, string>>;

const tones: Readonly<Record<string, Tone>> = {
  'critical-success': 'triumph',
  'critical-hit': 'triumph',
  'great-success': 'triumph',
  success: 'success',
  hit: 'success',
  'attacker+0': 'success',
  'grazing-hit': 'glancing',
  mixed: 'glancing',
  tie: 'glancing',
  failure: 'failure',
  miss: 'failure',
  'defender+0': 'failure',
  'no-move': 'failure',
  'critical-failure': 'disaster',
  'automatic-miss': 'disaster',
};

/** The tone of a headline, which depends on nothing else [R10]. */
export function toneOf(headline: string): Tone {
  const tone = tones[headline];
  if (tone !== undefined) return tone;
  if (headline.startsWith('attacker+')) return 'triumph';
  return headline.startsWith('defender+') ? 'disaster' : 'neutral';
}
