// The bytes gate. Sets of chunks are read from Vite's manifest, not guessed from names.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { budgets } from './budgets.mjs';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
/** Written by the build (tools/vite/lean.ts). */
const chunks = new URL('../../node_modules/.cache/chunks.json', import.meta.url);
const manifest = JSON.parse(readFileSync(chunks, 'utf8'));

/** These chunks and all that they import statically. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    if (!manifest[key])
      throw new Error(`No chunk for ${key}: it moved, so say in tools/size/limits.mjs where to.`);
    seen.add(key);
    closure(manifest[key].imports ?? [], seen);
  }
  return seen;
}

/** The chunk of a group of vite.config.ts, or one that the bundler made and named. */
function named(name) {
  const keys = Object.keys(manifest).filter((key) => manifest[key].name === name);
  if (keys.length !== 1)
    throw new Error(`${keys.length} chunks are called ${name}: say in tools/size/limits.mjs which is meant.`);
  return keys[0];
}

const limit = (name, keys, kB) => ({
  name,
  path: [...keys].map((key) => dist + manifest[key].file),
  limit: `${kB} kB`,
  gzip: true,
});

const entry = closure(['index.html']);
const firstScreen = closure(['index.html', named('store'), 'src/pwa/register.ts']);
/** Each folder of games is a chunk of its own, with one for its papers, and one for steps that come later. */
const games = readdirSync(new URL('../../src/games/', import.meta.url), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);
const opening = (game) => [...closure([named('play'), named(game)])].filter((key) => !firstScreen.has(key));

/** What only a game on several phones fetches. */
const pairing = [named('several-phones'), named('exchange')];

/** What only a link into a hall fetches, and what its organiser and director do. */
const hall = [named('hall-client'), named('hall')];
/** What only a game that is a file fetches: its reader, its interpreter, its screens, and the files that come with the app. */
const own = Object.keys(manifest).filter(
  (key) => ['own', 'own-screens', 'files'].includes(manifest[key].name) || key.startsWith('src/own/'),
);
/** What only making such a game fetches. */
const author = [named('own-author')];
const apart = [...pairing, ...hall, ...own, ...author, named('organiser'), named('board'), named('clock')];

/** All that can be fetched once a game is touched: every screen, the engine, the game with its texts; no other game. */
function playing(game) {
  const ofGame = (key) =>
    /^src\/games\/([^/]+)\//.exec(key)?.[1] ??
    games.find((each) => [each, `${each}-papers`, `${each}-steps`].includes(manifest[key].name));
  const counts = (key) =>
    !firstScreen.has(key) &&
    !apart.includes(key) &&
    (ofGame(key) ?? game) === game &&
    !key.endsWith('/example.ts');
  const seen = new Set(opening(game));
  for (const key of Object.keys(manifest)) if (ofGame(key) === game && counts(key)) seen.add(key);
  for (const key of seen)
    for (const next of [...(manifest[key].imports ?? []), ...(manifest[key].dynamicImports ?? [])])
      if (counts(next)) seen.add(next);
  return [...seen].filter((key) => manifest[key].file.endsWith('.js'));
}

export default [
  {
    name: 'the page as it is painted first: HTML with its style',
    path: `${dist}index.html`,
    limit: `${budgets.page} kB`,
    gzip: true,
  },
  limit('usable: entry and its static imports', entry, budgets.usable),
  limit('first screen, with Dexie', firstScreen, budgets.firstScreen),
  limit('pairing: what only a game on several phones fetches', pairing, budgets.pairing),
  limit('hall: what only a link into a hall fetches', hall, budgets.hall),
  limit('organiser: what only makes the links of an event', [named('organiser')], budgets.organiser),
  limit('board: what only a director fetches', [named('board')], budgets.board),
  limit('own games: what only a game that is a file fetches', own, budgets.own),
  limit('author: what only making a game fetches', author, budgets.author),
  limit('clock: what only a game with a clock fetches', [named('clock')], budgets.clock),
  ...games.map((game) =>
    limit(
      `opening ${game}: screens, engine and game`,
      opening(game),
      { iph: budgets.game, 'usn-deluxe': budgets.openingUsn }[game] ?? budgets.otherGame,
    ),
  ),
  ...games.map((game) =>
    limit(
      `playing ${game}: all that comes after the first touch`,
      playing(game),
      game === 'usn-deluxe' ? budgets.playingUsn : budgets.playing,
    ),
  ),
];
