import './ui/base.css';
import './ui/tokens.css';

import { createRoot } from 'react-dom/client';

import { App } from './app/App';
import { loadSystems } from './app/loadSystems';
import { createFormsStore } from './store/kept/forms';
import { followOtherPages } from './store/kept/createKeptStore';
import { createSettingsStore, settingsName } from './store/kept/settings';
import { createShelfStore, shelvesName } from './store/kept/shelf';
import { createTextPlace } from './store/kept/textPlace';
import { createIdSource } from './store/log/idSource';
import { createIndexedDbLog } from './store/log/indexedDbLog';
import { createTrayStore } from './store/tray/createTrayStore';
import { systems } from './systems';

const now = Date.now;
// Ids only have to differ; the dice have a better source of chance.
const { random } = Math;
const ids = createIdSource(random);
const place = createTextPlace(() => window.localStorage);

const forms = createFormsStore(place);
const { shelf, list, first, all } = loadSystems(systems, forms.getState().system);
const log = createIndexedDbLog('clatter');

const stores = {
  tray: createTrayStore({
    systems: list,
    // What is stored is read by its own system, so it waits for all of them; rolling does not.
    log: { ...log, load: () => all.then(log.load) },
    words: (count) => crypto.getRandomValues(new Uint32Array(count)),
    now,
    ids,
  }),
  settings: createSettingsStore(place),
  forms,
  shelves: createShelfStore(place),
  place,
  ids,
  now,
};

followOtherPages(stores.settings, settingsName, window);
followOtherPages(stores.shelves, shelvesName, window);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the tray.');
await first;
createRoot(root).render(<App stores={stores} shelf={shelf} />);
