import type { SubCommand } from '../../data/chits';
import type { ShipId } from '../../data/ships';
import type { SideId } from '../../data/sides';

/** Japanese ships and planes committed to one battle. */
export type Support = { readonly battleships: readonly ShipId[]; readonly planes: number };
export const NO_SUPPORT: Support = { battleships: [], planes: 0 };

/** What the two players say of an attack before any die is rolled. Factors are as typed. */
export type Battle = {
  readonly attacker: SideId;
  /** The sub-command of the drawn chit, when the US attacks. */
  readonly subCommand?: SubCommand;
  /** A second attack by the force that has just advanced (10.4). */
  readonly momentum?: boolean;
  readonly night: boolean;
  readonly terrain: string;
  readonly hex: string;
  /** Battleship Row attacks from this many hexes away (11.3). */
  readonly rowRange?: number;
  readonly rowDefends?: boolean;
  /** Planes attack Battleship Row alone, a factor each (11.4). */
  readonly airOnly?: boolean;
  readonly attack: number;
  readonly fromFort: number;
  readonly offFord: number;
  /** All of it comes off Ford Island, where it has just advanced (10.4, 11.2). */
  readonly allOff?: true;
  /** Undefined when Battleship Row rolls up its own (11.4). */
  readonly defence?: number;
  readonly concentric?: boolean;
  readonly beachhead: 'none' | 'near' | 'in';
  /** Only a beachhead marker defends (8.3). */
  readonly markerAlone?: boolean;
  /** It does, and is no ground unit to help (IPH-31). */
  readonly helpless?: boolean;
  /** Airfields that Japan stands next to (7.15). */
  readonly near: number;
  /** Japanese ships and planes, as far as they are declared with the attack or the defence. */
  readonly support: Support;
};

/** What kind of Japanese attack this is. */
export type Declared = { readonly momentum: boolean; readonly airOnly: boolean };

/** What the forms of a declaration are answered with; a field that was not shown is missing. */
export type Said = {
  readonly attack?: number | undefined;
  readonly range?: string;
  readonly defence?: number | undefined;
  readonly near?: number;
  readonly terrain: string;
  readonly beachhead?: Battle['beachhead'];
  readonly facts?: readonly string[] | undefined;
  readonly from?: readonly string[];
  readonly fromFort?: number | undefined;
  readonly offFord?: number | undefined;
  readonly hex?: string | undefined;
} & SaidSupport;

export type SaidSupport = {
  readonly battleships?: readonly ShipId[] | undefined;
  readonly planes?: number | undefined;
  readonly units?: number | undefined;
};
