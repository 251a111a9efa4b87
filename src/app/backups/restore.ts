import type { ChartPack } from '../../core/charts/pack';
import { PACK_LIMITS } from '../../core/charts/parse-pack';
import { BACKUP_LIMITS, readingBackup } from '../../core/journal/backup';
import { formatOf, isRecord, isText } from '../../core/json';
import { TITLE_LENGTH } from '../../core/names';
import { parseHostile } from '../../core/parse-json';
import type { GameMeta } from '../../core/play/game';
import { type GameFile, isOwn } from '../../core/play/game-file';
import { fail, ok, type Result } from '../../core/result';
import { cutText, nameHostile } from '../../core/text';
import type { Copies } from '../../storage/copies';
import { randomId } from '../../storage/random-id';
import { type GameRow, packIdOf } from '../../storage/rows';
import { summarize } from '../game-code';
import { readInSlices, stoppedReading } from '../in-slices';
import { refresh } from '../library';
import { type OpenStore, openedStore } from '../opened-store';
import type { GamePreview } from '../own/open-file';
import { loadOwnGames, ownGames } from '../own-games';
import { type PlannedGame, planRestore, type RestorePlan } from './plan-restore';
import { takeSettings } from './settings';

export type OpenedFile =
  /** Charts of this game, for the screen of its charts. */
  | { readonly kind: 'charts'; readonly game: string }
  /** A game as a file: what it says of itself. */
  | { readonly kind: 'game'; readonly preview: GamePreview }
  | { readonly kind: 'copy'; readonly plan: RestorePlan };

/** What is to be restored: places in `plan.games`, and whether sets and files that no game plays with, and preferences, come too. */
export type Chosen = {
  readonly games: ReadonlySet<number>;
  readonly packs: boolean;
  readonly settings: boolean;
};

/** Tells what a file is and what it would bring in. Changes nothing. */
export async function openFile(
  registry: readonly GameMeta[],
  file: Blob,
  open: OpenStore = openedStore,
  stopped?: AbortSignal,
): Promise<Result<OpenedFile>> {
  // Refused unread: so much does not fit into the memory of a phone.
  if (file.size > BACKUP_LIMITS.millions * 1e6) return tooLarge;
  const text = await file.text().catch(() => undefined);
  if (stopped?.aborted) return stoppedReading;
  if (text === undefined) return unreadable;
  if (formatOf(text) === 'war-diary-pack') return chartsOf(registry, text, open);
  if (isGameFile(text)) {
    const preview = await previewOf(text, open);
    return preview.ok ? ok({ kind: 'game', preview: preview.value }) : preview;
  }
  const read = await readInSlices(readingBackup(text), stopped);
  if (!read.ok) return read;
  const store = await open();
  if (!store.ok) return store;
  const plan = await planRestore(registry, store.value, read.value, stopped);
  return plan.ok ? ok({ kind: 'copy', plan: plan.value }) : plan;
}

/** What the store holds of games, saved as it stands, calls itself so too; a game as a file has no entries. */
const isGameFile = (text: string): boolean =>
  formatOf(text) === 'war-diary-game' && !/"(?:entries|games)"\s*:/.test(text);

async function previewOf(text: string, open: OpenStore): Promise<Result<GamePreview>> {
  const code = await import('../own/open-file').catch(() => undefined);
  return code ? code.previewGame(text, open) : unreadable;
}

async function chartsOf(
  registry: readonly GameMeta[],
  text: string,
  open: OpenStore,
): Promise<Result<OpenedFile>> {
  const parsed = parseHostile(text, PACK_LIMITS);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  const game = isRecord(file) && isRecord(file.pack) ? file.pack.game : undefined;
  const meta = registry.find(({ id }) => id === game);
  if (meta) return ok({ kind: 'charts', game: meta.id });
  if (isText(game) && isOwn(game)) {
    await loadOwnGames(open);
    if (ownGames.peek().some(({ id }) => id === game)) return ok({ kind: 'charts', game });
  }
  const named = isText(game) ? ` of "${nameHostile(game)}"` : '';
  return fail(
    'pack.game',
    `This is a file of charts${named}, a game this app does not have. Nothing was changed.`,
  );
}

