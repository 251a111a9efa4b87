import type { Cell, ChartDef } from '../core/charts/chart';
import { type ChartPack, packSource } from '../core/charts/pack';
import { damagedPack, newerPack } from '../core/charts/pack-file';
import { NEWEST_PACK, packVersion } from '../core/charts/pack-version';
import { PACK_LIMITS, parsePack } from '../core/charts/parse-pack';
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
  const text = new TextEncoder().encode(JSON.stringify(compact(pack)));
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
): Promise<Result<ChartPack>> {
  const [, version] = /^WD(\d)$/.exec(String.fromCharCode(...bytes.subarray(0, MARK_BYTES))) ?? [];
  const sumAt = bytes.length - SUM_BYTES;
  if (version === undefined || sumAt < MARK_BYTES) return noCode;
  if (Number(version) > NEWEST_PACK) return newerPack;
  const sum = new DataView(bytes.buffer, bytes.byteOffset + sumAt).getUint32(0);
  if (crc32(bytes.subarray(0, sumAt)) !== sum) return damagedPack;
  const text = await inflate(bytes.slice(MARK_BYTES, sumAt));
  const parsed = text.ok ? parseHostile(text.value, PACK_LIMITS) : text;
  if (!parsed.ok) return parsed;
  const pack = parsePack(charts, game, expand(parsed.value));
  if (!pack.ok || !text.ok) return pack;
  const same =
    Number(version) === packVersion(pack.value) && JSON.stringify(compact(pack.value)) === text.value;
  return same ? pack : damagedPack;
}

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
 * any cell has them times since the earliest, rules, reasons. Sources are not written: they are those of the pack.
 */
function compact(pack: ChartPack): unknown {
  const { id, game, name, version, notes, practice } = pack;
  const times = Object.values(pack.cells).flatMap((cells) => Object.values(cells).map(({ at }) => at));
  const since = earliest(times);
  const charts = sorted(pack.cells).map(([chart, cells]) => [chart, ...compactCells(cells, since)]);
  return [id, game, name, version, notes, practice ? 1 : 0, since, sorted(pack.heads), charts];
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
  const [id, game, name, version, notes, practice, since, heads, charts] = list(raw);
  const source = packSource({ practice: practice === 1 });
  const cells = list(charts).map((chart) => {
    const [chartId, ...columns] = list(chart);
    return [
      String(chartId),
      Object.fromEntries(columns.flatMap((column) => expandColumn(column, since, source))),
    ];
  });
  return {
    format: 1,
    ...{ id, game, name, version, notes },
    practice: practice === 1,
    heads: Object.fromEntries(list(heads).map((entry) => [String(list(entry)[0]), list(entry)[1]])),
    cells: Object.fromEntries(cells),
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
