import { computed, effect, signal, untracked } from '@preact/signals';
import { type GameClock, keepClock } from '../../../app/game-clock';
import { playing } from '../../../app/playing';
import type { Session } from '../../../app/session';
import { hasClock } from '../../../core/journal/has-clock';
import { announce } from '../../kit/announce';
import { spanText } from '../../kit/clock-words';
import { nameOf } from '../side';

/** The clock of the game that is open here. */
export const gameClock = signal<GameClock | undefined>(undefined);

const clocked = computed(() => {
  const session = playing.value;
  return session && hasClock(session.projection.value) ? session : undefined;
});

// From when this is fetched: each game with a clock that is opened, until it is left.
effect(() => {
  const session = clocked.value;
  if (!session) return;
  const left = new AbortController();
  untracked(() => runClock(session, left.signal));
  return () => untracked(() => left.abort());
});

function runClock(session: Session, leaving: AbortSignal): void {
  const clock = keepClock(session, (side, left) => announce(leftWords(nameOf(session, side), left)), leaving);
  gameClock.value = clock;
  const stop = effect(() => {
    if (clock.stood.value) announce(stoodWords(clock.stood.value));
  });
  leaving.addEventListener('abort', () => {
    stop();
    gameClock.value = undefined;
  });
}

export const stoodWords = (seconds: number): string => `The clock stood still for ${spanText(seconds)}.`;

function leftWords(name: string, left: number): string {
  if (left === 0) return `${name}: time is up. The game goes on.`;
  return `${name}: ${left === 60 ? '1 minute' : `${left / 60} minutes`} left.`;
}
