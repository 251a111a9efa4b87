import type { GameFile } from '../../core/play/game-file';
import type { Problem } from '../../core/result';
import { shipped as ofTheApp } from '../../own/shipped/shipped';
import type { FileRow } from '../../storage/rows';
import type { OpenStore } from '../opened-store';
import type { OwnGame } from '../own-games';
import { metaOf } from './meta-of';
import { checkWords } from './naming';
import { definitionOf, readFileText } from './read-file';

type Found = { readonly file: GameFile; readonly from: OwnGame['from'] };

/**
 * One for each game, by its newest edition; of two of one number the one that players keep. Those of the app are there where
 * the store is not: `problem` says why then.
 */
export async function listOwnGames(
  open: OpenStore,
): Promise<{ readonly games: readonly OwnGame[]; readonly problem?: Problem }> {
  const store = await open();
  const stored = store.ok ? await store.value.listFiles() : store;
  const all: readonly Found[] = [...(stored.ok ? stored.value.map(foundIn) : []), ...(await shipped())];
  const best = new Map<string, Found>();
  for (const one of all) {
    const other = best.get(one.file.game);
    if (!other || isBetter(one, other)) best.set(one.file.game, one);
  }
  const games = [...best.values()].flatMap((one) => ownGame(one) ?? []);
  games.sort((a, b) => a.title.localeCompare(b.title));
  return { games, ...(!stored.ok && { problem: stored.problem }) };
}

const foundIn = ({ added: _, kept, ...file }: FileRow): Found => ({ file, from: kept ? 'kept' : 'played' });

/** Those of the app, which are stored with the first game that is played by them. */
export async function shipped(): Promise<readonly Found[]> {
  const read = await Promise.all(ofTheApp.map(async ({ load }) => readFileText(await load())));
  return read.flatMap((one) => (one.ok ? [{ file: one.value.file, from: 'shipped' as const }] : []));
}

const RANKS = ['played', 'shipped', 'kept'];

/** What is only played may be a try: it is listed where there is nothing else of the game. */
function isBetter(one: Found, other: Found): boolean {
  const isPlayed = ({ from }: Found) => from === 'played';
  if (isPlayed(one) !== isPlayed(other)) return isPlayed(other);
  const newer = one.file.edition - other.file.edition;
  return newer > 0 || (newer === 0 && RANKS.indexOf(one.from) > RANKS.indexOf(other.from));
}

/** Undefined for a file that cannot even be read: of a newer version of the app, or damaged. */
export function ownGame({ file, from }: Found): OwnGame | undefined {
  const read = definitionOf(file);
  if (!read.ok) return undefined;
  const { by, blurb } = read.value.game;
  const { hash, game: id, title, edition } = file;
  const meta = metaOf([file]);
  return {
    ...{ hash, id, title, edition, file, by, blurb, from, words: checkWords(hash) },
    ...(meta.ok ? { meta: meta.value } : { refused: meta.problem }),
  };
}
