import type { GameMeta } from '../../core/play/game';
import type { GameFile } from '../../core/play/game-file';
import { ok, type Result } from '../../core/result';
import type { Definition } from '../../own/format/definition';
import { ownMeta } from '../../own/meta';
import { definitionOf } from './read-file';

/** The game that is played by these editions, oldest first; the first problem where one cannot be read. */
export function metaOf(files: readonly GameFile[]): Result<GameMeta> {
  const editions: Definition[] = [];
  for (const file of files) {
    const read = definitionOf(file);
    if (!read.ok) return read;
    editions.push(read.value);
  }
  return ok({ ...ownMeta(editions), files });
}
