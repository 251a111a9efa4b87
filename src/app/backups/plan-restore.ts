import type { AnyBounds } from '../../core/bounds';
import type { ChartPack } from '../../core/charts/pack';
import { parsePack, readingOf, withTidyName } from '../../core/charts/parse-pack';
import type { ReadBackup, ReadGame, Settings } from '../../core/journal/backup';
import { type BackupGame, type CheckedGame, checkingHostileGame } from '../../core/journal/backup-game';
import { compareJournals, type Relation } from '../../core/journal/relation';
import { isRecord, isText } from '../../core/json';
import type { Game, GameMeta } from '../../core/play/game';
import { type GameFile, isOwn } from '../../core/play/game-file';
import { fail, failWith, ok, type Result } from '../../core/result';
import { problems } from '../../storage/problems';
import { type GameRow, packIdOf, rootOf } from '../../storage/rows';
import type { Store } from '../../storage/store';
import { gameNotLoaded, loadGameCode, proceduresOf } from '../game-code';
import { mayGoOn, readInSlices, stoppedReading, tooLong } from '../in-slices';
import type { OwnOfCopy } from '../own/own-of-copy';
import { type PackPlace, placePack } from './place-packs';

/** What a file would bring in, worked out without writing anything. */
export type RestorePlan = {
  readonly made?: number;
  readonly scope: ReadBackup['scope'];
  readonly checked: boolean;
  readonly games: readonly { readonly title: string; readonly found: Result<PlannedGame> }[];
  readonly packs: readonly PlannedPack[];
  /** Games that are files, which players kept where the copy was made. */
  readonly files?: readonly GameFile[];
  readonly settings: Settings;
};

export type PlannedGame = {
  readonly game: BackupGame;
  readonly code: Game<unknown>;
  readonly facts: CheckedGame;
  /** The game here that has most lines in common with it. */
  readonly relative?: Relative;
  /** Of a game that is files: those that it is played by. */
  readonly files?: readonly GameFile[];
  /** Undefined where the file has none: then they are asked for again. */
  readonly pack?: PlannedPack;
};
export type Relative = Relation & { readonly game: string; readonly title: string };
export type PlannedPack = {
  readonly theirs: ChartPack;
  readonly place: PackPlace;
  readonly used: boolean;
};

/** The one problem where nothing of the file can be restored. */
export async function planRestore(
  registry: readonly GameMeta[],
  store: Store,
  read: ReadBackup,
  stopped?: AbortSignal,
): Promise<Result<RestorePlan>> {
  const listed = await store.listGames();
  if (!listed.ok) return listed;
  const rows = listed.value;
  const own = await ownOf(store, read, stopped);
  if (!own.ok) return own;
  const known = [...registry, ...own.value.metas];
  const packs = await planPacks(known, store, rows, read, stopped);
  if (!packs.ok) return packs;
  const games: RestorePlan['games'][number][] = [];
  for (const { title, read: one } of read.games) {
    if (stopped?.aborted) return stoppedReading;
    const code = one.ok ? await codeOf(registry, own.value, one.value) : one;
    games.push({ title, found: await planGame(code, store, rows, packs.value, one, stopped) });
  }
  if (stopped?.aborted) return stoppedReading;
  const [only] = games;
  if (read.scope === 'game' && only && !only.found.ok) return only.found;
  const { made, scope, checked, settings } = read;
  const sets = [...packs.value.values()].flatMap((pack) => (pack.ok ? [pack.value] : []));
  const { kept: files } = own.value;
  return ok({ ...(made !== undefined && { made }), scope, checked, games, packs: sets, files, settings });
}

type Packs = ReadonlyMap<string, Result<PlannedPack>>;

async function planGame(
  code: Result<Code>,
  store: Store,
  rows: readonly GameRow[],
  packs: Packs,
  read: ReadGame['read'],
  stopped: AbortSignal | undefined,
): Promise<Result<PlannedGame>> {
  if (!read.ok) return read;
  const { about } = read.value;
  if (!code.ok) return code;
  const isLate = tooLong();
  const check = checkingHostileGame(code.value.game, code.value.bounds, read.value, isLate);
  const facts = await readInSlices(check, stopped);
  if (!facts.ok) return facts;
  const pack = packs.get(about.pack);
  if (pack && !pack.ok) return pack;
  const relative = await closest(store, rows, read.value);
  return ok({
    game: read.value,
    code: code.value.game,
    facts: facts.value,
    ...(relative && { relative }),
    ...(code.value.files && { files: code.value.files }),
    ...(pack?.value.theirs.game === about.game && { pack: pack.value }),
  });
}

