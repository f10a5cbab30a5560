import classes from './CardPlace.module.css';

interface CardWaitingProps {
  readonly state: 'empty' | 'rolling';
}

/** The back of a card: nothing rolled yet, or the dice still in the air. */
export function CardWaiting({ state }: CardWaitingProps) {
  return (
    <div className={classes.place}>
      <p className={classes.waiting} data-state={state}>
        {state === 'rolling' ? 'Rolling…' : 'The dice will tell.'}
      </p>
    </div>
  );
}
