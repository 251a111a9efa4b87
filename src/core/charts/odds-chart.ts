import type { ChartDef } from './chart';
import { checkHeads } from './heads';

/** True for a table of losses by odds and one die. */
export const isOddsChart = ({ columns, rows, shape }: ChartDef): boolean =>
  'kind' in shape &&
  shape.kind === 'losses' &&
  !shape.names &&
  checkHeads(columns.heads).ok &&
  rows.heads.every((head, i) => head === String(i + 1));
