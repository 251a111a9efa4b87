import type { Entry } from '../journal/journal';
import { linesByWriter } from './known';
import { numberIn, writerIn } from './seats';

/** By writer the number of his last line that was surely known when a line was written: a vector clock. */
type Clock = ReadonlyMap<string, number>;

/** What a clock was made of: while both are the same, so is the clock. */
type Made = { readonly after: Clock | undefined; readonly own: Clock | undefined; readonly clock: Clock };
const made = new WeakMap<Entry, Made>();

/** Which lines were surely known when others were written. */
export type Causes = {
  /** Whether who wrote `entry` surely knew the line `other`: one that it rests on, or one of his own before it, and so on. */
  knew(entry: Entry, other: Entry): boolean;
};

/** Of a journal its lines after the common ones and their clocks, by id, and the last line of each writer; they grow with it. */
type Worked = {
  readonly entries: readonly Entry[];
  readonly tail: Map<string, Entry>;
  readonly clocks: Map<string, Clock>;
  readonly last: Map<string, Entry>;
};
/** The last that was asked for: mostly the next is the same with a line more. */
let latest: Worked | undefined;

/** Works that out for the lines of a table; undefined where lines rest on each other. */
export function causesOf(entries: readonly Entry[]): Causes | undefined {
  const known = (latest && grownOn(latest, entries)) ?? workedOut(entries);
  latest = known;
  if (!known) return undefined;
  const { tail, clocks } = known;
  return {
    knew(entry, other) {
      // All at the table have the common lines.
      if (!tail.has(other.id)) return true;
      return (
        other.id !== entry.id && (clocks.get(entry.id)?.get(writerIn(other.id)) ?? -1) >= numberIn(other.id)
      );
    },
  };
}

/** Where a journal has only grown at its end, and each new line is its writer's last. */
function grownOn(
  { entries: before, tail, clocks, last }: Worked,
  entries: readonly Entry[],
): Worked | undefined {
  const count = before.length;
  if (!tail.size || !before.every((entry, i) => entries[i] === entry)) return undefined;
  for (const entry of entries.slice(count)) {
    const writer = writerIn(entry.id);
    const own = last.get(writer);
    if (own && numberIn(own.id) >= numberIn(entry.id)) return undefined;
    // A table that begins anew has other common lines.
    if (entry.kind === 'v1.Seated' && entry.table !== undefined) return undefined;
    clocks.set(entry.id, clockOf(entry, clocks.get(entry.after ?? ''), own && clocks.get(own.id)));
    tail.set(entry.id, entry);
    last.set(writer, entry);
  }
  return { entries, tail, clocks, last };
}

function workedOut(entries: readonly Entry[]): Worked | undefined {
  const last = new Map<string, Entry>();
  const own = new Map<string, Entry>();
  const tail = new Map<string, Entry>();
  for (const lines of linesByWriter(entries).values())
    for (const [i, line] of lines.entries()) {
      tail.set(line.id, line);
      const before = lines[i - 1];
      if (before) own.set(line.id, before);
      last.set(writerIn(line.id), line);
    }
  const clocks = new Map<string, Clock>();
  const begun = new Set<string>();
  const restsOn = ({ id, after = '' }: Entry) => [tail.get(after), own.get(id)];
  for (const line of tail.values()) {
    // A chain of thousands of lines is no reason to nest as deep.
    const open = [line];
    for (let entry = open.at(-1); entry; entry = open.at(-1)) {
      const missing = restsOn(entry).filter((other) => other && !clocks.has(other.id));
      if (clocks.has(entry.id)) open.pop();
      else if (missing.length) {
        if (begun.has(entry.id)) return undefined;
        begun.add(entry.id);
        for (const other of missing) if (other) open.push(other);
      } else {
        const [after, before] = restsOn(entry).map((other) => clocks.get(other?.id ?? ''));
        clocks.set(entry.id, clockOf(entry, after, before));
        open.pop();
      }
    }
  }
  return { entries, tail, clocks, last };
}

function clockOf(entry: Entry, after: Clock | undefined, own: Clock | undefined): Clock {
  const known = made.get(entry);
  if (known && known.after === after && known.own === own) return known.clock;
  const clock = new Map(after);
  for (const [writer, number] of own ?? []) clock.set(writer, Math.max(clock.get(writer) ?? 0, number));
  clock.set(writerIn(entry.id), numberIn(entry.id));
  made.set(entry, { after, own, clock });
  return clock;
}
