import type { Entry } from '../../core/journal/journal';
import { sameJson } from '../../core/json';
import type { GameFile } from '../../core/play/game-file';
import { putFiles } from '../game-files';
import { journal } from '../journal-rows';
import { problems, Refusal } from '../problems';
import type { GameRow, SeatRow } from '../rows';
import type { Database } from '../schema';

/** What the safety copy of a game has. */
export type Mending = {
  readonly entries: readonly Entry[];
  readonly files?: readonly GameFile[];
  readonly row: Pick<GameRow, 'summary' | 'updated' | 'entries' | 'merges' | 'seat'>;
  /** Its place at a table from here on, by the newer of both rows. */
  readonly seatIn: (row: Pick<GameRow, 'seat'>) => SeatRow | undefined;
};

/**
 * In a transaction: puts the lines that the store has lost where they stood. Refused where a line of the store is another
 * one. What stands behind a line that neither of them has goes with it.
 */
export async function mendGame(
  db: Database,
  id: string,
  { entries, files = [], row, seatIn }: Mending,
): Promise<void> {
  const game = await db.games.get(id);
  if (!game) throw new Refusal(problems.missing);
  const here = await journal(db, id).toArray();
  const bySeq = new Map(here.map((line) => [line.seq, line]));
  const lost = entries.filter((entry) => !bySeq.has(entry.seq));
  const isOther = (entry: Entry) => {
    const line = bySeq.get(entry.seq);
    return line !== undefined && !sameJson(line, { ...entry, game: id });
  };
  if (entries.some(isOther)) throw new Refusal(problems.moved);
  let lines = entries.length;
  while (bySeq.has(lines + 1)) lines += 1;
  await journal(db, id, lines).delete();
  await db.entries.bulkAdd(lost.map((entry) => ({ ...entry, game: id })));
  await putFiles(db, files);
  const told = lines === game.entries ? {} : { summary: row.summary, updated: row.updated };
  const newer = isNewer(row, game) ? row : game;
  const seat = seatIn(newer);
  const { seat: _, ...rest } = game;
  // What is kept from here on comes after all that was: segments with fewer merges are taken for old ones.
  const merges = Math.max(row.merges ?? 0, game.merges ?? 0);
  await db.games.put({
    ...{ ...rest, ...told, ...(seat && { seat }), entries: lines },
    ...(merges > 0 && { merges }),
  });
}

type Stand = Pick<GameRow, 'entries' | 'merges'>;
const isNewer = (a: Stand, { entries, merges = 0 }: Stand): boolean =>
  (a.merges ?? 0) - merges > 0 || ((a.merges ?? 0) === merges && a.entries > entries);
