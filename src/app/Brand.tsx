import classes from './TrayScreen.module.css';

/** Name and mark. */
export function Brand() {
  return (
    <h1 className={classes.brand}>
      <img className={classes.mark} src="./icon.svg" alt="" />
      Clatter
    </h1>
  );
}
