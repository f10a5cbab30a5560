import { useStore } from 'zustand';

import { useStores, useTray } from '../store/useStores';
import { downloadText } from '../ui/downloadText';
import { Notice } from '../ui/Notice';
import classes from './TrayScreen.module.css';

interface NoticesProps {
  /** Names of systems that could not be fetched. */
  readonly missing: readonly string[];
}

/** What the table should know of its storage and its rules; nothing while all is well. */
export function Notices({ missing }: NoticesProps) {
  const { place } = useStores();
  const unsaved = useTray((state) => state.unsaved);
  const brokenEvents = useTray((state) => state.setAside);
  const { setAside: brokenTexts, refused } = useStore(place.troubles);
  const broken = brokenEvents.length + brokenTexts.length;
  const isWell = unsaved === undefined && !refused && broken + missing.length === 0;
  if (isWell) return null;

  return (
    <div className={classes.notices}>
      {unsaved !== undefined && (
        <Notice>Rolls are shown but not saved on this device, and will be gone after a reload. {unsaved.reason}</Notice>
      )}
      {refused && unsaved === undefined && (
        <Notice>This browser keeps no settings here; forms start afresh after a reload.</Notice>
      )}
      {missing.length > 0 && (
        <Notice action={{ label: 'Try again', onPress: () => window.location.reload() }}>
          The rules of {missing.join(' and ')} could not be fetched.
        </Notice>
      )}
      {broken > 0 && (
        <Notice
          action={{
            label: 'Download',
            onPress: () =>
              downloadText(
                'clatter-set-aside.json',
                JSON.stringify({ texts: brokenTexts, events: brokenEvents }, null, 2),
              ),
          }}
          onDismiss={brokenTexts.length > 0 ? place.clearSetAside : undefined}
        >
          {broken === 1
            ? 'One stored thing could not be read and was'
            : `${broken} stored things could not be read and were`}{' '}
          set aside; all else is here.
        </Notice>
      )}
    </div>
  );
}
