import type { GameMeta } from '../core/play/game';
import type { StateSheet } from '../core/play/sheet';
import { failWith, ok, type Result } from '../core/result';

/** The facts of a game on paper, as they stand; a game that writes none has only what every game shows. */
export async function openSheet(meta: GameMeta, state: unknown): Promise<Result<StateSheet>> {
  try {
    const sheet = await meta.sheet?.();
    return ok(sheet?.describe(state) ?? { sections: [], sealed: [] });
  } catch {
    return failWith(
      ['reload'],
      'sheet.load',
      'The state sheet could not be fetched. Nothing is lost. Go online once and try again, or reload.',
    );
  }
}
