import { asciiJson, sameJson } from '../../core/json';
import { isOwn } from '../../core/play/game-file';
import { namedFiles, parseFileRow } from '../game-files';
import { openHalls } from '../halls';
import { journal } from '../journal-rows';
import type { News } from '../news';
import { type EntryRow, type GameRow, packIdOf } from '../rows';
import type { Database } from '../schema';
import {
  chainOf,
  filePath,
  forgetKept,
  forgetLostPacks,
  listKept,
  lostPath,
  packPath,
  readPack,
  segmentsIn,
} from './kept';
import { countsIn, makeLineCounts } from './line-counts';
import { openSafety, safetyToWrite } from './name';
import { lineText, pathOf, type SegmentName, segmentText, sumOfLines, withSum } from './segment';

/** How long after an answer its safety copy is begun: what follows by itself goes with it. */
const WAIT_MS = 250;
/** After this time what was refused is tried again, without a tap. */
const AGAIN_MS = 30_000;
/** Lines of a full segment. Shorter ones are written together as one once they come to that, or to so many pieces. */
const LINES = 64;
const PIECES = 16;
/** Of all games together, about 80 MB: beyond it those go that were not written for longest. */
const MOST_LINES = 200_000;
/** A game that is in the store no more is kept for half a year. */
const MOST_AGE_MS = 180 * 86_400_000;
/** Room that is given up for the last lines once the disk is full. */
const RESERVE = '/safety-copies/reserve';
const RESERVE_BYTES = 512_000;
const LOCK = 'war-diary:safety-copies';

export type Keeper = {
  /** Something was committed to the store: its safety copy follows at once. */
  note(news: News): void;
  /** So many lines a game has, or has as soon as what is being stored is. */
  count(game: string, lines: number): void;
  /** Writes at once what is to be written. */
  now(): Promise<void>;
  forget(game: string): Promise<void>;
  /** Of a set of charts that players deleted; one that the store has lost keeps its copy. */
  forgetPack(id: string): Promise<void>;
};

/** By game the chain that this tab has written, and of what row. */
type Written = Map<string, { readonly chain: readonly SegmentName[]; readonly row: string }>;

/**
 * Writes the safety copies of a store, after its commits and apart from them, so that no tap waits for them or fails by
 * them. `told` hears how a writing went.
 */
