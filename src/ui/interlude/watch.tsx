import { effect } from '@preact/signals';
import type { Session } from '../../app/session';
import { interludeBetween } from '../../core/journal/interlude';
import type { Projection } from '../../core/journal/projection';
import type { GameMeta } from '../../core/play/game';
import type { Interlude, Interludes } from '../../core/play/interlude';
import { InterludeScreen } from './interlude';
import { inPlaceOfTable } from './shown';
import { wantsInterludes } from './wanted';

type Step = { readonly before: Projection<unknown>; readonly after: Projection<unknown> };

/**
 * Shows and says what the last step came to, until the next tap, key or step. Nothing of it takes a tap: whatever is tapped
 * acts as if it were not there. `from` is what was there before the first tap. Returns how to stop.
 */
export function watchInterludes(
  session: Session,
  meta: GameMeta | undefined,
  from: Projection<unknown>,
  say: (words: string) => void,
): () => void {
  let interludes: Interludes<unknown> | undefined;
  let before = from;
  /** A step that waits for the code of the game's interludes. */
  let last: Step | undefined;

  const close = () => {
    last = undefined;
    inPlaceOfTable.value = undefined;
  };
  const raise = () => {
    if (!interludes || !last) return;
    const came = interludeBetween(session.game, interludes, last.before, last.after);
    close();
    if (!came || !wantsInterludes()) return;
    const piece = came.piece ?? meta?.emblem?.type;
    const interlude = { ...came, ...(piece && { piece }) };
    inPlaceOfTable.value = () => <InterludeScreen {...{ session, interlude }} />;
    say(wordsOf(came));
  };
  const stop = effect(() => {
    const after = session.projection.value;
    const step = { before, after };
    before = after;
    // A note, or a seat: the table is as it was.
    if (after.state === step.before.state && !after.open) return;
    close();
    if (!session.following.peek()) last = step;
    raise();
  });
  meta?.report?.().then(
    (report) => {
      interludes = report.interludes;
      raise();
    },
    // Without it the game is played all the same.
    () => undefined,
  );

  const left = new AbortController();
  const until = { capture: true, signal: left.signal };
  for (const each of ['click', 'keydown']) document.addEventListener(each, close, until);
  addEventListener('hashchange', close, until);
  return () => {
    stop();
    left.abort();
    close();
  };
}

/** An end is told as results tell it. */
const wordsOf = ({ kind, title, lines }: Interlude): string =>
  kind === 'end' ? `${title}: ${lines.join('. ')}` : `${[title, ...lines].join('. ').replace(/\.?$/, '')}.`;
