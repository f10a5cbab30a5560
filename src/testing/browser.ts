/** Adds what a browser has and jsdom lacks: a modal dialog, media queries that never match, a canvas without context. */
export function fillInBrowser(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.show = open;
  dialog.showModal = open;
  dialog.close = close;
  HTMLCanvasElement.prototype.getContext = () => null;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (query) => {
    const never = new EventTarget();
    return Object.assign(never, {
      media: query,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}

function open(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.removeAttribute('open');
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}
