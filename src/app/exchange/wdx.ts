import { fail, failWith, ok, type Result } from '../../core/result';

/** "WDX" and the version, before the bytes of a code. */
const HEAD = [0x57, 0x44, 0x58, 2] as const;
const MOST_MB = 16;

/** A code as a file, for phones without a camera. */
export function codeFile(code: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEAD.length + code.length);
  file.set(HEAD);
  file.set(code, HEAD.length);
  return file;
}

/** The bytes of the code in a file; what they say is still unread. */
export async function readFromPhone(file: Blob): Promise<Result<Uint8Array<ArrayBuffer>>> {
  if (file.size > MOST_MB * 1e6) return tooLarge;
  const read = await file.arrayBuffer().catch(() => undefined);
  if (!read) return notRead;
  const bytes = new Uint8Array(read);
  const begins = bytes.findIndex((byte) => !BLANKS.includes(byte));
  const [w, d, x, version = 0] = bytes.subarray(begins, begins + HEAD.length);
  if (w !== HEAD[0] || d !== HEAD[1] || x !== HEAD[2]) return notOurs;
  if (version !== HEAD[3]) return version > HEAD[3] ? newer : notOurs;
  return ok(bytes.slice(begins + HEAD.length));
}

/** Line ends and an editor's mark before a file, which no file of ours begins with. */
const BLANKS = [0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf];

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
