import type { Cursor } from '../../../core/play/sequence';
import { startOfTurn } from '../../../core/play/sequence';
import type { AirType } from '../data/crts';
import { HOUSE, type House } from '../data/house';
import type { OptionId } from '../data/options';
import { sequenceOf } from '../data/phases';
import type { ScenarioId } from '../data/scenarios';
import type { SideId } from '../data/units';

/** A ship of the register. Its printed factors are in a chart that the players fill; what they came to is in what was booked. */
export type Ship = {
  /** "j:CV-1": hull numbers of the two sides overlap. */
  readonly id: string;
  readonly side: SideId;
  /** As the counter has it: "CV". */
  readonly type: string;
  readonly name: string;
  /** Where the players last said that it is: a base, a box, a fleet, "at sea". */
  readonly place: string;
  /** Where it was before, the latest first: it will go there again. */
  readonly been?: readonly string[];
  readonly status: 'afloat' | 'removed' | 'sunk';
  /** 12(N): The turn of its last refuelling. */
  readonly fuelled: number;
  /** 8(J): Weeks of damage. */
  readonly weeks: number;
  /** Hundredths of a point that its damage has given since it was last whole. */
  readonly booked: number;
  /** 9: The first whole turn of its repair. */
  readonly repairs?: number;
  /** 22: The turn on which a removed or sunk one comes back. */
  readonly back?: number;
  /** 12(N): The last turn on which it lay in a base that refuels all of its side. */
  readonly filled?: number;
  /** The phase in which it last moved. */
  readonly moved?: Cursor;
  /** An oiler's load, in ships that it can refuel: none when empty. */
  readonly load?: number;
  /** 32: Where a submarine has been since this phase: it is committed for four turns. */
  readonly station?: { readonly turn: number; readonly step: string };
  /** USN-49: The turn on which it came with a turn of its fuel gone, where it lies off the map. */
  readonly early?: number;
};

/** A base that the clerk was told of: its capacity counts air, and a naval base has none. */
export type Base = {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  readonly kind: 'air' | 'naval';
  readonly capacity: number;
  readonly state: 'functional' | 'damaged' | 'neutralized' | 'unsupplied' | 'destroyed' | 'ungarrisoned';
  /** 9(C): It lies in Japan. */
  readonly home?: boolean;
};

/** 19(I): What rolls for its recovery at the end of the turn; of a base, which of the two in its hex. */
export type Neutralized = {
  readonly id: string;
  readonly side: SideId;
  readonly name: string;
  readonly kind?: Base['kind'];
};

/** A point of either side, in hundredths. */
export type Score = {
  readonly id: string;
  readonly side: SideId;
  readonly hundredths: number;
  readonly label: string;
  readonly turn: number;
  readonly rule: string;
  /** The id of the ship that the label begins with: whose it is the ledger says. */
  readonly ship?: string;
};

/** A unit on its way back: 22, reserves, what else a rule delays. */
export type Coming = {
  readonly id: string;
  readonly side?: SideId;
  readonly turn: number;
  /** The phase of that turn, where it is not its first. */
  readonly step?: string;
  readonly text: string;
  readonly rule: string;
};

/** 5(E): Points of one type that flew a mission in this phase, with what is left of them. */
export type Flown = {
  readonly side: SideId;
  readonly place: string;
  readonly mission: 'patrol' | 'interception' | 'ships' | 'land' | 'support';
  readonly type: AirType;
  readonly points: number;
  readonly extended?: boolean;
  /** 5(E): The hex of the base or carriers from which they started, where it was said. */
  readonly from?: string;
  /** 5(G): Aborted, and landed at once. */
  readonly down?: boolean;
  /** 5(G): Sent home, or, of ground support, used in its fight. */
  readonly done?: boolean;
};

/** 5(E): Missions that sides have written before all are laid open. */
export type Missions = {
  /** How often missions of this phase were laid open. */
  readonly times: number;
  /** They lie open, to be flown. */
  readonly opened: boolean;
  /** `sealed` on a phone that may not know them yet. */
  readonly written: { readonly [S in SideId]?: readonly Flown[] | 'sealed' };
};

