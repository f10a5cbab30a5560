import { useTray } from '../store/useStores';
import { Notice } from '../ui/Notice';
import classes from './TrayScreen.module.css';

/** What the table should know of its storage; nothing while all is well. */
export function Notices() {
  const unsaved = useTray((state) => state.unsaved);
  const setAside = useTray((state) => state.setAside);
  if (unsaved === undefined && setAside.length === 0) return null;
  return (
    <div className={classes.notices}>
      {unsaved !== undefined && (
        <Notice>
          Rolls are shown but not saved on this device ({unsaved.reason}); they will be gone after a reload.
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
