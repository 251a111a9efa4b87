import type { ChartPack } from '../core/charts/pack';
import type { Entry } from '../core/journal/journal';
import { parseEntry } from '../core/journal/parse-entry';
import { sameJson } from '../core/json';
import { sameName } from '../core/names';
import { type GameFile, isOwn } from '../core/play/game-file';
import { ok, type Problem, type Result } from '../core/result';
import { addCopies, type Copies } from './copies';
import { DATABASE_NAME } from './database-name';
import { type FoldRow, openFolds } from './folds';
import { journal, putFrom } from './journal-rows';
import type { MergedGame } from './merge-game';
import { type News, openNews } from './news';
import { onFront } from './on-front';
import { isCutOff, problemOf, problems, Refusal } from './problems';
import { randomId } from './random-id';
import {
  type Archive,
  type Copied,
  type FileRow,
  type GameRow,
  packIdOf,
  parseGameRow,
  parsePackRow,
  unreadableRow,
} from './rows';
import { lateKeeper } from './safety/late-keeper';
import type { Mending } from './safety/mend-game';
import { type Database, makeDatabase } from './schema';
import { type Claim, claimGame } from './writer-lock';

export type LoadedGame = {
  readonly row: GameRow;
  readonly entries: readonly Entry[];
  readonly pack?: ChartPack;
};

/** A game as it stands in the store, unchecked: for saving a copy of what cannot be read. */
export type DumpedGame = {
  readonly row: unknown;
  readonly entries: readonly unknown[];
  readonly pack?: unknown;
  /** Of a game that is files: those that its entries name, as far as they are there. */
  readonly files?: readonly unknown[];
};

/** What goes into the store together with an entry. */
export type Alongside = {
  readonly pack?: ChartPack;
  /** The version the stored pack must still have, 0 for none: another tab may have taught it meanwhile. */
  readonly packBase?: number;
  /** The file that the entry names, of a game that is one. */
  readonly files?: readonly GameFile[];
  readonly summary: string;
  readonly updated: number;
  /** How often the journal that the entry goes on with was merged. */
  readonly merges?: number;
};

/** No promise rejects: a refusal is a result. A write resolves only after its commit. */
export type Store = {
  /** Random id of this installation. */
  readonly device: string;
  listGames(): Promise<Result<readonly GameRow[]>>;
  /** `after` leaves out the entries up to that sequence number, `most` those after so many. */
  loadGame(id: string, after?: number, most?: number): Promise<Result<LoadedGame>>;
  /** How many lines of a game are there, and how many of them before its first gap: fewer than its row says where some are lost. */
  countLines(id: string): Promise<Result<{ readonly lines: number; readonly whole: number }>>;
  dumpGame(id: string): Promise<Result<DumpedGame>>;
  createGame(row: GameRow, ...entries: readonly Entry[]): Promise<Result<void>>;
  append(gameId: string, entry: Entry, alongside: Alongside): Promise<Result<void>>;
  /** Puts lines of other phones among those here, all or none. Refused where the journal has moved on meanwhile. */
  mergeGame(gameId: string, merged: MergedGame): Promise<Result<void>>;
  /** Puts lines that are lost back from the safety copy. Refused where a line here is another one than there. */
  mendGame(id: string, from: Mending): Promise<Result<void>>;
  patchGame(
    id: string,
    patch: {
      readonly title?: string;
      readonly archived?: boolean;
      /** Undefined takes the mark away. */
      readonly archive?: Archive | undefined;
      readonly copied?: Copied;
    },
  ): Promise<Result<void>>;
  /** Refused where the game is not archived `as` it was any more. */
  noteArchive(id: string, as: Archive, now: Archive): Promise<Result<void>>;
  /** Refused where a game that is to go only `as` it was archived is not that any more. */
  deleteGame(id: string, as?: Archive): Promise<Result<void>>;
  /** Games with their journals and packs, all or none. Refused where an id, or the name of a pack, is taken. */
  addCopies(copies: Copies): Promise<Result<void>>;
  /** All files of games, oldest first. */
  listFiles(): Promise<Result<readonly FileRow[]>>;
  /** Those of these files that are there and can be read. */
  loadFiles(hashes: readonly string[]): Promise<Result<readonly FileRow[]>>;
  /** Players keep it, whether a game is played by it or not. */
  keepFile(file: GameFile): Promise<Result<void>>;
  /** Players keep it no more: it goes once no journal names it. */
  dropFile(hash: string): Promise<Result<void>>;
  loadPack(id: string): Promise<Result<ChartPack | undefined>>;
  /** The packs of a game that can be read, by name. */
  listPacks(game: string): Promise<Result<readonly ChartPack[]>>;
  /** Refused where another pack of the game has the name, or the stored one has moved on from version `base` (0 for none). */
  putPack(pack: ChartPack, base?: number): Promise<Result<void>>;
  /** Refused while a game is played with it. */
  deletePack(id: string): Promise<Result<void>>;
  /** What was kept of a game beside the games, as it stands there: undefined where there is nothing, or it cannot be read. */
  loadFold(id: string): Promise<unknown>;
  /** Never holds a tap up and never fails one; gone with its game. */
  keepFold(fold: FoldRow): Promise<void>;
  /** Asks to be the one tab that writes to a game; settles as writer or as follower. */
  claim(gameId: string): Promise<Claim>;
  /** Tells what other tabs have committed. Returns the way to stop. */
  watch(told: (news: News) => void): () => void;
  /** Tells what this tab has committed. Returns the way to stop. */
  watchOwn(told: (news: News) => void): () => void;
  /** The safety copies of this store: each commit is followed by them, and a game is deleted with its own. */
  readonly safety: Pick<ReturnType<typeof lateKeeper>, 'now' | 'watch' | 'forget'>;
};

