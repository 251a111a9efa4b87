import type { Cell, ChartDef } from '../core/charts/chart';
import { type ChartPack, packSource } from '../core/charts/pack';
import { gathered } from '../core/charts/pack-aside';
import { damagedPack, newerPack } from '../core/charts/pack-file';
import { NEWEST_PACK, packVersion } from '../core/charts/pack-version';
import { limitsOf, type PackReading, parsePack } from '../core/charts/parse-pack';
import { crc32 } from '../core/crc32';
import { isRecord } from '../core/json';
import { parseHostile } from '../core/parse-json';
import { fail, ok, type Result } from '../core/result';

/** A pack as the bytes of one QR code: a mark with its version, the compact form deflated, and a checksum of both. */
const MARK = 'WD';
const MARK_BYTES = 3;
const SUM_BYTES = 4;
export const CODE_BYTES = 1200;
const MAX_INFLATED = 1_000_000;

export async function packCode(pack: ChartPack): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const text = new TextEncoder().encode(compactText(pack));
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const body = new Uint8Array(await new Response(deflated).arrayBuffer());
  const size = MARK_BYTES + body.length + SUM_BYTES;
  if (size > CODE_BYTES) {
    return fail(
      'pack.large',
      `These charts take ${size} bytes, and a code holds ${CODE_BYTES}. Nothing was changed. Hand them on as a file.`,
    );
  }
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode(`${MARK}${packVersion(pack)}`));
  bytes.set(body, MARK_BYTES);
  const sumAt = size - SUM_BYTES;
  new DataView(bytes.buffer).setUint32(sumAt, crc32(bytes.subarray(0, sumAt)));
  return ok(bytes);
}

export async function readPackCode(
  charts: readonly ChartDef[],
  game: string,
  bytes: Uint8Array<ArrayBuffer>,
  reading: PackReading = {},
): Promise<Result<ChartPack>> {
  const [, version] = /^WD(\d)$/.exec(String.fromCharCode(...bytes.subarray(0, MARK_BYTES))) ?? [];
  const sumAt = bytes.length - SUM_BYTES;
  if (version === undefined || sumAt < MARK_BYTES) return noCode;
  if (Number(version) > NEWEST_PACK) return newerPack;
  const sum = new DataView(bytes.buffer, bytes.byteOffset + sumAt).getUint32(0);
  if (crc32(bytes.subarray(0, sumAt)) !== sum) return damagedPack;
  const text = await inflate(bytes.slice(MARK_BYTES, sumAt));
  const parsed = text.ok ? parseHostile(text.value, limitsOf(reading)) : text;
  if (!parsed.ok) return parsed;
  const raw = expand(parsed.value);
  const pack = parsePack(charts, game, raw, reading);
  if (!pack.ok || !text.ok) return pack;
  // What an edition lacks is kept aside: then the code says what its pack does, though not in the same place.
  const given = reading.lenient ? (raw as ChartPack) : pack.value;
  const same =
    Number(version) === packVersion(pack.value) &&
    compactText(given) === text.value &&
    compactText(gathered(given)) === compactText(gathered(pack.value));
  return same ? pack : damagedPack;
}

const compactText = (pack: ChartPack): string => JSON.stringify(compact(pack));

const noCode = fail('pack.code', 'This is not a code of charts. Nothing was changed. Scan a code of charts.');
const tooLarge = fail(
  'text.size',
  'This unpacks to more than 1 MB: no such code is made by this app. Nothing was changed.',
);

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Result<string>> {
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = inflated.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return ok(text + decoder.decode());
      size += value.length;
      if (size > MAX_INFLATED) {
        await reader.cancel();
        return tooLarge;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return damagedPack;
  }
}

/**
 * The pack as nested lists in sorted order, one list for each fact of the cells of a column: rows, values, and as far as
 * any cell has them times since the earliest, rules, reasons. Sources are not written: they are those of the pack. What is kept
 * aside comes last, in the same way.
 */
