import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../ui/classNames';
import { DiceList } from './DiceList';
import { moves } from './drawing/cast';
import { arrange } from './layout/arrange';
import { Links } from './Links';
import { restText } from './restText';
import styles from './Tray.module.css';
import type { TrayProps } from './trayDie';
import { useFocusKeeper } from './useFocusKeeper';
import { usePainter } from './usePainter';
import { useSize } from './useSize';
import { useThrow } from './useThrow';
import type { Settled } from './useThrow';

/** The felt well with its dice: throws them, lets them settle on their faces, then shows how they count. */
export function Tray(props: TrayProps) {
  const { throwId, dice, rows, links, moving, still, pickable, picked, onPick, onSettled, flash } = props;
  const tray = useRef<HTMLElement>(null);
  const bodies = useRef<HTMLCanvasElement>(null);
  const shadows = useRef<HTMLCanvasElement>(null);
  const { width, height } = useSize(tray);
  const [last, setLast] = useState<Settled>();
  const settled = throwId === undefined || last?.throwId === throwId;
  const shown = throwId === undefined ? none : dice;
  const captioned = links.length > 0;
  const arrangement = useMemo(
    () => arrange({ width, height, sides: shown.map(({ sides }) => sides), rows, captioned }),
    [width, height, shown, rows, captioned],
  );
  const { paint, broken } = usePainter(
    { bodies, shadows },
    {
      throwId: throwId ?? '',
      dice: shown,
      moving,
      arrangement,
      before: last?.lying,
    },
  );
  useThrow({ throwId, moving, still, onSettled, tray, lying: { arrangement, dice }, paint, onLie: setLast });
  useFocusKeeper(tray);
  useLayoutEffect(() => {
    if (settled) paint(1);
  }, [settled, paint]);

  const rest = arrangement.rest.flatMap((die) => shown[die] ?? []);
  return (
    <section
      ref={tray}
      className={styles.tray}
      aria-label="Dice tray"
      tabIndex={-1}
      data-flash={settled && flash === true && moving !== 'none' && !still}
    >
      <canvas ref={shadows} className={classNames(styles.canvas, styles.shadows)} aria-hidden="true" hidden={broken} />
      <canvas ref={bodies} className={styles.canvas} aria-hidden="true" hidden={broken} />
      {throwId === undefined ? <p className={styles.empty}>Roll something</p> : null}
      {settled ? <Links arrangement={arrangement} dice={shown} links={links} /> : null}
      <DiceList
        arrangement={arrangement}
        dice={shown}
        rolling={(die) => !settled && moves(moving, die)}
        settled={settled}
        pickable={pickable}
        picked={picked}
        onPick={onPick}
        plain={broken}
      />
      {rest.length > 0 ? <p className={styles.rest}>{restText(rest, settled)}</p> : null}
    </section>
  );
}

const none: TrayProps['dice'] = [];
