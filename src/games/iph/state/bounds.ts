import {
  type Bound,
  count,
  fields,
  flag,
  houseRules,
  id,
  ids,
  list,
  MANY,
  maybe,
  oneOf,
  text,
  WORDS,
  whole,
} from '../../../core/bounds';
import type { ChitId, SubCommand } from '../data/chits';
import type { EndId } from '../data/ends';
import type { Force, Forces } from '../data/forces';
import { SHIPS } from '../data/ships';
import type { SideId } from '../data/sides';
import type { HouseRules } from './house';
import type { CarrierPlanes, CarrierResult, DayUse, Hex, IphState, JpPhase, Position } from './state';

const ship = oneOf(...SHIPS.map((each) => each.id));
const ships = list(ship, MANY);
const shift = whole(-999, 999);
const house = houseRules<HouseRules>();
const players = fields<IphState['players']>({ jp: text(WORDS), us: text(WORDS) });
const sides = <V>(bound: Bound<V>) => fields<{ readonly [S in SideId]: V }>({ jp: bound, us: bound });
const landed = { snlf: count, ija: count };
const forces = fields<Forces>({
  steps: fields({ '24': count, '25': count, usmc: count, garrison: count, ...landed }),
  waiting: fields(landed),
});
const winner = oneOf<SideId | 'nobody'>('jp', 'us', 'nobody');
const side = oneOf<SideId>('jp', 'us');

const position = fields<Position>({
  over: flag(),
  players,
  house,
  forces,
  cursor: fields({ turn: whole(1, 99), step: id() }),
  cup: ids(),
  drawn: ids(),
  current: maybe(id()),
  rowFired: flag(),
  gone: ids(),
  jpPhases: fields({ movement: id(), combat: id() }),
  momentum: flag(),
  onFord: maybe(flag<true>()),
  beachheads: list(fields({ hex: text(WORDS), marker: flag(), held: flag() }), MANY),
  hexes: list(
    fields<Hex>({
      id: text(WORDS),
      label: text(WORDS),
      kind: id(),
      vp: shift,
      held: flag(),
      everHeld: flag(),
      since: text(WORDS),
      number: maybe(text(WORDS)),
    }),
    MANY,
  ),
  row: maybe(fields({ points: shift, face: count, when: text(WORDS) })),
  ships: list(fields({ id: ship, label: text(WORDS), points: shift, when: text(WORDS) }), MANY),
  close: ships,
  placed: fields<Position['placed']>({ jp: maybe(ships), us: maybe(ships) }),
  planes: sides(fields<CarrierPlanes>({ left: count, close: count })),
  army: flag(),
  airfieldsNear: maybe(count),
  turnUse: fields({
    jpPlanes: count,
    interdiction: ids(),
    usPlanes: count,
    army: flag(),
    battleships: ships,
  }),
  dayUse: fields<DayUse>({
    revealed: maybe(flag<true>()),
    carriers: maybe(id()),
    supported: ships,
    struck: ships,
  }),
  stalled: list(fields({ hex: text(WORDS), ...landed }), MANY),
  corrections: list(fields({ label: text(WORDS), points: shift, when: text(WORDS) }), MANY),
  issei: flag(),
  attacked: maybe(list(fields({ phase: text(WORDS), what: text(WORDS) }), MANY)),
  ended: maybe(fields({ end: id(), winner })),
  playedOn: ids(),
});

/**
 * What can happen in a game, in the past tense, and what each event may hold, for games that come from elsewhere.
 * Recorded events are the only source of the state.
 */
export const IPH_BOUNDS = {
  'v1.GameBegun': { players, house, counts: fields(landed) },
  /** The game goes on from a state sheet: all that lies on the table, without how it came about. */
  'v1.BroughtForward': { position },
  'v1.HouseChanged': { house },
  'v1.OrderSealed': { hexes: ids() },
  'v1.BeachheadsPlaced': { hexes: ids() },
  'v1.StepEnded': { step: id() },
  'v1.TurnEnded': { turn: count, skipped: list(text(WORDS), MANY) },
  'v1.ChitDrawn': { chit: id<ChitId>() },
  'v1.UsPhaseEnded': { chit: id<ChitId>() },
  'v1.SubCommandEliminated': { subCommand: id<SubCommand>() },
  'v1.JpPhaseBegun': { phase: id<JpPhase>() },
  'v1.JpPhaseEnded': { phase: id<JpPhase>() },
  'v1.MovementRolled': { who: id<SubCommand>(), face: count, mf: count },
  'v1.RowFired': {},
  'v1.BattleFought': {
    attacker: side,
    attack: count,
    defence: count,
    shift,
    column: id(),
    face: count,
    attackerLoss: count,
    defenderLoss: count,
    banzai: flag(),
    /** Told since 1.1: "2124, rough" */
    target: maybe(text(WORDS)),
  },
  /** Told since 1.1: the force stands on Ford Island now. */
  'v1.MomentumGained': { onFord: maybe(flag<true>()) },
  'v1.MomentumSpent': {},
  'v1.IsseiRebelled': {},
  'v1.HexControlled': {
    id: text(WORDS),
    label: text(WORDS),
    kind: id(),
    vp: shift,
    to: side,
    /** Told since 1.1, of a Honolulu hex or a fort. */
    number: maybe(text(WORDS)),
  },
  'v1.BeachheadControlled': { hex: text(WORDS), to: side },
  'v1.BeachheadEliminated': { hex: text(WORDS) },
  'v1.RowEliminated': { face: count, points: shift },
  'v1.ShipsPlaced': { side, close: ships },
  'v1.ShipsRevealed': {},
  'v1.CarriersFought': { result: id<CarrierResult>() },
  'v1.BattleshipsStruck': { ships },
  'v1.ShipLost': { ship, label: text(WORDS), points: shift },
  /** `lost`: units eliminated on the beach. */
  'v1.UnitsLanded': { hex: text(WORDS), ...landed, stalled: fields(landed), lost: count },
  'v1.InterdictionSet': { hexes: ids() },
  'v1.SupportGiven': { battleships: ships, planes: count, usPlanes: count, army: flag() },
  'v1.AirfieldsNear': { count },
  'v1.JpPlanesLost': { count },
  'v1.ArmyPlaneLost': {},
  'v1.StepsLost': { force: id<Force>(), steps: count },
  'v1.ForcesCorrected': { forces },
  'v1.GameEnded': { end: id<EndId>(), winner },
  'v1.PlayedOn': { end: id<EndId>() },
  'v1.PointsCorrected': { label: text(WORDS), points: shift },
};