type RestoredGame = Copies['games'][number];

/** Writes what was chosen, all or none of it, as new games, each as `as` has it. Returns them for their addresses. */
export async function takeRestore(
  plan: RestorePlan,
  chosen: Chosen,
  open: OpenStore = openedStore,
  as: (game: RestoredGame) => RestoredGame = (game) => game,
): Promise<Result<readonly GameRow[]>> {
  const store = await open();
  if (!store.ok) return store;
  const listed = await store.value.listGames();
  if (!listed.ok) return listed;
  const titles = new Set(listed.value.map(({ title }) => title));
  const packs = new Map<string, ChartPack>();
  const add = ({ place, theirs }: RestorePlan['packs'][number]) => {
    if (place.kind === 'add') packs.set(theirs.id, place.pack);
  };
  const games: Copies['games'][number][] = [];
  const files = new Map<string, GameFile & { readonly kept?: boolean }>();
  for (const [i, { found }] of plan.games.entries()) {
    if (!chosen.games.has(i) || !found.ok) continue;
    if (found.value.pack) add(found.value.pack);
    for (const file of found.value.files ?? []) files.set(file.hash, file);
    const row = rowOf(plan, found.value, freeTitle(titles, found.value.game.about.title));
    titles.add(row.title);
    games.push(as({ row, entries: found.value.game.entries }));
  }
  if (chosen.packs) for (const pack of plan.packs) if (!pack.used) add(pack);
  if (chosen.packs) for (const file of plan.files ?? []) files.set(file.hash, { ...file, kept: true });
  const written = await store.value.addCopies({
    ...{ games, packs: [...packs.values()] },
    ...(files.size > 0 && { files: [...files.values()] }),
  });
  if (!written.ok) return written;
  if (chosen.settings) takeSettings(plan.settings);
  await refresh();
  return ok(games.map(({ row }) => row));
}

function rowOf(plan: RestorePlan, { game, facts, pack, relative }: PlannedGame, title: string): GameRow {
  const { about, entries } = game;
  const now = Date.now();
  const place = pack?.place;
  const practice = pack ? pack.theirs.practice : about.charts === 'practice';
  const charts = practice ? 'practice' : 'own';
  const packId = place && (place.kind === 'here' ? place.id : place.pack.id);
  const lines = entries.length;
  // A clock set wrong on the other phone must not put a game at the head of this list for ever.
  const past = (at: number) => Math.min(Math.max(at, 0), now);
  return {
    id: randomId(),
    game: about.game,
    title,
    charts,
    ...(packId !== undefined && packId !== packIdOf({ charts, game: about.game }) && { pack: packId }),
    created: past(about.created),
    updated: past(about.updated),
    archived: about.archived && plan.scope === 'everything',
    entries: lines,
    summary: summarize(facts.table),
    origin: {
      game: about.origin,
      lines,
      ...(relative && { beside: { game: relative.game, common: relative.common } }),
    },
    ...(entries.some(({ kind }) => kind === 'v1.Seated') && { merges: 0 }),
    ...(plan.made !== undefined && { copied: { at: past(plan.made), entries: lines } }),
  };
}

function freeTitle(taken: ReadonlySet<string>, title: string): string {
  for (let i = 1; ; i += 1) {
    const tail = i === 1 ? '' : i === 2 ? ', copy' : `, copy ${i - 1}`;
    const free = `${cutText(title, TITLE_LENGTH - tail.length)}${tail}`;
    if (!taken.has(free)) return free;
  }
}

const tooLarge = fail(
  'text.size',
  `This file is larger than ${BACKUP_LIMITS.millions} MB: no such file is made by this app. Nothing was changed.`,
);

const unreadable = fail(
  'file.read',
  'This file could not be read: it may have been moved or deleted. Nothing was changed. Choose it again.',
);
