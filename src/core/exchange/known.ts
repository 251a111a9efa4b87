import { sumOfText } from '../crc32';
import { beginningOf, byIdOf } from '../journal/branches';
import type { Entry } from '../journal/journal';
import { onceFor } from '../journal/once-for';
import { asciiJson, isRecord, isWhole } from '../json';
import { numberIn, writerIn } from './seats';

/**
 * What a phone has of a game: of each writer his newest line by its number, and the sum of all his lines up to it. As a
 * phone only ever passes on all that it has of a writer, it has all lines below that number too.
 */
export type Known = { readonly [writer: string]: readonly [number: number, sum: number] };

/** A line as it travels: its place follows from the lines there are, and differs until all have the same. */
export type SentLine = Omit<Entry, 'seq'>;

/** Without what its side keeps to itself until it is opened. */
export function sentLine(entry: Entry): SentLine {
  const { seq: _, kept: __, ...sent } = entry as Entry & { readonly kept?: unknown };
  return sent;
}

/** Of a line its sum, and that of those before it which it goes on from: a journal that grows is not summed anew. */
const summed = new WeakMap<Entry, readonly [before: number, sum: number]>();

/** Lines are the same only as a whole: two phones of one backup write other lines under one id. */
function sumOn(before: number, entry: Entry): number {
  const known = summed.get(entry);
  if (known?.[0] === before) return known[1];
  const sum = sumOfText(`${before} ${asciiJson(sentLine(entry))}`);
  summed.set(entry, [before, sum]);
  return sum;
}

/** The lines that everyone at the table has from the start: how many, and their sum. */
export function commonOf(entries: readonly Entry[]): readonly [count: number, sum: number] {
  const count = commonCount(entries);
  return [count, entries.slice(0, count).reduce(sumOn, 0)];
}

/** The lines after the common ones by writer, each in the order in which they were written. */
export const linesByWriter = onceFor((entries): ReadonlyMap<string, readonly Entry[]> => {
  const lines = new Map<string, Entry[]>();
  for (const entry of entries.slice(commonCount(entries))) {
    const writer = writerIn(entry.id);
    const own = lines.get(writer);
    if (own) own.push(entry);
    else lines.set(writer, [entry]);
  }
  for (const own of lines.values()) own.sort((a, b) => numberIn(a.id) - numberIn(b.id));
  return lines;
}, withLines);

/** Undefined where a line is not its writer's last, or may be common. */
function withLines(
  before: ReadonlyMap<string, readonly Entry[]>,
  fresh: readonly Entry[],
): ReadonlyMap<string, readonly Entry[]> | undefined {
  if (!before.size) return undefined;
  const lines = new Map(before);
  for (const entry of fresh) {
    const writer = writerIn(entry.id);
    const own = lines.get(writer) ?? [];
    if (numberIn(own.at(-1)?.id ?? ':-1') > numberIn(entry.id)) return undefined;
    if (entry.kind === 'v1.Seated' && entry.table !== undefined) return undefined;
    lines.set(writer, [...own, entry]);
  }
  return lines;
}

export const commonCount = (entries: readonly Entry[]): number => {
  const begun = beginningOf(entries);
  return begun ? entries.indexOf(begun) + 1 : entries.length;
};

export const knownOf = onceFor(
  (entries): Known =>
    Object.fromEntries(
      [...linesByWriter(entries)].map(([writer, own]) => [
        writer,
        [numberIn(own.at(-1)?.id ?? ''), own.reduce(sumOn, 0)] as const,
      ]),
    ),
);

/** What is told of a partner's lines; undefined where it is nothing that a phone says. */
export function parseKnown(raw: unknown): Known | undefined {
  if (!isRecord(raw) || Object.keys(raw).length > MOST_WRITERS) return undefined;
  const fits = Object.entries(raw).every(
    ([writer, said]) =>
      WRITER.test(writer) &&
      !(writer in {}) &&
      Array.isArray(said) &&
      said.length === 2 &&
      isWhole(said[0], 0, 1e9) &&
      isWhole(said[1], 0, 2 ** 32 - 1),
  );
  return fits ? (raw as Known) : undefined;
}

export const MOST_WRITERS = 100;
const WRITER = /^[\w.-]{1,80}$/;

/**
 * What lacks to who knows `theirs`, in the order of the journal. Where his sum of a writer's lines is another one, all of
 * that writer's: then it shows what differs.
 */
export function missingFrom(theirs: Known, entries: readonly Entry[]): readonly Entry[] {
  const missing = new Set<Entry>();
  for (const [writer, own] of linesByWriter(entries)) {
    const [number, sum] = theirs[writer] ?? [0, 0];
    const has = own.slice(0, own.findLastIndex((entry) => numberIn(entry.id) <= number) + 1);
    const newest = numberIn(has.at(-1)?.id ?? ':0');
    const alike = newest !== number || has.reduce(sumOn, 0) === sum;
    for (const entry of alike ? own.slice(has.length) : own) missing.add(entry);
  }
  return entries.filter((entry) => missing.has(entry));
}

/**
 * What others have at least: all that their own newest line was written upon, and their own lines. So the first of two
 * codes can bring what is new before anything was heard.
 */
export function knownBy(writers: readonly string[], entries: readonly Entry[]): Known {
  const lines = linesByWriter(entries);
  const byId = byIdOf(entries);
  const each = writers.map((writer) => {
    const has = new Map<string, number>();
    const seen = new Set<string>();
    for (const own of lines.get(writer) ?? [])
      for (
        let entry: Entry | undefined = own;
        entry && !seen.has(entry.id);
        entry = byId.get(entry.after ?? '')
      ) {
        seen.add(entry.id);
        const by = writerIn(entry.id);
        has.set(by, Math.max(has.get(by) ?? 0, numberIn(entry.id)));
      }
    return has;
  });
  const known: { [writer: string]: readonly [number, number] } = {};
  for (const [writer, own] of lines) {
    const number = Math.min(...each.map((has) => has.get(writer) ?? 0));
    const has = own.filter((entry) => numberIn(entry.id) <= number);
    if (each.length && has.length) known[writer] = [number, has.reduce(sumOn, 0)];
  }
  return known;
}
