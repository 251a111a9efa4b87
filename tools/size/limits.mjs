// What a phone may have to fetch, gzipped. Sets of chunks are read from Vite's manifest, not guessed from names.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));

/** The files of these chunks and of all they import statically. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key].imports ?? [], seen);
  }
  return seen;
}

const filesOf = (keys) => [...keys].map((key) => dist + manifest[key].file);
const keysLike = (pattern) => Object.keys(manifest).filter((key) => pattern.test(key));

const entry = closure(['index.html']);
const firstScreen = closure(['index.html', ...keysLike(/^_dexie-|^src\/(storage|app)\//)]);
const iph = [...closure(keysLike(/^src\/games\/iph\//))].filter((key) => !firstScreen.has(key));

export default [
  { name: 'usable: entry and its static imports', path: filesOf(entry), limit: '30 kB', gzip: true },
  { name: 'first screen, with Dexie', path: filesOf(firstScreen), limit: '70 kB', gzip: true },
  { name: 'Invasion: Pearl Harbor', path: filesOf(iph), limit: '50 kB', gzip: true },
].filter(({ path }) => path.length > 0);
