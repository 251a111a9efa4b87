import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { sumOfText } from '../../core/crc32';
import { commonCount, type Known, linesByWriter, sentLine } from '../../core/exchange/known';
import { type Message, messageText, otherTable, readingMessage } from '../../core/exchange/message';
import { numberIn, writerIn } from '../../core/exchange/seats';
import { joinBytes } from '../../core/join-bytes';
import type { Entry } from '../../core/journal/journal';
import { asciiJson } from '../../core/json';
import { fail, failWith, ok, type Result } from '../../core/result';
import type { Steps } from '../../core/steps';
import { inSlices, readInSlices, stoppedReading, tooLong } from '../in-slices';
import { inflating } from '../inflate';

/**
 * A message as bytes: what it is, of which table, a handshake for a live link where there is one, the length of its text, and
 * the text deflated. The lines that both phones have are the dictionary of the deflation: a turn takes a third of what it took.
 * It names the newest of them, so that a code that rests on others is refused at once.
 */
export type Packet = { readonly message: Message; readonly handshake?: Uint8Array };

const LINES = 0x4c;
/** A game whole, for a phone that joins; or for another device of the player who shows it, with what only that may know. */
export const GAME = 0x47;
export const DEVICE = 0x44;
/** Of all codes, files and links of a table; what went over without a gate (0059) is read no more. */
const VERSION = 3;
const HEAD = 19;
/** Lines of the dictionary: about the window of deflate. */
const DICTIONARY_LINES = 40;
const MOST_TEXT = 16_000_000;
const MOST_HANDSHAKE = 200;

/** The bytes of a message for a phone that has `theirs`. */
export function packLines(
  message: Message,
  entries: readonly Entry[],
  theirs: Known,
  handshake: Uint8Array = new Uint8Array(),
): Uint8Array {
  const newest = newestIn(theirs, entries);
  const dictionary = dictionariesOf(entries)(newest);
  const text = strToU8(messageText(message));
  const packed = deflateSync(text, { level: 9, dictionary: strToU8(dictionary) });
  const sums = [sumOfText(dictionary), text.length, sumOfText(message.table), sumOfName(newest)] as const;
  return join(LINES, sums, packed, handshake);
}

/** Reads such bytes, of this `table`; `entries` are the lines here, of which some are the dictionary. */
export async function unpackLines(
  bytes: Uint8Array,
  entries: readonly Entry[],
  stopped?: AbortSignal,
  table?: string,
): Promise<Result<Packet>> {
  const parts = split(bytes, LINES);
  if (!parts.ok) return parts;
  if (table !== undefined && !isOf(bytes, table)) return otherTable;
  const { sum, newest, size, handshake, packed } = parts.value;
  const found = await readInSlices(dictionaryWith(entries, sum, newest), stopped);
  if (!found.ok) return found;
  const dictionary = found.value;
  const text = await inflate(packed, size, dictionary, stopped);
  if (text === undefined) return stopped?.aborted ? stoppedReading : unreadable;
  const message = await readInSlices(readingMessage(text), stopped);
  if (!message.ok) return message;
  return ok({ message: message.value, ...(handshake.length && { handshake }) });
}

/** Whether a code goes on with a game that both phones have; else it holds a whole one. */
export const isLines = (bytes: Uint8Array): boolean => bytes[0] === LINES;

/** Whether such a code is of this table, as far as it says so itself. */
export const isOf = (bytes: Uint8Array, table: string): boolean =>
  bytes.length >= HEAD && new DataView(bytes.buffer, bytes.byteOffset).getUint32(11) === sumOfText(table);

/** A text, that of a file of one game or what a device is told, as bytes. */
export function packGame(text: string, kind: typeof GAME | typeof DEVICE = GAME): Uint8Array {
  const bytes = strToU8(text);
  return join(kind, [0, bytes.length, 0, 0], deflateSync(bytes, { level: 9 }));
}

export const isForDevice = (bytes: Uint8Array): boolean => bytes[0] === DEVICE;

export async function unpackGame(bytes: Uint8Array, stopped?: AbortSignal): Promise<Result<string>> {
  const parts = split(bytes, isForDevice(bytes) ? DEVICE : GAME);
  if (!parts.ok) return parts;
  const text = await inflate(parts.value.packed, parts.value.size, '', stopped);
  if (text === undefined) return stopped?.aborted ? stoppedReading : unreadable;
  return ok(text);
}

