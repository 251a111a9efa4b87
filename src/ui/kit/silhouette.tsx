import type { HullType } from '../../core/play/view';

/** From abeam, 64 by 20, the bow to the right; an aircraft from above. */
const SHAPES: { readonly [T in HullType]?: string } = {
  carrier: 'M1 10h33V6h2V3h2V1h2v2h2v3h3v4h18v3h-3l-4 6H8l-4-6H1z',
  battleship: 'M2 13h4l1-2h7v2h3l1-3h5V7h3V3h2V0h2v3h3v4h4v3h5l1 3h2v-2h8l1 2h8l-5 6H8z',
  cruiser: 'M2 13h9l1-3h8V7h3V4h4v3h5v3h4V6h3v4h6l1 3h13l-5 6H8z',
  destroyer: 'M8 14h10l1-3h6V7h3v4h5V8h2v3h5l1 3h15l-4 5H13z',
  submarine: 'M3 14q4-2 10-2h12l1-6h3V3h1v3h4l1 6h16q6 0 10 2-4 4-12 4H12q-6 0-9-4z',
  transport: 'M2 10h6V5h7v5h9V3h2v7h10V3h2v7h17l5-1-4 10H7z',
  aircraft: 'M30 1h4l1 5 23 4v4l-23-1-1 3 5 2v2H25v-2l5-2-1-3-23 1v-4l23-4z',
  base: 'M10 19V10q10-9 22-9t22 9v9h-9v-8H19v8z',
  counter: 'M1 1h18v18H1z',
};

/** A piece of a type as it is drawn; hit, away or lost by what stands about it. What few screens draw brings its own shape. */
export const Silhouette = ({
  type,
  shape = SHAPES[type],
}: {
  type: HullType;
  shape?: string | undefined;
}) => (
  <svg viewBox="0 0 64 20" aria-hidden="true">
    <path d={shape} />
  </svg>
);
