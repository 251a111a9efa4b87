import type { Cursor } from '../../../core/play/sequence';
import { type ChitId, isFight, type SubCommand } from '../data/chits';
import type { EndId } from '../data/ends';
import { type Forces, NO_FORCES } from '../data/forces';
import { dateOf, FIRST_STEP, type GameDate, turnBox } from '../data/sequence';
import type { ShipId } from '../data/ships';
import type { SideId } from '../data/sides';
import { HOUSE_BEFORE, type HouseRules } from './house';

const JP_PHASES = ['movement', 'combat'] as const;
export type JpPhase = (typeof JP_PHASES)[number];

export type Beachhead = { readonly hex: string; readonly marker: boolean; readonly held: boolean };

export type Hex = {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
  readonly vp: number;
  readonly held: boolean;
  /** Japanese-controlled at some time, which 9.14 and 7.15 count. */
  readonly everHeld: boolean;
  readonly since: string;
  /** Of a Honolulu hex or a fort, as the players read it off their map (2.2). */
  readonly number?: string;
};

export type ShipLoss = {
  readonly id: ShipId;
  readonly label: string;
  readonly points: number;
  readonly when: string;
};
export type Correction = { readonly label: string; readonly points: number; readonly when: string };
/** What a force has stalled on a beach until the turn ends (8.5). */
export type Stalled = { readonly hex: string; readonly snlf: number; readonly ija: number };

/** Carrier planes of a side: how many are left in the game, and how many of them are close in (7.3, 7.8). */
export type CarrierPlanes = { readonly left: number; readonly close: number };

/** What has been used since the turn began: each plane and battleship helps once (7.1, 7.10, 7.14). */
export type TurnUse = {
  readonly jpPlanes: number;
  readonly interdiction: readonly string[];
  readonly usPlanes: number;
  readonly army: boolean;
  readonly battleships: readonly ShipId[];
};

/** The carrier table's four results (7.4 to 7.7), and the automatic attack on battleships (7.9). */
export const CARRIER_RESULTS = ['ijn-finds-us', 'us-finds-ijn', 'mutual', 'none', 'automatic'] as const;
export type CarrierResult = (typeof CARRIER_RESULTS)[number];

/** What is remembered of a day of carrier warfare (7.3, 7.7): the table's result, battleships that helped a battle, battleships struck for it. */
export type DayUse = {
  /** The ships have been revealed; the Carrier Combat Segment is on (7.3). */
  readonly revealed?: true;
  readonly carriers?: CarrierResult;
  readonly supported: readonly ShipId[];
  readonly struck: readonly ShipId[];
};

export type MovementRoll = { readonly who: SubCommand; readonly face: number; readonly mf: number };

export type IphState = {
  readonly begun: boolean;
  /** The last turn has ended. */
  readonly over: boolean;
  readonly players: { readonly jp: string; readonly us: string };
  readonly house: HouseRules;
  /** Step counts and units still to land. */
  readonly forces: Forces;
  /** The sealed landing order, from before the US sets up until it is revealed (3.2). */
  readonly order?: readonly string[];
  readonly cursor: Cursor;
  readonly cup: readonly ChitId[];
  readonly drawn: readonly ChitId[];
  /** The chit whose phase is being executed. */
  readonly current?: ChitId;
  /** Battleship Row attacks once with its chit (11.3). */
  readonly rowFired: boolean;
  readonly gone: readonly SubCommand[];
  readonly jpPhases: { readonly [P in JpPhase]: 'owed' | 'underway' | 'taken' };
  /** A force that advanced may attack again at once (10.4). */
  readonly momentum: boolean;
  /** It has advanced onto Ford Island, and attacks off it (11.2). */
  readonly onFord?: true;
  readonly beachheads: readonly Beachhead[];
  readonly hexes: readonly Hex[];
  readonly row?: { readonly points: number; readonly face: number; readonly when: string };
  readonly ships: readonly ShipLoss[];
  /** Ships of both sides in their Close In boxes. */
  readonly close: readonly ShipId[];
  /** Where each side has put its ships in this Ship Disposition Segment; sealed until both are revealed (7.3). */
  readonly placed: { readonly [S in SideId]?: readonly ShipId[] };
  readonly planes: { readonly [S in SideId]: CarrierPlanes };
  /** The Army plane is in the game (7.15). */
  readonly army: boolean;
  /** How many airfields had Japanese units or planes next to them when last asked (7.15). */
  readonly airfieldsNear?: number;
  readonly turnUse: TurnUse;
  readonly dayUse: DayUse;
  readonly stalled: readonly Stalled[];
  readonly corrections: readonly Correction[];
  /** A rebellion has broken out: cities cost US units two MP (10.13). */
  readonly issei: boolean;
  /** What was attacked in the phase that a battle was last fought in, and with how much: "2124, rough, with 12" (10.3). */
  readonly attacked?: readonly { readonly phase: string; readonly what: string }[];
  readonly rolls: readonly MovementRoll[];
  /** The verdict as the players recorded it. */
  readonly ended?: { readonly end: EndId; readonly winner: SideId | 'nobody' };
  /** Ends that the players have decided to play on after. */
  readonly playedOn: readonly EndId[];
};

