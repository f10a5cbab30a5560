import classes from './Mark.module.css';

/** The product's mark, a die that catches the lamp, with its name. */
export function Mark() {
  return (
    <span className={classes.mark}>
      <svg className={classes.die} viewBox="9 5 46 54" aria-hidden focusable="false">
        <path fill="#ffe6b0" d="M32 7 11 19.2 32 18z" />
        <path fill="#3fa3aa" d="M32 7 53 19.2 32 18z" />
        <path fill="#f0b64a" d="M11 19.2 32 18 18 41.5z" />
        <path fill="#12707a" d="M53 19.2 32 18 46 41.5z" />
        <path fill="#1d8791" d="M32 18 46 41.5 18 41.5z" />
        <path fill="#2a939b" d="M11 19.2 11 44.8 18 41.5z" />
        <path fill="#0b5059" d="M53 19.2 53 44.8 46 41.5z" />
        <path fill="#0f6670" d="M11 44.8 32 57 18 41.5z" />
        <path fill="#083d44" d="M53 44.8 32 57 46 41.5z" />
        <path fill="#0b5861" d="M18 41.5 46 41.5 32 57z" />
      </svg>
      <span className={classes.name}>Clatter</span>
    </span>
  );
}
