import { findEntry } from '../../store/history/history';
import type { TrayState } from '../../store/tray/trayState';
import { visibilityOf } from '../../store/tray/visibility';

/** The throw that a change of state lets fall: its event, and the sides of the dice that move. */
export interface FallingDice {
  readonly id: string;
  readonly dice: readonly number[];
}

/**
 * The dice that begin to fall with this change, if all may hear them: this page's own, since the page that rolls is the
 * one to sound, and none of a hidden roll.
 */
export function fallingNow(state: TrayState, before: TrayState): FallingDice | undefined {
  const thrown = state.throw;
  if (thrown === undefined || !thrown.own || !thrown.started) return undefined;
  if (before.throw?.id === thrown.id && before.throw.started) return undefined;
  const entry = findEntry(state.history, thrown.roll);
  if (entry === undefined || visibilityOf(state, entry, 'public') === 'hidden') return undefined;
  const opened = entry.open();
  if (opened.type === 'unreadable') return undefined;
  const sides = opened.roll.plan.map((die) => die.sides);
  const dice = thrown.moving === 'all' ? sides : thrown.moving.flatMap((die) => sides[die] ?? []);
  return dice.length === 0 ? undefined : { id: thrown.id, dice };
}