/** What a state sheet tells: no secrets, and no history but what the points need. */
export type Position = Omit<IphState, 'begun' | 'order' | 'rolls'>;

export const FRESH_TURN: TurnUse = {
  jpPlanes: 0,
  interdiction: [],
  usPlanes: 0,
  army: false,
  battleships: [],
};
export const FRESH_DAY: DayUse = { supported: [], struck: [] };

export const initialState = (): IphState => ({
  begun: false,
  over: false,
  players: { jp: 'Japan', us: 'US' },
  house: HOUSE_BEFORE,
  forces: NO_FORCES,
  cursor: FIRST_STEP,
  cup: [],
  drawn: [],
  rowFired: false,
  gone: [],
  jpPhases: { movement: 'owed', combat: 'owed' },
  momentum: false,
  beachheads: [],
  hexes: [],
  ships: [],
  close: [],
  placed: {},
  planes: { jp: { left: 6, close: 0 }, us: { left: 2, close: 0 } },
  army: true,
  turnUse: FRESH_TURN,
  dayUse: FRESH_DAY,
  stalled: [],
  corrections: [],
  issei: false,
  rolls: [],
  playedOn: [],
});

/** The markers are down and the turns have begun (3.5). */
export const isPlaying = (state: IphState): boolean => state.begun && state.beachheads.length > 0;

export const rowAlive = (state: IphState): boolean => !state.gone.includes('bbrow');
export const isNight = (state: IphState): boolean => turnBox(state.cursor.turn).night;
export const todaysDate = (state: IphState): GameDate => dateOf(state.cursor.turn, state.house.nightDate);

/** "7 Dec, Afternoon" */
export function momentOf(state: IphState): string {
  if (!isPlaying(state)) return 'Set-up';
  if (state.over) return 'After the game';
  const { turn, date, part } = turnBox(state.cursor.turn);
  return `GT${turn} · ${date}, ${part}`;
}

/** 9.14: all five Honolulu hexes have been Japanese at some time, not necessarily together. */
export const honoluluFell = (state: IphState): boolean =>
  state.hexes.filter((hex) => hex.id.startsWith('honolulu-') && hex.everHeld).length === 5;

const phasesAt = ({ jpPhases }: IphState, at: 'owed' | 'underway' | 'taken'): readonly JpPhase[] =>
  JP_PHASES.filter((phase) => jpPhases[phase] === at);
export const owedPhases = (state: IphState): readonly JpPhase[] => phasesAt(state, 'owed');
export const takenPhases = (state: IphState): readonly JpPhase[] => phasesAt(state, 'taken');
export const underway = (state: IphState): JpPhase | undefined => phasesAt(state, 'underway')[0];

/** 10.3: "2124, rough, with 12", in the phase underway. */
export const attackedNow = (state: IphState): NonNullable<IphState['attacked']> =>
  (state.attacked ?? []).filter(({ phase }) => phase === phaseNow(state));

export const phaseNow = ({ cursor, current }: IphState): string => `${cursor.turn} ${current ?? 'jp'}`;

/** Pulls still to come: all chits, or four a turn by house rule. */
export const pullsLeft = (state: IphState): number =>
  state.house.pulls === 'four'
    ? Math.min(state.cup.length, Math.max(0, 4 - state.drawn.length))
    : state.cup.length;

/** What a Fight chit lets its sub-command do now. */
export function mayAttack(state: IphState): boolean {
  if (!state.current || !isFight(state.current) || turnBox(state.cursor.turn).night) return false;
  return state.current !== 'bbrow-fight' || (rowAlive(state) && !state.rowFired);
}
