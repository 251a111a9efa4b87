import { joinBytes } from '../../core/join-bytes';
import { fail, failWith, ok, type Result } from '../../core/result';

/** "WDX" and the version come before the bytes of a code. */
const WDX = [0x57, 0x44, 0x58];
const VERSION = 2;
const MOST_MB = 16;

/** A code as a file, for phones without a camera. */
export function codeFile(code: Uint8Array): Uint8Array<ArrayBuffer> {
  return joinBytes([Uint8Array.of(...WDX, VERSION), code]);
}

/** The bytes of the code in a file; what they say is still unread. */
export async function readFromPhone(file: Blob): Promise<Result<Uint8Array<ArrayBuffer>>> {
  if (file.size > MOST_MB * 1e6) return tooLarge;
  const read = await file.arrayBuffer().catch(() => undefined);
  if (!read) return notRead;
  const bytes = new Uint8Array(read);
  const begins = bytes.findIndex((byte) => !BLANKS.includes(byte));
  const ends = begins + WDX.length;
  const version = bytes[ends];
  if (version === undefined || !WDX.every((byte, i) => bytes[begins + i] === byte)) return notOurs;
  if (version !== VERSION) return version > VERSION ? newer : older;
  return ok(bytes.slice(ends + 1));
}

/** Line ends and an editor's mark before a file, which no file of ours begins with. */
const BLANKS = [0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf];

const SAFE = 'Nothing was changed, and what is recorded here is safe.';
const tooLarge = fail('wdx.large', `This file is larger than any that a phone makes. ${SAFE}`);
const notRead = fail('wdx.read', `This file could not be read. ${SAFE} Choose it again.`);
const notOurs = fail(
  'wdx.other',
  `This is not a game file from another phone. ${SAFE} Choose the one that ends in .wdx.`,
);
const older = fail(
  'wdx.older',
  `This file is from an older version of the app. ${SAFE} Install the newer version on the other phone, then send the file again.`,
);
const newer = failWith(
  ['update'],
  'wdx.newer',
  `This file is from a newer version of the app. ${SAFE} Update here first.`,
);
