import { cpus, loadavg } from 'node:os';
import { tableOf } from './benchmark/figures';
import { frameFigures } from './benchmark/frames';
import { restFigures, waitFigures } from './benchmark/waits';
import { withBuiltTray } from './builtTray';

const [loadBefore = 0] = loadavg();
await withBuiltTray(async ({ browser, address }) => {
  for (const measure of [frameFigures, waitFigures, restFigures]) {
    console.log(`${tableOf(await measure(browser, address))}\n`);
  }
});
const [loadAfter = 0] = loadavg();

console.log(
  `A phone of 360 x 740 at twice the density, drawn by the processor alone. ${cpus().length} cores; load ` +
    `${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after (on a busy machine times mean little).`,
);
