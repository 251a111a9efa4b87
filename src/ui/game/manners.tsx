import '../device/manners.css';
import { effect } from '@preact/signals';
import type { Session } from '../../app/session';
import { countOf } from '../../core/journal/projection';
import { besideSaved } from '../ask/dock';
import { pulse } from '../device/haptics';
import { keepUndo } from '../device/keep-undo';
import { ScreenButton } from '../device/screen-button';
import { watchKeys } from '../device/shortcuts';
import { holdScreen } from '../device/wake-lock';
import { announce, refused } from '../kit/announce';
import type { Touch } from '../kit/when-touched';

/** What the device does while a game is open, until it is left. What was touched first may have been a key. */
export function enter(session: Session, first: Touch, left: AbortSignal): void {
  if (left.aborted) return;
  besideSaved.value = ScreenButton;
  const stops = [holdScreen(), feel(session), watchKeys(session, showKeys, first), keepUndo(first)];
  left.addEventListener('abort', () => {
    for (const stop of stops) stop();
    besideSaved.value = undefined;
  });
}

const showKeys = (): void =>
  void import('../device/keys-dialog').then(
    ({ showKeys }) => showKeys(),
    () => announce('The list could not be fetched. Go online once, then press the key again.'),
  );

/** A pulse for what the dice or the cup gave and for points, and another for a tap that was not taken. */
function feel(session: Session): () => void {
  let seen = countOf(session.projection.peek());
  const points = () => session.table.value.score?.value;
  let had = points();
  const stopResults = effect(() => {
    const projection = session.projection.value;
    const scored = had !== points();
    had = points();
    const last = projection.entries.at(-1);
    const isNew = countOf(projection) > seen && !session.following.peek();
    seen = countOf(projection);
    // Not for what is taken back.
    const answers = last?.kind === 'v1.Opened' || last?.kind === 'v1.Answered' ? last.answers : undefined;
    const came = answers?.some(({ answer }) => answer.kind === 'dice' || answer.kind === 'draw');
    if (isNew && answers && (came || scored)) pulse('result');
  });
  const stopRefusals = effect(() => {
    if (session.notice.value || refused.value) pulse('refused');
  });
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[aria-disabled="true"]')) pulse('refused');
  };
  document.addEventListener('click', onClick);
  return () => {
    stopResults();
    stopRefusals();
    document.removeEventListener('click', onClick);
  };
}
