import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconShapes';
import classes from './StageBlank.module.css';
import type { Staged } from './useStaged';

interface Blank {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** What stands in place of a roll. */
export function StageBlank({ staged }: { readonly staged: Staged }) {
  const blank = blankOf(staged);
  if (blank === undefined) return null;
  return (
    <div className={classes.blank}>
      <Icon name={blank.icon} className={classes.icon} />
      <h1 className={classes.title}>{blank.title}</h1>
      <p className={classes.text}>{blank.text}</p>
    </div>
  );
}

function blankOf(staged: Staged): Blank | undefined {
  switch (staged.type) {
    case 'waiting':
      return { icon: 'dice', title: 'The dice will tell', text: 'Rolls from this browser’s tray appear here.' };
    case 'hidden':
      return { icon: 'hide', title: 'Hidden roll', text: `Roll ${staged.number}` };
    case 'unread':
      return { icon: 'void', title: 'No roll to be read', text: staged.reason };
    case 'loading':
    case 'rolling':
    case 'shown':
      return undefined;
  }
}
