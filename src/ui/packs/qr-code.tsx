import { encode } from 'uqr';

/** A QR code, black on white in every theme, as large as the screen allows. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const ink = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path class="qr-paper" d={`M0 0H${size}V${size}H0z`} />
      <path class="qr-ink" d={ink} />
    </svg>
  );
}
