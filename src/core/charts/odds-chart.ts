import type { ChartDef } from './chart';
import { checkLabels } from './labels';

/** True for a table of losses, or of codes, by odds and one die. */
export const isOddsChart = ({ columns, rows, shape }: ChartDef): boolean =>
  'kind' in shape &&
  (shape.kind === 'losses'
    ? !shape.names && checkLabels(columns.labels).ok
    : shape.kind === 'code' && columns.by?.by === 'odds') &&
  rows.labels.every((head, i) => head === String(i + 1));
