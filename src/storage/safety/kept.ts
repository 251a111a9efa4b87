import type { ChartPack } from '../../core/charts/pack';
import { definitionsIn } from '../../core/journal/definitions';
import type { Entry } from '../../core/journal/journal';
import { parseEntry } from '../../core/journal/parse-entry';
import { isOwn } from '../../core/play/game-file';
import { parseFileRow } from '../game-files';
import { type FileRow, type GameRow, packIdOf, parseGameRow, parsePackRow } from '../rows';
import { forgetCounts } from './line-counts';
import { checked, nameIn, pathOf, readText, type SegmentName } from './segment';

export const packPath = (id: string): string => `/safety-copies/packs/${encodeURIComponent(id)}`;

const FILES = '/safety-copies/definitions/';
/** A file that a game is played by, once with each game that names it: so it goes with that one. */
export const filePath = (game: string, hash: string): string => `${FILES}${game}/${hash}`;

/** A set of charts that the store had lost when another was begun under its id, and when that was seen. */
type LostPack = { readonly id: string; readonly at: number };
const LOST = '/safety-copies/lost-packs/';
export const lostPath = ({ id, at }: LostPack): string => `${LOST}${encodeURIComponent(id)}/${at}`;

async function lostPacksIn(cache: Cache): Promise<readonly LostPack[]> {
  return (await cache.keys()).flatMap(({ url }) => {
    const [id, at] = url.split(LOST)[1]?.split('/') ?? [];
    return id && at ? [{ id: decodeURIComponent(id), at: Number(at) }] : [];
  });
}

/** A game in the safety copies, by the names of its segments alone. */
export type Listed = {
  readonly game: string;
  readonly lines: number;
  readonly merges: number;
  readonly at: number;
};

/** What can be read of a game's safety copy: its lines up to the last one that is whole. */
export type Kept = {
  readonly row: GameRow;
  readonly entries: readonly Entry[];
  readonly pack?: ChartPack;
  /** Of a game that is files: those that its lines name, as far as they are whole. */
  readonly files?: readonly FileRow[];
  /** That another set was begun under its id since. */
  readonly isPackLost: boolean;
  readonly pass?: unknown;
  /** How many lines it had when it was whole, and when the last of them was written. */
  readonly lines: number;
  readonly at: number;
};

/** By game the names of its segments. */
export async function segmentsIn(cache: Cache): Promise<ReadonlyMap<string, readonly SegmentName[]>> {
  const byGame = new Map<string, SegmentName[]>();
  for (const { url } of await cache.keys()) {
    const name = nameIn(url);
    if (!name) continue;
    const known = byGame.get(name.game);
    if (known) known.push(name);
    else byGame.set(name.game, [name]);
  }
  return byGame;
}

/** The segments up to a last one, from the first on; undefined where one is missing. */
function upTo(last: SegmentName, names: readonly SegmentName[]): readonly SegmentName[] | undefined {
  const chain = [last];
  for (let first = last; first.after > 0; ) {
    const before = names.find(({ sum, to }) => sum === first.before && to === first.after);
    if (!before) return undefined;
    chain.unshift(before);
    first = before;
  }
  return chain;
}

/** The newest first: of one that was merged more often, else of one that goes further. */
const newestFirst = (a: SegmentName, b: SegmentName): number =>
  b.merges - a.merges || b.to - a.to || b.at - a.at;

/** The newest chain that has all its segments; empty where there is none. */
export function chainOf(names: readonly SegmentName[]): readonly SegmentName[] {
  for (const last of names.toSorted(newestFirst)) {
    const chain = upTo(last, names);
    if (chain) return chain;
  }
  return [];
}

export async function listKept(cache: Cache): Promise<readonly Listed[]> {
  return [...(await segmentsIn(cache))].flatMap(([game, names]) => {
    const [newest] = names.toSorted(newestFirst);
    return newest ? { game, lines: newest.to, merges: newest.merges, at: newest.at } : [];
  });
}

