import type { Hull } from '../../core/play/view';

/** From abeam, 64 by 20, the bow to the right. */
const SHAPES: { readonly [T in Hull['type']]: string } = {
  carrier: 'M1 10h33V6h2V3h2V1h2v2h2v3h3v4h18v3h-3l-4 6H8l-4-6H1z',
  battleship: 'M2 13h4l1-2h7v2h3l1-3h5V7h3V3h2V0h2v3h3v4h4v3h5l1 3h2v-2h8l1 2h8l-5 6H8z',
};

/** A ship of a type as it is drawn; hit or lost by what stands about it. */
export const Silhouette = ({ type }: { type: Hull['type'] }) => (
  <svg viewBox="0 0 64 20" aria-hidden="true">
    <path d={SHAPES[type]} />
  </svg>
);
