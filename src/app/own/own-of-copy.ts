import type { ReadBackup } from '../../core/journal/backup';
import { definitionsIn } from '../../core/journal/definitions';
import type { Entry } from '../../core/journal/journal';
import type { GameMeta } from '../../core/play/game';
import type { GameFile } from '../../core/play/game-file';
import { ok, type Result } from '../../core/result';
import type { Store } from '../../storage/store';
import { filesFor, readFiles } from './files-of-copy';
import { metaOf } from './meta-of';
import { playedBy } from './own-session';

/** What a copy says of games that are files. */
export type OwnOfCopy = {
  /** Each game of files that the copy is of, by all its editions there and here: for its charts. */
  readonly metas: readonly GameMeta[];
  /** Those that players kept. */
  readonly kept: readonly GameFile[];
  /** The game that a journal of the copy is played by, its files from the copy or from here. */
  playedBy(game: string, entries: readonly Entry[]): Result<GameMeta>;
};

export async function ownOfCopy(
  store: Store,
  { games, definitions }: ReadBackup,
  stopped: AbortSignal | undefined,
): Promise<Result<OwnOfCopy>> {
  const read = await readFiles(definitions, stopped);
  if (!read.ok) return read;
  const named = definitionsIn(games.flatMap((game) => (game.read.ok ? game.read.value.entries : [])));
  const here = await store.loadFiles(named);
  if (!here.ok) return here;
  const whole = [...read.value.values()].flatMap((file) => (file.ok ? [file.value] : []));
  const all = [...here.value.filter(({ hash }) => !read.value.has(hash)), ...whole];
  const metas = [...new Set(all.map(({ game }) => game))].flatMap((game) => {
    const editions = all.filter((file) => file.game === game).sort((a, b) => a.edition - b.edition);
    const meta = metaOf(editions);
    return meta.ok ? [meta.value] : [];
  });
  const keeps = new Set(definitions.flatMap(({ hash, kept }) => (kept ? [hash] : [])));
  return ok({
    metas,
    kept: whole.filter(({ hash }) => keeps.has(hash)),
    playedBy(game, entries) {
      const came = filesFor(read.value, game, entries);
      return came.ok ? playedBy([...came.value, ...here.value], entries) : came;
    },
  });
}
