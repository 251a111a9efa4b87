import type { Cursor } from '../../core/sequence';
import type { ChitId, SubCommand } from './cup';
import { dateOf, FIRST_STEP, turnBox } from './sequence';

export type SideId = 'jp' | 'us';
export type JpPhase = 'movement' | 'combat';

/** Readings that players are known to differ on; the rulings file explains each. */
export type HouseRules = {
  readonly pulls: 'all' | 'four';
  readonly ratio: 'cap-then-shift' | 'shift-then-cap';
  readonly fordHalving: 'total' | 'unit';
  readonly issei: 'again' | 'once';
  readonly nightDate: 'before' | 'after';
  readonly beachheadVp: 'marker' | 'hex';
};

export const DEFAULT_HOUSE: HouseRules = {
  pulls: 'all',
  ratio: 'cap-then-shift',
  fordHalving: 'total',
  issei: 'again',
  nightDate: 'before',
  beachheadVp: 'marker',
};

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
};

export type ShipLoss = {
  readonly id: string;
  readonly label: string;
  readonly points: number;
  readonly when: string;
};
export type Correction = { readonly label: string; readonly points: number; readonly when: string };
export type MovementRoll = { readonly who: SubCommand; readonly face: number; readonly mf: number };

export type IphState = {
  readonly begun: boolean;
  /** The last turn has ended. */
  readonly over: boolean;
  readonly players: { readonly jp: string; readonly us: string };
  readonly house: HouseRules;
  readonly counts: { readonly snlf: number; readonly ija: number };
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
  readonly beachheads: readonly Beachhead[];
  readonly hexes: readonly Hex[];
  readonly row?: { readonly points: number; readonly face: number; readonly when: string };
  readonly ships: readonly ShipLoss[];
  readonly corrections: readonly Correction[];
  /** A rebellion has broken out: cities cost US units two MP (10.13). */
  readonly issei: boolean;
  readonly rolls: readonly MovementRoll[];
};

export const initialState = (): IphState => ({
  begun: false,
  over: false,
  players: { jp: 'Japan', us: 'US' },
  house: DEFAULT_HOUSE,
  counts: { snlf: 0, ija: 0 },
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
  corrections: [],
  issei: false,
  rolls: [],
});

export const rowAlive = (state: IphState): boolean => !state.gone.includes('bbrow');
export const isNight = (state: IphState): boolean => turnBox(state.cursor.turn).night;
export const todaysDate = (state: IphState): string => dateOf(state.cursor.turn, state.house.nightDate);

/** "7 Dec, Afternoon" */
export function momentOf(state: IphState): string {
  if (!state.begun) return 'Set-up';
  if (state.over) return 'After the game';
  const { turn, date, part } = turnBox(state.cursor.turn);
  return `GT${turn} · ${date}, ${part}`;
}

/** 9.14: all five Honolulu hexes have been Japanese at some time, not necessarily together. */
export const honoluluFell = (state: IphState): boolean =>
  state.hexes.filter((hex) => hex.id.startsWith('honolulu-') && hex.everHeld).length === 5;

export const underway = (state: IphState): JpPhase | undefined =>
  (['movement', 'combat'] as const).find((phase) => state.jpPhases[phase] === 'underway');

/** Pulls still to come: all chits, or four a turn by house rule. */
export const pullsLeft = (state: IphState): number =>
  state.house.pulls === 'four'
    ? Math.min(state.cup.length, Math.max(0, 4 - state.drawn.length))
    : state.cup.length;
