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
  named,
  oneOf,
  text,
  WORDS,
  whole,
} from '../../../core/bounds';
import type { EndId } from '../data/ends';
import type { Ship } from '../data/ships';
import type { Power, SideId } from '../data/sides';
import type { StrikeId } from '../data/strikes';
import type { HouseRules } from './house';
import {
  type Attack,
  type Clock,
  type Declaration,
  type Forces,
  type Half,
  type LastSaid,
  type Location,
  type OwnLine,
  type Position,
  type Quarter,
  SEASONS,
  type Squadrons,
  type Strike,
  type Surprise,
  type Toll,
  type WarState,
} from './state';

const modifier = whole(-999, 999);
const house = houseRules<HouseRules>();
const clock = fields<Clock>({ turn: count, half: oneOf<Half>('jp', 'allied') });
const toll = fields<Toll>({ eliminated: count, aborted: count });
const squadrons = fields<Squadrons>({ army: count, naval: count });
const surprise = fields<Surprise>({
  level: modifier,
  cap: modifier,
  defence: modifier,
  attack: modifier,
  fewer: modifier,
  critical: flag(),
});
const side = oneOf<SideId>('jp', 'us');
const status = oneOf<Ship['status']>('whole', 'damaged', 'sunk');
const ship = fields<Ship>({
  id: id(),
  name: text(WORDS),
  side,
  size: count,
  carrier: flag(),
  status,
  taskForce: maybe(id()),
});
const forces = fields<Forces>({
  taskForces: list(fields({ id: id(), name: text(WORDS), squadrons: count }), MANY),
  aaf: count,
  nas: count,
  light: count,
  oil: count,
  strikeForce: count,
  lightJp: maybe(count),
  ships: list(ship, MANY),
  modifiers: fields({ airJp: modifier, airUs: modifier, navalJp: modifier, navalUs: modifier }),
});

const declaration = fields<Declaration>({
  turn: count,
  half: oneOf<Half>('jp', 'allied'),
  by: id(),
  on: ids(),
  actual: maybe(modifier),
  effective: maybe(modifier),
  onslaught: maybe(flag()),
  unprepared: maybe(ids()),
  from: maybe(modifier),
});
const sent = list(fields({ target: id(), squadrons: count }), MANY);
const strike = fields<Strike>({
  id: id(),
  side,
  squadrons: count,
  surprise: maybe(surprise),
  fought: flag(),
  assigned: maybe(sent),
  resolved: ids(),
});
const attempts = list(fields({ taskForce: id(), location: id(), success: flag() }), MANY);
const attack = fields<Attack>({
  declaration: whole(0, 1),
  fleet: flag(),
  forces: maybe(forces),
  magicJp: maybe(count),
  magicUs: maybe(count),
  written: maybe(count),
  column: maybe(id()),
  locations: maybe(named(id(), MANY)),
  drm: maybe(modifier),
  level: maybe(modifier),
  inPort: maybe(ids()),
  air: squadrons,
  caught: squadrons,
  nas: count,
  nasAborted: count,
  light: count,
  lightJp: maybe(count),
  oil: count,
  // As many as the texts of a state sheet can name.
  ships: list(ship, 5000),
  strikes: list(strike, MANY),
  answered: flag(),
  decision: maybe(oneOf('withdraw', 'second')),
  cap: count,
  attempts: maybe(attempts),
  groups: list(ids(), MANY),
  revealed: flag(),
  placed: flag(),
});
const players = fields<WarState['players']>({ jp: text(WORDS), us: text(WORDS) });
const lastSaid: Bound<LastSaid> = named(named(modifier, 9), 9);
const line = fields<OwnLine>({ id: id(), window: oneOf('A1', 'A2'), text: text(WORDS) });
const quarter = fields<Quarter>({ season: whole(0, SEASONS.length - 1), year: whole(1900, 2000) });
const position = fields<Position>({
  players,
  house,
  start: quarter,
  clock,
  declarations: list(declaration, 2),
  attack: maybe(attack),
  tension: maybe(list(fields({ change: modifier, label: text(WORDS) }), 1)),
  lines: list(line, MANY),
  ticked: ids(),
  ended: maybe(id()),
});

