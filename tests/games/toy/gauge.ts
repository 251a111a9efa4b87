import { whole } from '../../../src/core/bounds';
import type { ChartDef } from '../../../src/core/charts/chart';
import { emptyPack } from '../../../src/core/charts/pack';
import type { Game, GameMeta } from '../../../src/core/play/game';
import { askCell, type Outcome, type Steps, startWorking } from '../../../src/core/play/procedure';

/** One chart whose cells span too many numbers for buttons: they are typed. */
const DEPTHS: ChartDef = {
  id: 'depths',
  name: 'Depth Chart',
  rule: 'G1',
  columns: { label: '', heads: ['fathoms'], mode: 'fixed' },
  rows: { label: 'Buoy', heads: ['1', '2', '3'], mode: 'fixed' },
  shape: { kind: 'number', min: -20, max: 20 },
  cells: [],
};

type State = { readonly total: number; readonly buoys: number };

const gauge: Game<State> = {
  id: 'gauge',
  title: 'Soundings',
  sides: [],
  charts: [DEPTHS],
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
        const { value } = yield* askCell(startWorking(), DEPTHS, 'fathoms', String(state.buoys + 1));
        return {
          events: [{ type: 'v1.Sounded', depth: value }],
          trace: [{ kind: 'title', label: 'Sounding', value: String(value) }],
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
    actions: [],
    owed: [],
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
