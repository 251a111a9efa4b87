import type { LedgerLine } from '../../../core/play/ledger';
import { ledgerTotal } from '../../../core/play/ledger';
import type { Action, LedgerView } from '../../../core/play/view';
import { offer } from '../../../kit/offers';
import { RULE } from '../data/headings';
import {
  MARKS,
  MVP_COST,
  PENALTY_PER_POINT,
  PRECAUTION_NAMES,
  SHIP_POINTS_NEEDED,
  SHIPS_NEEDED,
  TICKS,
} from '../data/values';
import { correctPoints, shipState, squadronLost } from '../procedures/by-hand';
import { rosters } from '../procedures/rosters';
import { houseRules } from '../procedures/set-up';
import { realLines, scored, spendingLabel } from '../state/points';
import { japanLines, measured, PENALTY, SCORE_NAMES } from '../state/score';
import type { GameState, PearlState } from '../state/state';
import { STOP } from './actions';

/** Japan's points with matching and penalty, the US ones, and the secrets of the US in this game behind the curtain. */
export const ledgerViews = (state: PearlState): readonly LedgerView[] => [
  japanView(state),
  usView(state),
  precautionsView(state),
  ...(apartFromCarriers(state) ? [carriersView(state)] : []),
];

function japanView(state: PearlState): LedgerView {
  const lines = japanLines(state);
  return {
    title: 'Japan, if this is the attack',
    lines,
    total: { label: 'Points', value: ledgerTotal(lines) },
    measured: { label: SCORE_NAMES[state.house.score], value: measured(state) },
    thresholds: MARKS,
    soFar: soFar(state, lines),
    actions: state.begun ? ACTIONS : [],
  };
}

/** Once it is over, what decides; while it is played, the points without the penalty, which goes as ships are lost, and without those of the US. */
function soFar(state: PearlState, lines: readonly LedgerLine[]): NonNullable<LedgerView['soFar']> {
  const { score, penalty } = state.house;
  if (state.game.stage === 'over' || state.ended)
    return { label: SCORE_NAMES[score], value: measured(state), marks: TICKS, atEnd: [] };
  const off = lines.filter(({ id }) => id === PENALTY);
  const us = scored(state, 'us');
  const why =
    penalty === 'points'
      ? `Japan must bottom or destroy ships worth ${SHIP_POINTS_NEEDED} points. Each point short costs ${PENALTY_PER_POINT}.`
      : `Japan must bottom or destroy ${SHIPS_NEEDED} ships. Each ship short costs ${(SHIP_POINTS_NEEDED / SHIPS_NEEDED) * PENALTY_PER_POINT}.`;
  return {
    label: 'Japan',
    value: ledgerTotal(lines) - ledgerTotal(off),
    marks: TICKS,
    atEnd: [
      ...off.map((line) => ({ ...line, why })),
      ...(score === 'net' && us
        ? [{ id: 'us-points', label: 'US points', points: -us, rule: RULE.victory }]
        : []),
    ],
  };
}

function usView(state: PearlState): LedgerView {
  const lines = realLines(state, 'us');
  return {
    title: 'US',
    lines,
    total: { label: 'Points', value: ledgerTotal(lines) },
    thresholds: [],
    actions: [],
  };
}

/** The call opens kind and number of points (Telling mvps); where the carriers are stays with the US until the game is over. */
const apartFromCarriers = ({ game, ended }: PearlState): boolean =>
  game.disclosed && game.stage !== 'over' && !ended;

const carriersView = ({ game }: PearlState): LedgerView => ({
  title: 'US carriers',
  lines: carrierLines(game),
  thresholds: [],
  actions: [],
  sealed: 'us',
});

/** Those in harbour at the start, and those that came in from the south. */
function carrierLines(game: GameState): readonly LedgerLine[] {
  const placed = [
    ['harbour', game.left ? 'In harbour at the start' : 'In harbour', game.inHarbour ?? []],
    ['left', 'Put to sea', game.left ?? []],
    ['arrived', 'Came in from the south', game.arrived],
  ] as const;
  return placed.flatMap(([id, label, ids]) => {
    const names = game.ships.filter((ship) => ids.includes(ship.id)).map(({ name }) => name);
    return names.length
      ? [{ id, label: `${label}: ${names.join(', ')}`, points: 0, rule: RULE.carriers }]
      : [];
  });
}

function precautionsView(state: PearlState): LedgerView {
  const { game } = state;
  const joint = state.joint.includes(game.no)
    ? [{ id: 'joint', label: PRECAUTION_NAMES.joint, points: MVP_COST.joint, rule: RULE.precautions }]
    : [];
  const lines = [
    ...(apartFromCarriers(state) ? [] : carrierLines(game)),
    ...joint,
    ...game.spending.map((line, i) => ({
      id: `spent:${i}`,
      label: spendingLabel(line),
      points: line.mvps,
      rule: RULE.precautions,
      when: line.when,
    })),
  ];
  return {
    title: 'US secrets, this game',
    lines,
    total: { label: 'Mvps', value: ledgerTotal(lines) },
    thresholds: [],
    actions: [],
    ...(!game.disclosed && { sealed: 'us' }),
  };
}

const ACTIONS: readonly Action[] = [
  offer(shipState, 'Set a ship by hand'),
  offer(squadronLost, 'Remove a squadron', { rule: RULE.hits }),
  offer(rosters, 'Rosters'),
  offer(correctPoints, 'Correct the points', { id: 'correct' }),
  offer(houseRules, 'House rules', { id: 'house' }),
  STOP,
];
