import type { Cursor } from '../../../../core/play/sequence';
import { SEQUENCE } from '../../data/sequence';
import { SHIPS, type Ship } from '../../data/ships';
import type { Service, SideId } from '../../data/sides';
import { isArmy, SQUADRONS, type Squadron, sideOf } from '../../data/squadrons';
import { openReports } from '../../state/command';
import { DEFAULT_HOUSE } from '../../state/house';
import { spent } from '../../state/points';
import { tally } from '../../state/score';
import { type GameState, initialState, newGame, type PearlState, type Position } from '../../state/state';

/** Everything came about before the sheet. */
const FORWARD = 'On the state sheet';

type Game = NonNullable<Position['game']>;
/** What the paper tells: a position, and in the words of the fields what they sum up of it. */
export type Told = Required<Omit<Position, 'game' | 'past'>> & {
  readonly past: { readonly 1: number; readonly 2: number };
  readonly game: Game;
  readonly opened: boolean;
  readonly waiting: { readonly [S in Service]: number };
  readonly subs: NonNullable<Game['miniSubs']>;
  /** What has become of each ship; marks are ids of ships and squadrons. */
  readonly ships: { readonly [ship: string]: string };
  readonly marks: { readonly [M in Mark]: readonly string[] };
  /** What the facts do not come to: by hand, by other lists of ships, by where a ship was hit. */
  readonly other: { readonly [S in SideId]: number };
  /** Ships and squadrons that players have added (PH-46). */
  readonly added: string;
};
type Mark = 'escortsDamaged' | 'escortsSunk' | 'penned' | 'lostJp' | 'lostNavy' | 'lostArmy' | 'apUsed';

/** Where a ship is, and its state there. */
type Condition = Pick<Ship, 'place' | 'status'>;
const IN_HARBOUR = ['ok', 'damaged', 'bottomed', 'destroyed'] as const;
const STATUSES = { harbour: IN_HARBOUR, channel: IN_HARBOUR, sea: ['ok', 'damaged', 'sunk'] } as const;
export const CONDITIONS = (['harbour', 'channel', 'sea'] as const).flatMap((place) =>
  STATUSES[place].map((status): Condition => ({ place, status })),
);
export const conditionOf = ({ place, status }: Condition): string => `${place}:${status}`;

/** Japanese battleships are at sea and seldom hurt: one line for all of them keeps the sheet on one page. */
export const isEscort = ({ side, cls }: Pick<Ship, 'side' | 'cls'>): boolean => side === 'jp' && cls === 'bb';

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
/** In the order of the lists that the game begins with. */
const known = (ids: readonly string[]): readonly string[] =>
  idsOf([...SHIPS, ...SQUADRONS]).filter((id) => ids.includes(id));

/** As a state has it. A series that is over is not played on: the sheet leads to the next one. */
export function toldOf(state: PearlState): Told {
  const { players, house, past, joint, game } = state;
  const next = state.ended !== undefined;
  const won = (player: string) => tally(state).find((each) => each.player === player)?.games ?? 0;
  const mvps = (i: number) => spent(past[i]?.spending ?? []);
  const waiting = (service: Service) => openReports(state).filter((each) => each.service === service).length;
  const added = [...game.ships, ...game.squadrons].filter(({ id }) => !known([id]).length);
  return {
    players,
    house: { ...DEFAULT_HOUSE, ...house },
    series: state.series + (next ? 1 : 0),
    won: { jp: won(players.jp), us: won(players.us) },
    past: { 1: mvps(0), 2: mvps(1) },
    no: next ? 1 : game.no,
    own: spent(game.spending),
    joint,
    game: { ...game, attacked: known(game.attacked), ...(next && { stage: 'set-up' }) },
    opened: game.opened === 'attack',
    waiting: { army: waiting('army'), navy: waiting('navy') },
    subs: game.miniSubs ?? { entered: 0, sunk: 0, gone: false },
    ships: Object.fromEntries(
      SHIPS.map((ship) => [ship.id, conditionOf(game.ships.find(({ id }) => id === ship.id) ?? ship)]),
    ),
    marks: marksOf(game),
    other: { jp: 0, us: 0 },
    added: added
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 200),
  };
}