/** 45.A(A): The Chinese of two minds. */
export type People = 'nationalist' | 'communist';

export type Holding = { readonly line: string; readonly side: SideId; readonly halved: boolean };

export type UsnState = {
  readonly players: { readonly [S in SideId]: string };
  readonly stage: 'before' | 'underway' | 'over';
  readonly scenario: ScenarioId;
  readonly options: readonly OptionId[];
  readonly house: House;
  readonly cursor: Cursor;
  /** The turn on which the clerk took over: what the rules set for those before it is not asked. */
  readonly since: number;
  /** What was due before that and left undone, by what a state sheet says. */
  readonly late?: readonly string[];
  readonly ships: readonly Ship[];
  readonly bases: readonly Base[];
  readonly neutralized: readonly Neutralized[];
  readonly coming: readonly Coming[];
  readonly scores: readonly Score[];
  /** By the id of a thing that was due, the turn on which it was done. */
  readonly done: { readonly [due: string]: number };
  /** By the id of a reserve, the turn of its trigger. */
  readonly triggered: { readonly [group: string]: number };
  /** Ticks of the set-up. */
  readonly placed: readonly string[];
  /** Ships refuelled this turn at a base that has a limit. */
  readonly served: { readonly [base: string]: number };
  /** Phase 2: Who has attacked in a part of this phase: "2F:j:CA-1". */
  readonly fired?: readonly string[];
  /** 5(O): Who has flown in this phase and not come down. */
  readonly flown?: readonly Flown[];
  readonly missions?: Missions;
  /** War Plan Orange: what came of readiness. */
  readonly readiness?: readonly string[];
  /** CBI: Turns on which a side attacked on land, by "j:china". */
  readonly attacks?: { readonly [force: string]: readonly number[] };
  /** 12(L): Emergency supply of this turn. */
  readonly supplied: readonly string[];
  /** Chinese armies that may come back, by their people. */
  readonly chinese: { readonly nationalist: number; readonly communist: number };
  /** Which of them they are, as far as it is known. */
  readonly chineseLost?: { readonly [unit: string]: number };
  /** 38: The month in which Magic was last used, as the turn that opened it. */
  readonly magic: number;
  /** 44: Operational points of each turn of the quarter, and those spent this turn. */
  readonly operational: {
    readonly points: number;
    readonly spent: number;
    readonly stored: number;
    /** LAC and NAC made with them this turn. */
    readonly air?: number;
  };
  /** 33: Whether the escorts were given up for good. */
  readonly convoy: boolean;
  /** 45.A(I): Whom the Allies lead this year. */
  readonly civilWar: 'all' | 'nationalists' | 'none';
  /** 13(B), 26(G): What was built in this phase, and where. */
  readonly built?: readonly { readonly unit: string; readonly place: string }[];
  /** Of whom a die was thrown in this phase that is thrown once: "monsoonFlight:Calcutta". */
  readonly rolled?: readonly string[];
  /** Philippine Fortifications: Turns without supply of each unit there. */
  readonly fort?: { readonly [unit: string]: number };
  /** The last counting of the areas, so that the next one begins with it. */
  readonly held: readonly Holding[];
  /** The variable deployment of the Allies, sealed until `opened`. */
  readonly deployment?: string;
  readonly opened: boolean;
  readonly ended?: EndId;
};
export type EndId = 'j' | 'a' | 'nobody';

const START = startOfTurn(sequenceOf('g1', HOUSE.defaults), 1);

export const initialState = (): UsnState => ({
  players: { j: 'Japan', a: 'Allies' },
  stage: 'before',
  scenario: 'g1',
  options: [],
  house: HOUSE.defaults,
  cursor: START,
  since: START.turn,
  ships: [],
  bases: [],
  neutralized: [],
  coming: [],
  scores: [],
  done: {},
  triggered: {},
  placed: [],
  served: {},
  supplied: [],
  chinese: { nationalist: 0, communist: 0 },
  magic: 0,
  operational: { points: 0, spent: 0, stored: 0 },
  convoy: true,
  civilWar: 'all',
  held: [],
  opened: false,
});

export const has = ({ options }: Pick<UsnState, 'options'>, option: OptionId): boolean =>
  options.includes(option);
