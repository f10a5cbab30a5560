import type { Roll, Words } from '@clatter/engine';
import { useMemo } from 'react';

import type { Entry } from '../store/history/entry';
import { useStores, useTray } from '../store/useStores';
import { Tray } from '../tray/Tray';
import { ErrorBoundary } from './ErrorBoundary';
import { trayDiceOf } from '../cards/trayOfWords';
import { useHeld } from './useHeld';
import { useStill } from './useStill';
import type { Stepping } from './useStepping';

interface TrayPlaceProps {
  /** Absent where nothing was rolled, or what was rolled is not to be seen here. */
  readonly shown: { readonly entry: Entry; readonly roll: Roll; readonly words: Words } | undefined;
  readonly stepping: Stepping;
}

const nothing = { throwId: undefined, dice: [], rows: [], links: [], moving: 'none', flash: false } as const;

/** The dice of the present roll; they fall once the roll is stored, and stand as they are for an older one. */
export function TrayPlace({ shown, stepping }: TrayPlaceProps) {
  const { actions } = useStores().tray;
  const thrown = useTray((state) => state.throw);
  const still = useStill();
  // Another page's dice fall there; here they lie down once they may be seen.
  const waiting = thrown !== undefined && (thrown.own ? !thrown.started : !thrown.settled);
  const flying = thrown?.roll === shown?.entry.id ? thrown : undefined;

  const entry = shown?.entry;
  const words = shown?.words;
  const present = useMemo(() => {
    if (entry === undefined || words === undefined) return nothing;
    return {
      throwId: flying?.id ?? entry.id,
      dice: trayDiceOf(words, entry.entered),
      rows: words.rows.map((row) => row.dice),
      links: words.links,
      moving: flying?.own === true ? flying.moving : 'none',
      flash: words.tone === 'triumph',
    } as const;
  }, [entry, words, flying?.id, flying?.own, flying?.moving]);
  const held = useHeld(present, waiting);

  return (
    <ErrorBoundary
      resetKey={held.throwId}
      fallback={<p>The dice can’t be drawn; the card tells the result.</p>}
      onError={() => {
        if (thrown !== undefined) actions.settle(thrown.id);
      }}
    >
      <Tray
        {...held}
        still={still}
        pickable={stepping.pickable}
        picked={stepping.picked}
        onPick={stepping.pick}
        onSettled={actions.settle}
      />
    </ErrorBoundary>
  );
}
