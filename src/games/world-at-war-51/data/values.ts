/** Numbers of the rules that stand in no table. */

/** Squadrons to an Army air factor, and naval squadrons to one naval factor (51.31, 51.36). */
export const PER_FACTOR = 3;

/** The highest row of the tables for squadrons; what is above it is read on a second row (WW-15). */
export const LAST_ROW = 20;
export const LAST_DEFENCE = 10;

/** A strike force keeps a third of its squadrons over itself at most (51.43B). */
export const CAP_SHARE = 3;
/** The American answer (51.43E). */
export const COUNTER_LIMIT = 10;

/** At this effective tension surprise is lost (51.71B). */
export const NO_SURPRISE = 40;

/** The highest tension level that is asked for. */
export const HIGHEST_TENSION = 99;
/** Steps of a track, far beyond what a war has. */
export const MOST_STEPS = 200;

/** The Pearl level's columns, by the highest level of each. */
const COLUMNS: readonly (readonly [to: number, id: string])[] = [
  [33, 'c0'],
  [35, 'c34'],
  [37, 'c36'],
  [39, 'c38'],
];
export const columnOf = (level: number): string => COLUMNS.find(([to]) => level <= to)?.[1] ?? 'c40';
/** The lowest level of each column but the first. */
export const COLUMN_STARTS: readonly (readonly [at: number, id: string])[] = COLUMNS.map(([to]) => [
  to + 1,
  columnOf(to + 1),
]);
/** Level of the surprise die as the table's row: 3 or less to 7 or more. */
export const levelRow = (level: number): number => Math.max(3, Math.min(7, level));
export const levelName = (level: number): string =>
  level >= 7 ? '7+' : level <= 3 ? '3 or less' : String(level);
