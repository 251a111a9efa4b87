import type { KeptFile } from '../../core/journal/definitions';
import type { Game } from '../../core/play/game';
import type { GameFile } from '../../core/play/game-file';
import { fail, ok, type Result } from '../../core/result';
import type { OwnSession } from '../session';
import { filesFor, readFiles } from './files-of-copy';
import { missingFrom, nameOfFile } from './naming';

/** The files that lines of another phone name and that are not here, as they came with them; and the game with them. */
export async function filesOfMessage(
  own: OwnSession,
  game: string,
  lines: readonly unknown[],
  given: readonly KeptFile[],
  stopped: AbortSignal | undefined,
): Promise<Result<{ readonly files: readonly GameFile[]; readonly game: Game<unknown> }>> {
  if (own.missing) return { ok: false, problem: own.missing };
  const here = own.meta.peek().files ?? [];
  const isNew = new Set(missingFrom(here, lines).map(({ hash }) => hash));
  if (!isNew.size) return ok({ files: [], game: own.game });
  const read = await readFiles(
    given.filter(({ hash }) => isNew.has(hash)),
    stopped,
  );
  if (!read.ok) return read;
  const files = filesFor(read.value, game, lines);
  if (!files.ok) return files;
  const lacking = missingFrom([...here, ...files.value], lines);
  if (lacking.length) return lacks(lacking.map(nameOfFile).join('; '));
  const grown = await own.grown(files.value);
  return grown.ok ? ok({ files: files.value, game: grown.value }) : grown;
}

const lacks = (named: string) =>
  fail(
    'own.lacks',
    `The other phone has taken a new edition of this game, and its file did not come along: ${named}. Nothing was changed, and what is recorded here is safe. Scan again; if that fails, open that file under Copies first.`,
  );
