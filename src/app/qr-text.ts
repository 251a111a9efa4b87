/**
 * Bytes as one decimal number. A QR code holds digits nearly as densely as bytes, and every scanner, the browser's
 * own included, hands them on unharmed as text. The first byte must not be 0.
 */
export function digitsOf(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return BigInt(`0x${hex || '0'}`).toString();
}

/** More digits than a QR code can hold. */
const MOST_DIGITS = 7089;

/** The bytes of such a number; undefined when the text is none. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  const digits = text.trim();
  if (!/^[1-9]\d*$/.test(digits) || digits.length > MOST_DIGITS) return undefined;
  const hex = BigInt(digits).toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Uint8Array.from({ length: even.length / 2 }, (_, i) =>
    Number.parseInt(even.slice(2 * i, 2 * i + 2), 16),
  );
}
