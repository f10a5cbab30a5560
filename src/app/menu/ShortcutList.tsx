import { shortcutKeys } from '../shortcuts';
import classes from './MenuDialog.module.css';

/** The keys and what they do. */
export function ShortcutList() {
  return (
    <dl className={classes.keys}>
      {shortcutKeys.map(({ key, does }) => (
        <div key={key} className={classes.key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
      <div className={classes.key}>
        <dt>
          <kbd>1</kbd> to <kbd>5</kbd>
        </dt>
        <dd>The systems, in the order of their tabs</dd>
      </div>
    </dl>
  );
}
