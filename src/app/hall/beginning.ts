// The beginning of a game at a hall: the game whole as who joins is given it, in parts that a message can hold. Several
// phones may write one after a server has lost all; the first whole one is read.
import { joinBytes } from '../../core/join-bytes';

const PART = 40_000;
const HEAD = 12;
const MOST_PARTS = 200;

/** `set` numbers one writing of it, so that parts of two are not mixed. */
export function cutBeginning(bytes: Uint8Array, set: number): Uint8Array<ArrayBuffer>[] {
  const count = Math.max(1, Math.ceil(bytes.length / PART));
  return Array.from({ length: count }, (_, i) => {
    const cut = bytes.subarray(i * PART, (i + 1) * PART);
    const part = new Uint8Array(HEAD + cut.length);
    const view = new DataView(part.buffer);
    view.setUint32(0, set);
    view.setUint32(4, i);
    view.setUint32(8, count);
    part.set(cut, HEAD);
    return part;
  });
}

/** Takes parts as they are heard; the whole once one set of them is. */
export function makeBeginning() {
  const sets = new Map<number, Map<number, Uint8Array>>();
  return (part: Uint8Array<ArrayBuffer>): Uint8Array | undefined => {
    if (part.length <= HEAD) return undefined;
    const view = new DataView(part.buffer, part.byteOffset, part.length);
    const [set, at, count] = [view.getUint32(0), view.getUint32(4), view.getUint32(8)];
    if (at >= count || count > MOST_PARTS || (!sets.has(set) && sets.size > MOST_PARTS)) return undefined;
    const parts = sets.get(set) ?? new Map<number, Uint8Array>();
    sets.set(set, parts.set(at, part.subarray(HEAD)));
    if (parts.size < count) return undefined;
    return joinBytes(Array.from({ length: count }, (_, i) => parts.get(i) ?? new Uint8Array()));
  };
}
