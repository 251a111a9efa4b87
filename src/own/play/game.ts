import { emptyPack } from '../../core/charts/pack';
import type { Game, Side } from '../../core/play/game';
import { sideOf } from '../../core/play/procedure';
import { TONES } from '../../core/play/tone';
import { defineGame } from '../../kit/define-game';
import { whyNotOf } from '../../kit/offers';
import type { Definition } from '../format/definition';
import { actionProcedure } from './actions';
import { apply } from './apply';
import { begin } from './begin';
import type { OwnEvent } from './bounds';
import { correctCounter, correctPoints, correctRow, houseRules } from './by-hand';
import { chartsOf } from './charts';
import { recordEnd, stopGame } from './closing';
import { define } from './define';
import { type Editions, editionsOf, RULE } from './edition';
import { endIds, reached, standing } from './ends';
import { ledgersOf } from './ledger-view';
import { sideName } from './names';
import { initialState, type OwnState } from './state';
import { tableOf } from './table-view';
import type { Procedure } from './tap';
import { bringOnProcedure, endStep } from './turn';

/** All ids that any of the editions has. */
const idsIn = (all: readonly Definition[], of: (def: Definition) => readonly string[]): readonly string[] => [
  ...new Set(all.flatMap(of)),
];

/** Every procedure that an edition of the game has, so that none opens what another one has sealed. */
function proceduresOf(editions: Editions): readonly Procedure[] {
  const { all } = editions;
  const counters = (ledger: boolean) => (def: Definition) =>
    def.counters.filter((counter) => counter.ledger === ledger).map(({ id }) => id);
  return [
    ...[recordEnd, bringOnProcedure, endStep, houseRules, define, stopGame].map((make) => make(editions)),
    ...idsIn(all, ({ actions }) => actions.map(({ id }) => id)).map((id) => actionProcedure(editions, id)),
    ...idsIn(all, ({ lists }) => lists.map(({ id }) => id)).map((id) => correctRow(editions, id)),
    ...idsIn(all, counters(false)).map((id) => correctCounter(editions, id)),
    ...idsIn(all, counters(true)).map((id) => correctPoints(editions, id)),
  ];
}

/** A game made of its definitions: those that its journal names, the newest last. */
export function ownGame(definitions: readonly Definition[]): Game<OwnState, OwnEvent> {
  const editions = editionsOf(definitions);
  const { newest, all } = editions;
  const id = `own:${newest.game.id}`;
  const isSealed = all.some(({ actions }) => actions.some(({ sealed }) => sealed));
  const procedures = proceduresOf(editions);
  const whyNot = whyNotOf(procedures);
  const made = defineGame<OwnState, OwnEvent>({
    ...{ id, title: newest.game.title },
    sides: newest.sides.map((side, i): Side => ({ ...side, tone: TONES[i] ?? 'a' })),
    charts: [...chartsOf(newest, RULE).values()],
    practice: emptyPack(`practice:${id}`, id, 'Practice', true),
    ...(isSealed && { seals: true }),
    setup: begin(editions),
    procedures,
    ends: endIds(all),
    closes: ['record-end', 'stop-game'],
    stands: (state) => {
      const def = editions.of(state);
      const end = reached(def, state);
      const now = `“${standing(def, state)}”`;
      const calls = end && { id: end.end, label: end.label, ...(end.win !== undefined && { side: end.win }) };
      return { at: `at ${now}`, now, ...(calls && { calls }) };
    },
    initial: initialState,
    apply,
    moment: ({ stage, place }) => (stage === 'before' ? 'Set-up' : place.title),
    phase: ({ stage, place }) => (stage === 'underway' ? place.name || undefined : undefined),
    table: (state) =>
      tableOf(editions, state, {
        whyNot: (action) => whyNot(state, action),
        sideOf: ({ procedure, args }) => {
          const def = procedures.find(({ id: one }) => one === procedure);
          return def && sideOf(def, state, args);
        },
      }),
    ledgers: (state) => ledgersOf(editions, state),
  });
  return { ...made, sideName: (state, side) => sideName({ def: editions.of(state), state }, side) };
}
