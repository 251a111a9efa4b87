import { crc32 } from '../crc32';
import { canonicalJson, isRecord, isWhole } from '../json';
import { parseHostile } from '../parse-json';
import { fail, failWith, type Result } from '../result';
import type { ChartDef } from './chart';
import type { ChartPack } from './pack';
import { gathered } from './pack-aside';
import { NEWEST_PACK, packVersion } from './pack-version';
import { limitsOf, type PackReading, parsePack } from './parse-pack';

const FORMAT = 'war-diary-pack';

/** A pack as the text of a file: one text for one pack, ASCII only, in the lowest version that holds it. */
export const packText = (pack: ChartPack): string =>
  canonicalJson({ format: FORMAT, version: packVersion(pack), sum: sumOf(pack), pack });

/** The pack of a file for these charts, if it says what `packText` writes and nothing else, however it is indented (0050). */
export function readPackText(
  charts: readonly ChartDef[],
  game: string,
  text: string,
  reading: PackReading = {},
): Result<ChartPack> {
  const parsed = parseHostile(text, limitsOf(reading));
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  if (!isRecord(file) || file.format !== FORMAT || !isWhole(file.version, 1, 1e6))
    return fail('pack.file', 'This is not a file of charts. Nothing was changed. Look for a file of charts.');
  if (file.version > NEWEST_PACK) return newerPack;
  if (file.sum !== sumOf(file.pack)) return damagedPack;
  const pack = parsePack(charts, game, file.pack, reading);
  return pack.ok && !saysAll(pack.value, file, reading) ? damagedPack : pack;
}

/** Whether a file says what its pack says and nothing else, wherever either of them keeps what an edition lacks. */
function saysAll(pack: ChartPack, file: Record<string, unknown>, { lenient }: PackReading): boolean {
  if (!lenient) return packText(pack) === canonicalJson(file);
  const given = gathered(file.pack as ChartPack);
  return packText(gathered(pack)) === canonicalJson({ ...file, sum: sumOf(given), pack: given });
}

export const newerPack = failWith(
  ['update'],
  'pack.newer',
  'These charts were made by a newer version of the app. Nothing was changed. Update, then try again.',
);

export const damagedPack = fail(
  'pack.sum',
  'These charts were damaged or changed on their way. Nothing was changed. Have them sent again.',
);

function sumOf(pack: unknown): string {
  const text = canonicalJson(pack);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return crc32(bytes).toString(16).padStart(8, '0');
}
