const size = 'popup,width=1280,height=720';

/** Opens the stage in a window of its own, or brings the one that is open to the front. */
export function openStage(): void {
  const address = new URL(window.location.href);
  address.search = '?view=stage';
  address.hash = '';
  window.open(address, 'clatter-stage', size)?.focus();
}
