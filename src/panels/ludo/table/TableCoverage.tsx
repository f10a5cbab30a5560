import { ludoTableCoverage } from '@clatter/engine';
import { classNames } from '../../../ui/classNames';
import classes from './TableCoverage.module.css';
import { showRuns, type Table } from './table';

/** Which row holds each number of the die, where none does and where several do. */
export function TableCoverage({ table }: { readonly table: Table }) {
  const coverage = ludoTableCoverage(table);
  const gaps = coverage.filter(({ rows }) => rows.length === 0).map(({ face }) => face);
  const overlaps = coverage.filter(({ rows }) => rows.length > 1).map(({ face }) => face);
  return (
    <>
      <ul className={classes.faces} aria-label="Which row holds each number">
        {coverage.map(({ face, rows }) => (
          <li
            key={face}
            className={classNames(classes.face, rows.length === 0 && classes.gap, rows.length > 1 && classes.overlap)}
          >
            <span className={classes.number}>{face}</span>
            <span className={classes.rows}>
              {rows.length === 0 ? 'gap' : rows.map((row) => `#${String(row + 1)}`).join(' ')}
            </span>
          </li>
        ))}
      </ul>
      {gaps.length > 0 && <p className={classes.told}>Gaps, which give no entry: {showRuns(gaps)}.</p>}
      {overlaps.length > 0 && (
        <p className={classes.wrong}>Overlaps, which have to go before a roll: {showRuns(overlaps)}.</p>
      )}
    </>
  );
}