/** Of the war as a whole. */
export const WAR = {
  'v1.Begun': {
    players,
    house,
    last: maybe(lastSaid),
  },
  /** The war goes on from a state sheet. */
  'v1.BroughtForward': { position },
  'v1.HouseChanged': { house },
  /** `quarter` with the first one, which starts the clock; `attack` where Japan strikes Pearl Harbor. */
  'v1.WarDeclared': {
    by: id<Declaration['by']>(),
    on: ids<Power>(),
    at: clock,
    quarter: maybe(quarter),
    actual: maybe(modifier),
    attack: maybe(fields({ fleet: flag() })),
  },
  'v1.EffectiveFixed': {
    declaration: count,
    effective: modifier,
    onslaught: flag(),
    unprepared: ids<Power>(),
    from: modifier,
  },
  /** An earlier declaration's restrictions reach another power too (WW-17). */
  'v1.Widened': { declaration: count, power: id<Power>() },
  'v1.TurnAdvanced': { to: clock },
  'v1.LineWritten': { line },
  'v1.LineRemoved': { line: id() },
  'v1.LinesTicked': { ids: ids() },
  'v1.TensionMoved': { change: modifier, label: text(WORDS) },
  'v1.MagicDrawn': { side, cards: count },
  'v1.StoryClosed': { end: id<EndId>() },
};

/** Of the attack on Pearl Harbor. */
export const ATTACK = {
  'v1.ForcesListed': { forces },
  'v1.MagicPlayed': { cards: count },
  /** Of the US, where each side has a phone and both write theirs: the column follows once Japan's is opened. */
  'v1.MagicWritten': { cards: count },
  'v1.MagicSealed': { cards: count, column: id(), drm: modifier },
  'v1.FleetLocated': { locations: named(id<Location>(), MANY) },
  'v1.SurpriseFixed': { level: modifier },
  'v1.TargetsOpened': { inPort: ids(), air: squadrons, caught: squadrons, strikeForce: count },
  'v1.StrikeFlown': { strike: id<StrikeId>(), squadrons: count, surprise: maybe(surprise) },
  'v1.AirFought': { strike: id<StrikeId>(), attackers: toll, army: toll, naval: toll, cap: toll },
  'v1.Assigned': { strike: id<StrikeId>(), to: sent },
  'v1.TargetAttacked': {
    strike: id<StrikeId>(),
    target: id(),
    lost: toll,
    effects: count,
    /** What became of the ship; squadrons, oil or nothing otherwise. */
    status: maybe(status),
    squadrons: maybe(count),
    oil: maybe(count),
    /** The target was sunk or taken off before; 1.0 did not say so, and its strike stayed open. */
    gone: maybe(flag<true>()),
  },
  /** Squadrons aboard a carrier that was sunk in port (WW-22). */
  'v1.AboardLost': { squadrons: count },
  'v1.SurvivorsAnswered': { lost: toll },
  'v1.Decided': { decision: oneOf('withdraw', 'second'), cap: count },
  'v1.InterceptionTried': { attempts, groups: list(ids(), MANY) },
  'v1.Revealed': {},
  'v1.Placed': {},
  'v1.ShipAdded': { ship },
  'v1.ShipChanged': { ship },
  'v1.ShipRemoved': { ship: id() },
  'v1.CountSet': {
    what: oneOf('army', 'naval', 'nas', 'nasAborted', 'light', 'lightJp', 'oil', 'cap'),
    value: count,
  },
};

/** What can happen, and what each event may hold, for games that come from elsewhere. */
export const WAR_BOUNDS = { ...WAR, ...ATTACK };
