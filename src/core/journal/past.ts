import { type ChartPack, withLessons } from '../charts/pack';
import type { Game } from '../play/game';
import type { Steps } from '../steps';
import { taughtBy } from './commands';
import { type Entry, struckIds } from './journal';
import { reachesBack } from './long-projection';
import { type Base, foldingJournal, type Projection } from './projection';

/**
 * A game that was played, as it stood after any of its entries: what a beginning of its journal folds to, with what was struck,
 * amended or revealed later still to come. Nothing is recorded for it. What was folded on the way is kept, so that one entry
 * further costs a little of a long game and not all of it.
 */
export type Past<S> = {
  /** How many entries there are. */
  readonly count: number;
  /** Where phases and turns begin, by how many entries stand before. */
  readonly stops: readonly Stop[];
  /** After `count` entries. Its own `entries` and `runs` are the last ones alone. */
  at(count: number): Steps<Projection<S>>;
};

/** `turn` is the moment as the game says it. */
export type Stop = { readonly count: number; readonly turn: string; readonly phase: string };

/** Entries between two folds that are kept. */
const PART = 250;

/** Of a game on several phones the entries are those that its phone reads, in the order in which it reads them. */
export function pastOf<S>(game: Game<S>, projection: Projection<S>): Past<S> {
  const { entries: written, reading: entries = written } = projection;
  const bases: Base<S>[] = [];
  return {
    count: entries.length,
    stops: stopsOf(projection, entries),
    *at(count) {
      // One more base at a time; where a procedure is open there is none.
      for (;;) {
        const last = bases.at(-1);
        const from = last?.count ?? 0;
        const to = nextOpened(entries, from + PART);
        if (to > count) break;
        const base = yield* folding(game, entries, baseFor(entries, bases, to), to);
        const { state, revealed } = base;
        if (base.open) break;
        bases.push({ count: to, state, revealed });
      }
      return yield* folding(game, entries, baseFor(entries, bases, count), count);
    },
  };
}

function* folding<S>(
  game: Game<S>,
  entries: readonly Entry[],
  base: Base<S> | undefined,
  to: number,
): Steps<Projection<S>> {
  return yield* foldingJournal(game, entries.slice(base?.count ?? 0, to), base);
}

/** The last base that nothing between it and there reaches back over. */
const baseFor = <S>(entries: readonly Entry[], bases: readonly Base<S>[], to: number): Base<S> | undefined =>
  bases.findLast(({ count }) => count <= to && !reachesBack(entries.slice(count, to)));

/** Where a procedure is opened, from there on: nothing before it is answered after it, as a rule. */
function nextOpened(entries: readonly Entry[], from: number): number {
  const found = entries.findIndex(({ kind }, i) => i >= from && kind === 'v1.Opened');
  return found < 0 ? Number.POSITIVE_INFINITY : found;
}

/** Where another phase or turn begins; what was struck does not count. */
function stopsOf<S>({ runs }: Projection<S>, entries: readonly Entry[]): readonly Stop[] {
  const places = new Map(entries.map(({ id }, i) => [id, i]));
  const stops: Stop[] = [];
  for (const { opened, struck, moment, phase = '' } of runs) {
    const count = places.get(opened.id);
    const last = stops.at(-1);
    if (struck || count === undefined || (last && count < last.count)) continue;
    if (!last || last.turn !== moment || last.phase !== phase) stops.push({ count, turn: moment, phase });
  }
  return stops;
}

export type StepBy = 'entry' | 'phase' | 'turn';

/** Where a step back (-1) or on (1) from there leads; the same number at either end. */
export function stepFrom(
  { count: all, stops }: Pick<Past<unknown>, 'count' | 'stops'>,
  count: number,
  by: StepBy,
  way: -1 | 1,
): number {
  if (by === 'entry') return Math.min(all, Math.max(0, count + way));
  const begins = by === 'phase' ? stops : stops.filter(({ turn }, i) => turn !== stops[i - 1]?.turn);
  const places = [0, ...begins.map((stop) => stop.count), all];
  return (
    (way > 0 ? places.find((place) => place > count) : places.findLast((place) => place < count)) ?? count
  );
}

/** After how many entries a line of the log had come to what it says. */
export function countAfter<S>(
  { entries: written, reading: entries = written, runs, struck }: Projection<S>,
  line: string,
): number {
  const procedureRun = runs.find(({ opened }) => opened.id === line);
  const closing = procedureRun?.entries.findLast(({ id, outcome }) => outcome && !struck.has(id))?.id ?? line;
  const at = Math.max(
    entries.findIndex(({ id }) => id === closing),
    entries.findIndex(({ id }) => id === line),
  );
  return at < 0 ? entries.length : at + 1;
}

/** The charts as they were after so many entries, as far as this game has taught them since. */
export function packThen<S>(
  { entries: written, reading: entries = written }: Projection<S>,
  pack: ChartPack,
  count: number,
): ChartPack {
  const [before, after] = [entries.slice(0, count), entries.slice(count)];
  // What later lines found there is what stood there then.
  const found = taughtBy(after, new Set(after.map(({ id }) => id)));
  const at = entries[count - 1]?.at ?? 0;
  return withLessons(withLessons(pack, found, at), taughtBy(before, struckIds(before)), at);
}
