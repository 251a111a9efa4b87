import type { LedgerLine } from '../../../core/play/ledger';
import { ledgerTotal } from '../../../core/play/ledger';
import type { Action, LedgerView } from '../../../core/play/view';
import { SERVICE_NAMES } from '../rules/command';
import { RULE } from '../rules/headings';
import {
  blocksChannel,
  fourShips,
  matched,
  matchingGames,
  ownPoints,
  penaltyOf,
  pennedPoints,
  scored,
} from '../rules/score';
import type { Ship } from '../rules/ships';
import { sideOf, squadronPoints } from '../rules/squadrons';
import { CHANNEL_BLOCKED, MVP_COST, type Precaution } from '../rules/values';
import type { GameState, PearlState, SideId, Spending } from '../state/state';
import { action, STOP, unless } from './actions';
import { registerViews } from './registers';

/** Japan's points with matching and penalty, the US ones, and the secrets of the US in this game behind the curtain. */
export const ledgerViews = (state: PearlState): readonly LedgerView[] => [
  japanView(state),
  usView(state),
  precautionsView(state),
  ...(apartFromCarriers(state) ? [carriersView(state)] : []),
  ...registerViews(state),
];

function japanView(state: PearlState): LedgerView {
  const lines = japanLines(state);
  return {
    title: 'Japan, if this is the attack',
    lines,
    total: { label: 'Points', value: ledgerTotal(lines) },
    measured: { label: MEASURES[state.house.score], value: measuredNow(state, lines) },
    thresholds: [
      { label: 'Draw', at: 22 },
      { label: 'Japan wins', at: 25 },
      { label: 'Strategic victory', at: 40 },
    ],
    actions: actions(state),
  };
}

export const MEASURES = { net: 'Japan less US', gross: 'Japan alone' } as const;

/** The score as the switch of PH-10 reads it, by the lines that are open. */
const measuredNow = (state: PearlState, lines: readonly LedgerLine[]): number =>
  ledgerTotal(lines) - (state.house.score === 'net' ? scored(state, 'us') : 0);

export const measured = (state: PearlState): number => measuredNow(state, japanLines(state));

const japanLines = (state: PearlState): readonly LedgerLine[] => [
  ...realLines(state, 'jp'),
  ...matchingLines(state),
  ...penaltyLine(state),
];

function usView(state: PearlState): LedgerView {
  return {
    title: 'US',
    lines: realLines(state, 'us'),
    total: { label: 'Points', value: scored(state, 'us') },
    thresholds: [],
    actions: [],
  };
}

/** Every point of a side that is really scored, line by line. */
function realLines(state: PearlState, side: SideId): readonly LedgerLine[] {
  const { ships, squadrons, corrections } = state.game;
  const enemies = ships.filter((ship) => ship.side !== side);
  return [
    ...enemies.flatMap((ship) => shipLines(state, ship)),
    ...squadrons
      .filter((squadron) => squadron.lost && sideOf(squadron) !== side)
      .map((squadron) => ({
        id: `squadron:${squadron.id}`,
        label: squadron.how ? `${squadron.name}, ${squadron.how}` : squadron.name,
        points: squadronPoints(squadron),
        rule: RULE.victory,
        ...(squadron.when && { when: squadron.when }),
      })),
    ...corrections[side].map(({ label, points, when }, i) => ({
      id: `${side}:correction:${i}`,
      label,
      points,
      when,
    })),
  ];
}

function shipLines(state: PearlState, ship: Ship): readonly LedgerLine[] {
  const line = (what: string, label: string, points: number, rule: string): LedgerLine[] =>
    points
      ? [
          {
            id: `${what}:${ship.id}`,
            label: `${ship.name}, ${label}`,
            points,
            rule,
            ...(ship.when && { when: ship.when }),
          },
        ]
      : [];
  const where = ship.hitAt === 'sea' ? ' at sea' : '';
  return [
    ...line('ship', `${ship.status}${where}`, ownPoints(ship, state), RULE.victory),
    ...(ship.side === 'us' && blocksChannel(ship)
      ? line('channel', 'blocks the channel', CHANNEL_BLOCKED, RULE.movement)
      : []),
    ...line('penned', 'penned in', pennedPoints(ship), RULE.victory),
  ];
}

/**
 * What each game's mvps match. The line of the game being played is always there and sealed until disclosure, so that
 * it says nothing; a joint centre stays out of a past game until it is disclosed (PH-6).
 */
function matchingLines(state: PearlState): readonly LedgerLine[] {
  const { game, house } = state;
  const real = scored(state, 'jp');
  const open = game.disclosed;
  return matchingGames(state)
    .filter(({ own }) => !own || house.ownMvps === 'match')
    .map(({ no, mvps, own }) => {
      const joint = state.joint.includes(no) && !own && !open ? MVP_COST.joint : 0;
      const known = mvps - joint;
      return {
        id: `mvps:${no}`,
        label: own ? 'This game’s mvps, matched' : `Game ${no}, ${known} mvps matched`,
        points: matched(known, real),
        rule: RULE.victory,
        ...(own && !open && { sealed: 'us' }),
      };
    });
}

function penaltyLine(state: PearlState): readonly LedgerLine[] {
  const lost = fourShips(state);
  const penalty = penaltyOf(lost, state.house.penalty);
  const label =
    state.house.penalty === 'points'
      ? `Four ships: ${lost.points} of 16 vps`
      : `Four ships: ${lost.ships} of 4`;
  return penalty ? [{ id: 'penalty', label, points: -penalty, rule: RULE.fourShips }] : [];
}

const PRECAUTION_NAMES: { readonly [P in Precaution]: string } = {
  joint: 'Joint command centre',
  pby: 'PBY search',
  bomber: 'Army bomber search',
  submarine: 'Submarine out',
  ready: 'Squadron readied',
  searchAttack: 'Search and attack',
};

/** "2 × PBY search, Navy" */
export const spendingLabel = ({ what, service, count }: Spending): string =>
  `${count} × ${PRECAUTION_NAMES[what]}, ${SERVICE_NAMES[service]}`;

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

function actions(state: PearlState): readonly Action[] {
  if (!state.begun) return [];
  const byHand = (id: string, label: string, procedure: string): Action =>
    action(id, label, procedure, { rule: RULE.hits });
  return [
    byHand('ship-state', 'Ship by hand', 'ship-state'),
    byHand('squadron-lost', 'Squadron lost', 'squadron-lost'),
    byHand('rosters', 'Rosters', 'rosters'),
    action('correct', 'Correct', 'correct-points', { rule: RULE.victory }),
    action('house', 'House rules', 'house-rules', { rule: RULE.chances }),
    unless(!state.ended, STOP, 'The series has ended.'),
  ];
}