type Code = {
  readonly game: Game<unknown>;
  readonly bounds: AnyBounds;
  readonly files?: readonly GameFile[] | undefined;
};

/** What the files of a copy come to; nothing where it has no game of files. */
async function ownOf(store: Store, read: ReadBackup, stopped?: AbortSignal): Promise<Result<OwnOfCopy>> {
  const isNeeded = read.games.some((game) => game.read.ok && isOwn(game.read.value.about.game));
  if (!isNeeded && !read.definitions.length) return ok({ metas: [], kept: [], playedBy: () => noFiles });
  const code = await import('../own/own-of-copy').catch(() => undefined);
  return code ? code.ownOfCopy(store, read, stopped) : noFiles;
}
const noFiles = { ok: false, problem: problems.gameNotLoaded('A game of this copy') } as const;

async function codeOf(
  registry: readonly GameMeta[],
  own: OwnOfCopy,
  { about, entries }: BackupGame,
): Promise<Result<Code>> {
  const played = isOwn(about.game) ? own.playedBy(about.game, entries) : undefined;
  if (played?.ok === false) return played;
  const meta = played?.value ?? registry.find(({ id }) => id === about.game);
  if (!meta) {
    return failWith(
      ['update'],
      'game.unknown',
      `"${about.title}" is a game of "${about.game}", which this version of the app does not have. Nothing was changed. Update, then open the file again.`,
    );
  }
  const code = await loadGameCode([meta], meta.id, proceduresOf(entries));
  const bounds = await meta.bounds().catch(() => undefined);
  if (!code.ok) return code;
  const { files } = meta;
  return bounds ? ok({ game: code.value, bounds, files }) : gameNotLoaded(meta);
}

/** The game of the same line with most lines in common; of two, the one further on. */
async function closest(
  store: Store,
  rows: readonly GameRow[],
  { about, entries }: BackupGame,
): Promise<Relative | undefined> {
  let found: Relative | undefined;
  for (const row of rows.filter((here) => rootOf(here) === about.origin)) {
    const loaded = await store.loadGame(row.id);
    if (!loaded.ok) continue;
    const relation = compareJournals(loaded.value.entries, entries);
    const better =
      !found ||
      relation.common > found.common ||
      (relation.common === found.common && relation.mine > found.mine);
    if (relation.common > 0 && better) found = { ...relation, game: row.id, title: row.title };
  }
  return found;
}

/** By id. Each is placed beside those before it, so that no two get one name. */
async function planPacks(
  registry: readonly GameMeta[],
  store: Store,
  rows: readonly GameRow[],
  { packs, games }: ReadBackup,
  stopped: AbortSignal | undefined,
): Promise<Result<Packs>> {
  const used = new Set(rows.map((row) => packIdOf(row)));
  const wanted = new Set(games.flatMap(({ read }) => (read.ok ? [read.value.about.pack] : [])));
  const stored = new Map<string, readonly ChartPack[]>();
  const planned = new Map<string, Result<PlannedPack>>();
  for (const raw of packs) {
    if (!(await mayGoOn(stopped))) return stoppedReading;
    const { id, game: gameId } = isRecord(raw) ? raw : {};
    if (!isText(id) || planned.has(id)) return doubtfulPacks;
    const meta = registry.find((candidate) => candidate.id === gameId);
    // Of a game that this version does not have: its games say so themselves.
    if (!meta) continue;
    const code = await loadGameCode(registry, meta.id);
    if (!code.ok) return code;
    const parsed = parsePack(code.value.charts, meta.id, raw, readingOf(code.value));
    if (!parsed.ok) {
      planned.set(id, parsed);
      continue;
    }
    const theirs = withTidyName(parsed.value);
    const listed = stored.has(meta.id) ? ok(stored.get(meta.id) ?? []) : await store.listPacks(meta.id);
    if (!listed.ok) return listed;
    const place = placePack(code.value, { stored: listed.value, used }, theirs);
    stored.set(meta.id, place.kind === 'add' ? [...listed.value, place.pack] : listed.value);
    planned.set(id, ok({ theirs, place, used: wanted.has(id) }));
  }
  return ok(planned);
}

const doubtfulPacks = fail(
  'backup.packs',
  'Two sets of charts in this file cannot be told apart. Nothing was changed. Look for another copy.',
);
