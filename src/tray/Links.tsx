import type { Arrangement } from './layout/arrange';
import type { Point } from './layout/grid';
import { linkShapes } from './layout/linkShapes';
import type { LinkShape } from './layout/linkShapes';
import styles from './Links.module.css';
import type { TrayDie, TrayLink } from './trayDie';

interface LinksProps {
  readonly arrangement: Arrangement;
  readonly dice: readonly TrayDie[];
  readonly links: readonly TrayLink[];
}

/** What joins, brackets, rings and strikes the settled dice. The card says the same in words. */
export function Links({ arrangement, dice, links }: LinksProps) {
  const { width, height, places } = arrangement;
  const shapes = linkShapes(arrangement, links);
  const pairs = places.filter(({ die }) => dice[die]?.sides === 100);
  const dropped = places.filter(({ die }) => dice[die]?.dropped === true);
  return (
    <div className={styles.links} aria-hidden="true">
      <svg width={width} height={height} viewBox={`0 0 ${String(width)} ${String(height)}`}>
        {dropped.map(({ die, x, y, radius }) => (
          <g key={die} className={styles.strike}>
            <line x1={x - radius * 0.7} y1={y + radius * 0.45} x2={x + radius * 0.7} y2={y - radius * 0.45} />
          </g>
        ))}
        {shapes.map((shape, index) => (
          <LinkLines key={index} shape={shape} />
        ))}
      </svg>
      {pairs.map(({ die, x, y, radius }) => (
        <span key={die} className={styles.sum} style={{ left: x, top: y + radius + 9 }}>
          {dice[die]?.face}
        </span>
      ))}
      {shapes.map(({ label, kind }, index) =>
        label === undefined ? null : (
          <span key={index} className={styles.text} data-kind={kind} style={{ left: label.x, top: label.y }}>
            {label.text}
          </span>
        ),
      )}
    </div>
  );
}

function LinkLines({ shape }: { readonly shape: LinkShape }) {
  return (
    <g data-kind={shape.kind} className={styles.lines}>
      {shape.lines.map((points, index) => (
        <polyline key={index} points={points.map(written).join(' ')} />
      ))}
      {shape.rings.map(({ die, x, y, radius }) => (
        <circle key={die} cx={x} cy={y} r={radius * 1.02} />
      ))}
    </g>
  );
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
