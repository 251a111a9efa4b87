import type { Cursor } from '../../../core/play/sequence';
import type { Cards } from '../data/cards';
import type { EndId } from '../data/ends';
import { describeMoment, type Moment, SEQUENCE, startOfGame, turnBox } from '../data/sequence';
import { SHIPS, type Ship, TRANSPORTS } from '../data/ships';
import type { Mission, Service, SideId } from '../data/sides';
import { SQUADRONS, type Squadron } from '../data/squadrons';
import type { Precaution } from '../data/values';
import { DEFAULT_HOUSE, type HouseRules } from './house';

/** Japan's secret decisions for one game; sealed until the game is over. */
export type Plan = {
  readonly mission: Mission;
  readonly miniSubs: number;
  /** Preset to the impulse (PH-56); left open by beginners. */
  readonly miniSubsAt?: Moment;
  readonly invasion: boolean;
  /** Entry sides and Kate loads in the player's own words. */
  readonly entry: string;
  readonly loads: string;
};

/** One line of the secret ledger: append-only. */
export type Spending = {
  readonly what: Exclude<Precaution, 'joint'>;
  readonly service: Service;
  readonly count: number;
  /** 0 when the service pays no longer. */
  readonly mvps: number;
  readonly when: string;
};

/** A sighting that a service has yet to believe, or has. */
export type Report = {
  readonly id: string;
  readonly service: Service;
  readonly label: string;
  readonly state: 'open' | 'dismissed' | 'confirmed';
};

/** What one service knows (5.1 of our reading): detections reported so far, and its confirmation. */
export type Command = {
  readonly reports: number;
  readonly confirmed?: Moment;
};

/** Which marker is what, and the waves in the air, in the player’s own words. */
export type Markers = {
  readonly markers: readonly string[];
  readonly waves: readonly string[];
  /** Of the US: which searches and submarines are paid for. */
  readonly paid?: string;
};

export type Correction = { readonly label: string; readonly points: number; readonly when: string };

/** One sitting. */
export type GameState = {
  /** 1 to 3 within the series. */
  readonly no: number;
  readonly stage: 'set-up' | 'play' | 'over';
  readonly cursor: Cursor;
  /** The air impulse underway; 0 before the first of the phase. */
  readonly impulse: number;
  /** Sealed; `paper` when it is kept on paper. */
  readonly plan?: Plan | 'paper';
  /** Carriers rolled to be in harbour; sealed. */
  readonly inHarbour?: readonly string[];
  /** Of those the ones that have put to sea; sealed. */
  readonly left?: readonly string[];
  /** Carriers that have come in from the south; sealed. Days rolled for. */
  readonly arrived: readonly string[];
  readonly arrivalDays: readonly number[];
  readonly spending: readonly Spending[];
  /** The mission is open to everyone: by Japan's word or by an attack. */
  readonly opened?: Mission;
  /** The precautions are open to everyone. */
  readonly disclosed: boolean;
  readonly reports: readonly Report[];
  readonly command: { readonly [S in Service]: Command };
  /** Japan has opened the harbour, and strikes from here on. */
  readonly harbourOpen?: true;
  /** The first strike or mini-sub attack (PH-25). */
  readonly attack?: Moment;
  readonly miniSubs?: { readonly entered: number; readonly sunk: number; readonly gone: boolean };
  readonly ships: readonly Ship[];
  readonly squadrons: readonly Squadron[];
  /** Squadrons that have attacked in this phase: a bomber does once on its mission. */
  readonly attacked: readonly string[];
  /** US squadrons seen in the air and on the ground in the impulse of `at` (PH-30). */
  readonly seen?: {
    readonly at: Moment;
    readonly met: readonly string[];
    readonly caught: readonly string[];
  };
  /** Squadrons that have attacked in the impulse of `at`: none does so twice in it. */
  readonly struck?: { readonly at: Moment; readonly squadrons: readonly string[] };
  /** From a state sheet; the US has yet to seal its secrets again. */
  readonly unsealed?: true;
  /** What each side notes for itself of its squadrons, markers and waves; sealed. */
  readonly cards?: { readonly [S in SideId]?: Cards };
  readonly markers?: { readonly [S in SideId]?: Markers };
  readonly transports: number;
  readonly tanks: number;
  readonly dockyards: number;
  /** O'ahu was taken, or the landing failed. */
  readonly landing?: 'taken' | 'failed';
  readonly corrections: { readonly [S in SideId]: readonly Correction[] };
};

/** A false alarm that is over: what it leaves to match. */
export type PastGame = { readonly no: number; readonly spending: readonly Spending[] };

