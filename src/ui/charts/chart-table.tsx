import { useLayoutEffect, useRef } from 'preact/hooks';
import { briefCell, type ChartDef, describeCell, labelName, shapeOf } from '../../core/charts/chart';
import type { ChartPack } from '../../core/charts/pack';
import { Die } from '../kit/die';
import { sourceMark } from '../kit/source-words';
import { ChartHead } from './chart-head';
import { type ChartModel, chartModel, type Place } from './chart-model';

type Props = {
  chart: ChartDef;
  pack: ChartPack;
  /** The cell asked for: its column and row are lit. */
  at?: Place | undefined;
  /** What the player is about to say of it. */
  draft?: string | undefined;
  large?: boolean;
  /** The rows that a roll can come to, where it is not all of them. */
  only?: readonly string[] | undefined;
  /** Beneath it stands what more is to be seen: of a long chart, or one in words, as little as will do. */
  tight?: boolean;
};

const MOST_ROWS = 8;
const SOME_ROWS = 5;
/** Letters of a cell from which it is words, not a value. */
const WORDS = 15;
/** Columns of words that fit side by side at a phone's width. */
const SOME_COLUMNS = 3;

/** Columns that players confirm, and most tables have no more. */
const MOST_COLUMNS = 12;
/** Of more than those, as many as are read at a glance. */
const NEAR_COLUMNS = 5;
/** Letters of a span such as 10–12. */
const SPAN = 5;

/** Columns that leave no room for a head of more letters than this over the rows. */
const MANY_COLUMNS = 9;
const SHORT_HEAD = 6;

/** Of a long chart, the rows or columns about the one asked for; all of it is a tap away. */
export function around(
  labels: readonly string[],
  head: string,
  most: number,
  some: number,
): readonly string[] {
  if (labels.length <= most) return labels;
  const from = Math.max(0, Math.min(labels.indexOf(head) - (some >> 1), labels.length - some));
  return labels.slice(from, from + some);
}

/** A row of one face, not of a span. */
const FACE = /^\d+$/;

const MARKS = { rules: 'r', mapsheet: 's', practice: 'p' } as const;

