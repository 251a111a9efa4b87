import { isRecord, isTextLine, isWhole, type Json } from '../json';
import { withMinus } from '../numbers';
import { fail, ok, type Result } from '../result';
import type { ColumnsBy } from './columns';
import type { DiceRead } from './dice-rows';

export const CELL_SOURCES = ['rules', 'mapsheet', 'practice'] as const;
export type CellSource = (typeof CELL_SOURCES)[number];

/**
 * A printed table as data. Cells are keyed by the labels of their column and row, so that a corrected axis
 * moves nothing. What the rulebook states is in `cells` with its rule number; everything else is learned from
 * the players into a chart pack.
 */
export type ChartDef = {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** Where its cells come from and how sure they are, where the rulebook itself is not what was read. */
  readonly note?: string;
  readonly columns: Axis;
  readonly rows: Axis;
  /** One shape for every cell, or one per column head. */
  readonly shape: CellShape | { readonly byColumn: { readonly [head: string]: CellShape } };
  readonly cells: readonly RulesCell[];
  /** How a row is asked for in plain words, where its name would not say it. */
  readonly questions?: { readonly [row: string]: string };
  /** What is gone by in a game on practice tables where they have no such row. */
  readonly practice?: { readonly [row: string]: Json };
  /** The rulebook prints all of it: where `cells` has none, there is none to be read. */
  readonly whole?: true;
};

export type Axis = {
  readonly label: string;
  readonly labels: readonly string[];
  /** `confirm`: the rules do not print these labels; players confirm them once. `open`: rows may be added. */
  readonly mode: 'fixed' | 'confirm' | 'open';
  /** Heads to be confirmed are totals, such as 1, 6-9 or 70+, and the rules print some of them or none; else they are odds. */
  readonly totals?: true;
  /** Words for heads that are ids. */
  readonly names?: { readonly [head: string]: string };
  /** Its labels are what so many dice come to: the roll picks one of them. */
  readonly dice?: number;
  /** How one of its labels is found by amounts. */
  readonly by?: ColumnsBy;
  /** Its labels are spans of what these dice come to. */
  readonly roll?: DiceRead;
};

export type RulesCell = {
  readonly column: string;
  readonly row: string;
  readonly value: Json;
  readonly rule: string;
};

export type CellShape =
  /** Two numbers; `names`: what they are where they are not the losses of attacker and defender. */
  | {
      readonly kind: 'losses';
      readonly max: number;
      readonly names?: { readonly [side in keyof Losses]: string };
    }
  /** `columns`: how far a column is shifted, to the right where it is positive. */
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly columns?: true }
  | {
      readonly kind: 'choice';
      /** `brief`: the same where what it takes is told beside it. */
      readonly options: readonly {
        readonly value: string;
        readonly label: string;
        readonly brief?: string;
      }[];
    }
  /** A line of words, up to so many characters: what a sheet prints that is no number. */
  | {
      readonly kind: 'words';
      readonly most: number;
      /** What an empty cell of the sheet is kept as, where a sheet has such. */
      readonly none?: string;
    }
  /**
   * A result by a code without blanks, such as A1R, up to so many characters. Any may be typed; `known` are proposed, and say
   * what they mean. One with `#` says so of all that have a number there.
   */
  | {
      readonly kind: 'code';
      readonly most: number;
      readonly known: readonly { readonly value: string; readonly label: string }[];
    };

export type Cell = {
  readonly value: Json;
  readonly source: CellSource;
  readonly rule?: string;
  readonly at?: number;
  /** Why players go by another value than the rulebook's. */
  readonly reason?: string;
};

/** Attacker and defender step losses of a combat result, or the two numbers that their shape names. */
export type Losses = { readonly attacker: number; readonly defender: number };

export const cellKey = (column: string, row: string): string => `${column}|${row}`;

export function shapeOf(chart: ChartDef, column: string): CellShape {
  if ('kind' in chart.shape) return chart.shape;
  const shape = chart.shape.byColumn[column];
  if (!shape) throw new Error(`chart ${chart.id} has no shape for column ${column}`);
  return shape;
}

/** Up to `most` characters without blanks; a single `?` is a cell that nobody has read. */
export const isCode = (value: unknown, most: number): value is string =>
  isTextLine(value, most) && value !== '?' && !/[\s|]/.test(value);

/** Refuses a value that breaks the chart's shape; the message says what would fit. */
export function checkCell(shape: CellShape, value: unknown): Result<Json> {
  switch (shape.kind) {
    case 'losses': {
      const { attacker, defender } = isRecord(value) ? value : {};
      const { max, names = { attacker: "attacker's loss", defender: "defender's" } } = shape;
      return isWhole(attacker, 0, max) && isWhole(defender, 0, max)
        ? ok({ attacker, defender })
        : fail(
            'cell.shape',
            `Two whole numbers from 0 to ${max}: ${names.attacker}, then ${names.defender}.`,
          );
    }
    case 'number':
      return isWhole(value, shape.min, shape.max)
        ? ok(value as number)
        : fail('cell.shape', `A whole number from ${withMinus(shape.min)} to ${withMinus(shape.max)}.`);
    case 'choice':
      return shape.options.some((option) => option.value === value)
        ? ok(value as string)
        : fail('cell.shape', `One of: ${shape.options.map((option) => option.label).join(', ')}.`);
    case 'words':
      if (shape.none !== undefined && typeof value === 'string' && !value.trim()) return ok(shape.none);
      return isTextLine(value, shape.most)
        ? ok(value.trim())
        : fail('cell.shape', `A line of words, up to ${shape.most} characters.`);
    case 'code':
      return isCode(value, shape.most)
        ? ok(value)
        : fail('cell.shape', `A code without blanks, up to ${shape.most} characters.`);
  }
}

/** The cell in words: `1/1`, `no shift`, `−1`. */
export function describeCell(shape: CellShape, value: Json): string {
  if (shape.kind === 'losses') {
    const losses = value as Losses;
    return `${losses.attacker}/${losses.defender}`;
  }
  if (shape.kind === 'choice')
    return shape.options.find((option) => option.value === value)?.label ?? String(value);
  return typeof value === 'number' ? withMinus(value) : String(value);
}

/** The cell in as few words as it has, where the rest is told beside it. */
export function briefCell(shape: CellShape, value: Json): string {
  const options = shape.kind === 'choice' ? shape.options : [];
  return options.find((each) => each.value === value)?.brief ?? describeCell(shape, value);
}

/** The rulebook's own cell, if it states one. */
export function rulesCell(chart: ChartDef, column: string, row: string): Cell | undefined {
  let cells = stated.get(chart.cells);
  if (!cells) {
    // The first of two that name the same cell counts.
    cells = new Map(chart.cells.toReversed().map((cell) => [cellKey(cell.column, cell.row), cell]));
    stated.set(chart.cells, cells);
  }
  const found = cells.get(cellKey(column, row));
  return found && { value: found.value, source: 'rules', rule: found.rule };
}

/** A screen asks for each cell of a chart of thousands a few times. */
const stated = new WeakMap<ChartDef['cells'], ReadonlyMap<string, RulesCell>>();

/** A head in words. */
export const labelName = ({ names }: Axis, head: string): string =>
  names && Object.hasOwn(names, head) ? (names[head] ?? head) : head;

/** A cell by its labels; a chart of one column needs only the row. */
export function placeName({ columns, rows }: ChartDef, column: string, row: string): string {
  const one = columns.mode === 'fixed' && columns.labels.length === 1;
  return one ? labelName(rows, row) : `${labelName(columns, column)}, ${labelName(rows, row)}`;
}
