import { BOUNDS } from '../../format/bounds';
import { asDigits, axisRemarks } from './axis';
import { type Grid, MOST, named, OPEN, type Remark } from './grid';
import { isNone } from './tidy';

/** So many are told at once. */
const MOST_REMARKS = 200;

/** The grid with all that looks odd in it now, behind what was told while it was read. */
export function looked(grid: Grid): Grid {
  const read = grid.remarks.filter(({ isRead }) => isRead);
  const found = [...sizeRemarks(grid), ...headRemarks(grid), ...cellRemarks(grid)];
  return { ...grid, remarks: [...read, ...found].slice(0, MOST_REMARKS) };
}

function sizeRemarks({ columns, rows }: Grid): readonly Remark[] {
  const remarks: Remark[] = [];
  if (columns.length > MOST.columns)
    remarks.push({
      at: 'columns',
      words: `${columns.length} columns are too many: a table has up to ${MOST.columns}.`,
    });
  if (rows.length > MOST.rows)
    remarks.push({ at: 'rows', words: `${rows.length} rows are too many: a table has up to ${MOST.rows}.` });
  return remarks;
}

function headRemarks({ columns, rows }: Grid): readonly Remark[] {
  const heads = rows.map(({ head }) => head);
  return [
    ...(columns.length > 1 ? axisRemarks(columns, 'columns', (column) => [-1, column]) : []),
    ...axisRemarks(heads, 'rows', (row) => [row, -1]),
  ];
}

function cellRemarks({ rows }: Grid): readonly Remark[] {
  const codes = new Codes(rows.flatMap(({ cells }) => cells));
  return rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell, column): Remark[] => {
      const at = [row, column] as const;
      const likely = codes.likely(cell);
      if (likely) return [{ at, words: `${named(cell)} is probably ${named(likely)}.`, value: likely }];
      const parts = cell.split(' ');
      if (parts.length < 2 && cell.length <= BOUNDS.code) return [];
      const words = `${named(cell)} cannot be a result: a result has up to ${BOUNDS.code} letters and no blanks.`;
      const value = codeOf(parts);
      return [value ? { at, words, value } : { at, words }];
    }),
  );
}

/** "D1" of "D 1", "Ship-sunk" of "Ship sunk", "DR2" of "Defender retreats 2". */
function codeOf(words: readonly string[]): string | undefined {
  const parts = words.map((word) => word.replace(/[.,;:]+$/, '')).filter(Boolean);
  const first = parts.map((part) => (/^\d+$/.test(part) ? part : part.slice(0, 1).toUpperCase())).join('');
  const code = [parts.every((part) => part.length < 4) ? parts.join('') : parts.join('-'), first];
  return parts.length < 2 ? undefined : code.find(({ length }) => length <= BOUNDS.code);
}

/** Capitals are told from small letters, digits are alike. */
const shapeOf = (code: string): string =>
  code
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a')
    .replace(/\d/g, '9');
/** Letters that stand for themselves in many a code: only what the table holds too takes their place. */
const OFTEN_MEANT = /[OQSBZsz]/;

/** The results of a table, by which one that was read wrongly is known. */
class Codes {
  private readonly counts = new Map<string, number>();
  private readonly shapes = new Map<string, number>();
  /** Of those that are alike the one that is probably meant. */
  private readonly best = new Map<string, string>();

  constructor(cells: readonly string[]) {
    for (const cell of cells)
      if (cell !== OPEN && !isNone(cell)) this.counts.set(cell, (this.counts.get(cell) ?? 0) + 1);
    for (const code of this.counts.keys())
      this.shapes.set(shapeOf(code), (this.shapes.get(shapeOf(code)) ?? 0) + 1);
    for (const code of this.counts.keys()) {
      const before = this.best.get(skeletonOf(code));
      if (before === undefined || this.weight(code) > this.weight(before))
        this.best.set(skeletonOf(code), code);
    }
  }

  /** The code that this one is, if characters in it were mistaken; nothing where others do not make it plain. */
  likely(code: string): string | undefined {
    if (!this.counts.has(code)) return undefined;
    const digits = code.slice(0, 1) + asDigits(code.slice(1));
    const made = OFTEN_MEANT.test(code.slice(1)) ? code : digits;
    const others = [this.best.get(skeletonOf(code)) ?? code, made];
    const best = others.reduce((a, b) => (this.weight(b) > this.weight(a) ? b : a), code);
    return best === code ? undefined : best;
  }

  /** How often it stands there, and how many codes look like it. */
  private weight(code: string): number {
    return (this.counts.get(code) ?? 0) + (this.shapes.get(shapeOf(code)) ?? 0);
  }
}

/** What two codes have in common of which one is the other, read wrongly. */
const skeletonOf = (code: string): string => asDigits(code).replace(/[.,;:'`]+$/, '');