export type SeriesResult = {
  readonly no: number;
  readonly end: EndId;
  readonly winner: SideId | 'nobody';
  /** The winner's name then: players may change sides for the next series. */
  readonly player?: string;
  readonly games: number;
  /** The Japanese score that decided. */
  readonly score: number;
  /** By its score while the attack was not over: the line that ended it was struck since. */
  readonly early?: true;
};

export type PearlState = {
  readonly begun: boolean;
  readonly players: { readonly jp: string; readonly us: string };
  readonly house: HouseRules;
  /** 1 for the first series of the match. */
  readonly series: number;
  /** False alarms of this series. */
  readonly past: readonly PastGame[];
  /** The games of this series in which the joint centre was bought; sealed until disclosed (PH-6). */
  readonly joint: readonly number[];
  readonly game: GameState;
  /** How the current series ended, as the players wrote it down; the last of `match` then. */
  readonly ended?: SeriesResult;
  /** Games won before the state sheet that this match goes on from. */
  readonly won?: readonly { readonly player: string; readonly games: number }[];
  /** Every series of the match so far. */
  readonly match: readonly SeriesResult[];
};

/** A fresh game of a series. */
export const newGame = (no: number): GameState => ({
  no,
  stage: 'set-up',
  cursor: startOfGame,
  impulse: 0,
  arrived: [],
  arrivalDays: [],
  spending: [],
  disclosed: false,
  reports: [],
  command: { army: { reports: 0 }, navy: { reports: 0 } },
  ships: SHIPS,
  squadrons: SQUADRONS,
  attacked: [],
  transports: TRANSPORTS,
  tanks: 0,
  dockyards: 0,
  corrections: { jp: [], us: [] },
});

/** What a state sheet tells: all but what is sealed. */
export type Position = {
  readonly players: PearlState['players'];
  readonly house: HouseRules;
  readonly series: number;
  /** Games won by either player before. */
  readonly won: { readonly [S in SideId]: number };
  /** Mvps told of the false alarms of this series. */
  readonly past: readonly number[];
  readonly no: number;
  /** Once the precautions are opened. */
  readonly own?: number;
  readonly joint?: readonly number[];
  /** Once it is in play. */
  readonly game?: Omit<
    GameState,
    | 'no'
    | 'inHarbour'
    | 'left'
    | 'arrived'
    | 'arrivalDays'
    | 'spending'
    | 'cards'
    | 'markers'
    | 'seen'
    | 'struck'
  >;
};

export const initialState = (): PearlState => ({
  begun: false,
  players: { jp: 'Japan', us: 'US' },
  house: DEFAULT_HOUSE,
  series: 1,
  past: [],
  joint: [],
  game: newGame(1),
  match: [],
});

export const isPlaying = ({ game }: PearlState): boolean => game.stage === 'play';

/** Phase and impulse now. */
export const momentNow = ({ game }: PearlState): Moment => ({
  turn: game.cursor.turn,
  impulse: game.impulse,
});

const NOBODY = { met: [], caught: [] } as const;
/** The US squadrons met and caught in this impulse. */
export function seenNow(state: PearlState): Pick<NonNullable<GameState['seen']>, 'met' | 'caught'> {
  const { turn, impulse } = momentNow(state);
  const { seen } = state.game;
  return seen?.at.turn === turn && seen.at.impulse === impulse ? seen : NOBODY;
}

/** Squadrons that have attacked in this impulse. */
export function struckNow(state: PearlState): readonly string[] {
  const { turn, impulse } = momentNow(state);
  const { struck } = state.game;
  return struck?.at.turn === turn && struck.at.impulse === impulse ? struck.squadrons : [];
}

/** "Game 2 · Day 1, Morning" */
export function momentOf(state: PearlState): string {
  const { game, series } = state;
  const which = series > 1 ? `Series ${series}, game ${game.no}` : `Game ${game.no}`;
  if (game.stage === 'set-up') return `${which} · Set-up`;
  if (game.stage === 'over') return `${which} · After the game`;
  return `${which} · ${describeMoment({ turn: game.cursor.turn, impulse: 0 })}`;
}

/** "Air operations, impulse 3" */
export function phaseOf(state: PearlState): string | undefined {
  const { stage, cursor, impulse } = state.game;
  if (stage !== 'play' || state.ended) return undefined;
  const step = SEQUENCE.steps.find(({ id }) => id === cursor.step)?.label;
  return step && impulse ? `${step}, impulse ${impulse}` : step;
}

export const isNight = ({ game }: PearlState): boolean => turnBox(game.cursor.turn).night;