export function makeKeeper(db: Database, told: (isKept: boolean) => void): Keeper {
  const games = new Set<string>();
  const packs = new Set<string>();
  const written: Written = new Map();
  const writtenPacks = new Set<string>();
  /** With the first writing of a visit, too: the last one may have been refused what was due. */
  let isAllDue = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  // Where no count can be written, the copy itself may tell, or it is told that nothing is copied.
  const counts = makeLineCounts(
    (cache, path) => put(cache, path, ''),
    () => void now(),
  );

  function note({ game, pack }: News): void {
    if (game !== undefined) games.add(game);
    if (pack !== undefined) packs.add(pack);
    if (game === undefined && pack === undefined) isAllDue = true;
    timer ??= setTimeout(() => void now(), WAIT_MS);
  }

  function now(): Promise<void> {
    clearTimeout(timer);
    clearTimeout(again);
    timer = undefined;
    const done = writing
      .then(() => alone(writeDue))
      .then(
        () => told(true),
        () => {
          told(false);
          clearTimeout(again);
          again = setTimeout(() => void now(), AGAIN_MS);
        },
      );
    writing = done;
    return done;
  }

  async function writeDue(): Promise<void> {
    const cache = await safetyToWrite();
    if (!cache) return;
    if (isAllDue) await findDue(cache);
    await writeAll(packs, async (id) => {
      if (await writePack(db, cache, id, writtenPacks.has(id))) writtenPacks.add(id);
    });
    await writeAll(games, (id) => writeGame(db, cache, written, id));
    await keepReserve(cache);
  }

  /** What is noted anew while it is written is due again. */
  async function writeAll(due: Set<string>, write: (id: string) => Promise<void>): Promise<void> {
    for (const id of [...due]) {
      due.delete(id);
      await write(id).catch((error) => {
        due.add(id);
        throw error;
      });
    }
  }

  /** What was stored before there were safety copies, or while they were refused; and what is kept for too long. */
  async function findDue(cache: Cache): Promise<void> {
    isAllDue = false;
    await addDue(cache).catch((error) => {
      isAllDue = true;
      throw error;
    });
  }

  async function addDue(cache: Cache): Promise<void> {
    const kept = (await listKept(cache)).toSorted((a, b) => b.at - a.at);
    const counted = (await countsIn(cache)).keys();
    // Looked up last: a game that was begun meanwhile is not taken for one that is gone.
    const rows = new Map((await db.games.toArray()).map((row) => [row.id, row]));
    let lines = 0;
    for (const { game, lines: own, at } of kept) {
      lines += own;
      if (lines > MOST_LINES || (!rows.has(game) && at < Date.now() - MOST_AGE_MS))
        await forgetKept(cache, game);
    }
    await forgetLostPacks(cache, Date.now() - MOST_AGE_MS);
    for (const game of counted)
      if (!rows.has(game) && !kept.some((copy) => copy.game === game)) await forgetKept(cache, game);
    for (const [id, row] of rows) {
      const copy = kept.find(({ game }) => game === id);
      if (!copy || copy.lines < row.entries || copy.merges < (row.merges ?? 0)) games.add(id);
      if (!copy) packs.add(packIdOf(row));
    }
  }

  globalThis.addEventListener?.('visibilitychange', () => {
    if (timer && globalThis.document?.visibilityState === 'hidden') void now();
  });

  return {
    note,
    now,
    count: (game, lines) => void counts.note(game, lines),
    forgetPack: async (id) => {
      packs.delete(id);
      writtenPacks.delete(id);
      await alone(async () => void (await (await openSafety())?.delete(packPath(id))));
    },
    forget: async (game) => {
      games.delete(game);
      written.delete(game);
      await alone(async () => {
        const cache = await openSafety();
        if (cache) await forgetKept(cache, game);
      });
    },
  };
}

/** What a game's copy lacks, and what of it is not in the store's game any more. */
async function writeGame(db: Database, cache: Cache, written: Written, id: string): Promise<void> {
  const row = await db.games.get(id);
  if (!row) return;
  const { names, chain } = await chainWith(db, cache, row, written.get(id)?.chain);
  const rowText = asciiJson(row);
  const last = chain.at(-1)?.to ?? 0;
  const fresh = await journal(db, id, last).toArray();
  if (!fresh.length && written.get(id)?.row === rowText) return;
  const kept = withoutPieces(chain, fresh.length);
  const from = kept.at(-1)?.to ?? 0;
  const lines = from === last ? fresh : await journal(db, id, from).toArray();
  // A journal with a gap must not take the place of a copy that is whole.
  if (lines.some(({ seq }, i) => seq !== from + i + 1)) return;
  const pass = row.seat?.hall && (await openHalls(db.name).get(id))?.pass;
  // Before the lines that name them: a copy that has these can be played.
  if (isOwn(row.game)) await writeFiles(db, cache, id, lines);
  const head = { row, ...(pass !== undefined && { pass }) };
  const added = await writeLines(cache, head, kept.at(-1), lines);
  const whole = [...kept, ...added];
  written.set(id, { chain: whole, row: rowText });
  const to = whole.at(-1)?.to ?? 0;
  // What goes further stays: the store may have lost its last lines, and the players have not seen it yet.
  const own = new Set(whole.map(pathOf));
  const old = names.filter((name) => name.to <= to && !own.has(pathOf(name)));
  await Promise.all(old.map((name) => cache.delete(pathOf(name))));
}

