import type { CellShape, ChartDef } from '../../../core/charts/chart';
import { isWhole, type Json } from '../../../core/json';
import { signed, withMinus } from '../../../core/numbers';
import { sumOfFaces } from '../../../core/play/dice';
import {
  askCell,
  askDice,
  cellLine,
  type Derivation,
  dieLine,
  offerOverride,
  type Steps,
} from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { numbers } from '../../../kit/charts';
import { askFields, type Field, type FieldsOf, number } from '../../../kit/fields';
import { askModifiers } from '../../../kit/rolls';
import { AIR_COMBAT } from '../data/charts/air';
import type { SideId } from '../data/sides';
import { LAST_ROW } from '../data/values';
import type { Added, Named } from '../state/attack-values';
import type { LastSaid, Toll } from '../state/state';

type Overridable = {
  readonly key: string;
  readonly label: string;
  readonly rule: string;
  readonly shape: CellShape;
  readonly value: number;
};

/** States a number that players may override; the line tells what they go by. */
export function* stateNumber(
  work: Derivation,
  overridable: Overridable,
  tell: (said: number) => Partial<TraceLine>,
): Steps<number> {
  const { key, label, rule } = overridable;
  const said = yield* offerOverride(work, overridable);
  work.lines.push({ kind: 'result', label, rule, prompt: `override:${key}`, ...tell(said) });
  return said;
}

/** What a modifier comes to; where a chart says it, in lines of its own. */
export function* askAdded(work: Derivation, added: Added): Steps<number> {
  return typeof added === 'number' ? added : yield* askModifiers(work, added);
}

/** States the sum of modifiers, each by its name; players may go by another sum. */
export function* stateModifiers(
  work: Derivation,
  key: string,
  rule: string,
  named: readonly Named[],
): Steps<number> {
  let value = 0;
  const names: string[] = [];
  for (const [name, added] of named) {
    const each = yield* askAdded(work, added);
    value += each;
    if (each) names.push(`${name} ${signed(each)}`);
  }
  const label = names.length ? `Modifiers: ${names.join(', ')}` : 'Modifiers: none';
  const overridable = { key, label: 'Modifiers', rule, shape: numbers(-40, 40), value };
  return yield* stateNumber(work, overridable, (sum) => ({ kind: 'shift', label, value: signed(sum) }));
}

type TableRoll = {
  readonly key: string;
  readonly title: string;
  readonly rule: string;
  readonly side: SideId;
  readonly hint?: string;
  readonly chart: ChartDef;
  /** More than one where squadrons go beyond the last row. */
  readonly rows: readonly string[];
  readonly modifier: number;
};

/** Two dice on a table: the total is read at the ends where it goes beyond them (2 and 12+). */
export function* rollTable(work: Derivation, roll: TableRoll): Steps<readonly Json[]> {
  const { chart, rows, modifier, ...question } = roll;
  const { key, title, rule } = roll;
  const thrown = yield* askDice(work, {
    ...question,
    count: 2,
    sides: 6,
    rollPreview: {
      chart: chart.id,
      ...(rows[0] !== undefined && { row: rows[0] }),
      ...(modifier && { modifier }),
    },
  });
  const total = sumOfFaces(thrown) + modifier;
  const value = modifier ? `${sumOfFaces(thrown)} ${signed(modifier)} = ${withMinus(total)}` : String(total);
  work.lines.push(dieLine(thrown, { label: title, value, rule, prompt: key }));
  const column = String(Math.max(2, Math.min(12, total)));
  const values: Json[] = [];
  for (const row of rows) {
    const cell = yield* askCell(work, chart, column, row);
    work.lines.push(cellLine(chart, column, row, cell));
    values.push(cell.value);
  }
  return values;
}

/** Rows 20 and what is above it: one roll is read on each, and the results are added (WW-15). */
export function rowsFor(squadrons: number): readonly number[] {
  if (squadrons <= 0) return [];
  return squadrons <= LAST_ROW ? [squadrons] : [LAST_ROW, ...rowsFor(squadrons - LAST_ROW)];
}

export const NO_TOLL: Toll = { eliminated: 0, aborted: 0 };

const addTolls = (a: Toll, b: Toll): Toll => ({
  eliminated: a.eliminated + b.eliminated,
  aborted: a.aborted + b.aborted,
});

/** "2/3", or "0" for nothing. */
function readToll(cell: Json): Toll {
  const [eliminated = 0, aborted = 0] = String(cell).split('/').map(Number);
  return { eliminated, aborted };
}
export const sumOfTolls = (cells: readonly Json[]): Toll => cells.map(readToll).reduce(addTolls, NO_TOLL);

/** No more than there are: eliminations first, then aborts. */
export function within({ eliminated, aborted }: Toll, there: number): Toll {
  const gone = Math.min(eliminated, Math.max(0, there));
  return { eliminated: gone, aborted: Math.min(aborted, Math.max(0, there) - gone) };
}

export const tollName = ({ eliminated, aborted }: Toll): string =>
  eliminated + aborted ? `${eliminated} eliminated, ${aborted} aborted` : 'no loss';

/** "2/3": as the tables write it. */
export const tollInShort = ({ eliminated, aborted }: Toll): string => `${eliminated}/${aborted}`;

type AirRoll = {
  readonly side: SideId;
  readonly title: string;
  readonly squadrons: number;
  /** The rule of its modifiers. */
  readonly rule: string;
  readonly named: readonly Named[];
};

/** What one side's squadrons do to the other in air combat (19.2). */
export function* rollAirCombat(work: Derivation, { squadrons, rule, named, ...roll }: AirRoll): Steps<Toll> {
  const key = roll.side;
  const modifier = yield* stateModifiers(work, `${key}-sum`, rule, named);
  const rows = rowsFor(squadrons).map(String);
  return sumOfTolls(
    yield* rollTable(work, { ...roll, key, rule: '19.2', chart: AIR_COMBAT, rows, modifier }),
  );
}

/** What the last game said in answer to one form. */
export type Last = LastSaid[string] | undefined;

/** A modifier of the players' rulebook, as in the last game where that fits it. */
export const asLast = (label: string, min: number, max: number, value: number | undefined): Field<number> =>
  number(label, min, max, isWhole(value, min, max) ? { initial: value } : {});
export const netField = (label: string, value: number | undefined) => asLast(label, -9, 9, value);

export const AS_LAST_TIME =
  'Filled in as in your last game: compare them with your rulebook. 0 is an answer too.';
const FROM_RULEBOOK = 'From your rulebook: these modifiers are not in the public rules. 0 is an answer too.';

/** Net modifiers that are in the players' rulebook alone: always asked for, never taken as 0. */
export function* askNets<A>(
  work: Derivation,
  ask: { readonly key: string; readonly rule: string; readonly title: string },
  last: Last,
  fields: FieldsOf<A>,
): Steps<A> {
  const hint = last ? AS_LAST_TIME : FROM_RULEBOOK;
  return yield* askFields(work, { ...ask, hint, submit: 'Roll' }, fields);
}
