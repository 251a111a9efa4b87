// What is mutated. Every file of src is in one stratum, but for the texts of games: they are words for people.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** The first seed is mended until it is good; the score that counts is the one of the unseen seed. */
export const SEEDS = { first: '1941', unseen: '1942' };

/** The seed whose score counts for a stratum: one that was drawn before anything was mended is seen. */
export const unseenOf = ({ unseen = SEEDS.unseen }) => unseen;

export const LEFT_OUT = /^src\/games\/[^/]+\/text\//;

const GAMES = readdirSync(join(root, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The games of which 1942 was mended. */
const UNSEEN = { 'usn-deluxe': '1943' };

const ofGame = (id) => [
  {
    name: id,
    files: new RegExp(`^src/games/${id}/(data|state|questions|procedures)/`),
    count: 300,
    least: 90,
    ...(UNSEEN[id] && { unseen: UNSEEN[id] }),
  },
  {
    name: `${id}-rest`,
    files: new RegExp(`^src/games/${id}/(?!data/|state/|questions/|procedures/|text/)`),
    count: 100,
    least: 90,
  },
];

/** `count` mutants are drawn of each; `least` per cent of them have to be killed. */
export const STRATA = [
  { name: 'core', files: /^src\/core\//, count: 300, least: 90 },
  { name: 'kit', files: /^src\/kit\//, count: 100, least: 90 },
  { name: 'own', files: /^src\/own\//, count: 300, least: 90 },
  { name: 'storage-app', files: /^src\/(storage|app)\/|^src\/games\/[^/]+$/, count: 300, least: 80 },
  ...GAMES.flatMap(ofGame),
  { name: 'ui', files: /^src\/(ui|pwa)\/|^src\/[^/]+$/, count: 100, least: 80, unseen: '1943' },
];

/**
 * The strata with another number of mutants each, where one is given.
 * @param {typeof STRATA} strata
 * @param {string | undefined} count
 */
export const drawing = (strata, count) =>
  count === undefined ? strata : strata.map((stratum) => ({ ...stratum, count: Number(count) }));

/** Paths from the root, in order. */
export const sources = () =>
  readdirSync(join(root, 'src'), { recursive: true })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .sort();