function join(
  kind: number,
  [sum, size, table, newest]: readonly [number, number, number, number],
  packed: Uint8Array,
  handshake: Uint8Array = new Uint8Array(),
): Uint8Array {
  const head = new Uint8Array(HEAD);
  const view = new DataView(head.buffer);
  head.set([kind, VERSION]);
  view.setUint32(2, sum);
  view.setUint32(6, size);
  head[10] = handshake.length;
  view.setUint32(11, table);
  view.setUint32(15, newest);
  return joinBytes([head, handshake, packed]);
}

function split(bytes: Uint8Array, kind: number) {
  if (bytes.length < HEAD || ![LINES, GAME, DEVICE].some((known) => known === bytes[0])) return unreadable;
  if ((bytes[1] ?? 0) > VERSION) return newer;
  if ((bytes[1] ?? 0) < VERSION) return older;
  if (bytes[0] !== kind) return unreadable;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [sum, size, long] = [view.getUint32(2), view.getUint32(6), bytes[10] ?? 0];
  if (size > MOST_TEXT || long > MOST_HANDSHAKE || bytes.length < HEAD + long) return unreadable;
  const handshake = bytes.slice(HEAD, HEAD + long);
  return ok({ sum, newest: view.getUint32(15), size, handshake, packed: bytes.subarray(HEAD + long) });
}

/** Never more than `size` bytes, whatever the packed ones say. */
async function inflate(
  packed: Uint8Array,
  size: number,
  dictionary: string,
  stopped?: AbortSignal,
): Promise<string | undefined> {
  const isLate = tooLong();
  const work = inflating(packed, size, strToU8(dictionary));
  const text = await inSlices(work, () => !stopped?.aborted && !isLate());
  return text?.length === size ? strFromU8(text) : undefined;
}

/** The last line that a phone has, of those here: all that its writer wrote before it, the phone has too. */
function newestIn(theirs: Known, entries: readonly Entry[]): Entry | undefined {
  return entries.findLast(({ id }) => numberIn(id) <= (theirs[writerIn(id)]?.[0] ?? 0));
}

/** The lines of one writer up to one of them, after those that are common: the same on every phone that has it. */
function dictionariesOf(entries: readonly Entry[]): (newest: Entry | undefined) => string {
  const count = commonCount(entries);
  const common = entries.slice(0, count).slice(-DICTIONARY_LINES);
  const byWriter = linesByWriter(entries);
  const texts = new Map<Entry, string>();
  const textOf = (entry: Entry): string => {
    const text = texts.get(entry) ?? asciiJson(sentLine(entry));
    texts.set(entry, text);
    return text;
  };
  return (newest) => {
    const own = newest ? (byWriter.get(writerIn(newest.id)) ?? []) : [];
    const upTo = newest ? own.indexOf(newest) + 1 : 0;
    return [...common, ...own.slice(Math.max(0, upTo - DICTIONARY_LINES), upTo)]
      .slice(-DICTIONARY_LINES)
      .map(textOf)
      .join('');
  };
}

/** By the name of a line, or that of none. */
const sumOfName = (line: Entry | undefined): number => sumOfText(line?.id ?? '');

function* dictionaryWith(entries: readonly Entry[], sum: number, name: number): Steps<Result<string>> {
  const dictionaryUpTo = dictionariesOf(entries);
  // Nearly always one of the last lines; the last try is none, for a phone that has only what is common.
  for (const newest of [...entries.toReversed().slice(0, 400), undefined]) {
    if (sumOfName(newest) !== name) continue;
    const dictionary = dictionaryUpTo(newest);
    if (sumOfText(dictionary) === sum) return ok(dictionary);
    yield;
  }
  return apart;
}

const SAFE = 'Nothing was changed, and what is recorded here is safe.';
const unreadable = fail('exchange.code', `This code cannot be read. ${SAFE} Scan again.`);
const older = fail(
  'exchange.older',
  `The other phone has an older version of the app. ${SAFE} Install the newer version there, then scan again.`,
);
const newer = failWith(
  ['update'],
  'exchange.newer',
  `The other phone has a newer version of the app. ${SAFE} Update here, then scan again.`,
);
const apart = fail(
  'exchange.apart',
  `This code builds on entries that this phone does not have. ${SAFE} Let the other phone scan this one first, then scan again.`,
);
