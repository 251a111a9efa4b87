/**
 * A message as codes on a screen. A short one is a single still frame. A long one moves: its blocks one after the other,
 * then mixes of them without end, drawn from the number of the frame. So any frames will do, in any order, one or two more
 * than there are blocks: nobody has to wait for the one that was missed.
 */
import { crc32 } from '../crc32';
import { fail, failWith, ok, type Problem, type Result } from '../result';
import { Blocks, mixOf, xorInto } from './mixing';

/** A message of at most so many bytes is one still frame. */
const STILL_BYTES = 1200;
const MESSAGE_BYTES = 200_000;
/** With its head a frame of Version 25-L, written as digits: larger ones lose more to missed looks than they gain. */
const BLOCK_BYTES = 1250;
const MOST_BLOCKS = 256;
/** The number of a frame has two bytes; after the last one the blocks come again. */
const NUMBERS = 65_536;
/** So many looks in a row at another message, and that one is read instead. */
const PERSISTS = 4;

/** The first byte: 1101, three bits of the version, and whether it moves; then four bytes of the sum. */
const KIND = 0xd0;
const VERSION = 1;
const SUM_AT = 1;
/** Of a still code the message follows; else its length (3), the number of the frame (2), and the mix. */
const LENGTH_AT = 5;
const NUMBER_AT = 8;
const MIX_AT = 10;

export type Code = {
  /** Blocks of the message; 1 is a still code. */
  readonly blocks: number;
  /** Bytes of every frame. */
  readonly frameBytes: number;
  frame(number: number): Uint8Array<ArrayBuffer>;
};

/** The frames of a message of at most 200,000 bytes, all of one size. */
export function codeOf(message: Uint8Array): Result<Code> {
  const { length } = message;
  if (length > MESSAGE_BYTES) {
    return fail(
      'code.large',
      `This takes ${length} bytes, and a moving code holds ${MESSAGE_BYTES}. Hand it on as a file.`,
    );
  }
  if (length <= STILL_BYTES) {
    const still = headed(LENGTH_AT + length, false);
    still.set(message, LENGTH_AT);
    new DataView(still.buffer).setUint32(SUM_AT, crc32(message));
    return ok({ blocks: 1, frameBytes: still.length, frame: () => still.slice() });
  }
  const blocks = Math.max(2, Math.ceil(length / BLOCK_BYTES));
  const size = Math.ceil(length / blocks);
  const padded = new Uint8Array(blocks * size);
  padded.set(message);
  const sum = crc32(message);
  const frame = (number: number) => {
    const counted = number % NUMBERS;
    const bytes = headed(MIX_AT + size, true);
    const view = new DataView(bytes.buffer);
    view.setUint8(LENGTH_AT, length >>> 16);
    view.setUint16(LENGTH_AT + 1, length);
    view.setUint16(NUMBER_AT, counted);
    const mix = bytes.subarray(MIX_AT);
    for (const block of mixOf(counted, blocks)) xorInto(mix, padded.subarray(block * size));
    view.setUint32(SUM_AT, sum ^ crc32(bytes.subarray(LENGTH_AT)));
    return bytes;
  };
  return ok({ blocks, frameBytes: MIX_AT + size, frame });
}

function headed(size: number, moves: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes[0] = KIND | (VERSION << 1) | (moves ? 1 : 0);
  return bytes;
}

/** What one look at a code came to; `have` of `of` blocks, of which this one was new or not. */
export type Taken =
  | { readonly kind: 'progress'; readonly have: number; readonly of: number; readonly isNew: boolean }
  | { readonly kind: 'done'; readonly message: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** Puts a message together from what a camera reads. A code of another one is passed over until it persists. */
export class Collector {
  #own: Gathering | undefined;
  #other: Gathering | undefined;

  take(frame: Uint8Array): Taken {
    const read = readFrame(frame);
    if (!read.ok) return { kind: 'refused', problem: read.problem };
    const isNew = this.#gather(read.value);
    const own = this.#own;
    const joined = own?.blocks.join();
    if (!own || !joined) {
      return { kind: 'progress', have: own?.blocks.have ?? 0, of: own?.blocks.count ?? 0, isNew };
    }
    this.#own = undefined;
    this.#other = undefined;
    const message = joined.slice(0, own.length);
    const isWhole = joined.subarray(own.length).every((byte) => byte === 0) && crc32(message) === own.sum;
    return isWhole ? { kind: 'done', message } : { kind: 'refused', problem: damaged };
  }

  /** True where the message under way has gained by it. */
  #gather(frame: Frame): boolean {
    this.#own ??= begin(frame);
    if (isOf(frame, this.#own)) {
      this.#other = undefined;
      return this.#own.blocks.take(frame.number, frame.mix);
    }
    if (!this.#other || !isOf(frame, this.#other)) this.#other = begin(frame);
    this.#other.seen += 1;
    this.#other.blocks.take(frame.number, frame.mix);
    if (this.#other.seen < PERSISTS) return false;
    this.#own = this.#other;
    this.#other = undefined;
    return true;
  }
}

/** `sum` is that of the whole message. */
type Frame = {
  readonly sum: number;
  readonly length: number;
  readonly count: number;
  readonly number: number;
  readonly mix: Uint8Array;
};

type Gathering = Pick<Frame, 'sum' | 'length'> & { readonly blocks: Blocks; seen: number };

const begin = ({ sum, length, count, mix }: Frame): Gathering => ({
  sum,
  length,
  blocks: new Blocks(count, mix.length),
  seen: 0,
});

const isOf = (frame: Frame, { sum, length, blocks }: Gathering): boolean =>
  frame.sum === sum && frame.length === length && frame.mix.length === blocks.size;

/**
 * What a frame says, hostile or not. In a moving one the sum of the message is covered by the frame's own: a frame that was
 * misread belongs to no message.
 */
function readFrame(bytes: Uint8Array): Result<Frame> {
  const [first = 0] = bytes;
  const version = (first >>> 1) & 7;
  if ((first & 0xf0) !== KIND || version === 0) return noCode;
  if (version > VERSION) return newerCode;
  if (bytes.length < LENGTH_AT) return noCode;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const covered = view.getUint32(SUM_AT);
  const rest = bytes.subarray(LENGTH_AT);
  if (!(first & 1)) {
    if (rest.length > STILL_BYTES || crc32(rest) !== covered) return noCode;
    return ok({ sum: covered, length: rest.length, count: 1, number: 0, mix: rest });
  }
  if (bytes.length <= MIX_AT || bytes.length > MIX_AT + BLOCK_BYTES) return noCode;
  const length = (view.getUint8(LENGTH_AT) << 16) | view.getUint16(LENGTH_AT + 1);
  const mix = bytes.subarray(MIX_AT);
  const count = Math.ceil(length / mix.length);
  const fits = length > STILL_BYTES && length <= MESSAGE_BYTES && count <= MOST_BLOCKS;
  if (!fits || Math.ceil(length / count) !== mix.length) return noCode;
  const sum = (covered ^ crc32(rest)) >>> 0;
  return ok({ sum, length, count, number: view.getUint16(NUMBER_AT), mix });
}

const noCode = fail(
  'code.other',
  'This is another kind of code. Nothing was changed. Scan the code that the other phone shows.',
);
const newerCode = failWith(
  ['update'],
  'code.newer',
  'This code was made by a newer version of the app. Nothing was changed. Update the app on this phone, then scan it again.',
);
const damaged = fail(
  'code.damaged',
  'This code does not fit together. Nothing was changed. It is read again from its beginning.',
).problem;
