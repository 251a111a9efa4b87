import type { EndId } from '../data/ends';
import type { Ship } from '../data/ships';
import type { Power, SideId } from '../data/sides';
import type { StrikeId } from '../data/strikes';
import type { War } from '../data/wars';
import { HOUSE_BEFORE, type HouseRules } from './house';

export type Half = 'jp' | 'allied';
/** Game turns are quarters, counted from the first declaration of war; Japan's player turn is first in each. */
export type Clock = { readonly turn: number; readonly half: Half };
export type Quarter = { readonly season: number; readonly year: number };

/** Squadrons eliminated and aborted. */
export type Toll = { readonly eliminated: number; readonly aborted: number };
/** Squadrons of the Army and of the Navy; three to an Army air factor. */
export type Squadrons = { readonly army: number; readonly naval: number };

export type Declaration = Clock & {
  readonly by: War['by'];
  readonly on: readonly Power[];
  /** Japan alone looks at the tension level. */
  readonly actual?: number;
  readonly effective?: number;
  /** Whether the effects of Japan's player turn are live (51.72). */
  readonly onslaught?: boolean;
  /** Whom the Allied restrictions touch, and the turn they are counted from (51.73). */
  readonly unprepared?: readonly Power[];
  readonly from?: number;
};

export type TaskForce = { readonly id: string; readonly name: string; readonly squadrons: number };
/** Where a carrier task force is, as the table has it: `pearl`, `pacific`, `2` to `6`, `auto`. */
export type Location = string;

export type Modifiers = {
  readonly airJp: number;
  /** Of the Western Allies. */
  readonly airUs: number;
  readonly navalJp: number;
  readonly navalUs: number;
};

export type Forces = {
  readonly taskForces: readonly TaskForce[];
  /** Army air factors and naval squadrons ashore at Pearl Harbor. */
  readonly aaf: number;
  readonly nas: number;
  readonly light: number;
  readonly oil: number;
  /** Naval squadrons of the Japanese strike force. */
  readonly strikeForce: number;
  /** Light ships of the strike force; 1.0 did not count them. */
  readonly lightJp?: number;
  readonly ships: readonly Ship[];
  readonly modifiers: Modifiers;
};

/** A general surprise level with its effects: DRMs, the shift of air defence, defenders kept out (23.7413). */
export type Surprise = {
  readonly level: number;
  readonly cap: number;
  readonly defence: number;
  readonly attack: number;
  readonly fewer: number;
  readonly critical: boolean;
};

export type Strike = {
  readonly id: StrikeId;
  readonly side: SideId;
  readonly squadrons: number;
  /** What the general surprise roll gave an American strike. */
  readonly surprise?: Surprise;
  readonly fought: boolean;
  readonly assigned?: readonly { readonly target: string; readonly squadrons: number }[];
  readonly resolved: readonly string[];
};

export type Attempt = {
  readonly taskForce: string;
  readonly location: Location;
  readonly success: boolean;
};

export type Attack = {
  /** Position in `declarations`. */
  readonly declaration: number;
  /** The Pacific Fleet is based at Pearl Harbor (WW-24). */
  readonly fleet: boolean;
  readonly forces?: Forces;
  readonly magicJp?: number;
  /** Sealed until revealed. */
  readonly magicUs?: number;
  /** What the US has written down before Japan's Magic was opened. */
  readonly written?: number;
  readonly column?: string;
  readonly locations?: { readonly [taskForce: string]: Location };
  /** What the surprise die is modified by; open only by WW-4. */
  readonly drm?: number;
  /** 3 (or less) to 7 (or more). */
  readonly level?: number;
  /** Task forces caught in port: open once targets are picked. */
  readonly inPort?: readonly string[];
  readonly air: Squadrons;
  /** Part of `air` that is surprised on the ground. */
  readonly caught: Squadrons;
  readonly nas: number;
  readonly nasAborted: number;
  readonly light: number;
  readonly lightJp?: number;
  readonly oil: number;
  readonly ships: readonly Ship[];
  readonly strikes: readonly Strike[];
  /** The survivors have answered the first strike. */
  readonly answered: boolean;
  readonly decision?: 'withdraw' | 'second';
  readonly cap: number;
  readonly attempts?: readonly Attempt[];
  /** The task forces of each American strike. */
  readonly groups: readonly (readonly string[])[];
  readonly revealed: boolean;
  readonly placed: boolean;
};

/** Modifiers that the public rules do not print, by the procedure that asks and the field: as the last game had them. */
export type LastSaid = { readonly [procedure: string]: { readonly [field: string]: number } };

/** The players' own reminder of what the source has lost. */
export type OwnLine = { readonly id: string; readonly window: 'A1' | 'A2'; readonly text: string };

export type WarState = {
  readonly begun: boolean;
  readonly players: { readonly jp: string; readonly us: string };
  readonly house: HouseRules;
  readonly start: Quarter;
  readonly clock: Clock;
  readonly declarations: readonly Declaration[];
  readonly attack?: Attack;
  /** The tension level as players keep it here, from where it stood first. */
  readonly tension?: readonly { readonly change: number; readonly label: string }[];
  /** Strategic Magic as it is drawn, sealed for its side. */
  readonly draws?: readonly { readonly side: SideId; readonly cards: number }[];
  readonly last?: LastSaid;
  readonly lines: readonly OwnLine[];
  readonly ticked: readonly string[];
  readonly ended?: EndId;
};

/** What a state sheet tells: nothing that is sealed, and not what was said in the last game. */
export type Position = Omit<WarState, 'begun' | 'draws' | 'last'>;

export const initialState = (): WarState => ({
  begun: false,
  players: { jp: 'Japan', us: 'US' },
  house: HOUSE_BEFORE,
  start: { season: 3, year: 1941 },
  clock: { turn: 0, half: 'jp' },
  declarations: [],
  lines: [],
  ticked: [],
});

export const newAttack = (declaration: number, fleet: boolean): Attack => ({
  declaration,
  fleet,
  air: { army: 0, naval: 0 },
  caught: { army: 0, naval: 0 },
  nas: 0,
  nasAborted: 0,
  light: 0,
  oil: 0,
  ships: [],
  strikes: [],
  answered: false,
  cap: 0,
  groups: [],
  revealed: false,
  placed: false,
});

export const SEASONS = ['Spring', 'Summer', 'Fall', 'Winter'] as const;

/** "Winter 1941": the quarter of a game turn. */
export function quarterName({ start }: WarState, turn: number): string {
  const at = start.season + turn;
  return `${SEASONS[at % 4]} ${start.year + Math.floor(at / 4)}`;
}

export const HALF_NAMES = { jp: 'Japanese player turn', allied: 'Allied player turn' } as const;

/** "Winter 1941, Japanese player turn" */
export function momentOf(state: WarState): string {
  if (!state.declarations.length) return 'Before the war';
  const { turn, half } = state.clock;
  return `${quarterName(state, turn)}, ${HALF_NAMES[half]}`;
}

/** Player turns since the first: odd ones are the Allies'. */
export const indexOf = ({ turn, half }: Clock): number => turn * 2 + (half === 'allied' ? 1 : 0);

/** Powers that Japan is at war with. */
export const atWar = ({ declarations }: WarState): readonly Power[] => declarations.flatMap(({ on }) => on);

export const squadronsIn = ({ army, naval }: Squadrons): number => army + naval;
