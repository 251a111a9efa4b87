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

/** A registry with this game as it is played here, in the place of any other of its id. */
export const withMeta = (registry: readonly GameMeta[], meta: GameMeta): readonly GameMeta[] => [
  ...registry.filter(({ id }) => id !== meta.id),
  meta,
];