/** Reads as much of a game as is whole: the chain that gives most lines, each up to its first damage. */
export async function readKept(cache: Cache, game: string): Promise<Kept | undefined> {
  const names = (await segmentsIn(cache)).get(game)?.toSorted(newestFirst) ?? [];
  const [newest] = names;
  const read = new Map<SegmentName, Promise<Read | undefined>>();
  const once = (name: SegmentName) => {
    const known = read.get(name) ?? readSegment(cache, name);
    read.set(name, known);
    return known;
  };
  let best: Omit<Read, 'whole'> | undefined;
  for (const last of names) {
    const found = await readChain(upTo(last, names) ?? [], once);
    if (found && (!best || found.entries.length > best.entries.length)) best = found;
    // A shorter chain gives no more than this.
    if (best && best.entries.length >= last.to) break;
  }
  if (!best || !newest) return undefined;
  const id = packIdOf(best.row);
  const lost = (await lostPacksIn(cache))
    .filter((set) => set.id === id && set.at > newest.at)
    .toSorted((a, b) => a.at - b.at)[0];
  const pack = await readPack(cache, lost ? lostPath(lost) : packPath(id));
  const files = isOwn(best.row.game) ? await readFiles(cache, game, best.entries) : undefined;
  return {
    ...{ ...best, lines: newest.to, at: newest.at, isPackLost: !!lost },
    ...(pack && { pack }),
    ...(files && { files }),
  };
}

async function readChain(
  chain: readonly SegmentName[],
  once: (name: SegmentName) => Promise<Read | undefined>,
): Promise<Omit<Read, 'whole'> | undefined> {
  const entries: Entry[] = [];
  let last: Read | undefined;
  for (const name of chain) {
    const segment = await once(name);
    if (!segment) break;
    last = segment;
    entries.push(...segment.entries);
    if (!segment.whole) break;
  }
  return last && entries.length ? { ...last, entries } : undefined;
}

type Read = {
  readonly row: GameRow;
  readonly entries: readonly Entry[];
  readonly whole: boolean;
  readonly pass?: unknown;
};

async function readSegment(cache: Cache, name: SegmentName): Promise<Read | undefined> {
  const text = await (await cache.match(pathOf(name)))?.text();
  const segment = text === undefined ? undefined : readText(text);
  const row = parseGameRow(segment?.row);
  if (!segment || !row) return undefined;
  const { lines, pass } = segment;
  const parsed = lines.map((line) => parseEntry(line));
  const broken = parsed.findIndex((entry) => !entry);
  const entries = (broken < 0 ? parsed : parsed.slice(0, broken)).flatMap((entry) => entry ?? []);
  return { row, entries, whole: segment.whole && broken < 0, ...(pass !== undefined && { pass }) };
}

async function readFiles(cache: Cache, game: string, entries: readonly Entry[]): Promise<readonly FileRow[]> {
  const files: FileRow[] = [];
  for (const hash of definitionsIn(entries)) {
    const text = await (await cache.match(filePath(game, hash)))?.text();
    const file = text === undefined ? undefined : parseFileRow(checked(text)?.value);
    if (file) files.push(file);
  }
  return files;
}

export async function readPack(cache: Cache, path: string): Promise<ChartPack | undefined> {
  const text = await (await cache.match(path))?.text();
  return text === undefined ? undefined : parsePackRow(checked(text)?.value);
}

/** All that is kept of a game, with the count of its lines; what is kept of another game stays. */
export async function forgetKept(cache: Cache, game: string): Promise<void> {
  const names = (await segmentsIn(cache)).get(game) ?? [];
  await Promise.all(names.map((name) => cache.delete(pathOf(name))));
  const files = (await cache.keys()).filter(({ url }) => url.includes(`${FILES}${game}/`));
  await Promise.all(files.map((file) => cache.delete(file)));
  await forgetCounts(cache, game);
}

/** The sets of charts that were lost: all, or those that were seen to be before a time. */
export async function forgetLostPacks(cache: Cache, before = Number.POSITIVE_INFINITY): Promise<void> {
  const old = (await lostPacksIn(cache)).filter(({ at }) => at < before);
  await Promise.all(old.map((set) => cache.delete(lostPath(set))));
}
