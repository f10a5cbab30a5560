import { type ComponentType, type ReactNode, useMemo } from 'react';

import { trayDiceOf } from '../cards/trayOfWords';
import { Tray } from '../tray/Tray';
import classes from './Stage.module.css';
import type { StagedRoll } from './useStaged';

/** Keeps a fault in the dice from taking the stage with it. */
export type Guard = ComponentType<{
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  readonly resetKey?: string | undefined;
  readonly onError?: () => void;
}>;

interface StageDiceProps {
  /** The roll whose dice are to be seen, if any. */
  readonly roll: StagedRoll | undefined;
  readonly still: boolean;
  readonly Guard: Guard;
  readonly onLanded: (throwId: string) => void;
}

/** The dice, large; what ties them together is drawn here and told in words beside them. */
export function StageDice({ roll, still, Guard, onLanded }: StageDiceProps) {
  const words = roll?.words;
  const entered = roll?.entry.entered;
  const shown = useMemo(
    () => ({
      dice: words === undefined ? [] : trayDiceOf(words, entered ?? []),
      rows: words?.rows.map((row) => row.dice) ?? [],
      links: words?.links.map((link) => ({ ...link, text: '' })) ?? [],
    }),
    [words, entered],
  );
  return (
    <div className={classes.dice} data-empty={roll === undefined} inert>
      <Guard
        resetKey={roll?.throwId}
        fallback={null}
        onError={() => {
          if (roll !== undefined) onLanded(roll.throwId);
        }}
      >
        <Tray
          {...shown}
          throwId={roll?.throwId}
          moving={roll?.moving ?? 'none'}
          still={still}
          pickable={none}
          picked={none}
          onPick={ignore}
          onSettled={onLanded}
          flash={words?.tone === 'triumph'}
        />
      </Guard>
    </div>
  );
}

const none: readonly number[] = [];

function ignore(): void {
  // Nothing is picked on the stage.
}
