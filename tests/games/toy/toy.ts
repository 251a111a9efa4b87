import { oneOf, text, whole } from '../../../src/core/bounds';
import { describeCell, shapeOf } from '../../../src/core/charts/chart';
import { signed } from '../../../src/core/numbers';
import { sumOfFaces } from '../../../src/core/play/dice';
import type { Game, GameMeta } from '../../../src/core/play/game';
import type { Interludes } from '../../../src/core/play/interlude';
import { type LedgerLine, ledgerTotal } from '../../../src/core/play/ledger';
import {
  type Args,
  askCell,
  askDice,
  askForm,
  cellLine,
  type Outcome,
  offerOverride,
  type Steps,
  startDerivation,
} from '../../../src/core/play/procedure';
import { nextStep, nextTurn, type Sequence, startOfTurn } from '../../../src/core/play/sequence';
import type { Action, LedgerView } from '../../../src/core/play/view';
import { CHANCE, TOY_CHARTS, TOY_PRACTICE } from './charts';
import { patrol } from './patrol';

type ToySide = 'fox' | 'owl';
type Crate = { readonly label: string; readonly worth: number };
export type ToyState = {
  readonly begun: boolean;
  readonly cursor: { readonly turn: number; readonly step: string };
  readonly crates: { readonly [S in ToySide]: readonly Crate[] };
  readonly shown: readonly ToySide[];
  readonly crossings: readonly string[];
  /** Boats lost to patrols. */
  readonly lost: number;
};

const SEQUENCE: Sequence = {
  steps: [
    { id: 'dusk', label: 'Dusk', rule: 'T1' },
    { id: 'night', label: 'Night', rule: 'T1' },
  ],
};

const sideOf = (args: Args): ToySide => (args.side === 'owl' ? 'owl' : 'fox');
const other = (label: string): Outcome['trace'][number] => ({ kind: 'title', label });

const action = (id: string, label: string, procedure: string, more: Partial<Action> = {}): Action => ({
  id,
  label,
  procedure,
  args: {},
  ...more,
});

/**
 * A second game as unlike the first as the engine allows: three dice on a chart of words, no cup, no track, no
 * points in view, a secret ledger for each side, turns without end. What the engine's own tests stand on: charts of
 * every shape and questions of every kind.
 */
