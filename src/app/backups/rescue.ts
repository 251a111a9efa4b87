import type { GameMeta } from '../../core/play/game';
import { ok, type Result } from '../../core/result';
import { parseFileRow } from '../../storage/game-files';
import { parsePackRow } from '../../storage/rows';
import { withoutSeat } from '../errors';
import { copyOf, type MadeCopy } from './make-copy';

/** What could be read of a store that will not open: a copy of the games that are whole, and all of it as it stands. */
export type Rescued = {
  readonly copy?: MadeCopy;
  readonly found: number;
  readonly whole: boolean;
  /** Every row, unchecked. */
  readonly raw: string;
};

export async function rescue(registry: readonly GameMeta[]): Promise<Result<Rescued>> {
  const { readRaw } = await import('../../storage/read-raw');
  const read = await readRaw();
  if (!read.ok) return read;
  const { games, packs, files, whole } = read.value;
  const rows = games.map((game) => ({ ...game, row: withoutSeat(game.row) }));
  const raw = JSON.stringify({ format: 'war-diary-game', version: 1, games: rows, packs, files });
  const readable = packs.flatMap((pack) => parsePackRow(pack) ?? []);
  const kept = files.flatMap((file) => parseFileRow(file) ?? []);
  const copy = games.length ? await copyOf(registry, 'everything', games, readable, kept) : undefined;
  const fits = copy?.ok && copy.value.games.length > 0;
  return ok({ ...(fits && { copy: copy.value }), found: games.length, whole, raw });
}