export async function openStore(name = DATABASE_NAME): Promise<Result<Store>> {
  const db = makeDatabase(name);
  const blocked = new Promise<never>((_, reject) => {
    db.on('blocked', () => reject(new Refusal(problems.blocked)));
  });
  const opened = await settle(problems.unopened, () => Promise.race([db.open(), blocked]));
  if (!opened.ok) {
    db.close();
    return opened;
  }
  return ok(storeOn(db, await deviceId(db)));
}

/** Reads and writes of the store, each one transaction that tells what it was, and what else hangs on one. */
function accessTo(db: Database) {
  /** A browser may close the connection by itself: it is opened anew once, quietly, and the work is done `again`. */
  const run = async <T>(
    mode: 'r' | 'rw',
    work: (again: boolean) => Promise<T>,
    again = false,
  ): Promise<T> => {
    let hasBegun = false;
    try {
      if (!db.isOpen()) await db.open();
      return await db.transaction(mode, db.games, db.entries, db.packs, db.definitions, () => {
        hasBegun = true;
        return work(again);
      });
    } catch (error) {
      if (!isCutOff(error, hasBegun)) throw error;
      // Dexie gives up for good after three failures in a row; closed, it is opened anew by the next tap too.
      db.close({ disableAutoOpen: false });
      if (again) throw new Refusal(mode === 'r' ? problems.cutOffRead : problems.cutOff);
      return run(mode, work, true);
    }
  };
  const read = <T>(work: () => Promise<T>) => settle(problems.read, () => run('r', work));
  // Lost in the background, the connection is there again before the first tap.
  onFront(() => void read(() => db.games.limit(1).primaryKeys()));
  const channel = openNews(db.name);
  const folds = openFolds(db.name);
  const safety = lateKeeper(db);
  const write = async (news: News, work: (again: boolean) => Promise<void>): Promise<Result<void>> => {
    let written = await settle(problems.write, () => run('rw', work));
    if (!written.ok && written.problem === problems.quota) {
      // What is only kept to be quick makes room for what is not.
      await folds.clear();
      written = await settle(problems.write, () => run('rw', work));
    }
    if (written.ok) {
      channel.tell(news);
      safety.note(news);
    }
    return written;
  };

  /** With code that not every game needs, fetched before the transaction, which would not wait for it. */
  const writeWith = async <C>(
    code: Promise<C>,
    news: News,
    work: (code: C, again: boolean) => Promise<void>,
  ): Promise<Result<void>> => {
    const fetched = await code.catch(() => undefined);
    return fetched ? write(news, (again) => work(fetched, again)) : { ok: false, problem: problems.write };
  };
  const readWith = async <C, T>(code: Promise<C>, work: (code: C) => Promise<T>): Promise<Result<T>> => {
    const fetched = await code.catch(() => undefined);
    return fetched ? read(() => work(fetched)) : { ok: false, problem: problems.read };
  };
  return { read, write, readWith, writeWith, channel, folds, safety };
}

