import {
  count,
  type EventBounds,
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
import type { Ship } from '../data/ships';
import type { AttackEvent, WarEvent } from './events';
import type { HouseRules } from './house';
import type {
  Attack,
  Clock,
  Declaration,
  Forces,
  Half,
  OwnLine,
  Position,
  Quarter,
  Squadrons,
  Strike,
  Surprise,
  Toll,
  WarState,
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
const ship = fields<Ship>({
  id: id(),
  name: text(WORDS),
  side: oneOf('jp', 'us'),
  size: count,
  carrier: flag(),
  status: oneOf('whole', 'damaged', 'sunk'),
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
  side: oneOf('jp', 'us'),
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
const line = fields<OwnLine>({ id: id(), window: oneOf('A1', 'A2'), text: text(WORDS) });
const quarter = fields<Quarter>({ season: whole(0, 3), year: whole(1900, 2000) });
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

/** What each event may hold, for games that come from elsewhere. */
export const WAR_BOUNDS: EventBounds<WarEvent | AttackEvent> = {
  'v1.Begun': {
    players,
    house,
    last: maybe(named(named(modifier, 9), 9)),
  },
  'v1.BroughtForward': { position },
  'v1.HouseChanged': { house },
  'v1.WarDeclared': {
    by: id(),
    on: ids(),
    at: clock,
    quarter: maybe(quarter),
    actual: maybe(modifier),
    attack: maybe(fields({ fleet: flag() })),
  },
  'v1.EffectiveFixed': {
    declaration: count,
    effective: modifier,
    onslaught: flag(),
    unprepared: ids(),
    from: modifier,
  },
  'v1.Widened': { declaration: count, power: id() },
  'v1.TurnAdvanced': { to: clock },
  'v1.LineWritten': { line },
  'v1.LineRemoved': { line: id() },
  'v1.LinesTicked': { ids: ids() },
  'v1.TensionMoved': { change: modifier, label: text(WORDS) },
  'v1.MagicDrawn': { side: oneOf('jp', 'us'), cards: count },
  'v1.StoryClosed': { end: id() },
  'v1.ForcesListed': { forces },
  'v1.MagicPlayed': { cards: count },
  'v1.MagicWritten': { cards: count },
  'v1.MagicSealed': { cards: count, column: id(), drm: modifier },
  'v1.FleetLocated': { locations: named(id(), MANY) },
  'v1.SurpriseFixed': { level: modifier },
  'v1.TargetsOpened': { inPort: ids(), air: squadrons, caught: squadrons, strikeForce: count },
  'v1.StrikeFlown': { strike: id(), squadrons: count, surprise: maybe(surprise) },
  'v1.AirFought': { strike: id(), attackers: toll, army: toll, naval: toll, cap: toll },
  'v1.Assigned': { strike: id(), to: sent },
  'v1.TargetAttacked': {
    strike: id(),
    target: id(),
    lost: toll,
    effects: count,
    status: maybe(oneOf('whole', 'damaged', 'sunk')),
    squadrons: maybe(count),
    oil: maybe(count),
    gone: maybe(flag<true>()),
  },
  'v1.AboardLost': { squadrons: count },
  'v1.SurvivorsAnswered': { lost: toll },
  'v1.Decided': { decision: oneOf('withdraw', 'second'), cap: count },
  'v1.InterceptionTried': {
    attempts,
    groups: list(ids(), MANY),
  },
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
