import { useStore } from 'zustand';

import { useStores, useTray } from '../store/useStores';
import { Notice } from '../ui/Notice';
import classes from './TrayScreen.module.css';

interface NoticesProps {
  /** Names of systems that could not be fetched. */
  readonly missing: readonly string[];
}

/** What the table should know of its storage and its rules; nothing while all is well. */
export function Notices({ missing }: NoticesProps) {
  const unsaved = useTray((state) => state.unsaved);
  const setAside = useTray((state) => state.setAside);
  if (unsaved === undefined && setAside.length + missing.length === 0) return null;
  return (
    <div className={classes.notices}>
      {unsaved !== undefined && (
        <Notice>
          Rolls are shown but not saved on this device ({unsaved.reason}); they will be gone after a reload.
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice action={{ label: 'Try again', onPress: () => window.location.reload() }}>
          The rules of {missing.join(' and ')} could not be fetched.
        </Notice>
      )}
      {setAside.length > 0 && (
        <Notice>
          {setAside.length === 1 ? 'One stored thing' : `${setAside.length} stored things`} could not be read and{' '}
          {setAside.length === 1 ? 'was' : 'were'} set aside.
        </Notice>
      )}
    </div>
  );
}
