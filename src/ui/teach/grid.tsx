import {
  type CellShape,
  type ChartDef,
  cellKey,
  describeCell,
  labelName,
  placeName,
  rulesCell,
  shapeOf,
} from '../../core/charts/chart';
import type { Problem } from '../../core/result';
import { ChartHead } from '../charts/chart-head';
import { isNamed, isWide } from '../charts/chart-table';
import { tied, Wrong } from '../kit/field';
import { type Grid, isPartial, parseCell } from './grid-draft';
import { keysOf } from './grid-keys';

export type At = { readonly column: string; readonly row: string };

type Props = {
  chart: ChartDef;
  grid: Grid;
  at: At | undefined;
  /** Codes are typed, not picked by keys alone. */
  typing: boolean;
  onAt(at: At): void;
  onText(at: At, text: string): void;
};

const inputAt = (at: string | undefined) =>
  [...document.querySelectorAll<HTMLElement>('[data-at]')].find((input) => input.dataset.at === at);

/** The focus goes to a cell, wherever on the sheet it stands. */
export const focusCell = ({ column, row }: At): void => inputAt(cellKey(column, row))?.focus();

/** The next cell that is open, row by row; the last one stays. */
export function nextCell(grid: Grid, { column, row }: At): At {
  const open = openCells(grid);
  const i = open.findIndex((cell) => cell.column === column && cell.row === row);
  return open[i + 1] ?? { column, row };
}

export const openCells = (grid: Grid): readonly At[] =>
  grid.rows.flatMap((row) =>
    grid.columns.filter((column) => !grid.isLocked(column, row)).map((column) => ({ column, row })),
  );

/** Where a key leads among the open cells: arrows along row and column, Enter down and on to the next column. */
function follow(grid: Grid, { column, row }: At, key: string, back: boolean): At | undefined {
  const along = (line: readonly At[], step: number) => {
    const i = line.findIndex((cell) => cell.column === column && cell.row === row);
    return line[i + step];
  };
  const across = openCells(grid).filter((cell) => cell.row === row);
  const down = openCells(grid).filter((cell) => cell.column === column);
  if (key === 'ArrowLeft' || key === 'ArrowRight') return along(across, key === 'ArrowRight' ? 1 : -1);
  if (key === 'ArrowUp' || key === 'ArrowDown') return along(down, key === 'ArrowDown' ? 1 : -1);
  const byColumn = grid.columns.flatMap((head) => openCells(grid).filter((cell) => cell.column === head));
  return along(byColumn, back ? -1 : 1);
}

const MOVES = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter'];

/** A chart whose cells are inputs; keys move between them as on a spreadsheet. */
export function GridTable({ chart, grid, at, typing, onAt, onText }: Props) {
  const named = isNamed(chart, grid.rows);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!at || !MOVES.includes(event.key)) return;
    event.preventDefault();
    const next = follow(grid, at, event.key, event.shiftKey);
    if (next) focusCell(next);
  };
  return (
    <div class="chart-box grid-box">
      <table
        class={`chart${named ? ' chart-named' : ''}${isWide(grid.columns) ? ' chart-wide' : ''} grid`}
        aria-label={chart.name}
      >
        <ChartHead chart={chart} columns={grid.columns} lit={at?.column} />
        <tbody onKeyDown={onKeyDown}>
          {grid.rows.map((row) => (
            <GridRow key={row} {...{ chart, grid, at, typing, onAt, onText, row }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GridRow({ row, ...props }: Props & { row: string }) {
  const { chart, grid, at } = props;
  const wrong = grid.columns.find((column) => problemAt(props, { column, row }));
  const problem = wrong === undefined ? undefined : problemAt(props, { column: wrong, row });
  return (
    <>
      <tr>
        <th scope="row" class={row === at?.row ? 'row-head lit' : 'row-head'}>
          {labelName(chart.rows, row)}
        </th>
        {grid.columns.map((column) => (
          <GridCell key={column} {...props} here={{ column, row }} />
        ))}
      </tr>
      {problem && wrong !== undefined && (
        <tr>
          <td class="cell-problem" colSpan={grid.columns.length + 1}>
            <Wrong
              id={rowId(props, row)}
              problem={{ message: `${placeName(chart, wrong, row)}: ${problem.message}` }}
            />
          </td>
        </tr>
      )}
    </>
  );
}

const rowId = ({ grid }: Props, row: string): string => `row-${grid.rows.indexOf(row)}`;

/** What is half typed is not wrong yet in the cell being typed in. */
function problemAt({ chart, grid, at }: Props, { column, row }: At): Problem | undefined {
  const problem = grid.problems.get(cellKey(column, row));
  const here = at?.column === column && at.row === row;
  if (here && isPartial(shapeOf(chart, column), grid.text(column, row))) return undefined;
  return problem;
}

/** No keyboard opens where keys do. */
function inputModeOf(shape: CellShape, typing: boolean): 'none' | 'text' | 'numeric' {
  if (shape.kind === 'words' || (shape.kind === 'code' && typing)) return 'text';
  if (keysOf(shape).length) return 'none';
  return shape.kind === 'code' ? 'text' : 'numeric';
}

function GridCell({ here, ...props }: Props & { here: At }) {
  const { chart, grid, typing, onAt, onText } = props;
  const { column, row } = here;
  const shape = shapeOf(chart, column);
  const text = grid.text(column, row);
  const overridable = rulesCell(chart, column, row);
  if (grid.isLocked(column, row)) {
    const parsed = parseCell(shape, text);
    return (
      <td class="locked">
        {parsed.ok && parsed.value !== undefined && describeCell(shape, parsed.value)}
        <small class="by-rule">
          <span class="sr"> rulebook </span>
          {overridable?.rule}
        </small>
      </td>
    );
  }
  const problem = problemAt(props, here);
  const common = {
    class: 'grid-input',
    'data-at': cellKey(column, row),
    'aria-label': placeName(chart, column, row),
    ...tied(rowId(props, row), problem),
    id: undefined,
    value: text,
    onFocus: () => onAt(here),
  };
  return (
    <td class={problem && 'wrong'}>
      {shape.kind === 'choice' ? (
        <select {...common} onChange={(event) => onText(here, event.currentTarget.value)}>
          <option value="">·</option>
          {shape.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type="text"
          inputMode={inputModeOf(shape, typing)}
          autoComplete="off"
          {...(shape.kind === 'code' && { autoCapitalize: 'characters' })}
          maxLength={'most' in shape ? shape.most : 12}
          onFocus={(event) => {
            onAt(here);
            event.currentTarget.select();
          }}
          onInput={(event) => onText(here, event.currentTarget.value)}
        />
      )}
      {overridable && <small class="by-rule">{describeCell(shape, overridable.value)}</small>}
    </td>
  );
}
