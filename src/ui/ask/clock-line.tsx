import type { Session } from '../../app/session';
import { hasClock } from '../../core/journal/has-clock';
import { lazyScreen } from '../kit/lazy';

export const clockStrip = lazyScreen(
  () => import('./clock/clock-strip').then(({ ClockStrip }) => ClockStrip),
  'told',
);

/** The game clock below the head of a screen, where a game has one; its room is kept. */
export const ClockLine = ({ session }: { session: Session }) =>
  hasClock(session.projection.value) ? (
    <div class="clock-line">
      <clockStrip.Screen session={session} />
    </div>
  ) : null;
