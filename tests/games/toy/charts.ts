import { type CellShape, type ChartDef, cellKey, rulesCell, shapeOf } from '../../../src/core/charts/chart';
import { axisKey, type ChartPack, emptyPack } from '../../../src/core/charts/pack';
import type { Json } from '../../../src/core/json';

const choices = (options: { readonly [value: string]: string }) => ({
  kind: 'choice' as const,
  options: Object.entries(options).map(([value, label]) => ({ value, label })),
});

/** Words; one cell is in the rules. */
export const CHANCE: ChartDef = {
  id: 'chance',
  name: 'Night Crossing Table',
  rule: 'T2',
  columns: { label: '', labels: ['calm', 'storm'], mode: 'fixed' },
  rows: { label: '3d6', labels: Array.from({ length: 16 }, (_, i) => String(i + 3)), mode: 'fixed' },
  shape: choices({ lost: 'boat lost', late: 'arrives late', landed: 'cargo landed' }),
  cells: [{ column: 'calm', row: '18', value: 'landed', rule: 'T2' }],
};

/** Losses by odds, under heads that the players confirm. */
export const PATROL: ChartDef = {
  id: 'patrol',
  name: 'Patrol Table',
  rule: 'T5',
  columns: { label: 'Odds', labels: ['1:2', '1:1', '2:1', '3:1'], mode: 'confirm' },
  rows: { label: 'Die', labels: ['1', '2', '3', '4', '5', '6'], mode: 'fixed' },
  shape: { kind: 'losses', max: 4 },
  cells: [{ column: '2:1', row: '6', value: { attacker: 0, defender: 3 }, rule: 'T5' }],
};

/** A shape for each column, and rows that may be added to. */
export const COAST: ChartDef = {
  id: 'coast',
  name: 'Coast Chart',
  rule: 'T6',
  columns: {
    label: 'Effect',
    labels: ['hours', 'drift', 'lamps'],
    mode: 'fixed',
    names: { hours: 'Hours to land', drift: 'Drift', lamps: 'Lamps seen' },
  },
  rows: {
    label: 'Shore',
    labels: ['sand', 'rocks', 'quay'],
    mode: 'open',
    names: { sand: 'Sand', rocks: 'Rocks', quay: 'Old quay' },
  },
  shape: {
    byColumn: {
      hours: { kind: 'number', min: 1, max: 7 },
      drift: { kind: 'number', min: -3, max: 3 },
      lamps: choices({ yes: 'yes', no: 'no' }),
    },
  },
  cells: [
    { column: 'drift', row: 'rocks', value: -1, rule: 'T6' },
    { column: 'lamps', row: 'quay', value: 'yes', rule: 'T6' },
  ],
};

/** One column, and numbered rows to be added as players meet them. */
export const COVES: ChartDef = {
  id: 'coves',
  name: 'Coves',
  rule: 'T7',
  columns: { label: '', labels: ['kind'], mode: 'fixed', names: { kind: 'What it holds' } },
  rows: {
    label: 'Cove',
    labels: ['gull', 'seal'],
    mode: 'open',
    names: { gull: 'Gull Cove', seal: 'Seal Cove' },
  },
  shape: choices({ none: 'nothing', hut: 'a hut', cave: 'a cave' }),
  cells: [{ column: 'kind', row: 'gull', value: 'hut', rule: 'T7' }],
};

/** Tables of every shape that the engine knows, each as small as it can be. */
export const TOY_CHARTS: readonly ChartDef[] = [CHANCE, PATROL, COAST, COVES];

/** A value that says little, for the cells that the rules leave open. */
const plain = (shape: CellShape): Json => {
  if (shape.kind === 'losses') return { attacker: 1, defender: 1 };
  if (shape.kind === 'words') return 'Two huts';
  if (shape.kind === 'code') return shape.known[0]?.value ?? 'NE';
  return shape.kind === 'number' ? 1 : (shape.options[1]?.value ?? '');
};

const filled = (chart: ChartDef): ChartPack['cells'][string] =>
  Object.fromEntries(
    chart.columns.labels.flatMap((column) =>
      chart.rows.labels
        .filter((row) => !rulesCell(chart, column, row))
        .map((row) => [cellKey(column, row), { value: plain(shapeOf(chart, column)), source: 'practice' }]),
    ),
  );

export const TOY_PRACTICE: ChartPack = {
  ...emptyPack('practice:toy', 'toy', 'Practice', true),
  heads: { [axisKey(PATROL.id, 'columns')]: PATROL.columns.labels },
  cells: Object.fromEntries(TOY_CHARTS.map((chart) => [chart.id, filled(chart)])),
};
