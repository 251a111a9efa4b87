// What each release recorded, and what it showed of it: kept for good, and held against the code of today. No value in
// these folders changes. A difference is a fault of the code, never of the evidence.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstBeyond } from '../../src/core/journal/entry-bounds';
import type { Entry } from '../../src/core/journal/journal';
import type { GameMeta } from '../../src/core/play/game';
import { registry } from '../../src/games/registry';
import { shownOf } from './shown';

/** The sum of the values in a release's folder; how many journals it holds of each game. */
const RELEASES = [
  {
    release: '1.0.0',
    sum: '49a502d91bbc81740cb39f89e8ce960bcc140228a8aabeccfa5d9582591ce85f',
    journals: { iph: 6, 'pearl-harbor-7dec41': 5, 'world-at-war-51': 5 },
  },
  {
    release: '1.1.0',
    sum: '2325dedc521d3c154834a38107275d919bf7c3be00594660d6a6ce00b0f2f6ee',
    journals: { iph: 3, 'pearl-harbor-7dec41': 5, 'usn-deluxe': 6, 'world-at-war-51': 5 },
  },
] as const;

type Rows = {
  readonly games: { readonly rows: readonly { readonly id: string; readonly game: string }[] };
  readonly entries: { readonly rows: readonly (Entry & { readonly game: string })[] };
};

const HERE = new URL('.', import.meta.url);
const gameOf = (name: string): string => name.split('/')[0] ?? '';
const parsed = (file: URL) => JSON.parse(readFileSync(file, 'utf8'));

function metaOf(game: string): GameMeta {
  const meta = registry.find(({ id }) => id === game);
  if (!meta) throw new Error(`${game} is not in the registry`);
  return meta;
}

const shownNow = async (game: string, entries: readonly Entry[]) =>
  JSON.parse(JSON.stringify(shownOf(await metaOf(game).load(), entries)));

it('each release that is kept is held against the code of today', () => {
  const kept = readdirSync(HERE).filter((name) => statSync(new URL(name, HERE)).isDirectory());
  expect(kept).toEqual(RELEASES.map(({ release }) => release));
});

describe.each(RELEASES)('the evidence of $release', ({ release, sum, journals }) => {
  const folder = new URL(`${release}/`, HERE);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(new URL(name, folder)).isFile())
    .sort();
  const shown = files.filter((name) => name.endsWith('.shown.json'));
  const recorded = shown.map((name) => name.replace('.shown', '')).filter((name) => name !== 'store.json');

  it('is unchanged', () => {
    const hash = createHash('sha256');
    for (const name of files) {
      // Keys in the order in which they were recorded: only white space may differ.
      hash.update(`${name}\n${JSON.stringify(parsed(new URL(name, folder)))}\n`);
    }
    const message = 'Released evidence is never changed, added to or made anew: take the files back.';
    expect(hash.digest('hex'), message).toBe(sum);
  });

  it('is whole: so many journals of each game, and of each what it showed', () => {
    const counts: { [game: string]: number } = {};
    for (const name of recorded) counts[gameOf(name)] = (counts[gameOf(name)] ?? 0) + 1;
    expect(counts).toEqual(journals);
    expect(files).toEqual([...recorded, 'store.json', ...shown].sort());
  });

  it.each(recorded)('%s folds to the same state, log and totals', async (name) => {
    const { entries } = parsed(new URL(name, folder));
    expect(await shownNow(gameOf(name), entries)).toEqual(
      parsed(new URL(name.replace('.json', '.shown.json'), folder)),
    );
  });

  it.each(recorded)('%s is within the bounds that files are held to', async (name) => {
    const { entries } = parsed(new URL(name, folder));
    expect(firstBeyond(await metaOf(gameOf(name)).bounds(), entries)).toBeUndefined();
  });

  it('the games of its store fold to the same state, log and totals', async () => {
    const { games, entries }: Rows = parsed(new URL('store.json', folder)).tables;
    const now = games.rows.map(async ({ id, game }) => {
      const own = entries.rows.filter((row) => row.game === id);
      return [id, await shownNow(game, own)] as const;
    });
    expect(Object.fromEntries(await Promise.all(now))).toEqual(parsed(new URL('store.shown.json', folder)));
  });
});
