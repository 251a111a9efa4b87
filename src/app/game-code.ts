import { type ChartPack, emptyPack } from '../core/charts/pack';
import type { Entry } from '../core/journal/journal';
import { FROM_SHEET } from '../core/names';
import type { Game, GameMeta } from '../core/play/game';
import type { TableView } from '../core/play/view';
import { ok, type Result } from '../core/result';
import { problems } from '../storage/problems';
import { type GameRow, packIdOf } from '../storage/rows';

/**
 * The code of a game, which is loaded only when a game of it is opened. `named` are procedures of its journal: what is
 * fetched apart comes along only where it is among them.
 */
export async function loadGameCode(
  registry: readonly GameMeta[],
  id: string,
  named: readonly string[] = [],
): Promise<Result<Game<unknown>>> {
  const meta = registry.find((candidate) => candidate.id === id);
  if (!meta) {
    return { ok: false, problem: problems.noGame };
  }
  try {
    const game = await meta.load();
    await stepsOf(game, named);
    if (!meta.sheet || !named.includes(FROM_SHEET)) return ok(game);
    const { start } = await meta.sheet();
    return ok({ ...game, procedures: { ...game.procedures, [FROM_SHEET]: start } });
  } catch {
    return gameNotLoaded(meta);
  }
}

/** Fetches the steps of these procedures of a game, of all that it has without `named`. */
export const stepsOf = (
  { procedures }: Game<unknown>,
  named: readonly string[] = Object.keys(procedures),
): Promise<unknown> => Promise.all(named.map((id) => procedures[id]?.ready?.()));

export const gameNotLoaded = ({ title }: GameMeta) =>
  ({ ok: false, problem: problems.gameNotLoaded(title) }) as const;

/** The procedures that a journal names. */
export const proceduresOf = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap((entry) => ('procedure' in entry ? [entry.procedure] : []));

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
export function summarize({ heading, score, verdict }: TableView): string {
  const since = verdict?.since;
  if (since) return `${heading} · ${since}`;
  return score ? `${heading} · ${score.label} ${score.value}` : heading;
}
