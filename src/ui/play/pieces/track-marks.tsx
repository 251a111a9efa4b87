import type { Mark } from '../../../core/play/view';

/** How much of a track that ends at the last of these is filled: from 0 to 1. */
export const shareOf = (value: number, marks: readonly Mark[]): number =>
  Math.min(1, Math.max(0, value / Math.max(...marks.map(({ at }) => at))));

/** Below a bar of points that ends at the last of these: a tick at each, and its name beside it where no other name is. */
export function TrackMarks({ marks }: { marks: readonly Mark[] }) {
  const all = marks.toSorted((a, b) => a.at - b.at);
  const top = all.at(-1)?.at || 1;
  const x = (at: number) => `${(100 * at) / top}%`;
  /** On the side where the next tick is farther away; behind the last one there is no room. */
  const isBefore = (i: number, at: number) => at - (all[i - 1]?.at ?? 0) >= (all[i + 1]?.at ?? at) - at;
  return (
    <>
      <svg class="track-marks" aria-hidden="true">
        {all.map(({ label, at }, i) => (
          <g key={label}>
            <line x1={x(at)} x2={x(at)} y1="0" y2="12" />
            <text
              x={x(at)}
              y="100%"
              dx={isBefore(i, at) ? -3 : 3}
              dy="-2"
              text-anchor={isBefore(i, at) ? 'end' : 'start'}
            >
              {label} {at}
            </text>
          </g>
        ))}
      </svg>
      <p class="track-names">
        {all.map(({ label, at }) => (
          <span key={label}>
            {label} at {at}
          </span>
        ))}
      </p>
    </>
  );
}
