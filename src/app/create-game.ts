import type { ChartPack } from '../core/charts/pack';
import { openProcedure } from '../core/journal/commands';
import { placeEntry } from '../core/journal/journal';
import { foldJournal } from '../core/journal/projection';
import { saidIn } from '../core/journal/said';
import { readMinutes, setClock } from '../core/journal/set-clock';
import { FROM_SHEET } from '../core/names';
import type { Game, GameMeta } from '../core/play/game';
import type { Args } from '../core/play/procedure';
import { ok, type Result } from '../core/result';
import { problems } from '../storage/problems';
import { randomId } from '../storage/random-id';
import { type GameRow, packIdOf } from '../storage/rows';
import type { Store } from '../storage/store';
import { firstPack, loadGameCode, summarize } from './game-code';

/** What a game starts with: its set-up, or the facts of a state sheet. */
export type StartFrom = 'set-up' | 'sheet';

/**
 * A new game on record: its row and its first entry, the procedure opened that starts it, and its clock, which stands, where
 * minutes a side were typed. Returns the row's id.
 */
export async function createGame(
  store: Store,
  registry: readonly GameMeta[],
  gameId: string,
  title: string,
  chosen: GameRow['charts'],
  packId?: string,
  from: StartFrom = 'set-up',
  clock = '',
): Promise<Result<string>> {
  const minutes = readMinutes(clock);
  if (!minutes.ok) return minutes;
  const loaded = await loadGameCode(registry, gameId, from === 'sheet' ? [FROM_SHEET] : []);
  if (!loaded.ok) return loaded;
  const game = loaded.value;
  const found = await findPack(store, game, packId ?? packIdOf({ charts: chosen, game: game.id }));
  if (!found.ok) return found;
  const pack = found.value;
  const charts = pack.practice ? 'practice' : 'own';
  const empty = foldJournal(game, []);
  const [starts, carried] =
    from === 'sheet' ? [FROM_SHEET, {}] : [game.setup, await carriedInto(store, game)];
  const meta = registry.find(({ id }) => id === gameId);
  const named = meta && argsOfBeginning(meta);
  const opened = openProcedure(game, empty, pack, starts, { ...carried, charts, ...named });
  if (!opened.ok) return opened;
  const at = Date.now();
  const first = placeEntry([], opened.value.entry, store.device, at);
  const clocked = minutes.value ? setClock(minutes.value, false) : undefined;
  const entries = [
    first,
    ...(clocked?.ok ? [placeEntry([first], clocked.value.entry, store.device, at)] : []),
  ];
  const row: GameRow = {
    id: randomId(),
    game: game.id,
    title: title || game.title,
    charts,
    ...(pack.id !== packIdOf({ charts, game: game.id }) && { pack: pack.id }),
    created: at,
    updated: at,
    archived: false,
    entries: entries.length,
    summary: summarize(game.table(foldJournal(game, [first]).state)),
  };
  const files = meta?.files?.slice(-1);
  const created = await (files
    ? store.addCopies({ games: [{ row, entries }], packs: [], files })
    : store.createGame(row, ...entries));
  return created.ok ? ok(row.id) : created;
}

/** What the first line of a game says of it, beside what it begins with. */
export function argsOfBeginning({ files }: GameMeta): Args {
  const newest = files?.at(-1);
  return newest ? { definition: newest.hash } : {};
}

/** What the last game of the kind leaves to this one; nothing where there is none that can be read. */
async function carriedInto(store: Store, game: Game<unknown>): Promise<Args> {
  const listed = game.carry ? await store.listGames() : undefined;
  const rows = listed?.ok ? listed.value.filter((row) => row.game === game.id) : [];
  const [last] = rows.toSorted((a, b) => b.updated - a.updated);
  const loaded = last && (await store.loadGame(last.id));
  if (!loaded?.ok) return {};
  const projection = foldJournal(game, loaded.value.entries);
  return game.carry?.(projection.state, saidIn(projection)) ?? {};
}

/** A pack as it stands in the store, or one of the two that every game has, taught or not. */
export async function findPack(store: Store, game: Game<unknown>, id: string): Promise<Result<ChartPack>> {
  const kept = await store.loadPack(id);
  if (!kept.ok) return kept;
  const pack = kept.value ?? firstPacks(game).find((first) => first.id === id);
  return pack?.game === game.id ? ok(game.editions?.(pack) ?? pack) : { ok: false, problem: problems.noPack };
}

export const firstPacks = (game: Game<unknown>): readonly ChartPack[] =>
  (['own', 'practice'] as const).map((charts) => firstPack(game, charts));