function marksOf({ ships, squadrons }: GameState): Told['marks'] {
  const escorts = (status: string) =>
    known(idsOf(ships.filter((ship) => isEscort(ship) && ship.status === status)));
  const lost = (of: (squadron: Squadron) => boolean) =>
    known(idsOf(squadrons.filter((each) => each.lost && of(each))));
  return {
    escortsDamaged: escorts('damaged'),
    escortsSunk: escorts('sunk'),
    penned: known(idsOf(ships.filter(({ penned }) => penned))),
    lostJp: lost((each) => sideOf(each) === 'jp'),
    lostNavy: lost((each) => sideOf(each) === 'us' && !isArmy(each)),
    lostArmy: lost(isArmy),
    apUsed: known(idsOf(squadrons.filter(({ apUsed }) => apUsed))),
  };
}

/** Where nothing is told yet. */
export function nothingTold(): Told {
  const { no: _, arrived: __, arrivalDays: ___, spending: ____, ...game } = newGame(1);
  return { ...toldOf(initialState()), game };
}

/** The position that is told. What is sealed is not among it. */
export function positionOf(told: Told): Position {
  const { players, house, series, won, no, own, joint } = told;
  const past = [told.past[1], told.past[2]].slice(0, no - 1);
  const before = { players, house, series, won, past, no };
  return told.game.stage === 'set-up' ? before : { ...before, own, joint, game: gameOf(told) };
}

function gameOf({ game, opened, waiting, subs, other, ...told }: Told): Game {
  const reports = (['army', 'navy'] as const).flatMap((service) =>
    Array<Service>(waiting[service]).fill(service),
  );
  const correction = (points: number) =>
    points ? [{ label: 'Brought forward', points, when: FORWARD }] : [];
  return {
    ...game,
    plan: 'paper',
    cursor: cursorOf(game.cursor),
    ...(opened && { opened: 'attack' }),
    reports: reports.map((service, i) => ({ id: `c${i + 1}`, service, label: FORWARD, state: 'open' })),
    ...(subs.entered && { miniSubs: subs }),
    ships: SHIPS.map((ship) => shipOf(ship, told)),
    squadrons: SQUADRONS.map((squadron) => squadronOf(squadron, told)),
    corrections: { jp: correction(other.jp), us: correction(other.us) },
  };
}

/** A step that the phase does not have is its first one. */
function cursorOf({ turn, step }: Cursor): Cursor {
  const there = SEQUENCE.steps.filter(({ turns }) => !turns || turns.includes(turn));
  return { turn, step: there.find(({ id }) => id === step)?.id ?? there[0]?.id ?? step };
}

function conditionIn(ship: Ship, { ships, marks }: Pick<Told, 'ships' | 'marks'>): Condition {
  if (!isEscort(ship)) return CONDITIONS.find((each) => conditionOf(each) === ships[ship.id]) ?? ship;
  const has = (mark: Mark) => marks[mark].includes(ship.id);
  const status = has('escortsSunk') ? 'sunk' : has('escortsDamaged') ? 'damaged' : 'ok';
  return { place: 'sea', status };
}

function shipOf(ship: Ship, told: Pick<Told, 'ships' | 'marks'>): Ship {
  const { place, status } = conditionIn(ship, told);
  const penned = told.marks.penned.includes(ship.id);
  return { ...ship, place, status, penned, ...(status !== 'ok' && { hitAt: place, when: FORWARD }) };
}

function squadronOf(squadron: Squadron, { marks }: Pick<Told, 'marks'>): Squadron {
  const lost = [marks.lostJp, marks.lostNavy, marks.lostArmy].some((ids) => ids.includes(squadron.id));
  return { ...squadron, apUsed: marks.apUsed.includes(squadron.id), lost, ...(lost && { when: FORWARD }) };
}
