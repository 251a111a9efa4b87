import type { ProcedureDef } from '../../src/core/play/procedure';
import { defineGame } from '../../src/kit/define-game';
import { heading } from '../../src/kit/lines';
import { offer } from '../../src/kit/offers';
import { finish, step } from '../../src/kit/steps';

export type State = { readonly players: { readonly a: string; readonly b: string }; readonly lit: boolean };
type Event = { readonly type: 'v1.Lit' } | { readonly type: 'v1.Out' };
type Procedure = ProcedureDef<State, Event>;

const begin: Procedure = step({
  id: 'begin',
  rule: '1',
  title: 'Begin',
  outcome: () => finish(heading('Begun'), []),
});
export const light: Procedure = step({
  id: 'light',
  rule: '2',
  title: 'Light the lamp',
  side: 'a',
  unless: ({ lit }) => (lit ? 'It burns already.' : undefined),
  outcome: () => finish(heading('Lit'), [{ type: 'v1.Lit' }]),
});

const LIGHT = offer(light, 'Light it');

/** One lamp. */
export const spec: Parameters<typeof defineGame<State, Event>>[0] = {
  id: 'lamp',
  title: 'Lamp',
  sides: [
    { id: 'a', name: 'A', tone: 'a' },
    { id: 'b', name: 'B', tone: 'b' },
  ],
  charts: [],
  practice: {
    format: 1,
    id: 'p',
    game: 'lamp',
    name: 'P',
    version: 1,
    notes: '',
    practice: true,
    heads: {},
    cells: {},
  },
  setup: begin,
  ends: [],
  procedures: [light],
  initial: () => ({ players: { a: 'Ann', b: 'Ben' }, lit: false }),
  apply: (state, event) => ({ state: { ...state, lit: event.type === 'v1.Lit' } }),
  moment: () => 'Night',
  table: () => ({
    heading: 'Lamp',
    main: LIGHT,
    actions: [LIGHT],
    obligations: [{ label: 'The lamp', rule: '2', action: LIGHT }],
    panels: [
      { kind: 'actions', title: 'Lamps', actions: [LIGHT] },
      { kind: 'cup', title: 'Cup', chits: [], draw: LIGHT },
      { kind: 'facts', title: 'Facts', rows: [] },
    ],
  }),
  ledgers: () => [{ title: 'Oil', lines: [], thresholds: [], actions: [LIGHT] }],
};

export const lamp = defineGame(spec);
