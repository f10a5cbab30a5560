import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { byId, type LogEvent } from './events';
import type { Log } from './log';
import { createNewsChannel } from './newsChannel';
import { readEvents } from './readEvents';

interface LogSchema extends DBSchema {
  readonly events: { readonly key: string; readonly value: unknown };
}

type Database = IDBPDatabase<LogSchema>;

/** A log in the browser's own database; broken events stay in it untouched. */
export function createIndexedDbLog(name: string): Log {
  const known = new Set<string>();
  let opening: Promise<Database> | undefined;
  let opened: Database | undefined;

  function forget(): void {
    opening = undefined;
    opened = undefined;
  }

  function open(): Promise<Database> {
    opening ??= openDB<LogSchema>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('events');
      },
      // A newer version of the tray in another tab must not wait for this one.
      blocking: (_current, _blocked, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    });
    return answered(opening).then((database) => {
      if (opening !== undefined) opened = database;
      return database;
    });
  }

  /** Browsers close databases under a page that slept; the second attempt opens it anew. */
  async function attempt<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    try {
      // Where it is open, the work begins before the page is drawn again.
      return await work(opened ?? (await open()));
    } catch (error) {
      forget();
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw explain(error);
    }
    try {
      return await work(await open());
    } catch (error) {
      throw explain(error);
    }
  }

  function write(events: readonly LogEvent[]): Promise<void> {
    return attempt(async (database) => {
      const transaction = database.transaction('events', 'readwrite', { durability: 'relaxed' });
      const puts = events.map((event) => transaction.store.put(event, event.id));
      // Ends it at once, so that it survives a page that closes right after.
      transaction.commit();
      await Promise.all([...puts, transaction.done]);
      for (const { id } of events) known.add(id);
    });
  }

  let gathered: readonly LogEvent[] = [];
  let writing: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  function writeGathered(): Promise<void> {
    const batch = gathered;
    gathered = [];
    waiting = undefined;
    const written = write(batch).finally(() => {
      if (writing === written) writing = undefined;
    });
    writing = written;
    return written;
  }

  /** What comes while something is being written goes together, so that quick rolls never queue up. */
  function append(events: readonly LogEvent[]): Promise<void> {
    gathered = [...gathered, ...events];
    if (writing === undefined && waiting === undefined) return writeGathered();
    waiting ??= (writing ?? Promise.resolve()).catch(() => undefined).then(writeGathered);
    return waiting;
  }

  return {
    append,
    load: () =>
      attempt(async (database) => {
        const { store } = database.transaction('events');
        const [keys, all] = await Promise.all([store.getAllKeys(), known.size === 0 ? store.getAll() : undefined]);
        const fresh = keys.filter((key) => !known.has(key));
        const values = all ?? (await Promise.all(fresh.map((key) => store.get(key))));
        for (const key of fresh) known.add(key);
        const { events, setAside } = readEvents(values);
        return { events: [...events].sort(byId), setAside };
      }),
    ...createNewsChannel(name),
  };
}

/** Milliseconds after which a browser is taken to refuse; some never answer. */
const longestOpening = 3_000;

function answered<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('No answer.', 'TimeoutError')), longestOpening);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const reasons: Readonly<Record<string, string>> = {
  QuotaExceededError: 'The browser’s storage is full.',
  TimeoutError: 'The browser’s storage does not answer; reload the page to try again.',
  VersionError: 'A newer version of the tray is open in another tab; reload this one.',
};

function explain(error: unknown): Error {
  const name = error instanceof Error ? error.name : '';
  return new Error(reasons[name] ?? 'This browser refuses storage here, as in some private windows.', { cause: error });
}
