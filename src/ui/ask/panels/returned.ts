import { signal } from '@preact/signals';
import type { Session } from '../../../app/session';
import { countOf } from '../../../core/journal/projection';
import { AWAY, isLongAgo } from '../away';

/** Where the game on the screen was when players came back to it: its id, and how many entries it had. */
const back = signal('');
let putAwayAt = '';
let playing: Session | undefined;

const placeOf = (session: Session): string => `${session.row.value.id} ${countOf(session.projection.value)}`;

/**
 * Whether to say where they were: in a game opened long after its last entry, or on a phone long out of sight, until it is
 * put away or the first thing is done.
 */
export function isBack(session: Session): boolean {
  const place = placeOf(session);
  if (playing !== session) {
    playing = session;
    if (isLongAgo(session) && place !== putAwayAt) back.value = place;
  }
  return back.value === place;
}

export function putAway(): void {
  putAwayAt = back.value;
  back.value = '';
}

let left = Date.now();
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') left = Date.now();
  else if (playing && Date.now() - left > AWAY) back.value = placeOf(playing);
});
