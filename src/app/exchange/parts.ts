// A message of a live link on its way: cut into parts, since a channel carries only small ones everywhere, and joined
// again. Each part begins with a byte that says whether more follow; all but the last are full, so that a message that
// never ends is too large soon. What comes from the other phone is held to what a game can need.
import { joinBytes } from '../../core/join-bytes';
import { fail, ok, type Result } from '../../core/result';

/** The largest message, in bytes. */
export const MOST_BYTES = 200_000;
/** A part with its first byte, well under the 65,536 bytes that every browser takes. */
const PART = 16_000;
const LAST = 0;
const MORE = 1;

/** What may come at once, and how much of that comes back each second. */
const BURST = { messages: 1_000, bytes: 4_000_000 };
const SECONDS_TO_REFILL = 10;

export function cutMessage(message: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < message.length; at += PART - 1) {
    const cut = message.subarray(at, at + PART - 1);
    const first = at + cut.length < message.length ? MORE : LAST;
    parts.push(joinBytes([Uint8Array.of(first), cut]));
  }
  return parts;
}

/**
 * Takes what a channel received, at a time in milliseconds, and gives a message when it is whole. After a problem the
 * other phone is not to be listened to any more.
 */
export function makeReceiver(): (data: unknown, now: number) => Result<Uint8Array<ArrayBuffer> | undefined> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let since: number | undefined;
  const left = { ...BURST };
  const refill = (now: number) => {
    const share = (now - (since ?? now)) / (1000 * SECONDS_TO_REFILL);
    since = now;
    left.messages = Math.min(BURST.messages, left.messages + share * BURST.messages);
    left.bytes = Math.min(BURST.bytes, left.bytes + share * BURST.bytes);
  };
  return (data, now) => {
    if (!(data instanceof ArrayBuffer) || data.byteLength < 2 || data.byteLength > PART) return strange;
    const part = new Uint8Array(data);
    const isLast = part[0] === LAST;
    if (!isLast && (part[0] !== MORE || part.length !== PART)) return strange;
    refill(now);
    left.bytes -= part.length;
    if (isLast) left.messages -= 1;
    if (left.bytes < 0 || left.messages < 0) return flood;
    size += part.length - 1;
    if (size > MOST_BYTES) return tooLarge;
    parts.push(part.subarray(1));
    if (!isLast) return ok(undefined);
    const message = joinBytes(parts);
    parts = [];
    size = 0;
    return ok(message);
  };
}

const CUT = 'The link was closed, and nothing of it was taken. Your games are as they were.';
const strange = fail('link.strange', `The other phone sent something that is not from this app. ${CUT}`);
const tooLarge = fail('link.size', `The other phone sent more in one piece than any game needs. ${CUT}`);
export const flood = fail('link.flood', `The other phone did not stop sending. ${CUT}`);