export function ChartTable({ chart, pack, at, draft, large, only, tight }: Props) {
  const model = chartModel(chart, pack, at);
  const named = isNamed(chart, model.rows);
  const worded = model.rows.some((row) => model.columns.some((column) => isWords(chart, model, column, row)));
  const least = tight && worded;
  const rows =
    large || at?.row === undefined
      ? model.rows.filter((row) => only?.includes(row) ?? true)
      : around(model.rows, at.row, least ? 1 : MOST_ROWS, least ? 1 : SOME_ROWS);
  const columns =
    large || at?.column === undefined
      ? model.columns
      : least
        ? around(model.columns, at.column, SOME_COLUMNS, SOME_COLUMNS)
        : around(model.columns, at.column, MOST_COLUMNS, NEAR_COLUMNS);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    // Larger text widens it, and not the window.
    const seen = new ResizeObserver(() => showLit(current));
    for (const each of [current, ...current.children]) seen.observe(each);
    return () => seen.disconnect();
  }, [at?.column]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide or long chart scrolls, which the keyboard must be able to do.
    <section class={large ? 'chart-box large' : 'chart-box'} ref={box} tabIndex={0} aria-label={chart.name}>
      <table
        class={classes(
          ...['chart', large && 'chart-large', named && 'chart-named', worded && 'chart-worded'],
          isWide(columns) && 'chart-wide',
          hasSpans(chart, model.rows) && 'chart-spans',
          hasLongCodes(chart, model) && 'chart-coded',
        )}
        aria-label={chart.name}
      >
        <ChartHead
          {...{ chart, columns, lit: at?.column }}
          bare={tight && !named && columns.length > MANY_COLUMNS && chart.rows.label.length > SHORT_HEAD}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th
                scope="row"
                class={row === at?.row ? 'row-head lit' : 'row-head'}
                aria-current={row === at?.row ? 'true' : undefined}
              >
                {chart.rows.dice === 1 && FACE.test(row) ? (
                  <>
                    <Die face={Number(row)} />
                    <span class="sr">{row}</span>
                  </>
                ) : (
                  labelName(chart.rows, row)
                )}
              </th>
              {columns.map((column) => (
                <ChartCell key={column} {...{ chart, model, column, row, at, draft }} brief={least} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Of a chart that scrolls, the lit column comes into the middle of what the row heads, which stay, leave to be seen. */
function showLit(box: HTMLElement): void {
  const lit = box.querySelector('thead .lit')?.getBoundingClientRect();
  if (!lit || box.scrollWidth <= box.clientWidth) return;
  const { left, right } = box.getBoundingClientRect();
  const heads = box.querySelector('tbody th')?.getBoundingClientRect().width ?? 0;
  box.scrollLeft += (lit.left + lit.right - left - heads - right) / 2;
}

/** Rows such as 11–16, which stay in one line. */
const hasSpans = ({ rows }: ChartDef, labels: readonly string[]): boolean =>
  rows.roll !== undefined && labels.some((row) => labelName(rows, row).length > 3);

/** What a row is called takes more room than a number. */
export const isNamed = ({ rows }: ChartDef, labels: readonly string[]): boolean =>
  labels.some((row) => labelName(rows, row).length > (rows.roll ? SPAN : 3));

/** Columns of which some are out of sight at a phone's width: what the rows are called stays. */
export const isWide = (columns: readonly string[]): boolean => columns.length > MOST_COLUMNS;

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** Codes such as A1R, of which fewer stand side by side. */
const LONG_CODE = 3;
const hasLongCodes = ({ shape }: ChartDef, { columns, rows, cell }: ChartModel): boolean =>
  'kind' in shape &&
  shape.kind === 'code' &&
  rows.some((row) => columns.some((column) => String(cell(column, row)?.value ?? '').length >= LONG_CODE));

function isWords(chart: ChartDef, model: ChartModel, column: string, row: string): boolean {
  const cell = model.cell(column, row);
  return cell !== undefined && describeCell(shapeOf(chart, column), cell.value).length >= WORDS;
}

type CellProps = {
  column: string;
  row: string;
  chart: ChartDef;
  model: ChartModel;
  at: Place | undefined;
  draft?: string | undefined;
  brief?: boolean | undefined;
};

export function ChartCell({ chart, model, column, row, at, draft, brief }: CellProps) {
  const here = at?.column === column && at.row === row;
  const cell = model.cell(column, row);
  const lit = (at && at.column === column) || (at && at.row === row);
  const kind = classes(lit && 'lit', here && 'cell', !cell && 'q');
  if (here && !cell) {
    return (
      <td class={kind}>
        {draft ?? '?'}
        <span class="sr"> this one</span>
      </td>
    );
  }
  if (!cell) {
    return (
      <td class={kind}>
        <span aria-hidden="true">{chart.whole ? '–' : '·'}</span>
        <span class="sr">{chart.whole ? 'none' : 'not read yet'}</span>
      </td>
    );
  }
  const marked = cell.source !== model.usual;
  const overridable = model.overridden(column, row);
  const numbered = marked && cell.rule !== undefined && model.rules.length > 1;
  return (
    <td class={kind || undefined}>
      <span class="value">
        {(brief ? briefCell : describeCell)(shapeOf(chart, column), cell.value)}
        {marked && !numbered && (
          <sup class="source" aria-hidden="true">
            {MARKS[cell.source]}
          </sup>
        )}
      </span>
      {marked && (
        <span class="sr">
          {' '}
          {sourceMark(cell.source)} {cell.rule}
        </span>
      )}
      {overridable && (
        <small class="by-rule">
          <span class="sr">, the rulebook says </span>
          <s>{describeCell(shapeOf(chart, column), overridable.value)}</s>
        </small>
      )}
      {numbered && (
        <small class="by-rule" aria-hidden="true">
          {cell.rule}
        </small>
      )}
    </td>
  );
}
