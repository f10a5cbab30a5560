import './ui/base.css';
import './ui/tokens.css';

import { createRoot } from 'react-dom/client';

import { App } from './app/App';
import { createFormsStore } from './store/kept/forms';
import { createSettingsStore } from './store/kept/settings';
import { createShelfStore } from './store/kept/shelf';
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

const stores = {
  tray: createTrayStore({
    systems,
    log: createIndexedDbLog('clatter'),
    words: (count) => crypto.getRandomValues(new Uint32Array(count)),
    now,
    ids,
  }),
  settings: createSettingsStore(place),
  forms: createFormsStore(place),
  shelves: createShelfStore(place),
  place,
  ids,
  now,
};

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the tray.');
createRoot(root).render(<App stores={stores} systems={systems} />);
