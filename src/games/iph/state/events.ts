import type { Outcome, ProcedureDef, Steps } from '../../../core/play/procedure';
import type { ChitId, SubCommand } from '../data/chits';
import type { EndId } from '../data/ends';
import type { Force, Forces } from '../data/forces';
import type { ShipId } from '../data/ships';
import type { SideId } from '../data/sides';
import type { HouseRules } from './house';
import type { CarrierResult, IphState, JpPhase, Position } from './state';

/** What can happen in a game, in the past tense. Recorded events are the only source of the state. */
export type IphEvent =
  | {
      readonly type: 'v1.GameBegun';
      readonly players: IphState['players'];
      readonly house: HouseRules;
      readonly counts: Forces['waiting'];
    }
  /** The game goes on from a state sheet: all that lies on the table, without how it came about. */
  | { readonly type: 'v1.BroughtForward'; readonly position: Position }
  | { readonly type: 'v1.HouseChanged'; readonly house: HouseRules }
  | { readonly type: 'v1.OrderSealed'; readonly hexes: readonly string[] }
  | { readonly type: 'v1.BeachheadsPlaced'; readonly hexes: readonly string[] }
  | { readonly type: 'v1.StepEnded'; readonly step: string }
  | { readonly type: 'v1.TurnEnded'; readonly turn: number; readonly skipped: readonly string[] }
  | { readonly type: 'v1.ChitDrawn'; readonly chit: ChitId }
  | { readonly type: 'v1.UsPhaseEnded'; readonly chit: ChitId }
  | { readonly type: 'v1.SubCommandEliminated'; readonly subCommand: SubCommand }
  | { readonly type: 'v1.JpPhaseBegun'; readonly phase: JpPhase }
  | { readonly type: 'v1.JpPhaseEnded'; readonly phase: JpPhase }
  | {
      readonly type: 'v1.MovementRolled';
      readonly who: SubCommand;
      readonly face: number;
      readonly mf: number;
    }
  | { readonly type: 'v1.RowFired' }
  | {
      readonly type: 'v1.BattleFought';
      readonly attacker: 'jp' | 'us';
      readonly attack: number;
      readonly defence: number;
      readonly shift: number;
      readonly column: string;
      readonly face: number;
      readonly attackerLoss: number;
      readonly defenderLoss: number;
      readonly banzai: boolean;
      /** Told since 1.1: "2124, rough" */
      readonly target?: string;
    }
  | { readonly type: 'v1.MomentumGained' }
  | { readonly type: 'v1.MomentumSpent' }
  | { readonly type: 'v1.IsseiRebelled' }
  | {
      readonly type: 'v1.HexControlled';
      readonly id: string;
      readonly label: string;
      readonly kind: string;
      readonly vp: number;
      readonly to: 'jp' | 'us';
      /** Told since 1.1, of a Honolulu hex or a fort. */
      readonly number?: string;
    }
  | { readonly type: 'v1.BeachheadControlled'; readonly hex: string; readonly to: 'jp' | 'us' }
  | { readonly type: 'v1.BeachheadEliminated'; readonly hex: string }
  | { readonly type: 'v1.RowEliminated'; readonly face: number; readonly points: number }
  | { readonly type: 'v1.ShipsPlaced'; readonly side: SideId; readonly close: readonly ShipId[] }
  | { readonly type: 'v1.ShipsRevealed' }
  | { readonly type: 'v1.CarriersFought'; readonly result: CarrierResult }
  | { readonly type: 'v1.BattleshipsStruck'; readonly ships: readonly ShipId[] }
  | { readonly type: 'v1.ShipLost'; readonly ship: ShipId; readonly label: string; readonly points: number }
  | {
      readonly type: 'v1.UnitsLanded';
      readonly hex: string;
      readonly snlf: number;
      readonly ija: number;
      readonly stalled: { readonly snlf: number; readonly ija: number };
      /** Units eliminated on the beach. */
      readonly lost: number;
    }
  | { readonly type: 'v1.InterdictionSet'; readonly hexes: readonly string[] }
  | {
      readonly type: 'v1.SupportGiven';
      readonly battleships: readonly ShipId[];
      readonly planes: number;
      readonly usPlanes: number;
      readonly army: boolean;
    }
  | { readonly type: 'v1.AirfieldsNear'; readonly count: number }
  | { readonly type: 'v1.JpPlanesLost'; readonly count: number }
  | { readonly type: 'v1.ArmyPlaneLost' }
  | { readonly type: 'v1.StepsLost'; readonly force: Force; readonly steps: number }
  | { readonly type: 'v1.ForcesCorrected'; readonly forces: Forces }
  | { readonly type: 'v1.GameEnded'; readonly end: EndId; readonly winner: SideId | 'nobody' }
  | { readonly type: 'v1.PlayedOn'; readonly end: EndId }
  | { readonly type: 'v1.PointsCorrected'; readonly label: string; readonly points: number };

export type EventOf<T extends IphEvent['type']> = Extract<IphEvent, { readonly type: T }>;

/** A procedure of this game, what its steps come to, and how they run. */
export type Procedure = ProcedureDef<IphState, IphEvent>;
export type Done = Outcome<IphEvent>;
export type Run = Steps<Done>;
