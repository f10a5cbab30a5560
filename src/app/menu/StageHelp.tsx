import { Button } from '../../ui/Button';
import { openStage } from '../openStage';
import classes from './MenuDialog.module.css';

/** How the stage is opened, and how it gets into a call or a stream. */
export function StageHelp() {
  return (
    <div className={classes.stage}>
      <p>A second window that shows the present roll alone, large, for everyone at the table or in a call.</p>
      <Button icon="stage" onClick={openStage}>
        Open the stage
      </Button>
      <p>
        In a video call, choose to share a window and pick “Clatter stage”. Keep it open, not minimised: a window that
        is out of sight may not be drawn.
      </p>
      <p>
        For a stream, move the pointer over the stage and choose a green or transparent background, or add
        “&amp;background=chroma” to its address, and capture the window. Hidden rolls never show there.
      </p>
      <p>
        The browser inside a streaming program has storage of its own and knows nothing of rolls made here. Capture this
        browser’s window instead, or open the whole tray in that program and roll there.
      </p>
    </div>
  );
}
