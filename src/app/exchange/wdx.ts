import { fail, failWith, ok, type Result } from '../../core/result';
import { DEVICE, GAME } from './codec';

/**
 * What goes from phone to phone as a file: a whole game as it is, for who joins, or the lines of one game behind their table,
 * so that a file tells which game it belongs to.
 */
export type FromPhone =
  | { readonly kind: 'game'; readonly bytes: Uint8Array }
  | { readonly kind: 'lines'; readonly table: string; readonly bytes: Uint8Array };

/** "WDX" and the version, the length of the table's name, its letters, the bytes of the code. */
const HEAD = [0x57, 0x44, 0x58, 1] as const;
const MOST_MB = 16;

/** A code's bytes with the table that they belong to. */
export function linesFile(table: string, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(table);
  const file = new Uint8Array(HEAD.length + 1 + name.length + bytes.length);
  file.set([...HEAD, name.length, ...name]);
  file.set(bytes, HEAD.length + 1 + name.length);
  return file;
}

const isLines = (bytes: Uint8Array): boolean => HEAD.slice(0, 3).every((byte, at) => bytes[at] === byte);

export async function readFromPhone(file: Blob): Promise<Result<FromPhone>> {
  if (file.size > MOST_MB * 1e6) return tooLarge;
  const read = await file.arrayBuffer().catch(() => undefined);
  if (!read) return notRead;
  return fromBytes(new Uint8Array(read));
}

/** Line ends and an editor's mark before a file, which no file of ours begins with. */
const BLANKS = [0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf];

function fromBytes(file: Uint8Array): Result<FromPhone> {
  const bytes = file.subarray(file.findIndex((byte) => !BLANKS.includes(byte)));
  if (bytes[0] === GAME || bytes[0] === DEVICE) return ok({ kind: 'game', bytes });
  if (!isLines(bytes)) return notOurs;
  if (bytes[3] !== HEAD[3]) return newer;
  const end = HEAD.length + 1 + (bytes[HEAD.length] ?? 0);
  const table = new TextDecoder().decode(bytes.subarray(HEAD.length + 1, end));
  if (!/^[a-z0-9]{1,64}$/.test(table) || bytes.length <= end) return notOurs;
  return ok({ kind: 'lines', table, bytes: bytes.subarray(end) });
}

const SAFE = 'Nothing was changed, and what is recorded here is safe.';
const tooLarge = fail('wdx.large', `This file is larger than any that a phone makes. ${SAFE}`);
const notRead = fail('wdx.read', `This file could not be read. ${SAFE} Choose it again.`);
const notOurs = fail(
  'wdx.other',
  `This is no file from another phone of a game. ${SAFE} Choose the one that ends in .wdx.`,
);
const newer = failWith(
  ['update'],
  'wdx.newer',
  `This file is from a newer version of the app. ${SAFE} Update here first.`,
);
