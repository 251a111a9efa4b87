import { fields, text, whole } from '../../../src/core/bounds';
import type { ChartDef } from '../../../src/core/charts/chart';
import { emptyPack } from '../../../src/core/charts/pack';
import { signed } from '../../../src/core/numbers';
import type { Game, GameMeta } from '../../../src/core/play/game';
import { ledgerTotal } from '../../../src/core/play/ledger';
import {
  askCell,
  askDice,
  askForm,
  cellLine,
  dieLine,
  lossesOf,
  type Outcome,
  type ProcedureDef,
  type Steps,
  startDerivation,
} from '../../../src/core/play/procedure';
import { TONES } from '../../../src/core/play/tone';
import type { Action } from '../../../src/core/play/view';
import { defineGame } from '../../../src/kit/define-game';
import { askFields } from '../../../src/kit/fields';
import { fact, heading, result } from '../../../src/kit/lines';
import { namesDiffer, playerFields } from '../../../src/kit/standard/players';
import { finish, step } from '../../../src/kit/steps';

const NAMES = ['Austria', 'Prussia', 'France', 'Russia', 'Turkey', 'Great Britain'];
/** The ids of the sides of a game of so many. */
export const sidesOf = (count: number): readonly string[] =>
  NAMES.slice(0, count).map((name) => name.slice(0, 3));

type State = {
  readonly turn: number;
  readonly players: { readonly [side: string]: string };
  readonly points: readonly { readonly side: string; readonly label: string; readonly points: number }[];
  readonly orders: { readonly [side: string]: string };
};
type Event =
  | { readonly type: 'v1.Begun'; readonly players: State['players'] }
  | { readonly type: 'v1.Scored'; readonly side: string; readonly label: string; readonly points: number }
  | { readonly type: 'v1.Ordered'; readonly side: string; readonly order: string }
  | { readonly type: 'v1.Passed' };
type Procedure = ProcedureDef<State, Event>;

/** Losses by odds, all of them printed. */
const FIRE: ChartDef = {
  id: 'fire',
  name: 'Fire Table',
  rule: 'M2',
  columns: { label: 'Odds', labels: ['1:1'], mode: 'fixed' },
  rows: { label: 'Die', labels: ['1', '2', '3', '4', '5', '6'], mode: 'fixed', dice: 1 },
  shape: { kind: 'losses', max: 3 },
  cells: [3, 2, 1, 1, 0, 0].map((attacker, i) => ({
    ...{ column: '1:1', row: String(i + 1), rule: 'M2' },
    value: { attacker, defender: Math.floor(i / 2) },
  })),
};

const sideIn = (_state: State, { side }: { readonly side?: unknown }): string => String(side);

/**
 * A game of one to six sides, each of which fires on losses by odds, throws for the first move together with all others, and
 * seals an order.
 */
