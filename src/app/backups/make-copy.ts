import type { ChartPack } from '../../core/charts/pack';
import { parsePack, readingOf } from '../../core/charts/parse-pack';
import { type Backup, backupText, fromStore, readingBackup } from '../../core/journal/backup';
import { type BackupGame, checkingGame, parsingGame } from '../../core/journal/backup-game';
import { beginningOf } from '../../core/journal/branches';
import { isRecord, isText } from '../../core/json';
import type { GameMeta } from '../../core/play/game';
import { fail, ok, type Problem, type Result } from '../../core/result';
import { parsePackRow } from '../../storage/rows';
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
  const packs: ChartPack[] = [];
  for (const meta of registry) {
    const listed = await store.value.listPacks(meta.id);
    if (!listed.ok) return listed;
    packs.push(...listed.value);
  }
  return copyOf(registry, 'everything', dumps.value, packs);
}

/** Keeps with each game when its file was made, for the line that says so. */
export async function recordCopy({ games, at }: MadeCopy, open: OpenStore = openedStore): Promise<void> {
  const store = await open();
  if (!store.ok) return;
  for (const { id, entries } of games) await store.value.patchGame(id, { copied: { at, entries } });
  await refresh();
}

/** The same from what was read past the store, where that would not open. */
export async function copyOf(
  registry: readonly GameMeta[],
  scope: Backup['scope'],
  dumps: readonly DumpedGame[],
  more: readonly ChartPack[],
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
  const at = Date.now();
  const games = gathered.map(({ game }) => game);
  const text = backupText({ made: at, scope, games, packs: [...packs.values()], settings: settingsToKeep() });
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

type Gathered = { readonly game: BackupGame; readonly pack?: ChartPack; readonly sealed: boolean };

async function gather(registry: readonly GameMeta[], dump: DumpedGame): Promise<Result<Gathered>> {
  const game = await readInSlices(parsingGame(fromStore(dump)));
  if (!game.ok) return game;
  const { about, entries } = game.value;
  const code = await loadGameCode(registry, about.game, proceduresOf(entries));
  if (!code.ok) {
    // Unknown here, and still the player's: kept as it stands, for a version that knows it.
    const pack = parsePackRow(dump.pack);
    return ok({ game: game.value, ...(pack && { pack }), sealed: true });
  }
  const facts = await readInSlices(checkingGame(code.value, game.value));
  if (!facts.ok) return facts;
  const { sealed } = facts.value;
  if (dump.pack === undefined) return ok({ game: game.value, sealed });
  const pack = parsePack(code.value.charts, code.value.id, dump.pack, readingOf(code.value));
  return pack.ok ? ok({ game: game.value, pack: pack.value, sealed }) : pack;
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
