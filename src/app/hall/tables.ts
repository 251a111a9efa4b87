import { type HallKeys, keysOf, tableSecret } from './keys';

/** So many tables has an event at most: a director's screen listens to all of them. */
export const MOST_TABLES = 200;

export type KnownTable = { readonly table: number; readonly keys: HallKeys };

/** All tables of an event, by the names of their games at the server. */
export async function tablesOf(secret: string): Promise<ReadonlyMap<string, KnownTable>> {
  const numbers = Array.from({ length: MOST_TABLES }, (_, i) => i + 1);
  const known = await Promise.all(
    numbers.map(async (table) => ({ table, keys: await keysOf(await tableSecret(secret, table)) })),
  );
  return new Map(known.map((each) => [each.keys.game, each]));
}