/** The chain of a game, as far as the store has the same lines, and all its segments. */
async function chainWith(db: Database, cache: Cache, row: GameRow, own: readonly SegmentName[] | undefined) {
  const tip = own?.at(-1);
  const mine = tip && (await has(cache, pathOf(tip))) ? own : undefined;
  const names = mine ?? (await segmentsIn(cache)).get(row.id) ?? [];
  const chain = mine ?? chainOf(names);
  const last = chain.at(-1);
  // Without a merge lines are only ever added: of a chain of another visit its last segment tells enough.
  const grown = last && last.merges === (row.merges ?? 0) && last.to <= row.entries;
  if (grown && (mine || (await isStored(db, last)))) return { names, chain };
  const same: SegmentName[] = [];
  for (const name of chain) {
    if (!(await isStored(db, name))) break;
    same.push(name);
  }
  return { names, chain: same };
}

/** Without room for it the copies are kept all the same. */
async function keepReserve(cache: Cache): Promise<void> {
  if (!(await has(cache, RESERVE)))
    await cache.put(RESERVE, new Response('0'.repeat(RESERVE_BYTES))).catch(() => undefined);
}

/** A file has its hash for its name: what is there needs no second writing. */
async function writeFiles(db: Database, cache: Cache, id: string, lines: readonly EntryRow[]): Promise<void> {
  for (const raw of await namedFiles(db, lines)) {
    const file = parseFileRow(raw);
    const path = file && filePath(id, file.hash);
    if (path && !(await has(cache, path))) await put(cache, path, withSum(asciiJson(file)));
  }
}

/** False where the store has no such charts. `isOwn`: what is kept of them was written by this tab. */
async function writePack(db: Database, cache: Cache, id: string, isOwn: boolean): Promise<boolean> {
  const pack = await db.packs.get(id);
  if (!pack) return false;
  const old = isOwn ? undefined : await readPack(cache, packPath(id));
  // Each lesson counts the version up: the store has lost this set, and players teach it anew.
  if (old && old.version >= pack.version && !sameJson(old, pack))
    await put(cache, lostPath({ id, at: Date.now() }), withSum(asciiJson(old)));
  await put(cache, packPath(id), withSum(asciiJson(pack)));
  return true;
}

/** Lines after those of the segment `upon`, in segments of their own. */
async function writeLines(
  cache: Cache,
  head: { readonly row: GameRow },
  upon: SegmentName | undefined,
  lines: readonly EntryRow[],
): Promise<readonly SegmentName[]> {
  const { id: game, merges = 0 } = head.row;
  const added: SegmentName[] = [];
  for (let i = 0; i < lines.length; i += LINES) {
    const part = lines.slice(i, i + LINES);
    const texts = part.map(lineText);
    const before = added.at(-1) ?? upon;
    const name = {
      ...{ game, merges, after: before?.to ?? 0, to: part.at(-1)?.seq ?? 0 },
      ...{ at: Date.now(), before: before?.sum ?? 0, sum: sumOfLines(texts) },
    };
    await put(cache, pathOf(name), segmentText(head, texts));
    added.push(name);
  }
  return added;
}

async function isStored(db: Database, { game, after, to, sum }: SegmentName): Promise<boolean> {
  const lines = await journal(db, game, after)
    .limit(to - after)
    .toArray();
  return lines.at(-1)?.seq === to && sumOfLines(lines.map(lineText)) === sum;
}

/** The full segments, and short ones while they are few; with nothing new the last one is written again, for its row. */
function withoutPieces(chain: readonly SegmentName[], fresh: number): readonly SegmentName[] {
  if (!fresh) return chain.slice(0, -1);
  const full = chain.findLastIndex(({ after, to }) => to - after >= LINES) + 1;
  const pieces = chain.slice(full);
  const lines = (pieces.at(-1)?.to ?? 0) - (pieces[0]?.after ?? 0) + fresh;
  return pieces.length >= PIECES || lines >= LINES ? chain.slice(0, full) : chain;
}

/** Without a response, which would hold the room of what is deleted for as long as nobody reads it. */
const has = async (cache: Cache, path: string): Promise<boolean> => (await cache.keys(path)).length > 0;

async function put(cache: Cache, path: string, text: string): Promise<void> {
  try {
    await cache.put(path, new Response(text));
  } catch {
    await cache.delete(RESERVE);
    await cache.put(path, new Response(text));
  }
}

/** One tab at a time. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  await (locks ? locks.request(LOCK, {}, work) : work());
}
