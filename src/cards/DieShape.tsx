import classes from './DieChip.module.css';

const outlines: Readonly<Record<number, string>> = {
  4: 'M24 4.5 44.5 40.500a2 2 0 0 1-1.7 3H5.200a2 2 0 0 1-1.7-3z',
  6: 'M10 5.500h28a4.5 4.5 0 0 1 4.5 4.500v28a4.5 4.5 0 0 1-4.5 4.500H10A4.5 4.5 0 0 1 5.5 38V10A4.5 4.5 0 0 1 10 5.500z',
  8: 'M24 2.5 42.5 13v22L24 45.5 5.5 35V13z',
  10: 'M24 2.5 45 19.500v8.500L24 45.5 3 28v-8.500z',
  12: 'M24 2.5 37.2 6.8 45.3 18v13.800L37.2 43 24 46 10.8 43 2.7 31.800V18L10.8 6.800z',
  20: 'M24 2 43.1 13v22L24 46 4.9 35V13z',
};

const edges: Readonly<Record<number, string>> = {
  8: 'M24 2.5 5.5 35h37z',
  10: 'M24 2.5 12.5 26 24 33.5 35.5 26z M3 28l9.5-2M45 28l-9.5-2M24 33.500v12',
  12: 'M24 12.5 36.5 21.5 31.7 36H16.300L11.5 21.500z M24 2.500v10M45.3 18l-8.8 3.500M37.2 43l-5.5-7M10.8 43l5.5-7M2.7 18l8.8 3.5',
  20: 'M24 11.5 35.5 32h-23z M24 2v9.500M43.1 35l-7.6-3M4.9 35l7.6-3M4.9 13l19.1-1.500L43.1 13M4.9 13l7.6 19L24 46l11.5-14 7.6-19',
};

const round = 'M24 3.500a20.5 20.5 0 1 0 0 41 20.5 20.5 0 0 0 0-41z';

/** The outline of a die lying flat, in its colour, 48 by 48. */
export function DieShape({ sides }: { readonly sides: number }) {
  const inner = edges[sides];
  return (
    <svg className={classes.shape} viewBox="0 0 48 48" aria-hidden focusable="false">
      <path className={classes.body} d={outlines[sides] ?? round} />
      {inner !== undefined && <path className={classes.edges} d={inner} />}
    </svg>
  );
}
