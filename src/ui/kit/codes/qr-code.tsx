import './qr-code.css';
import { encode } from 'uqr';

/** Modules of quiet about it. */
const BORDER = 4;

/** A QR code, black on white in every theme, as large as the screen allows. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: BORDER });
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

const BLACK = 0xff_00_00_00;
const WHITE = 0xff_ff_ff_ff;

/**
 * Draws a code as one of many: a dot a module, for the style to enlarge. Looking for the best of eight masks takes five
 * times as long, and what is packed looks like noise under any of them.
 */
export function paintCode(canvas: HTMLCanvasElement, text: string): void {
  const { data, size } = encode(text, { ecc: 'L', border: BORDER, maskPattern: 0 });
  const dots = Uint32Array.from(data.flat(), (dark) => (dark ? BLACK : WHITE));
  if (canvas.width !== size) {
    canvas.width = size;
    canvas.height = size;
  }
  const picture = new ImageData(new Uint8ClampedArray(dots.buffer), size, size);
  canvas.getContext('2d')?.putImageData(picture, 0, 0);
}
