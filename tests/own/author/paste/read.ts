import type { Grid } from '../../../../src/own/author/paste/grid';
import { type Pasted, type Reading, readPaste, type Wanted } from '../../../../src/own/author/paste/read';

/** What was pasted is read, or the test ends. */
export function read(pasted: Pasted, wanted?: Wanted): Reading {
  const grid = readPaste(pasted, wanted);
  if (!grid.ok) throw new Error(grid.problem.message);
  return grid.value;
}

export const bare = ({ columns, rows }: Grid) => ({ columns, rows });

/** Place, words and what is proposed. */
export const told = ({ remarks }: Grid): readonly string[] =>
  remarks.map(({ at, words, value }) => `${at}: ${words}${value === undefined ? '' : ` [${value}]`}`);