export function skirmish(count: number): Game<State, Event> {
  const ids = sidesOf(count);
  const sides = ids.map((id, i) => ({ id, name: NAMES[i] ?? id, tone: TONES[i] ?? 'a' }));
  const labels = Object.fromEntries(sides.map(({ id, name }) => [id, `${name} player`]));
  const begin: Procedure = {
    ...{ id: 'begin', rule: 'M1', title: 'Set-up' },
    *run(state): Steps<Outcome<Event>> {
      const form = { key: 'players', rule: 'M1', title: 'Who plays?', submit: 'Begin' };
      const checks = [namesDiffer(ids)];
      const work = startDerivation();
      const players = yield* askFields(work, { ...form, checks }, playerFields(labels, state.players));
      return finish(heading('The game begins'), [{ type: 'v1.Begun', players }], work.lines);
    },
  };
  const fire: Procedure = {
    ...{ id: 'fire', rule: 'M2', title: 'Fire', side: sideIn },
    *run(state, args): Steps<Outcome<Event>> {
      const side = sideIn(state, args);
      const work = startDerivation(side);
      const roll = yield* askDice(work, {
        ...{ key: 'fire', rule: 'M2', title: 'Fire', count: 1, sides: 6 },
        rollPreview: { chart: FIRE.id, column: '1:1' },
      });
      const row = String(roll.faces[0]);
      const cell = yield* askCell(work, FIRE, '1:1', row);
      const losses = lossesOf(cell);
      const points = losses.defender - losses.attacker;
      return finish(
        heading('Fire', { value: `${losses.attacker}/${losses.defender}` }),
        [{ type: 'v1.Scored', side, label: 'Fire', points }],
        [
          dieLine(roll, { label: 'Die', value: row, rule: 'M2', prompt: 'fire' }),
          cellLine(FIRE, '1:1', row, cell),
          result('Losses', { value: `${losses.attacker}/${losses.defender}`, losses }),
        ],
      );
    },
  };
  const first: Procedure = {
    ...{ id: 'first', rule: 'M3', title: 'First move' },
    *run(): Steps<Outcome<Event>> {
      const work = startDerivation();
      const roll = yield* askDice(work, {
        ...{ key: 'first', rule: 'M3', title: 'Who moves first?', count, sides: 6 },
        ...{ dieNames: sides.map(({ name }) => name), dieSides: ids },
      });
      const most = Math.max(...roll.faces);
      const won = sides.filter((_, i) => roll.faces[i] === most).map(({ name }) => name);
      const line = dieLine(roll, {
        label: 'Dice',
        value: roll.faces.join(', '),
        rule: 'M3',
        prompt: 'first',
      });
      return finish(
        heading('First move', { value: won.join(', ') }),
        [],
        [line, fact('Highest', { value: String(most) })],
      );
    },
  };
  const order: Procedure = {
    ...{ id: 'order', rule: 'M4', title: 'Seal an order', side: sideIn },
    secret: (state, args) => ({ side: sideIn(state, args), tag: `order:${sideIn(state, args)}` }),
    *run(state, args): Steps<Outcome<Event>> {
      const side = sideIn(state, args);
      const said = yield* askForm(startDerivation(side), {
        ...{ key: 'order', rule: 'M4', title: 'Which order?', submit: 'Seal', secret: side },
        fields: [{ key: 'order', label: 'Order', kind: 'text', maxLength: 20, optional: false }],
      });
      const event = { type: 'v1.Ordered', side, order: String(said.order) } as const;
      return finish(heading(`Order: ${said.order}`), [event]);
    },
  };
  const pass: Procedure = step({
    ...{ id: 'pass', rule: 'M1', title: 'Next turn' },
    outcome: () => finish(heading('The turn ends'), [{ type: 'v1.Passed' }]),
  });
  const act = ({ id: procedure }: Procedure, label: string, side?: string): Action => ({
    ...{ id: `${procedure}-${side}`, procedure, label },
    ...(side === undefined ? { args: {} } : { side, args: { side } }),
  });
  const linesOf = (state: State, side: string) =>
    state.points.flatMap(({ label, points, ...each }, i) =>
      each.side === side ? [{ id: String(i), label, points }] : [],
    );
  return defineGame<State, Event>({
    ...{ id: `skirmish-${count}`, title: `Skirmish for ${count}`, sides, charts: [FIRE] },
    practice: emptyPack(`practice:skirmish-${count}`, `skirmish-${count}`, 'Practice', true),
    setup: begin,
    ends: [],
    procedures: [fire, first, order, pass],
    initial: () => ({
      ...{ turn: 0, points: [], orders: {} },
      players: Object.fromEntries(sides.map(({ id, name }) => [id, name])),
    }),
    apply: (state, event) => ({ state: applied(state, event) }),
    moment: ({ turn }) => (turn ? `Turn ${turn}` : 'Set-up'),
    table(state) {
      if (!state.turn)
        return { heading: 'Skirmish', panels: [], main: act(begin, 'Set up'), actions: [], obligations: [] };
      return {
        heading: `Turn ${state.turn}`,
        ...(ids[0] !== undefined && { side: ids[0] }),
        score: {
          label: sides.map(({ name }) => name).join(', '),
          value: ids.map((id) => signed(ledgerTotal(linesOf(state, id)))).join(', '),
        },
        panels: ids.map((side) => ({
          ...{ kind: 'actions' as const, title: 'may act', side },
          actions: [act(fire, 'Fire', side), act(order, 'Seal an order', side)],
        })),
        main: act(pass, 'Next turn'),
        actions: [act(first, 'First move'), ...ids.map((side) => act(fire, 'Fire', side))],
        obligations: [],
      };
    },
    ledgers: (state) =>
      sides.map(({ id, name }) => {
        const lines = linesOf(state, id);
        return {
          title: name,
          side: id,
          lines,
          total: { label: 'Points', value: ledgerTotal(lines) },
          thresholds: [],
          actions: [],
        };
      }),
  });
}

function applied(state: State, event: Event): State {
  switch (event.type) {
    case 'v1.Begun':
      return { ...state, turn: 1, players: event.players };
    case 'v1.Scored': {
      const { type: _, ...line } = event;
      return { ...state, points: [...state.points, line] };
    }
    case 'v1.Ordered':
      return { ...state, orders: { ...state.orders, [event.side]: event.order } };
    case 'v1.Passed':
      return { ...state, turn: state.turn + 1 };
  }
}

/** The same for the list of games. */
export function skirmishMeta(count: number): GameMeta {
  const side = text(3);
  return {
    ...{ id: `skirmish-${count}`, title: `Skirmish for ${count}`, blurb: 'A test of the screens.' },
    load: async () => skirmish(count) as Game<unknown>,
    bounds: async () => ({
      'v1.Begun': { players: fields(Object.fromEntries(sidesOf(count).map((id) => [id, text(24)]))) },
      'v1.Scored': { side, label: text(20), points: whole(-9, 9) },
      'v1.Ordered': { side, order: text(20) },
      'v1.Passed': {},
    }),
    guide: async () => () => ({
      ...{ title: 'Skirmish', rule: 'M1' },
      lines: [{ text: 'Fire once.', rule: 'M2', must: false }],
    }),
    report: async () => ({ turn: (state) => `Turn ${(state as State).turn}`, tables: () => [] }),
  };
}
