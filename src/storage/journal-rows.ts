import { Dexie } from 'dexie';
import type { ChartPack } from '../core/charts/pack';
import { problems, Refusal } from './problems';
import type { Database } from './schema';

/** The entries of a game after a sequence number. */
export const journal = (db: Database, id: string, after = 0) =>
  db.entries.where('[game+seq]').between([id, after || Dexie.minKey], [id, Dexie.maxKey], after === 0);

/** Puts a pack that was worked out from the stored one of version `base`. */
export async function putFrom(db: Database, pack: ChartPack, base: number | undefined): Promise<void> {
  const kept = await db.packs.get(pack.id);
  if (base !== undefined && (kept?.version ?? 0) !== base) throw new Refusal(problems.moved);
  await db.packs.put(pack);
}
