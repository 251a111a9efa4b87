import type { Outcome, ProcedureDef, Steps } from '../../../core/play/procedure';
import type { Deed, Load } from '../data/cards';
import type { EndId } from '../data/ends';
import type { Place, Ship, Status } from '../data/ships';
import type { Mission, Service, SideId } from '../data/sides';
import type { Squadron } from '../data/squadrons';
import type { HitKind } from './hits';
import type { HouseRules } from './house';
import type { GameState, PearlState, Plan, Spending } from './state';

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
    'no' | 'inHarbour' | 'left' | 'arrived' | 'arrivalDays' | 'spending' | 'cards' | 'markers' | 'seen'
  >;
};

/** What can happen, in the past tense. Recorded events are the only source of the state. */
export type SeriesEvent =
  /** In the place of the set-up: the game stands where a state sheet says. */
  | { readonly type: 'v1.BroughtForward'; readonly position: Position }
  /** What the sheet does not tell, sealed again. `joint` is the game of its purchase, or 0. */
  | {
      readonly type: 'v1.SecretsBrought';
      readonly carriers: readonly string[];
      readonly left: readonly string[];
      readonly arrived: readonly string[];
      readonly mvps: number;
      readonly joint: number;
    }
  | { readonly type: 'v1.SeriesBegun'; readonly players: PearlState['players']; readonly house: HouseRules }
  | { readonly type: 'v1.HouseChanged'; readonly house: HouseRules }
  | { readonly type: 'v1.PlanSealed'; readonly plan: Plan | 'paper' }
  | { readonly type: 'v1.HarbourRolled'; readonly carriers: readonly string[] }
  | { readonly type: 'v1.PlayBegun'; readonly game: number }
  | { readonly type: 'v1.MissionOpened'; readonly mission: Mission }
  | { readonly type: 'v1.Spent'; readonly lines: readonly Spending[] }
  | { readonly type: 'v1.JointCentreBought'; readonly game: number }
  | { readonly type: 'v1.Disclosed' }
  /** A false alarm makes room for the next game; a real attack leaves this one to be scored. */
  | { readonly type: 'v1.GameOver'; readonly game: number; readonly mission: Mission }
  | {
      readonly type: 'v1.SeriesEnded';
      readonly end: EndId;
      readonly winner: SideId | 'nobody';
      readonly games: number;
      readonly score: number;
    }
  | {
      readonly type: 'v1.PointsCorrected';
      readonly side: SideId;
      readonly label: string;
      readonly points: number;
    };

export type TurnEvent =
  | { readonly type: 'v1.StepEnded'; readonly step: string }
  | { readonly type: 'v1.PhaseEnded'; readonly turn: number; readonly skipped: readonly string[] }
  /** The next air impulse begins. */
  | { readonly type: 'v1.ImpulseBegun'; readonly impulse: number }
  | { readonly type: 'v1.CarriersArrived'; readonly turn: number; readonly carriers: readonly string[] };

export type CommandEvent =
  | {
      readonly type: 'v1.ContactMade';
      readonly id: string;
      readonly service: Service;
      readonly label: string;
    }
  | { readonly type: 'v1.ReportDenied'; readonly report: string }
  /** With `report` unless it needs none: a surface contact, the second mini-sub. */
  | {
      readonly type: 'v1.DetectionConfirmed';
      readonly service: Service;
      readonly report?: string;
      /** Both services have it at once: where each side has a phone only that of the US knows of a joint centre. */
      readonly both?: true;
    }
  /** In secret, out of the harbour into which they were rolled. */
  | { readonly type: 'v1.CarriersLeft'; readonly carriers: readonly string[] }
  /** Japan shows its hand: the carriers in harbour lie there for all to see. Nobody is alerted by it. */
  | {
      readonly type: 'v1.HarbourOpened';
      /** Who lies there: where each side has a phone only that of the US knows. */
      readonly carriers?: readonly string[];
    }
  /** In 1.0.0 by Japan’s word; since then by what `begins` it. */
  | { readonly type: 'v1.AttackBegun' }
  | { readonly type: 'v1.MiniSubsEntered'; readonly count: number }
  | { readonly type: 'v1.MiniSubsSunk'; readonly count: number }
  | { readonly type: 'v1.MiniSubsGone'; readonly begins?: true };

export type ForceEvent =
  | {
      readonly type: 'v1.ShipHit';
      readonly ship: string;
      /** What it was when it was hit; a hit on it in another state no longer fits. */
      readonly from: Status;
      readonly status: Status;
      /** Ordinary bombs that wait for a second one. */
      readonly bombs: number;
      /** What hit it, so that it still counts where an earlier hit is amended away; a line of 1.0.0 does not say. */
      readonly by?: HitKind;
    }
  /** Out of harbour, or back: a ship that moves is penned in no more. */
  | { readonly type: 'v1.ShipMoved'; readonly ship: string; readonly place: Place }
  /** By hand: everything but its id. */
  | { readonly type: 'v1.ShipChanged'; readonly ship: Ship }
  | { readonly type: 'v1.ShipAdded'; readonly ship: Ship }
  | { readonly type: 'v1.ShipRemoved'; readonly ship: string }
  /** `ap`: its one load of armour-piercing bombs is dropped. `begins`: the first of these that stands begins the attack. */
  | {
      readonly type: 'v1.SquadronAttacked';
      readonly squadron: string;
      readonly ap?: true;
      readonly begins?: true;
      /** US fighters that met it, and US squadrons that it caught on the ground. */
      readonly met?: readonly string[];
      readonly caught?: readonly string[];
    }
  | { readonly type: 'v1.SquadronLost'; readonly squadron: string; readonly how: string }
  /** It has landed where it does not come from. */
  | { readonly type: 'v1.SquadronBased'; readonly squadron: string; readonly base: string }
  | { readonly type: 'v1.SquadronAdded'; readonly squadron: Squadron }
  | { readonly type: 'v1.SquadronRemoved'; readonly squadron: string }
  /** Notes of one side, in secret. */
  | {
      readonly type: 'v1.CardNoted';
      readonly side: SideId;
      readonly deed: Deed;
      readonly squadrons: readonly string[];
      readonly load?: Load;
    }
  | {
      readonly type: 'v1.MarkersNoted';
      readonly side: SideId;
      readonly markers: readonly string[];
      readonly waves: readonly string[];
      readonly paid?: string;
    }
  | { readonly type: 'v1.TransportsLost'; readonly count: number }
  | { readonly type: 'v1.TransportsSet'; readonly count: number }
  | { readonly type: 'v1.ShoreHit'; readonly what: 'tank' | 'dockyard' }
  | { readonly type: 'v1.LandingTried'; readonly taken: boolean };

export type PearlEvent = SeriesEvent | TurnEvent | CommandEvent | ForceEvent;

/** A procedure of this game, what its steps come to, and how they run. */
export type Procedure = ProcedureDef<PearlState, PearlEvent>;
export type Done = Outcome<PearlEvent>;
export type Run = Steps<Done>;
