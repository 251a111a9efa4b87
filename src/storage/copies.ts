import type { ChartPack } from '../core/charts/pack';
import type { Entry } from '../core/journal/journal';
import { sameName } from '../core/names';
import type { GameFile } from '../core/play/game-file';
import type { putFiles as put } from './game-files';
import { problems, Refusal } from './problems';
import { type GameRow, parsePackRow } from './rows';
import type { Database } from './schema';

/** What a restored file brings in. Everything of it is new here: nothing is overwritten. */
export type Copies = {
  readonly games: readonly { readonly row: GameRow; readonly entries: readonly Entry[] }[];
  readonly packs: readonly ChartPack[];
  /** Of games that are files; `kept` where players keep them. */
  readonly files?: readonly (GameFile & { readonly kept?: boolean })[];
};

/** Lines that are handed to the database in a few milliseconds. */
const AT_ONCE = 250;

export async function addCopies(
  db: Database,
  { games, packs, files = [] }: Copies,
  putFiles?: typeof put,
): Promise<void> {
  const taken = (): never => {
    throw new Refusal(problems.moved);
  };
  for (const pack of packs) {
    const rows: unknown[] = await db.packs.toArray();
    const others = rows.flatMap((raw) => parsePackRow(raw) ?? []).filter(({ game }) => game === pack.game);
    if (others.some(({ name }) => sameName(name, pack.name))) taken();
    await db.packs.add(pack).catch('ConstraintError', taken);
  }
  if (putFiles) await putFiles(db, files);
  for (const { row, entries } of games) {
    if (row.pack && !(await db.packs.get(row.pack))) throw new Refusal(problems.noPack);
    await db.games.add(row).catch('ConstraintError', taken);
    // All in one transaction; between two requests the page stays alive.
    for (let from = 0; from < entries.length; from += AT_ONCE)
      await db.entries.bulkAdd(
        entries.slice(from, from + AT_ONCE).map((entry) => ({ ...entry, game: row.id })),
      );
  }
}
