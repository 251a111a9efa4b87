import { Inflate } from 'fflate';
import { joinBytes } from '../core/join-bytes';
import { atOnce, type Steps } from '../core/steps';

/** A byte of deflate stands for at most so many: a piece of what is left by this never unpacks to much more than is left. */
const MOST_RATIO = 1032;
const LEAST_PIECE = 64;
const MOST_PIECE = 4096;
/** How far what was unpacked may lie behind what was read; no text grows by as much when it is packed. */
const MOST_LOSS = 100_000;

/**
 * Unpacks raw deflate, a piece at each step, and stops where it is more than `most` bytes or leads nowhere; undefined for
 * those and for what is damaged.
 */
export function* inflating(
  packed: Uint8Array,
  most: number,
  dictionary?: Uint8Array,
): Steps<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate({ ...(dictionary?.length && { dictionary }) }, (piece) => {
    size += piece.length;
    pieces.push(piece);
  });
  let read = 0;
  while (read < packed.length) {
    const piece = Math.max(LEAST_PIECE, Math.ceil((most - size) / MOST_RATIO));
    const end = Math.min(read + Math.min(piece, MOST_PIECE), packed.length);
    try {
      inflate.push(packed.subarray(read, end), end === packed.length);
    } catch {
      return undefined;
    }
    read = end;
    if (size > most || size + MOST_LOSS < read) return undefined;
    yield;
  }
  return read ? joinBytes(pieces) : undefined;
}

/** The same at once, for what is small. */
export const inflateWithin = (packed: Uint8Array, most: number): Uint8Array<ArrayBuffer> | undefined =>
  atOnce(inflating(packed, most));
