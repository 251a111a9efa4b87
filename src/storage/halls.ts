import { Dexie, type Table } from 'dexie';
import { isRecord, isText, isWhole } from '../core/json';
import { DATABASE_NAME } from './database-name';

/**
 * How a game stands with a hall: its pass, unchecked; the stream as it was known, and the newest message heard of it; and
 * the newest line by writer up to which that stream has all. Whatever is lost of it is found out again at the server.
 */
export type HallRow = {
  readonly game: string;
  readonly pass: unknown;
  readonly created?: string | undefined;
  readonly seq: number;
  readonly has: { readonly [writer: string]: number };
  /** The newest line of play that was heard, and whether the game's beginning was. */
  readonly play: number;
  readonly begun: boolean;
  /** The newest announcement that was put away. */
  readonly said?: number | undefined;
};

/** A place at a hall for a game of this phone, from the first message on. */
export const placeAt = (game: string, pass: unknown): HallRow => ({
  ...{ game, pass, seq: 0, play: 0, begun: false, has: {} },
});

/** A database of its own, as no copy of a game may hold a pass; made for who came by a link into a hall. */
export function openHalls(games = DATABASE_NAME) {
  const db = new Dexie(`${games}-halls`) as Dexie & { readonly halls: Table<HallRow, string> };
  db.version(1).stores({ halls: 'game' });
  const quietly = async <T>(work: () => PromiseLike<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch {
      return undefined;
    }
  };
  return {
    get: async (game: string): Promise<HallRow | undefined> => {
      const row = await quietly(() => db.halls.get(game));
      return isHallRow(row) ? row : undefined;
    },
    put: (row: HallRow) => quietly(() => db.halls.put(row)),
    delete: (game: string) => quietly(() => db.halls.delete(game)),
    /** Passes of games that are not here any more go. */
    prune: (here: readonly string[]) => quietly(() => db.halls.where('game').noneOf(here).delete()),
  };
}

export type Halls = ReturnType<typeof openHalls>;

function isHallRow(raw: unknown): raw is HallRow {
  if (!isRecord(raw) || !isText(raw.game) || ![raw.seq, raw.play].every((seq) => isWhole(seq, 0, 1e12)))
    return false;
  if (typeof raw.begun !== 'boolean' || !isRecord(raw.has)) return false;
  const created = raw.created === undefined || isText(raw.created);
  return created && Object.values(raw.has).every((number) => isWhole(number, 0, 1e9));
}
