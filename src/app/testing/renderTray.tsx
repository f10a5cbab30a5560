import type { WordSource } from '@clatter/engine';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

import { createFormsStore } from '../../store/kept/forms';
import { createSettingsStore } from '../../store/kept/settings';
import { createShelfStore } from '../../store/kept/shelf';
import { createTextPlace } from '../../store/kept/textPlace';
import { createIdSource } from '../../store/log/idSource';
import type { Log } from '../../store/log/log';
import { createMemoryLog } from '../../store/log/memoryLog';
import { createTrayStore } from '../../store/tray/createTrayStore';
import type { Stores } from '../../store/useStores';
import { App } from '../App';
import type { InstalledSystem } from '../install';
import { shelfOf } from '../loadSystems';

interface RenderedTray {
  readonly stores: Stores;
  readonly user: UserEvent;
}

/** A source that gives these faces in order; drawing more than were given is a fault. */
export function wordsOfFaces(faces: readonly number[]): WordSource {
  const left = [...faces];
  return (count) =>
    Uint32Array.from({ length: count }, () => {
      const face = left.shift();
      if (face === undefined) throw new RangeError('The test gave too few faces.');
      return face - 1;
    });
}

let time = Date.UTC(2026, 0, 1);

/** A second passes each time it is looked at, so that a later page is never before an earlier one. */
function now(): number {
  time += 1000;
  return time;
}

/** The whole product in a page, its dice falling on the given faces; `log` as one page left it for another. */
export async function renderTray(
  systems: readonly InstalledSystem[],
  faces: readonly number[],
  log: Log = createMemoryLog(),
): Promise<RenderedTray> {
  const place = createTextPlace(() => window.localStorage);
  const ids = createIdSource(() => 0.5);
  const stores: Stores = {
    tray: createTrayStore({ systems, log, words: wordsOfFaces(faces), now, ids }),
    settings: createSettingsStore(place),
    forms: createFormsStore(place),
    shelves: createShelfStore(place),
    place,
    ids,
    now,
  };
  await stores.tray.ready;
  render(<App stores={stores} shelf={shelfOf(systems)} />);
  return { stores, user: userEvent.setup() };
}
