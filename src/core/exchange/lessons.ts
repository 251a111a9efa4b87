import type { Lesson, TaughtLesson } from '../charts/pack';
import { type Branches, beginningOf, branchesOf, byIdOf, readingOf } from '../journal/branches';
import { placeOf, taughtBy } from '../journal/commands';
import { type Entry, struckIds } from '../journal/journal';
import { kindOf } from '../journal/kinds';
import { sameJson } from '../json';
import { type Causes, causesOf } from './causes';
import { playerIn, writerIn } from './seats';

/** Whether lines that only append may change what is said of a cell or label: else a merge with them teaches nothing. */
export const mayTeach = (fresh: readonly Entry[]): boolean =>
  fresh.some((entry) => 'ids' in entry || kindOf(entry).fold === 'anew') ||
  taughtBy(fresh, new Set()).length > 0;

/**
 * What a merge teaches: each cell and label that the merged journal says otherwise than the one before. So phones that have the
 * same lines have read the same, whoever wrote first, whatever waits or is struck.
 */
export function lessonsBetween(before: readonly Entry[], after: Branches): readonly Lesson[] {
  const branches = branchesOf(before);
  const said = branches ? saidIn(branches) : new Map<string, Lesson>();
  const now = saidIn(after);
  // As of a word on a fork that counts no more, since another contradicts it.
  const gone = [...said].flatMap(([place, lesson]) => (now.has(place) ? [] : [unsaid(lesson)]));
  return [
    ...gone,
    ...[...now].flatMap(([place, lesson]) => (sameJson(said.get(place), lesson) ? [] : [lesson])),
  ];
}

const unsaid = (lesson: Lesson): Lesson =>
  'axis' in lesson
    ? { chart: lesson.chart, axis: lesson.axis }
    : { chart: lesson.chart, column: lesson.column, row: lesson.row };

function saidIn(branches: Branches): ReadonlyMap<string, Lesson> {
  const reading = readingOf(branches);
  return new Map(taughtBy(reading, struckIds(reading)).map((lesson) => [placeOf(lesson), lesson]));
}

/** A cell or label as a player read it, with the line that says so. */
export type Reading = { readonly lesson: Lesson; readonly line: string };
/** What two players read otherwise, neither knowing of the other: first the one that counts, as it stands last. */
export type TwoReadings = readonly [Reading, Reading];

const known = new WeakMap<readonly Entry[], readonly TwoReadings[]>();

/** What players have to look at once more, until one of them says it again (`settles`). */
export function twoReadingsIn(entries: readonly Entry[]): readonly TwoReadings[] {
  const found = known.get(entries) ?? findReadings(entries);
  known.set(entries, found);
  return found;
}

function findReadings(entries: readonly Entry[]): readonly TwoReadings[] {
  const branches = beginningOf(entries) && branchesOf(entries);
  if (!branches) return [];
  const byId = byIdOf(entries);
  const reading = readingOf(branches);
  const struck = struckIds(reading);
  const player = playerIn(entries);
  const places = new Map<string, { readonly lesson: Lesson; readonly line: Entry }[]>();
  for (const entry of reading) {
    // What a word on a fork brought is of its writer.
    const line = byId.get(entry.id) ?? byId.get(entry.id.slice(0, entry.id.lastIndexOf('/')));
    if (!line || struck.has(entry.id)) continue;
    for (const lesson of taughtBy([entry], struck)) {
      const place = placeOf(lesson);
      places.set(place, [...(places.get(place) ?? []), { lesson, line }]);
    }
  }
  let causes: Causes | undefined;
  return [...places.values()].flatMap((all): TwoReadings[] => {
    const last = all.at(-1);
    const others = all.filter(
      ({ lesson, line }) =>
        last &&
        player(writerIn(line.id)) !== player(writerIn(last.line.id)) &&
        !saysSame(lesson, last.lesson) &&
        // Who says what it said before has seen that.
        !sameJson(saidOf(lesson), beforeOf(last.lesson)),
    );
    if (!last || !others.length) return [];
    causes ??= causesOf(entries);
    const settled = last.line.kind === 'v1.Taught' ? (last.line.settles ?? []) : [];
    const other = others.findLast(
      ({ line }) =>
        !settled.includes(line.id) && !causes?.knew(last.line, line) && !causes?.knew(line, last.line),
    );
    return other ? [[told(last), told(other)]] : [];
  });
}

const saysSame = (a: Lesson, b: Lesson): boolean => sameJson(saidOf(a), saidOf(b));
const beforeOf = (lesson: TaughtLesson) => ('axis' in lesson ? lesson.before : lesson.before?.value) ?? null;
const saidOf = (lesson: Lesson) => ('axis' in lesson ? lesson.heads : lesson.cell?.value) ?? null;
const told = ({ lesson, line }: { readonly lesson: Lesson; readonly line: Entry }): Reading => ({
  lesson,
  line: line.id,
});
