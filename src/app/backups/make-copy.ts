import type { ChartPack } from '../../core/charts/pack';
import { parsePack, readingOf } from '../../core/charts/parse-pack';
import { type Backup, backupText, fromStore, readingBackup } from '../../core/journal/backup';
import { type BackupGame, checkingGame, parsingGame } from '../../core/journal/backup-game';
import { beginningOf } from '../../core/journal/branches';
import type { KeptFile } from '../../core/journal/definitions';
import { isRecord, isText } from '../../core/json';
import type { Game, GameMeta } from '../../core/play/game';
import { type GameFile, isOwn } from '../../core/play/game-file';
import { fail, ok, type Problem, type Result } from '../../core/result';
import { parseFileRow } from '../../storage/game-files';
import { problems } from '../../storage/problems';
import { type FileRow, parsePackRow } from '../../storage/rows';
import type { DumpedGame, Store } from '../../storage/store';
import { loadGameCode, proceduresOf } from '../game-code';
import { readInSlices } from '../in-slices';
import { refresh } from '../library';
import { type OpenStore, openedStore } from '../opened-store';
import { severalPhones } from '../recording/other-tabs';
import { settingsToKeep } from './settings';

/** A file ready to be handed on. It counts as made once `recordCopy` is told so. */
export type MadeCopy = {
  readonly text: string;
  readonly at: number;
  readonly games: readonly { readonly id: string; readonly title: string; readonly entries: number }[];
  /** Games that no file could be restored from, with the reason. */
  readonly leftOut: readonly { readonly title: string; readonly problem: Problem }[];
  /** Holds entries that one side has not shown the other. */
  readonly sealed: boolean;
  /** Whose secrets it lacks: they are on other phones. */
  readonly lacking: readonly string[];
};

/** The file of one game, or of everything. What it says is read again before it is called a copy. */
export async function makeCopy(
  registry: readonly GameMeta[],
  id: string | undefined,
  open: OpenStore = openedStore,
): Promise<Result<MadeCopy>> {
  const store = await open();
  if (!store.ok) return store;
  if (id !== undefined) {
    const dump = await store.value.dumpGame(id);
    return dump.ok ? copyOf(registry, 'game', [dump.value], []) : dump;
  }
  const dumps = await dumpAll(store.value);
  if (!dumps.ok) return dumps;
  const files = await store.value.listFiles();
  if (!files.ok) return files;
  const packs: ChartPack[] = [];
  for (const game of new Set([...registry.map((meta) => meta.id), ...files.value.map((file) => file.game)])) {
    const listed = await store.value.listPacks(game);
    if (!listed.ok) return listed;
    packs.push(...listed.value);
  }
  return copyOf(registry, 'everything', dumps.value, packs, files.value);
}

/** Keeps with each game when its file was made, for the line that says so. */
export async function recordCopy({ games, at }: MadeCopy, open: OpenStore = openedStore): Promise<void> {
  const store = await open();
  if (!store.ok) return;
  for (const { id, entries } of games) await store.value.patchGame(id, { copied: { at, entries } });
  await refresh();
}

/** The same from what was read past the store, where that would not open. Of `files` those come along that players keep. */
export async function copyOf(
  registry: readonly GameMeta[],
  scope: Backup['scope'],
  dumps: readonly DumpedGame[],
  more: readonly ChartPack[],
  files: readonly FileRow[] = [],
): Promise<Result<MadeCopy>> {
  const gathered: Gathered[] = [];
  const leftOut: MadeCopy['leftOut'][number][] = [];
  for (const dump of dumps) {
    const found = await gather(registry, dump);
    if (found.ok) gathered.push(found.value);
    else if (scope === 'game') return found;
    else leftOut.push({ title: titleOf(dump.row), problem: found.problem });
  }
  const packs = new Map(more.map((pack) => [pack.id, pack]));
  for (const { pack } of gathered) if (pack) packs.set(pack.id, pack);
  const definitions = new Map<string, KeptFile>();
  for (const { hash, text } of gathered.flatMap((one) => one.files)) definitions.set(hash, { hash, text });
  for (const { hash, text, kept } of files) if (kept) definitions.set(hash, { hash, text, kept });
  const at = Date.now();
  const games = gathered.map(({ game }) => game);
  const text = backupText({
    ...{ made: at, scope, games, packs: [...packs.values()], settings: settingsToKeep() },
    ...(definitions.size > 0 && { definitions: [...definitions.values()] }),
  });
  const read = await readInSlices(readingBackup(text));
  const bad = read.ok ? read.value.games.map((game) => game.read).find((game) => !game.ok) : read;
  if (bad && !bad.ok)
    return fail('backup.unfit', `No copy could be made that can be restored. ${bad.problem.message}`);
  const named = games.map(({ about: { id, title }, entries }) => ({ id, title, entries: entries.length }));
  const lacking = new Set<string>();
  for (const { entries } of games)
    if (beginningOf(entries))
      for (const name of (await severalPhones()).lacking?.(entries) ?? []) lacking.add(name);
  return ok({
    text,
    at,
    games: named,
    leftOut,
    sealed: gathered.some(({ sealed }) => sealed),
    lacking: [...lacking],
  });
}

type Gathered = {
  readonly game: BackupGame;
  readonly files: readonly GameFile[];
  readonly pack?: ChartPack;
  readonly sealed: boolean;
};

async function gather(registry: readonly GameMeta[], dump: DumpedGame): Promise<Result<Gathered>> {
  const game = await readInSlices(parsingGame(fromStore(dump)));
  if (!game.ok) return game;
  const files = (dump.files ?? []).flatMap((file) => parseFileRow(file) ?? []);
  const code = await codeOf(registry, game.value, files);
  if (!code.ok) {
    // Unknown here, and still the player's: kept as it stands, for a version that knows it.
    const pack = parsePackRow(dump.pack);
    return ok({ game: game.value, files, ...(pack && { pack }), sealed: true });
  }
  const facts = await readInSlices(checkingGame(code.value, game.value));
  if (!facts.ok) return facts;
  const { sealed } = facts.value;
  if (dump.pack === undefined) return ok({ game: game.value, files, sealed });
  const pack = parsePack(code.value.charts, code.value.id, dump.pack, readingOf(code.value));
  return pack.ok ? ok({ game: game.value, files, pack: pack.value, sealed }) : pack;
}

/** By the files that its journal names, where it is a game of files. */
async function codeOf(
  registry: readonly GameMeta[],
  { about, entries }: BackupGame,
  files: readonly GameFile[],
): Promise<Result<Game<unknown>>> {
  const named = proceduresOf(entries);
  if (!isOwn(about.game)) return loadGameCode(registry, about.game, named);
  const code = await import('../own/own-session').catch(() => undefined);
  if (!code) return { ok: false, problem: problems.gameNotLoaded(about.title) };
  const meta = code.playedBy(files, entries);
  return meta.ok ? loadGameCode([meta.value], about.game, named) : meta;
}

async function dumpAll(store: Store): Promise<Result<readonly DumpedGame[]>> {
  const listed = await store.listGames();
  if (!listed.ok) return listed;
  const dumps: DumpedGame[] = [];
  for (const { id } of listed.value) {
    const dump = await store.dumpGame(id);
    if (!dump.ok) return dump;
    dumps.push(dump.value);
  }
  return ok(dumps);
}

const titleOf = (row: unknown): string =>
  isRecord(row) && isText(row.title) ? row.title : 'Unreadable game';
