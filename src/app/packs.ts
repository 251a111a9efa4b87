import { diffPacks, mergePacks, type PackDiff } from '../core/charts/merge-packs';
import { type ChartPack, emptyPack } from '../core/charts/pack';
import { readPackText } from '../core/charts/pack-file';
import { checkPackName, readingOf, withTidyName } from '../core/charts/parse-pack';
import { sameName } from '../core/names';
import type { Game, GameMeta } from '../core/play/game';
import { ok, type Result } from '../core/result';
import { problems } from '../storage/problems';
import { randomId } from '../storage/random-id';
import { packIdOf } from '../storage/rows';
import type { Store } from '../storage/store';
import { findPack, firstPacks } from './create-game';
import { loadGameCode } from './game-code';
import { stoppedReading } from './in-slices';
import { type OpenStore, openedStore } from './opened-store';
import { readPackCode } from './pack-code';

/** A pack from elsewhere beside the one here that has its id or its name, and is of its kind. */
export type PackImport = {
  readonly theirs: ChartPack;
  readonly mine?: ChartPack;
  /** The version of mine in the store, 0 for none. */
  readonly base: number;
  /** Against an empty pack where there is none of mine. */
  readonly diff: PackDiff;
};

/** What of an import goes into which pack: keys of rows into mine, or all of it into a pack of its own. */
export type PackChoice =
  | {
      readonly kind: 'merge';
      readonly take: ReadonlySet<string>;
      readonly without?: ReadonlySet<string>;
    }
  | { readonly kind: 'new'; readonly name: string };

/** All packs of a game by name: those in the store, and those that every game has, taught or not. */
export const listPacks = (meta: GameMeta, open: OpenStore = openedStore) =>
  withGame(meta, open, async ({ store, game }) => {
    const listed = await store.listPacks(game.id);
    if (!listed.ok) return listed;
    const all = withUntaught(game, listed.value);
    const practice = packIdOf({ charts: 'practice', game: game.id });
    return ok(meta.printed ? all.filter(({ id }) => id !== practice) : all);
  });

/** An empty pack for what players read off their mapsheet. */
export const createPack = (meta: GameMeta, name: string, open: OpenStore = openedStore) =>
  withGame(meta, open, (there) => addPack(there, emptyPack('', meta.id, name)));

export const copyPack = (meta: GameMeta, id: string, name: string, open: OpenStore = openedStore) =>
  withGame(meta, open, async (there) => {
    const found = await findPack(there.store, there.game, id);
    return found.ok ? addPack(there, { ...found.value, name, version: 1 }) : found;
  });

export const renamePack = (meta: GameMeta, id: string, name: string, open: OpenStore = openedStore) =>
  withGame(meta, open, async (there) => {
    const base = await versionOf(there, id);
    if (!base.ok) return base;
    const found = await findPack(there.store, there.game, id);
    if (!found.ok) return found;
    return putNamed(there, { ...found.value, name, version: found.value.version + 1 }, base.value);
  });

/** Refused while a game is played with it. One of the two that every game has starts anew. */
export const removePack = (meta: GameMeta, id: string, open: OpenStore = openedStore) =>
  withGame(meta, open, ({ store }) => store.deletePack(id));

/** Reads a file of charts and shows what it would change. Changes nothing. */
export const importText = (
  meta: GameMeta,
  text: string,
  open: OpenStore = openedStore,
  stopped?: AbortSignal,
) =>
  withGame(meta, open, async (there): Promise<Result<PackImport>> => {
    if (stopped?.aborted) return stoppedReading;
    const read = readPackText(there.game.charts, there.game.id, text, readingOf(there.game));
    return read.ok ? compareImport(there, read.value) : read;
  });

/** The same for the bytes of a code. */
export const importCode = (
  meta: GameMeta,
  bytes: Uint8Array<ArrayBuffer>,
  open: OpenStore = openedStore,
  stopped?: AbortSignal,
) =>
  withGame(meta, open, async (there): Promise<Result<PackImport>> => {
    const read = await readPackCode(there.game.charts, there.game.id, bytes, readingOf(there.game));
    if (stopped?.aborted) return stoppedReading;
    return read.ok ? compareImport(there, read.value) : read;
  });

/** Writes what was chosen of an import. Refused where the pack was changed since the difference was shown. */
export const takeImport = (
  meta: GameMeta,
  { theirs, mine, base }: PackImport,
  choice: PackChoice,
  open: OpenStore = openedStore,
) =>
  withGame(meta, open, async (there): Promise<Result<ChartPack>> => {
    if (choice.kind === 'new') return addPack(there, { ...theirs, name: choice.name, version: 1 });
    if (!mine) return { ok: false, problem: problems.noPack };
    const merged = mergePacks(
      there.game.charts,
      mine,
      theirs,
      choice.take,
      choice.without,
      readingOf(there.game),
    );
    return merged.ok ? put(there, merged.value, base) : merged;
  });

type There = { readonly store: Store; readonly game: Game<unknown> };

async function withGame<T>(
  meta: GameMeta,
  open: OpenStore,
  work: (there: There) => Promise<Result<T>>,
): Promise<Result<T>> {
  const store = await open();
  if (!store.ok) return store;
  const game = await loadGameCode([meta], meta.id);
  return game.ok ? work({ store: store.value, game: game.value }) : game;
}

async function compareImport({ store, game }: There, given: ChartPack): Promise<Result<PackImport>> {
  const theirs = withTidyName(given);
  const listed = await store.listPacks(game.id);
  if (!listed.ok) return listed;
  const alike = withUntaught(game, listed.value).filter(({ practice }) => practice === theirs.practice);
  const mine =
    alike.find(({ id }) => id === theirs.id) ?? alike.find(({ name }) => sameName(name, theirs.name));
  const base = mine && listed.value.includes(mine) ? mine.version : 0;
  const shown = mine ?? emptyPack(theirs.id, theirs.game, theirs.name, theirs.practice);
  return ok({ theirs, ...(mine && { mine }), base, diff: diffPacks(game.charts, shown, theirs) });
}

export function withUntaught(game: Game<unknown>, stored: readonly ChartPack[]): readonly ChartPack[] {
  const untaught = firstPacks(game).filter(({ id }) => stored.every((pack) => pack.id !== id));
  return [...stored, ...untaught].sort((a, b) => a.name.localeCompare(b.name));
}

/** The version in the store; 0 for a pack that nobody has taught yet. */
async function versionOf({ store }: There, id: string): Promise<Result<number>> {
  const kept = await store.loadPack(id);
  return kept.ok ? ok(kept.value?.version ?? 0) : kept;
}

const addPack = (there: There, pack: ChartPack): Promise<Result<ChartPack>> =>
  putNamed(there, { ...pack, id: `pack:${there.game.id}:${randomId()}` }, 0);

async function putNamed(there: There, pack: ChartPack, base: number): Promise<Result<ChartPack>> {
  const checked = checkPackName(pack.name);
  if (!checked.ok) return checked;
  const name = checked.value;
  const taken = firstPacks(there.game).some((first) => first.id !== pack.id && sameName(first.name, name));
  return taken ? { ok: false, problem: problems.packName } : put(there, { ...pack, name }, base);
}

async function put({ store }: There, pack: ChartPack, base: number): Promise<Result<ChartPack>> {
  const written = await store.putPack(pack, base);
  return written.ok ? ok(pack) : written;
}
