import { foldJournal } from '../core/book';
import { openProcedure } from '../core/commands';
import type { Game, GameMeta } from '../core/game';
import { placeEntry } from '../core/journal';
import { type ChartPack, emptyPack } from '../core/pack';
import { fail, ok, type Result } from '../core/result';
import type { TableView } from '../core/view';
import { problems } from '../storage/problems';
import { randomId } from '../storage/random-id';
import { type GameRow, packIdOf } from '../storage/rows';
import type { Store } from '../storage/store';

/** A new game on record: its row and its first entry, the setup procedure opened. Returns the row's id. */
export async function createGame(
  store: Store,
  registry: readonly GameMeta[],
  gameId: string,
  title: string,
  chosen: GameRow['charts'],
  packId?: string,
): Promise<Result<string>> {
  const loaded = await loadGameCode(registry, gameId);
  if (!loaded.ok) return loaded;
  const game = loaded.value;
  const found = await findPack(store, game, packId ?? packIdOf({ charts: chosen, game: game.id }));
  if (!found.ok) return found;
  const pack = found.value;
  const charts = pack.practice ? 'practice' : 'own';
  const empty = foldJournal(game, []);
  const opened = openProcedure(game, empty, pack, game.setup, { charts });
  if (!opened.ok) return opened;
  const at = Date.now();
  const first = placeEntry([], opened.value.draft, store.device, at);
  const row: GameRow = {
    id: randomId(),
    game: game.id,
    title: title || game.title,
    charts,
    ...(pack.id !== packIdOf({ charts, game: game.id }) && { pack: pack.id }),
    created: at,
    updated: at,
    archived: false,
    entries: 1,
    summary: summarize(game.table(foldJournal(game, [first]).state)),
  };
  const created = await store.createGame(row, first);
  return created.ok ? ok(row.id) : created;
}

/** The code of a game, which is loaded only when a game of it is opened. */
export async function loadGameCode(
  registry: readonly GameMeta[],
  id: string,
): Promise<Result<Game<unknown>>> {
  const meta = registry.find((candidate) => candidate.id === id);
  if (!meta) {
    return fail(
      'game.unknown',
      'This version of the app does not have that game. What is recorded is safe. Update the app, then open it again.',
    );
  }
  return meta
    .load()
    .then(ok, () =>
      fail(
        'game.load',
        `${meta.title} could not be loaded. What is recorded is safe. Check the connection, then try again.`,
      ),
    );
}

/** A pack as it stands in the store, or one of the two that every game has, taught or not. */
export async function findPack(store: Store, game: Game<unknown>, id: string): Promise<Result<ChartPack>> {
  const kept = await store.loadPack(id);
  if (!kept.ok) return kept;
  const pack = kept.value ?? firstPacks(game).find((first) => first.id === id);
  return pack?.game === game.id ? ok(pack) : { ok: false, problem: problems.noPack };
}

export const firstPacks = (game: Game<unknown>): readonly ChartPack[] =>
  (['own', 'practice'] as const).map((charts) => firstPack(game, charts));

/** The pack of a game whose players have taught it nothing yet. */
export function firstPack(
  game: Game<unknown>,
  charts: GameRow['charts'],
  id = packIdOf({ charts, game: game.id }),
): ChartPack {
  return charts === 'practice'
    ? { ...game.practice, id }
    : emptyPack(id, game.id, `${game.title}: your charts`);
}

/** One line for the list of games. */
export function summarize({ heading, score }: TableView): string {
  return score ? `${heading} · ${score.label} ${score.value}` : heading;
}
