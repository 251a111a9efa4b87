import type { Session } from '../../app/session';

/**
 * Half an hour: longer than the longest thought or a fetched drink, shorter than a meal. Phones throw pages away within
 * minutes, and who comes back to a reloaded one at once knows where he was.
 */
export const AWAY = 30 * 60_000;

/** Whether a game was last played long ago. */
export function isLongAgo(session: Session): boolean {
  const last = session.projection.peek().entries.at(-1);
  return last !== undefined && Date.now() - last.at > AWAY;
}
