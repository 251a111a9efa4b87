import type { ChartDef } from '../../../core/charts/chart';
import { isWhole, type Json } from '../../../core/json';
import { signed, withMinus } from '../../../core/numbers';
import { sumOfFaces } from '../../../core/play/dice';
import type { FormField } from '../../../core/play/form';
import {
  askCell,
  askDice,
  askForm,
  cellLine,
  dieLine,
  type Steps,
  stateValue,
  type Working,
} from '../../../core/play/procedure';
import { AIR_COMBAT } from '../data/charts/air';
import type { SideId } from '../data/sides';
import { LAST_ROW } from '../data/values';
import type { LastSaid, Toll } from '../state/state';

/** A modifier by its name. */
export type Named = readonly [name: string, value: number];

/** States the sum of modifiers, each by its name; players may go by another sum. */
export function* stateModifiers(
  work: Working,
  { key, rule, named }: { readonly key: string; readonly rule: string; readonly named: readonly Named[] },
): Steps<number> {
  const value = named.reduce((sum, [, each]) => sum + each, 0);
  const sum = yield* stateValue(work, {
    key,
    label: 'Modifiers',
    rule,
    shape: { kind: 'number', min: -40, max: 40 },
    value,
  });
  const names = named.filter(([, each]) => each !== 0).map(([name, each]) => `${name} ${signed(each)}`);
  work.lines.push({
    kind: 'shift',
    label: names.length ? `Modifiers: ${names.join(', ')}` : 'Modifiers: none',
    value: signed(sum),
    rule,
    prompt: `override:${key}`,
  });
  return sum;
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
export function* rollTable(work: Working, roll: TableRoll): Steps<readonly Json[]> {
  const { key, title, rule, side, hint, chart, rows, modifier } = roll;
  const thrown = yield* askDice(work, {
    key,
    rule,
    title,
    side,
    count: 2,
    sides: 6,
    ...(hint && { hint }),
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

const NO_TOLL: Toll = { eliminated: 0, aborted: 0 };
export const noToll = (): Toll => NO_TOLL;

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
  readonly key: string;
  readonly title: string;
  readonly side: SideId;
  readonly squadrons: number;
  readonly modifier: number;
};

/** What one side's squadrons do to the other in air combat (19.2). */
export function* rollAirCombat(work: Working, roll: AirRoll): Steps<Toll> {
  const rows = rowsFor(roll.squadrons).map(String);
  return sumOfTolls(yield* rollTable(work, { ...roll, rule: '19.2', chart: AIR_COMBAT, rows }));
}

type AskedModifier = { readonly key: string; readonly label: string };

export const AS_LAST_TIME =
  'Filled in as in your last game: compare them with your rulebook. 0 is an answer too.';
/** The field with what it was answered by in the last game, where that fits it. */
export function filledIn(
  field: Extract<FormField, { readonly kind: 'number' }>,
  last: LastSaid[string] | undefined,
): FormField {
  const value = last?.[field.key];
  return isWhole(value, field.min, field.max) ? { ...field, initial: value } : field;
}

/** Net modifiers that are in the players' rulebook alone: always asked for, never taken as 0. */
export function* askModifiers(
  work: Working,
  ask: {
    readonly key: string;
    readonly rule: string;
    readonly title: string;
    readonly fields: readonly AskedModifier[];
    readonly last: LastSaid[string] | undefined;
  },
): Steps<readonly number[]> {
  const { fields, last, ...question } = ask;
  const values = yield* askForm(work, {
    ...question,
    hint: last
      ? AS_LAST_TIME
      : 'From your rulebook: these modifiers are not in the public rules. 0 is an answer too.',
    submit: 'Roll',
    fields: fields.map((field) => filledIn({ ...field, kind: 'number', min: -9, max: 9 }, last)),
  });
  return fields.map(({ key }) => Number(values[key]));
}
