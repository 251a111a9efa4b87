import { LAID, type RawTable } from './html';
import { type Tidy, tidyCell } from './tidy';
import type { Texts } from './tokens';

/** One place of a table. Merged cells stand at each of their places. */
export type Slot = Tidy & {
  readonly isHead: boolean;
  /** The same wherever a merged cell stands. */
  readonly cell: number;
  /** Not pasted: its line is shorter than others. */
  readonly isMissing?: true;
  /** What was done to read its line; in the first place of that. */
  readonly said?: string;
};
export type Line = readonly Slot[];

/** Rows of equal length, each merged cell at all of its places. */
export function layOut(table: RawTable): readonly Line[] {
  const lines: (Slot | undefined)[][] = Array.from({ length: Math.min(table.length, LAID.tall) }, () => []);
  let cell = 0;
  for (const [y, row] of table.slice(0, LAID.tall).entries()) {
    let x = 0;
    for (const { text, isHead, across, down } of row) {
      while (lines[y]?.[x]) x += 1;
      if (x >= LAID.wide) break;
      const slot: Slot = { ...tidyCell(text), isHead, cell };
      cell += 1;
      const last = Math.min(x + across, LAID.wide);
      for (const line of lines.slice(y, y + down)) for (let at = x; at < last; at += 1) line[at] ??= slot;
      x = last;
    }
  }
  return evenLines(lines);
}

/** Lines of texts, of which no cell is merged. */
export function linesOf(texts: readonly Texts[]): readonly Line[] {
  let cell = 0;
  return evenLines(
    texts.slice(0, LAID.tall).map((line) =>
      line.texts.slice(0, LAID.wide).map((text, x) => {
        cell += 1;
        const slot = { ...tidyCell(text), isHead: false, cell };
        return line.said && x === 0 ? { ...slot, said: line.said } : slot;
      }),
    ),
  );
}

function evenLines(lines: readonly (readonly (Slot | undefined)[])[]): readonly Line[] {
  const width = Math.max(0, ...lines.map((line) => line.length));
  return lines.map((line, y) =>
    Array.from(
      { length: width },
      (_, x): Slot => line[x] ?? { text: '', isHead: false, isMissing: true, cell: -1 - y * width - x },
    ),
  );
}

export const turned = (lines: readonly Line[]): readonly Line[] =>
  (lines[0] ?? []).map((_, x) => lines.flatMap((line) => line[x] ?? []));
