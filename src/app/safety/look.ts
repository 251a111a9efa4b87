import { SAFETY } from '../../storage/safety/name';
import type { GameRow } from '../library';
import { isLookedUp } from '../safety-state';

/** Looks for what could be brought back, where there is a safety copy of anything; of games that cannot be read there are no rows. */
export async function lookForSafety(rows: readonly GameRow[]): Promise<void> {
  try {
    if (!(await globalThis.caches?.has(SAFETY))) return;
    const { lookForOffers } = await import('./offers');
    await lookForOffers(rows);
  } catch {
    // Refused: then nothing is offered.
  } finally {
    isLookedUp.value = true;
  }
}
