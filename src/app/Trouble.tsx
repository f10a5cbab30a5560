import { Button } from '../ui/Button';

/** What stands in place of the tray when it failed as a whole; all that was rolled is stored. */
export function Trouble() {
  return (
    <main>
      <h1>The tray stumbled</h1>
      <p>Everything rolled so far is kept on this device.</p>
      <Button kind="primary" onClick={() => window.location.reload()}>
        Set the tray up again
      </Button>
    </main>
  );
}
