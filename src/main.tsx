import { createRoot } from 'react-dom/client';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for the tray.');
createRoot(place).render(
  <main>
    <h1>Clatter</h1>
  </main>,
);
