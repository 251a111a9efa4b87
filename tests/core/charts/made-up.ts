import { columnAxis, rowAxis } from '../../../src/core/charts/axes';
import type { Axis, CellShape, ChartDef, RulesCell } from '../../../src/core/charts/chart';
import type { ColumnsBy } from '../../../src/core/charts/columns';
import type { DiceRead } from '../../../src/core/charts/dice-rows';
import type { Result } from '../../../src/core/result';

const taken = (axis: Result<Axis>): Axis => {
  if (!axis.ok) throw new Error(axis.problem.message);
  return axis.value;
};

export const CODES: CellShape = {
  kind: 'code',
  most: 12,
  known: [
    { value: 'NE', label: 'No effect' },
    { value: 'A1', label: 'Attacker loses 1' },
    { value: 'A2', label: 'Attacker loses 2' },
    { value: 'D#', label: 'Defender loses #' },
  ],
};

type Table = {
  readonly id: string;
  readonly by: ColumnsBy | 'list';
  readonly columns: string;
  readonly dice: DiceRead;
  readonly rows: string;
  /** A line for each row; `?` is open. */
  readonly cells: readonly string[];
};

/** A table as a file of an invented game gives it. */
export function tableOf({ id, by, columns, dice, rows, cells }: Table): ChartDef {
  const [across, down] = [taken(columnAxis('Odds', by, columns)), taken(rowAxis('Die', dice, rows))];
  return {
    ...{ id, name: `Table ${id}`, rule: '7', columns: across, rows: down, shape: CODES },
    cells: down.labels.flatMap((row, i): RulesCell[] =>
      across.labels.flatMap((column, k) => {
        const value = cells[i]?.split(/\s+/)[k] ?? '?';
        return value === '?' ? [] : [{ column, row, value, rule: '7' }];
      }),
    ),
  };
}

/** Odds with an automatic result below, one die, one cell open. */
export const RIDGE = tableOf({
  id: 'ridge',
  by: { by: 'odds', below: { code: 'A2' } },
  columns: '1:1 2:1 3:1',
  dice: { count: 1, sides: 6 },
  rows: '..1 2 3-4 5..',
  cells: ['A2 A1 NE', 'A1 NE NE', 'NE NE D1', '?  D1 D2'],
});

/** A difference, and more dice than anybody counts. */
export const MOOR = tableOf({
  id: 'moor',
  by: { by: 'difference' },
  columns: '..-2 -1..1 2..',
  dice: { count: 5, sides: 6 },
  rows: '..14 15..20 21..',
  cells: ['A2 A1 NE', 'A1 NE D1', 'NE D1 D2'],
});
