import './struck-hulls.css';
import type { Session } from '../../app/session';
import type { Struck } from '../../core/play/view';
import { Silhouette } from '../kit/silhouette';
import { toneOf } from './side';

/** What a step has hit, large, in its new state. */
export function StruckHulls({ session, hulls }: { session: Session; hulls: readonly Struck[] }) {
  return (
    <ul class="struck-hulls">
      {hulls.map(({ type, state, side, says }) => {
        const tone = toneOf(session, side);
        return (
          <li key={says} class={tone ? `${state} tone-${tone}` : state}>
            <Silhouette type={type} />
            <b class="big words">{says}</b>
          </li>
        );
      })}
    </ul>
  );
}
