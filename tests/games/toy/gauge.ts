import { whole } from '../../../src/core/bounds';
import type { ChartDef } from '../../../src/core/charts/chart';
import { totalColumn } from '../../../src/core/charts/labels';
import { emptyPack } from '../../../src/core/charts/pack';
import type { Game, GameMeta } from '../../../src/core/play/game';
import {
  askCell,
  askLabels,
  cellLine,
  type Outcome,
  type Steps,
  startDerivation,
} from '../../../src/core/play/procedure';

/** One chart whose cells span too many numbers for buttons: they are typed. */
const DEPTHS: ChartDef = {
  id: 'depths',
  name: 'Depth Chart',
  rule: 'G1',
  columns: { label: '', labels: ['fathoms'], mode: 'fixed' },
  rows: { label: 'Buoy', labels: ['1', '2', '3'], mode: 'fixed' },
  shape: { kind: 'number', min: -20, max: 20 },
  cells: [],
};

/** Read by a total; the rules print two of its columns. */
export const CURRENTS: ChartDef = {
  id: 'currents',
  name: 'Current Chart',
  rule: 'G2',
  columns: { label: 'Fathoms', labels: ['1', '6-9'], mode: 'confirm', totals: true },
  rows: { label: 'Die', labels: ['1', '2'], mode: 'fixed' },
  shape: { kind: 'number', min: 0, max: 3 },
  cells: [{ column: '6-9', row: '1', value: 2, rule: 'G2' }],
};

/** By odds, and the rules print none of them. */
export const WRECKS: ChartDef = {
  id: 'wrecks',
  name: 'Wreck Chart',
  rule: 'G3',
  columns: { label: 'Odds', labels: [], mode: 'confirm' },
  rows: { label: 'Die', labels: ['1', '2'], mode: 'fixed' },
  shape: { kind: 'losses', max: 3 },
  cells: [],
};

type State = { readonly total: number; readonly buoys: number };

const gauge: Game<State> = {
  id: 'gauge',
  title: 'Soundings',
  sides: [],
  charts: [DEPTHS, CURRENTS, WRECKS],
  practice: emptyPack('practice:gauge', 'gauge', 'Practice', true),
  setup: 'sound',
  ends: [],
  initial: () => ({ total: 0, buoys: 0 }),
  apply: (state, event) => ({
    state: { total: state.total + Number(event.depth), buoys: state.buoys + 1 },
  }),
  procedures: {
    sound: {
      id: 'sound',
      rule: 'G1',
      title: () => 'Sounding',
      *run(state): Steps<Outcome> {
        const { value } = yield* askCell(startDerivation(), DEPTHS, 'fathoms', String(state.buoys + 1));
        return {
          events: [{ type: 'v1.Sounded', depth: value }],
          trace: [{ kind: 'title', label: 'Sounding', value: String(value) }],
        };
      },
    },
    drift: {
      id: 'drift',
      rule: 'G2',
      title: () => 'Drift',
      *run(state): Steps<Outcome> {
        const work = startDerivation();
        const labels = yield* askLabels(work, CURRENTS);
        const column = labels[totalColumn(labels, state.total)] ?? '';
        const cell = yield* askCell(work, CURRENTS, column, '1');
        const [worst = ''] = yield* askLabels(work, WRECKS);
        const wreck = yield* askCell(work, WRECKS, worst, '1');
        return {
          events: [],
          trace: [
            { kind: 'title', label: 'Drift', value: String(cell.value) },
            cellLine(CURRENTS, column, '1', cell),
            cellLine(WRECKS, worst, '1', wreck),
          ],
        };
      },
    },
  },
  sideName: (_, side) => side,
  moment: ({ buoys }) => `Buoy ${buoys}`,
  table: ({ total, buoys }) => ({
    heading: `Buoy ${buoys}`,
    score: { label: 'Total', value: String(total) },
    panels: [],
    ...(buoys < 3 && { main: { id: 'sound', label: 'Sound', procedure: 'sound', args: {} } }),
    actions: [{ id: 'drift', label: 'Drift', procedure: 'drift', args: {} }],
    obligations: [],
  }),
  ledgers: () => [],
};

export const gaugeMeta: GameMeta = {
  id: 'gauge',
  title: 'Soundings',
  blurb: 'A chart of typed numbers.',
  load: async () => gauge as Game<unknown>,
  bounds: async () => ({ 'v1.Sounded': { depth: whole(-20, 20) } }),
};
