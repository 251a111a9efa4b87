import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameMeta } from '../core/play/game';
import { type GameFile, isOwn } from '../core/play/game-file';
import { ok, type Problem, type Result } from '../core/result';
import { problems } from '../storage/problems';
import { type OpenStore, openedStore } from './opened-store';

/** A game that is a file and can be begun here: the newest edition there is of it. */
export type OwnGame = Pick<GameFile, 'hash' | 'title' | 'edition'> & {
  /** `own:…` */
  readonly id: string;
  readonly file: GameFile;
  readonly by: string;
  readonly blurb: string;
  /** Players put it there; or it came with the app; else a game is played by it. */
  readonly from: 'kept' | 'shipped' | 'played';
  /** Two check words of its hash. */
  readonly words: readonly [string, string];
  /** Why it cannot be played: then there is no `meta`. */
  readonly refused?: Problem;
  readonly meta?: GameMeta;
};

const found = signal<readonly OwnGame[]>([]);

/** All of them by title; none before they were looked for. */
export const ownGames: ReadonlySignal<readonly OwnGame[]> = found;

/** Looks for them, in the store and among those of the app: these alone, where the store cannot be read and none is known yet. */
export async function loadOwnGames(open: OpenStore = openedStore): Promise<Result<void>> {
  const code = await import('./own/games').catch(() => undefined);
  if (!code) return { ok: false, problem: problems.gameNotLoaded('The list of your own games') };
  const { games, problem } = await code.listOwnGames(open);
  if (!problem || !found.value.length) found.value = games;
  return problem ? { ok: false, problem } : ok(undefined);
}

/** The games of the app, and then those that are files, as far as they were looked for. */
export function withOwn(registry: readonly GameMeta[]): readonly GameMeta[] {
  const own = found.value;
  if (joined?.registry !== registry || joined.own !== own)
    joined = { registry, own, all: [...registry, ...own.flatMap(({ meta }) => meta ?? [])] };
  return joined.all;
}

let joined:
  | {
      readonly registry: readonly GameMeta[];
      readonly own: readonly OwnGame[];
      readonly all: readonly GameMeta[];
    }
  | undefined;

/** The game of an id, of the app or a file. */
export async function metaOfGame(
  registry: readonly GameMeta[],
  id: string,
  open: OpenStore = openedStore,
): Promise<Result<GameMeta>> {
  const coded = registry.find((meta) => meta.id === id);
  if (coded) return ok(coded);
  const looked = isOwn(id) ? await loadOwnGames(open) : undefined;
  if (looked?.ok === false) return looked;
  const meta = looked && found.value.find((game) => game.id === id)?.meta;
  return meta ? ok(meta) : { ok: false, problem: problems.noGame };
}