function compact(pack: ChartPack): unknown {
  const { id, game, name, version, notes, practice, aside } = pack;
  const all = [pack.cells, aside?.cells ?? {}].flatMap((cells) => Object.values(cells));
  const since = earliest(all.flatMap((cells) => Object.values(cells).map(({ at }) => at)));
  const charts = (of: ChartPack['cells']) =>
    sorted(of).map(([chart, cells]) => [chart, ...compactCells(cells, since)]);
  return [
    ...[id, game, name, version, notes, practice ? 1 : 0, since, sorted(pack.heads), charts(pack.cells)],
    ...(aside ? [sorted(aside.heads), charts(aside.cells)] : []),
  ];
}

/** Where every time is a whole number, so that sums are exact; else nothing is subtracted. */
function earliest(times: readonly (number | undefined)[]): number {
  const given = times.filter((at) => at !== undefined);
  return given.length && given.every(Number.isSafeInteger) ? given.reduce((a, b) => Math.min(a, b)) : 0;
}

function compactCells(cells: { readonly [key: string]: Cell }, since: number): unknown[] {
  const columns = new Map<string, [row: string, cell: Cell][]>();
  for (const [key, cell] of sorted(cells)) {
    const [column = '', row = ''] = key.split('|');
    columns.set(column, [...(columns.get(column) ?? []), [row, cell]]);
  }
  return [...columns].map(([column, rows]) => {
    const facts = (of: (cell: Cell) => unknown) => {
      const list = rows.map(([, cell]) => of(cell) ?? 0);
      return list.some((fact) => fact !== 0) ? list : 0;
    };
    const heads = rows.map(([row]) => row);
    const values = rows.map(([, { value }]) => (isRecord(value) ? [value.attacker, value.defender] : value));
    // One more, so that 0 is free for none; a time is a list where that sum would not be exact.
    const time = ({ at }: Cell) => (at === undefined ? 0 : since ? at - since + 1 : [at]);
    return [column, heads, values, facts(time), facts(({ rule }) => rule), facts(({ reason }) => reason)];
  });
}

/** The compact form as a pack, unchecked; what is no list becomes an empty one. */
function expand(raw: unknown): unknown {
  const [id, game, name, version, notes, practice, since, heads, charts, ...aside] = list(raw);
  const source = packSource({ practice: practice === 1 });
  const said = (labels: unknown, of: unknown) => ({
    heads: Object.fromEntries(list(labels).map((entry) => [String(list(entry)[0]), list(entry)[1]])),
    cells: Object.fromEntries(
      list(of).map((chart) => {
        const [chartId, ...columns] = list(chart);
        const cells = columns.flatMap((column) => expandColumn(column, since, source));
        return [String(chartId), Object.fromEntries(cells)];
      }),
    ),
  });
  return {
    format: 1,
    ...{ id, game, name, version, notes },
    practice: practice === 1,
    ...said(heads, charts),
    ...(aside.length && { aside: said(...(aside as [unknown, unknown])) }),
  };
}

function expandColumn(raw: unknown, since: unknown, source: string): [string, unknown][] {
  const [column, rows, values, times, rules, reasons] = list(raw);
  return list(rows).map((row, i) => {
    const fact = (facts: unknown) => list(facts)[i] ?? 0;
    const [value, time, rule, reason] = [list(values)[i], fact(times), fact(rules), fact(reasons)];
    const [attacker, defender] = list(value);
    const at = Array.isArray(time) ? time[0] : Number(time) - 1 + Number(since);
    const cell = { value: Array.isArray(value) ? { attacker, defender } : value, source };
    return [
      `${column}|${row}`,
      { ...cell, ...(time !== 0 && { at }), ...(rule !== 0 && { rule }), ...(reason !== 0 && { reason }) },
    ];
  });
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const sorted = <T>(record: { readonly [key: string]: T }): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
