import { installPackages } from './install.mjs';
import { installed, root, run } from './run.mjs';

const port = Number(process.env.PORT ?? 4173);

await demand('Installing', installPackages());
await demand('Building', run(installed('vite'), ['build', '--logLevel', 'warn']));
await serve();

/** @param {string} what @param {Promise<{ ok: boolean, output: string }>} work */
async function demand(what, work) {
  console.log(`${what} ...`);
  const { ok, output } = await work;
  if (ok) return;
  console.error(output);
  process.exit(1);
}

async function serve() {
  const { preview } = await import('vite');
  const { renderUnicodeCompact } = await import('uqr');
  const server = await preview({ root, preview: { host: true, port } });
  const { local, network } = server.resolvedUrls ?? { local: [], network: [] };
  console.log(`\nClatter is served here:          ${local.join('  ')}`);
  const [forPhones] = network;
  if (forPhones === undefined) return;
  console.log(`and in the local network:        ${network.join('  ')}\n`);
  console.log(renderUnicodeCompact(forPhones, { border: 2 }));
  console.log('\nCtrl+C ends it.');
}
