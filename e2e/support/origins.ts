import { resolve } from 'node:path';

/** Set by the first process, and so the same in all that it starts; several runs side by side do not meet. */
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));

export const port = Number(process.env.E2E_PORT);

/** The folder with the built tray. */
export const dist = resolve(process.env.E2E_DIST ?? 'dist');

/** The built folder is served from a subfolder, since it has to run from any. */
export const base = '/some/table/';

/** Plain http under a name that is not this machine's own: no service worker, no clipboard, no randomUUID. */
export const plainHttp = `http://clatter.test:${port}${base}`;
