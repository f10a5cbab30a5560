import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { firstScripts, firstScriptsLimit } from './size/firstScripts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const sizes = firstScripts(dist).map((file) => ({
  file,
  size: gzipSync(readFileSync(dist + file), { level: 9 }).length,
}));
const total = sizes.reduce((sum, { size }) => sum + size, 0);

for (const { file, size } of sizes) console.log(`${inKilobytes(size)}  ${file}`);
console.log(`${inKilobytes(total)}  of script at once, ${firstScriptsLimit / 1000} kB allowed`);
process.exitCode = total <= firstScriptsLimit ? 0 : 1;

function inKilobytes(size: number): string {
  return `${(size / 1000).toFixed(1)} kB`.padStart(10);
}