export const toy: Game<ToyState> = {
  id: 'toy',
  title: 'Smugglers',
  sides: [
    { id: 'fox', name: 'Fox', tone: 'a' },
    { id: 'owl', name: 'Owl', tone: 'b' },
  ],
  charts: TOY_CHARTS,
  practice: TOY_PRACTICE,
  setup: 'begin',
  ends: [],
  initial: () => ({
    begun: false,
    cursor: startOfTurn(SEQUENCE, 1),
    crates: { fox: [], owl: [] },
    shown: [],
    crossings: [],
    lost: 0,
  }),
  apply(state, event) {
    switch (event.type) {
      case 'v1.Begun':
        return { state: { ...state, begun: true } };
      case 'v1.Crossed':
        return { state: { ...state, crossings: [...state.crossings.slice(-4), String(event.result)] } };
      case 'v1.Met':
        return { state: { ...state, lost: state.lost + Number(event.lost) } };
      case 'v1.Stashed': {
        const side = sideOf(event);
        const crate = { label: String(event.label), worth: Number(event.worth) };
        return { state: { ...state, crates: { ...state.crates, [side]: [...state.crates[side], crate] } } };
      }
      case 'v1.Shown': {
        const side = sideOf(event);
        if (state.shown.includes(side)) return { state, conflict: 'Shown already.' };
        return { state: { ...state, shown: [...state.shown, side] } };
      }
      case 'v1.Passed': {
        const cursor = nextStep(SEQUENCE, state.cursor) ?? nextTurn(SEQUENCE, state.cursor);
        return cursor ? { state: { ...state, cursor } } : { state, conflict: 'No next turn.' };
      }
      default:
        return { state, conflict: 'Unknown event.' };
    }
  },
  procedures: {
    begin: {
      id: 'begin',
      rule: 'T1',
      title: () => 'Begin',
      *run(): Steps<Outcome> {
        yield* askForm(startDerivation(), {
          key: 'weather',
          rule: 'T1',
          title: 'Ready?',
          submit: 'Begin',
          fields: [
            {
              key: 'ready',
              label: 'Lamps',
              kind: 'flags',
              options: [{ value: 'lit', label: 'Lit' }],
              initial: [],
            },
          ],
        });
        return { events: [{ type: 'v1.Begun' }], trace: [other('The night begins')] };
      },
    },
    cross: {
      id: 'cross',
      rule: 'T2',
      title: () => 'Crossing',
      side: (_state, args) => sideOf(args),
      *run(state, args): Steps<Outcome> {
        const work = startDerivation(sideOf(args));
        const drift = yield* offerOverride(work, {
          key: 'drift',
          rule: 'T2',
          label: 'Drift',
          shape: { kind: 'number', min: -3, max: 3 },
          value: 0,
        });
        work.lines.push({ kind: 'fact', label: 'Drift', value: signed(drift) });
        const roll = yield* askDice(work, {
          key: 'crossing',
          rule: 'T2',
          title: 'Three dice',
          count: 3,
          sides: 6,
        });
        const row = String(Math.max(3, Math.min(18, sumOfFaces(roll) + drift)));
        const column = state.cursor.step === 'night' ? 'storm' : 'calm';
        const cell = yield* askCell(work, CHANCE, column, row);
        const label = describeCell(shapeOf(CHANCE, column), cell.value);
        return {
          events: [{ type: 'v1.Crossed', result: String(cell.value) }],
          trace: [
            { kind: 'title', label: `Crossing, ${row}`, value: label },
            ...work.lines,
            cellLine(CHANCE, column, row, cell),
            { kind: 'result', label: 'The boat', value: label },
          ],
        };
      },
    },
    patrol,
    stash: {
      id: 'stash',
      rule: 'T3',
      title: () => 'Stash a crate',
      side: (_state, args) => sideOf(args),
      secret: (_state, args) => ({ side: sideOf(args), tag: `crates:${sideOf(args)}` }),
      *run(_state, args): Steps<Outcome> {
        const side = sideOf(args);
        const { label, worth } = yield* askForm(startDerivation(side), {
          key: 'crate',
          rule: 'T3',
          title: 'What is in the crate?',
          secret: side,
          submit: 'Stash',
          fields: [
            { key: 'label', label: 'Crate', kind: 'text', maxLength: 20, optional: false },
            { key: 'worth', label: 'Worth', kind: 'number', min: 1, max: 9, initial: 1 },
          ],
        });
        return {
          events: [{ type: 'v1.Stashed', side, label: String(label), worth: Number(worth) }],
          trace: [{ kind: 'title', label: `${label} stashed`, value: `+${worth}` }],
        };
      },
    },
    show: {
      id: 'show',
      rule: 'T4',
      title: () => 'Show the crates',
      side: (_state, args) => sideOf(args),
      // biome-ignore lint/correctness/useYield: a step without a question
      *run(_state, args): Steps<Outcome> {
        const side = sideOf(args);
        return {
          events: [{ type: 'v1.Shown', side }],
          trace: [other('Crates shown')],
          reveals: [`crates:${side}`],
        };
      },
    },
    pass: {
      id: 'pass',
      rule: 'T1',
      title: () => 'Time passes',
      // biome-ignore lint/correctness/useYield: a step without a question
      *run(): Steps<Outcome> {
        return { events: [{ type: 'v1.Passed' }], trace: [other('Time passes')] };
      },
    },
  },
  sideName: (_state, side) => (side === 'owl' ? 'Owl' : 'Fox'),
  moment: (state) => `Turn ${state.cursor.turn}, ${state.cursor.step}`,
  table(state) {
    if (!state.begun)
      return {
        heading: 'Smugglers',
        panels: [],
        main: action('begin', 'Begin', 'begin'),
        actions: [],
        obligations: [],
      };
    const per = (id: string, label: string, procedure: string) =>
      (['fox', 'owl'] as const).map((side) =>
        action(`${id}-${side}`, label, procedure, { args: { side }, side }),
      );
    const acts = [
      ...per('cross', 'Cross', 'cross'),
      ...per('patrol', 'Meet a patrol', 'patrol'),
      ...per('stash', 'Stash', 'stash'),
    ];
    return {
      heading: `Turn ${state.cursor.turn}`,
      subheading: state.cursor.step,
      panels: [
        {
          kind: 'actions',
          title: 'may act',
          side: 'fox',
          actions: acts.filter((a) => a.side === 'fox'),
        },
        {
          kind: 'actions',
          title: 'may act',
          side: 'owl',
          actions: acts.filter((a) => a.side === 'owl'),
        },
      ],
      main: action('pass', 'Time passes', 'pass'),
      actions: per('show', 'Show crates', 'show').map((a) =>
        state.shown.includes(a.side as ToySide) ? { ...a, disabled: 'Shown already.' } : a,
      ),
      obligations: [],
    };
  },
  ledgers: (state) => (['fox', 'owl'] as const).map((side) => crateLedger(state, side)),
};

function crateLedger(state: ToyState, side: ToySide): LedgerView {
  const open = state.shown.includes(side);
  const lines = state.crates[side].map(
    ({ label, worth }, i): LedgerLine => ({ id: `${side}:${i}`, label, points: worth }),
  );
  return {
    title: `${side === 'fox' ? 'Fox' : 'Owl'}'s crates`,
    lines,
    total: { label: 'Worth', value: ledgerTotal(lines) },
    thresholds: [],
    actions: [],
    ...(open ? {} : { sealed: side }),
  };
}

const NAMES = { fox: 'Fox', owl: 'Owl' } as const;
const TOY_INTERLUDES: Interludes<ToyState> = {
  turn: ({ begun, cursor: { turn, step } }) =>
    begun ? { title: `Turn ${turn}, ${step}`, lines: [], night: step === 'night' } : undefined,
  revealed: ({ shown, crates }) =>
    shown.map((side) => ({
      id: side,
      side,
      title: 'Crates shown',
      lines: [`${NAMES[side]} has ${crates[side].length}`],
      piece: 'counter',
    })),
};

const side = oneOf('fox', 'owl');
const TOY_BOUNDS = {
  'v1.Begun': {},
  'v1.Crossed': { result: text(20) },
  'v1.Met': { lost: whole(0, 9) },
  'v1.Stashed': { side, label: text(20), worth: whole(1, 9) },
  'v1.Shown': { side },
  'v1.Passed': {},
};

export const toyMeta: GameMeta = {
  id: 'toy',
  title: 'Smugglers',
  blurb: 'A test of the engine.',
  load: async () => toy,
  bounds: async () => TOY_BOUNDS,
  report: async () => ({
    turn: (state) => toy.moment(state as ToyState),
    tables: () => [],
    interludes: TOY_INTERLUDES,
  }),
};
