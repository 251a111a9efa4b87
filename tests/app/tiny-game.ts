import { oneOf, whole } from '../../src/core/bounds';
import type { ChartDef } from '../../src/core/charts/chart';
import { emptyPack } from '../../src/core/charts/pack';
import type { Game, GameMeta } from '../../src/core/play/game';
import {
  askCell,
  askChoice,
  askDice,
  type ProcedureDef,
  startDerivation,
} from '../../src/core/play/procedure';

/** A game of its own for these tests: a setup, a skirmish with one chart, and a march of a single tap. */
type State = { readonly side: string; readonly marches: number; readonly losses: number };

const crt: ChartDef = {
  id: 'crt',
  name: 'Skirmish table',
  rule: '[1.1]',
  columns: { label: 'Odds', labels: ['1:1'], mode: 'fixed' },
  rows: { label: 'Die', labels: ['1', '2', '3', '4', '5', '6'], mode: 'fixed' },
  shape: { kind: 'number', min: 0, max: 3 },
  cells: [{ column: '1:1', row: '6', value: 3, rule: '[1.2]' }],
};

const procedures: { readonly [id: string]: ProcedureDef<State> } = {
  setup: {
    id: 'setup',
    rule: '[0.1]',
    title: () => 'Set up',
    *run() {
      const work = startDerivation();
      const side = yield* askChoice(work, {
        key: 'side',
        rule: '[0.1]',
        title: 'Which side moves first?',
        options: [
          { value: 'blue', label: 'Blue' },
          { value: 'red', label: 'Red' },
        ],
      });
      return {
        events: [{ type: 'v1.SetUp', side }],
        trace: [{ kind: 'title', label: 'Set up', value: side }],
      };
    },
  },
  skirmish: {
    id: 'skirmish',
    rule: '[1.1]',
    title: () => 'Skirmish',
    *run() {
      const work = startDerivation();
      const roll = yield* askDice(work, { key: 'roll', rule: '[1.1]', title: 'Roll', count: 1, sides: 6 });
      const cell = yield* askCell(work, crt, '1:1', String(roll.faces[0]));
      const losses = Number(cell.value);
      return {
        events: [{ type: 'v1.Lost', losses }],
        trace: [{ kind: 'title', label: 'Skirmish', value: `lost ${losses}` }],
      };
    },
  },
  march: {
    id: 'march',
    rule: '[2.1]',
    title: () => 'March',
    *run() {
      yield* askChoice(startDerivation(), {
        key: 'way',
        rule: '[2.1]',
        title: 'Which way?',
        options: [{ value: 'north', label: 'North' }],
      });
      return { events: [{ type: 'v1.Marched' }], trace: [{ kind: 'title', label: 'March' }] };
    },
  },
  broken: {
    id: 'broken',
    rule: '[9.9]',
    title: () => 'Broken',
    // biome-ignore lint/correctness/useYield: it breaks before its first question
    *run() {
      throw new Error('no such rule');
    },
  },
};

export const tinyGame: Game<State> = {
  id: 'tiny',
  title: 'Tiny War',
  sides: [
    { id: 'blue', name: 'Blue', tone: 'a' },
    { id: 'red', name: 'Red', tone: 'b' },
  ],
  charts: [crt],
  practice: {
    ...emptyPack('practice', 'tiny', 'Practice', true),
    cells: { crt: { '1:1|1': { value: 1, source: 'practice' } } },
  },
  setup: 'setup',
  ends: [],
  procedures,
  initial: () => ({ side: '', marches: 0, losses: 0 }),
  apply: (state, event) => {
    switch (event.type) {
      case 'v1.SetUp':
        return { state: { ...state, side: String(event.side) } };
      case 'v1.Lost':
        return { state: { ...state, losses: state.losses + Number(event.losses) } };
      case 'v1.Marched':
        return { state: { ...state, marches: state.marches + 1 } };
      default:
        return { state, conflict: `unknown event ${event.type}` };
    }
  },
  sideName: (_, side) => side,
  moment: (state) => `March ${state.marches}`,
  table: (state) => ({
    heading: state.side ? `${state.side} moves` : 'Set up',
    ...(state.side && { score: { label: 'Losses', value: String(state.losses) } }),
    panels: [],
    actions: [],
    obligations: [],
  }),
  ledgers: (state) => [
    {
      title: 'Losses',
      lines: state.losses ? [{ id: 'lost', label: 'Steps lost', points: state.losses }] : [],
      total: { label: 'Losses', value: state.losses },
      thresholds: [],
      actions: [],
    },
  ],
};

const tiny = tinyGame as Game<unknown>;
const bounds = {
  'v1.SetUp': { side: oneOf('blue', 'red') },
  'v1.Lost': { losses: whole(0, 3) },
  'v1.Marched': {},
};
export const tinyRegistry: readonly GameMeta[] = [
  { id: 'tiny', title: 'Tiny War', blurb: '', load: async () => tiny, bounds: async () => bounds },
];
export const rolled = (face: number) => ({ kind: 'dice', faces: [face], by: 'physical' }) as const;
export const taught = (face: number, value: number) =>
  ({
    kind: 'cell',
    chart: 'crt',
    column: '1:1',
    row: String(face),
    value,
    source: 'mapsheet',
    pack: 'own:tiny',
  }) as const;
export const chose = (value: string) => ({ kind: 'choice', value }) as const;
export const stateOf = (projection: { readonly state: unknown }) => projection.state as State;
