import { useParty, useStores, useTray } from '../store/useStores';
import { Button } from '../ui/Button';
import classes from './FormPlace.module.css';
import type { InstalledSystem } from './install';

interface SampleInviteProps {
  readonly systems: readonly InstalledSystem[];
}

/** On an empty tray: a party to try everything with. */
export function SampleInvite({ systems }: SampleInviteProps) {
  const stores = useStores();
  const { characters } = useParty();
  const isFresh = useTray(({ status, history }) => status === 'ready' && history.entries.length === 0);
  if (!isFresh || characters.length > 0) return null;
  return (
    <Button
      wide
      className={classes.invite}
      icon="party"
      onClick={() => {
        void import('../party/sample/bringSample').then(({ bringSample }) => bringSample(stores, systems));
      }}
    >
      Try a sample party
    </Button>
  );
}
