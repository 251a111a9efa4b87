import type { Outcome, ProcedureDef, Steps } from '../../../core/play/procedure';
import type { EndId } from '../data/ends';
import type { Ship } from '../data/ships';
import type { Power, SideId } from '../data/sides';
import type { StrikeId } from '../data/strikes';
import type { HouseRules } from './house';
import type {
  Attempt,
  Clock,
  Declaration,
  Forces,
  LastSaid,
  Location,
  OwnLine,
  Position,
  Quarter,
  Squadrons,
  Surprise,
  Toll,
  WarState,
} from './state';

export type WarEvent =
  | {
      readonly type: 'v1.Begun';
      readonly players: WarState['players'];
      readonly house: HouseRules;
      readonly last?: LastSaid;
    }
  /** The war goes on from a state sheet. */
  | { readonly type: 'v1.BroughtForward'; readonly position: Position }
  | { readonly type: 'v1.HouseChanged'; readonly house: HouseRules }
  /** `quarter` with the first one, which starts the clock; `attack` where Japan strikes Pearl Harbor. */
  | {
      readonly type: 'v1.WarDeclared';
      readonly by: Declaration['by'];
      readonly on: readonly Power[];
      readonly at: Clock;
      readonly quarter?: Quarter;
      readonly actual?: number;
      readonly attack?: { readonly fleet: boolean };
    }
  | {
      readonly type: 'v1.EffectiveFixed';
      readonly declaration: number;
      readonly effective: number;
      readonly onslaught: boolean;
      readonly unprepared: readonly Power[];
      readonly from: number;
    }
  /** An earlier declaration's restrictions reach another power too (WW-17). */
  | { readonly type: 'v1.Widened'; readonly declaration: number; readonly power: Power }
  | { readonly type: 'v1.TurnAdvanced'; readonly to: Clock }
  | { readonly type: 'v1.LineWritten'; readonly line: OwnLine }
  | { readonly type: 'v1.LineRemoved'; readonly line: string }
  | { readonly type: 'v1.LinesTicked'; readonly ids: readonly string[] }
  | { readonly type: 'v1.TensionMoved'; readonly change: number; readonly label: string }
  | { readonly type: 'v1.MagicDrawn'; readonly side: SideId; readonly cards: number }
  | { readonly type: 'v1.StoryClosed'; readonly end: EndId };

export type AttackEvent =
  | { readonly type: 'v1.ForcesListed'; readonly forces: Forces }
  | { readonly type: 'v1.MagicPlayed'; readonly cards: number }
  /** Of the US, where each side has a phone and both write theirs: the column follows once Japan's is opened. */
  | { readonly type: 'v1.MagicWritten'; readonly cards: number }
  | {
      readonly type: 'v1.MagicSealed';
      readonly cards: number;
      readonly column: string;
      readonly drm: number;
    }
  | { readonly type: 'v1.FleetLocated'; readonly locations: { readonly [taskForce: string]: Location } }
  | { readonly type: 'v1.SurpriseFixed'; readonly level: number }
  | {
      readonly type: 'v1.TargetsOpened';
      readonly inPort: readonly string[];
      readonly air: Squadrons;
      readonly caught: Squadrons;
      readonly strikeForce: number;
    }
  | {
      readonly type: 'v1.StrikeFlown';
      readonly strike: StrikeId;
      readonly squadrons: number;
      readonly surprise?: Surprise;
    }
  | {
      readonly type: 'v1.AirFought';
      readonly strike: StrikeId;
      readonly attackers: Toll;
      readonly army: Toll;
      readonly naval: Toll;
      readonly cap: Toll;
    }
  | {
      readonly type: 'v1.Assigned';
      readonly strike: StrikeId;
      readonly to: readonly { readonly target: string; readonly squadrons: number }[];
    }
  | {
      readonly type: 'v1.TargetAttacked';
      readonly strike: StrikeId;
      readonly target: string;
      readonly lost: Toll;
      readonly effects: number;
      /** What became of the ship; squadrons, oil or nothing otherwise. */
      readonly status?: Ship['status'];
      readonly squadrons?: number;
      readonly oil?: number;
      /** The target was sunk or taken off before; 1.0 did not say so, and its strike stayed open. */
      readonly gone?: true;
    }
  /** Squadrons aboard a carrier that was sunk in port (WW-22). */
  | { readonly type: 'v1.AboardLost'; readonly squadrons: number }
  | { readonly type: 'v1.SurvivorsAnswered'; readonly lost: Toll }
  | { readonly type: 'v1.Decided'; readonly decision: 'withdraw' | 'second'; readonly cap: number }
  | {
      readonly type: 'v1.InterceptionTried';
      readonly attempts: readonly Attempt[];
      readonly groups: readonly (readonly string[])[];
    }
  | { readonly type: 'v1.Revealed' }
  | { readonly type: 'v1.Placed' }
  | { readonly type: 'v1.ShipAdded'; readonly ship: Ship }
  | { readonly type: 'v1.ShipChanged'; readonly ship: Ship }
  | { readonly type: 'v1.ShipRemoved'; readonly ship: string }
  | {
      readonly type: 'v1.CountSet';
      readonly what: 'army' | 'naval' | 'nas' | 'nasAborted' | 'light' | 'lightJp' | 'oil' | 'cap';
      readonly value: number;
    };

export type StoryEvent = WarEvent | AttackEvent;

/** A procedure of this game, what its steps come to, and how they run. */
export type Procedure = ProcedureDef<WarState, StoryEvent>;
export type Done = Outcome<StoryEvent>;
export type Run = Steps<Done>;
