import './interlude.css';
import type { Session } from '../../app/session';
import type { Interlude } from '../../core/play/interlude';
import { nameOf, Side, toneOf } from '../ask/side';
import { Icon } from '../kit/icon';
import { SideName } from '../kit/side-name';
import { Silhouette } from '../kit/silhouette';

type Props = { session: Session; interlude: Interlude };

/** A new turn, what is revealed, or the end, in the place of the page. It was said, and stands on the page as well. */
export function InterludeScreen({ session, interlude: { kind, title, lines, side, piece } }: Props) {
  const tone = toneOf(session, side);
  const isNamed = side !== undefined && title.includes(nameOf(session, side));
  return (
    <div class={`interlude ${kind} ${tone ? `tone-${tone}` : ''}`} aria-hidden="true">
      {kind === 'night' ? <Icon name="asleep" /> : piece && <Silhouette type={piece} />}
      {side && !isNamed && (
        <p>
          <Side session={session} side={side} />
        </p>
      )}
      <p class="interlude-title">{isNamed ? <SideName tone={tone}>{title}</SideName> : title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p class="soft">Tap to see the table</p>
    </div>
  );
}