function storeOn(db: Database, device: string): Store {
  const { read, write, readWith, writeWith, channel, folds, safety } = accessTo(db);

  return {
    device,
    listGames: () =>
      read(async () => {
        const rows: unknown[] = await db.games.toArray();
        return rows
          .flatMap((raw) => parseGameRow(raw) ?? unreadableRow(raw) ?? [])
          .sort((a, b) => b.updated - a.updated);
      }),
    loadGame: (id, after = 0, most = Number.POSITIVE_INFINITY) =>
      read(async () => parseDump(await dump(db, id, after, most), after, most)),
    countLines: (id) => read(() => countLines(db, id)),
    dumpGame: async (id) => {
      const dumped = await read(() => dump(db, id));
      const { game } = dumped.ok ? Object(dumped.value.row) : {};
      if (!dumped.ok || !isOwn(String(game))) return dumped;
      return readWith(filesCode(), (code) => code.withFiles(db, dumped.value));
    },
    createGame: (row, ...entries) =>
      write({ game: row.id }, async () => {
        if (row.pack && !(await db.packs.get(row.pack))) throw new Refusal(problems.noPack);
        await db.games.add(row);
        await db.entries.bulkAdd(entries.map((entry) => ({ ...entry, game: row.id })));
      }),
    append: async (id, entry, { pack, packBase, files, summary, updated, merges = 0 }) => {
      // Before it is confirmed: no line is lost of which nobody knows. Nothing waits for it.
      safety.count(id, entry.seq);
      const written = await writeWith(
        putsCode(files),
        { game: id, pack: pack?.id },
        async ({ putFiles }, again) => {
          const row = await db.games.get(id);
          if (!row) throw new Refusal(problems.missing);
          // It had been committed when the connection broke, and only the word of it was lost.
          if (again && sameJson(await db.entries.get([id, entry.seq]), { ...entry, game: id })) return;
          if ((row.merges ?? 0) !== merges) throw new Refusal(problems.moved);
          await db.entries.add({ ...entry, game: id }).catch('ConstraintError', () => {
            throw new Refusal(problems.moved);
          });
          await db.games.put({ ...row, entries: row.entries + 1, summary, updated });
          if (pack) await putFrom(db, pack, packBase);
          if (putFiles && files) await putFiles(db, files);
        },
      );
      if (!written.ok) {
        // Another tab may have written this line, or its charts have gone on and there is none.
        const here = written.problem === problems.moved ? await read(() => countLines(db, id)) : undefined;
        safety.count(id, here?.ok ? here.value.lines : entry.seq - 1);
      }
      return written;
    },
    mergeGame: async (id, merged) => {
      const news = { game: id, pack: merged.pack?.id };
      const written = await writeWith(import('./merge-game'), news, (code) => code.mergeGame(db, id, merged));
      if (written.ok) safety.count(id, merged.entries.length);
      return written;
    },
    mendGame: (id, from) =>
      writeWith(import('./safety/mend-game'), { game: id }, (code) => code.mendGame(db, id, from)),
    patchGame: (id, patch) =>
      write({ game: id }, async () => {
        if (!(await db.games.update(id, patch as Partial<GameRow>)) && !(await db.games.get(id))) {
          throw new Refusal(problems.missing);
        }
      }),
    noteArchive: (id, as, now) =>
      write({}, async () => {
        await checkArchived(db, id, as);
        await db.games.update(id, { archive: now });
      }),
    deleteGame: async (id, as) => {
      const row = await read(() => db.games.get(id));
      const isFile = row.ok && isOwn(String(row.value?.game));
      // What cannot be cleared away now goes with the next one.
      const code = isFile ? await filesCode().catch(() => undefined) : undefined;
      const deleted = await write({ game: id }, async () => {
        if (as) await checkArchived(db, id, as);
        await db.games.delete(id);
        await journal(db, id).delete();
        if (row.ok && row.value) await code?.removeUnnamed(db, row.value.game);
      });
      if (deleted.ok) {
        await folds.delete(id);
        void safety.forget(id);
      }
      return deleted;
    },
    addCopies: (copies) =>
      writeWith(putsCode(copies.files), {}, ({ putFiles }) => addCopies(db, copies, putFiles)),
    listFiles: () => readWith(filesCode(), (code) => code.allFiles(db)),
    loadFiles: (hashes) => readWith(filesCode(), (code) => code.readFiles(db, hashes)),
    keepFile: (file) => writeWith(filesCode(), {}, (code) => code.putFiles(db, [{ ...file, kept: true }])),
    dropFile: (hash) => writeWith(filesCode(), {}, (code) => code.dropFile(db, hash)),
    loadPack: (id) => read(async () => readPack(await db.packs.get(id))),
    listPacks: (game) => read(() => packsOf(db, game)),
    putPack: (pack, base) =>
      write({ pack: pack.id }, async () => {
        const packs = await packsOf(db, pack.game);
        const isNamed = packs.some(({ id, name }) => id === pack.id && name === pack.name);
        // Two that came to be called alike before are both taught on.
        if (!isNamed && packs.some(({ id, name }) => id !== pack.id && sameName(name, pack.name)))
          throw new Refusal(problems.packName);
        await putFrom(db, pack, base);
      }),
    deletePack: async (id) => {
      const deleted = await write({ pack: id }, async () => {
        const user = (await db.games.toArray()).find((row) => packIdOf(row) === id);
        if (user) throw new Refusal(problems.packUsed(user.title));
        await db.packs.delete(id);
      });
      if (deleted.ok) void safety.forgetPack(id);
      return deleted;
    },
    loadFold: folds.get,
    keepFold: async (fold) => {
      const here = await read(() => db.games.toCollection().primaryKeys());
      if (here.ok) await folds.put(fold, here.value);
    },
    claim: claimGame,
    watch: channel.watch,
    watchOwn: channel.watchOwn,
    safety,
  };
}

