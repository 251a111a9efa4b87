import type { ChartPack } from '../core/charts/pack';
import type { Entry } from '../core/journal/journal';
import { sameJson } from '../core/json';
import type { GameFile } from '../core/play/game-file';
import { putFiles } from './game-files';
import { journal, putFrom } from './journal-rows';
import { problems, Refusal } from './problems';
import type { SeatRow } from './rows';
import type { Database } from './schema';

/** What a game comes to with the lines of other phones: its journal in its new order, and what that teaches. */
export type MergedGame = {
  readonly entries: readonly Entry[];
  /** The number of entries, and of merges, of the journal it was worked out from; the first `same` of them stand as they did. */
  readonly from: { readonly entries: number; readonly merges: number; readonly same?: number };
  /** The number of merges from now on: what only appends is none, so that nothing before it is read anew. */
  readonly merges?: number;
  /** This phone's place at the table; without one it has left. */
  readonly seat?: SeatRow;
  readonly pack?: ChartPack;
  readonly packBase?: number;
  /** Of a game that is a file: the editions that the lines of others have brought. */
  readonly files?: readonly GameFile[];
  readonly summary: string;
  readonly updated: number;
};

/** In a transaction: from the first row that is another one now, the journal is written anew. */
export async function mergeGame(db: Database, id: string, merged: MergedGame): Promise<void> {
  const {
    entries,
    from,
    merges = from.merges + 1,
    seat,
    pack,
    packBase,
    files = [],
    summary,
    updated,
  } = merged;
  const row = await db.games.get(id);
  if (!row) throw new Refusal(problems.missing);
  if (row.entries !== from.entries || (row.merges ?? 0) !== from.merges) throw new Refusal(problems.moved);
  const { same = 0 } = from;
  const here = await journal(db, id, same).toArray();
  const other = entries.slice(same).findIndex((entry, i) => !sameJson(here[i], { ...entry, game: id }));
  const first = other < 0 ? entries.length : same + other;
  const moved = here[first - same]?.seq;
  if (moved !== undefined) await journal(db, id, moved - 1).delete();
  await db.entries.bulkAdd(entries.slice(first).map((entry) => ({ ...entry, game: id })));
  const { seat: _, ...rest } = row;
  await db.games.put({ ...rest, entries: entries.length, merges, ...(seat && { seat }), summary, updated });
  if (pack) await putFrom(db, pack, packBase);
  await putFiles(db, files);
}
