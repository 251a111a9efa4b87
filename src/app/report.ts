import type { GameMeta } from '../core/play/game';
import type { GameReport } from '../core/play/game-report';
import { failWith, ok, type Result } from '../core/result';

/** What a game adds to its report, fetched only now; a game may add nothing. */
export async function openReport(meta: GameMeta): Promise<Result<GameReport<unknown> | undefined>> {
  try {
    return ok(await meta.report?.());
  } catch {
    return failWith(
      ['reload'],
      'report.load',
      'The report could not be fetched. Nothing is lost. Go online once and try again, or reload.',
    );
  }
}