const filesCode = () => import('./game-files');

/** What puts files into the store; nothing where there are none. */
const putsCode = async (
  files: readonly unknown[] = [],
): Promise<Partial<Pick<Awaited<ReturnType<typeof filesCode>>, 'putFiles'>>> =>
  files.length ? filesCode() : {};

async function countLines(db: Database, id: string) {
  const lines = await journal(db, id).count();
  if (lines === (await db.games.get(id))?.entries) return { lines, whole: lines };
  const keys = await journal(db, id).primaryKeys();
  const gap = keys.findIndex(([, seq], i) => seq !== i + 1);
  return { lines, whole: gap < 0 ? lines : gap };
}

/** Another tab may have brought it back, or counted on. */
async function checkArchived(db: Database, id: string, as: Archive): Promise<void> {
  const row = await db.games.get(id);
  if (!row?.archived || !sameJson(row.archive, as)) throw new Refusal(problems.moved);
}

async function packsOf(db: Database, game: string): Promise<readonly ChartPack[]> {
  const rows: unknown[] = await db.packs.toArray();
  return rows
    .flatMap((raw) => parsePackRow(raw) ?? [])
    .filter((pack) => pack.game === game)
    .sort((a, b) => a.name.localeCompare(b.name));
}

async function dump(
  db: Database,
  id: string,
  after = 0,
  most = Number.POSITIVE_INFINITY,
): Promise<DumpedGame> {
  const row = await db.games.get(id);
  if (!row) throw new Refusal(problems.missing);
  const entries = await journal(db, id, after).limit(most).toArray();
  const pack = await db.packs.get(packIdOf(row));
  return pack ? { row, entries, pack } : { row, entries };
}

/** `after` and `most` as they were asked for: what they do not leave out has to be there, line by line. */
function parseDump(raw: DumpedGame, after: number, most: number): LoadedGame {
  const row = parseGameRow(raw.row);
  if (!row) throw new Refusal(problems.damaged("this game's title line"));
  const entries = raw.entries.map((line, i) => {
    const entry = parseEntry(line);
    if (!entry) throw new Refusal(problems.damaged(`entry ${after + i + 1} of this game`));
    if (entry.seq !== after + i + 1) throw new Refusal(problems.lost(after + i + 1));
    return entry;
  });
  const lines = after + entries.length;
  if (entries.length < most && lines < row.entries) throw new Refusal(problems.lost(lines + 1));
  const pack = readPack(raw.pack);
  return pack ? { row, entries, pack } : { row, entries };
}

function readPack(raw: unknown): ChartPack | undefined {
  const pack = raw === undefined ? undefined : parsePackRow(raw);
  if (raw !== undefined && !pack) throw new Refusal(problems.damaged('the charts of this game'));
  return pack;
}

async function deviceId(db: Database): Promise<string> {
  const fresh = randomId();
  const kept = await settle(problems.write, () =>
    db.transaction('rw', db.meta, async () => {
      const known = await db.meta.get('device');
      if (!known) await db.meta.add({ key: 'device', value: fresh });
      return known?.value ?? fresh;
    }),
  );
  // A full disk must not keep old games shut; an id of this visit alone is as unique.
  return kept.ok ? kept.value : fresh;
}

async function settle<T>(otherwise: Problem, work: () => PromiseLike<T>): Promise<Result<T>> {
  try {
    return ok(await work());
  } catch (error) {
    return { ok: false, problem: problemOf(error, otherwise) };
  }
}
