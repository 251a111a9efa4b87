import {
  count,
  either,
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
import { DEEDS, type Deed, type Load } from '../data/cards';
import type { EndId } from '../data/ends';
import type { Moment } from '../data/sequence';
import type { Place, Ship, Status } from '../data/ships';
import type { Mission, Service, SideId } from '../data/sides';
import type { Squadron } from '../data/squadrons';
import type { HitKind } from './hits';
import type { HouseRules } from './house';
import type { Command, Correction, GameState, PearlState, Plan, Position, Report, Spending } from './state';

const points = whole(-999, 999);
const house = houseRules<HouseRules>();
const players = fields<PearlState['players']>({ jp: text(WORDS), us: text(WORDS) });
const service = oneOf<Service>('army', 'navy');
const side = oneOf<SideId>('jp', 'us');
const mission = oneOf<Mission>('attack', 'false-alarm');
const place = oneOf<Place>('harbour', 'channel', 'sea');
const status = oneOf<Status>('ok', 'damaged', 'bottomed', 'destroyed', 'sunk');
const plan = fields<Plan>({
  mission,
  miniSubs: count,
  miniSubsAt: maybe(fields<Moment>({ turn: count, impulse: count })),
  invasion: flag(),
  entry: text(WORDS),
  loads: text(WORDS),
});
const ship = fields<Ship>({
  id: id(),
  name: text(WORDS),
  side,
  cls: id(),
  place,
  status,
  hitAt: maybe(place),
  when: maybe(text(WORDS)),
  bombs: count,
  readied: flag(),
  penned: flag(),
  shielded: flag(),
});
const squadron = fields<Squadron>({
  id: id(),
  name: text(WORDS),
  type: id(),
  base: id(),
  home: maybe(id()),
  lost: flag(),
  how: maybe(text(WORDS)),
  when: maybe(text(WORDS)),
  apUsed: flag(),
});
const spending = fields<Spending>({
  what: id(),
  service,
  count,
  mvps: points,
  when: text(WORDS),
});

const stage = oneOf<GameState['stage']>('set-up', 'play', 'over');
const moment = fields<Moment>({ turn: count, impulse: count });
const command = fields<Command>({ reports: count, confirmed: maybe(moment) });
const corrections = list(fields<Correction>({ label: text(WORDS), points, when: text(WORDS) }), MANY);
const report = fields<Report>({
  id: id(),
  service,
  label: text(WORDS),
  state: oneOf<Report['state']>('open', 'dismissed', 'confirmed'),
});
const position = fields<Position>({
  players,
  house,
  series: count,
  won: fields<Position['won']>({ jp: count, us: count }),
  past: list(count, 3),
  no: whole(1, 3),
  own: maybe(count),
  joint: maybe(list(count, 3)),
  game: maybe(
    fields<NonNullable<Position['game']>>({
      stage,
      cursor: fields<GameState['cursor']>({ turn: whole(1, 8), step: id() }),
      impulse: count,
      plan: maybe(either(plan, oneOf('paper'))),
      opened: maybe(mission),
      disclosed: flag(),
      reports: list(report, MANY),
      command: fields<GameState['command']>({ army: command, navy: command }),
      harbourOpen: maybe(flag<true>()),
      attack: maybe(moment),
      miniSubs: maybe(
        fields<NonNullable<GameState['miniSubs']>>({ entered: count, sunk: count, gone: flag() }),
      ),
      ships: list(ship, MANY),
      squadrons: list(squadron, MANY),
      attacked: ids(),
      unsealed: maybe(flag<true>()),
      transports: count,
      tanks: count,
      dockyards: count,
      landing: maybe(oneOf<'taken' | 'failed'>('taken', 'failed')),
      corrections: fields<GameState['corrections']>({ jp: corrections, us: corrections }),
    }),
  ),
});

/** What can happen around the games of a series. */
export const SERIES = {
  /** In the place of the set-up: the game stands where a state sheet says. */
  'v1.BroughtForward': { position },
  /** What the sheet does not tell, sealed again. `joint` is the game of its purchase, or 0. */
  'v1.SecretsBrought': { carriers: ids(), left: ids(), arrived: ids(), mvps: count, joint: count },
  'v1.SeriesBegun': { players, house },
  'v1.HouseChanged': { house },
  'v1.PlanSealed': { plan: either(plan, oneOf('paper')) },
  'v1.HarbourRolled': { carriers: ids() },
  'v1.PlayBegun': { game: count },
  'v1.MissionOpened': { mission },
  'v1.Spent': { lines: list(spending, MANY) },
  'v1.JointCentreBought': { game: count },
  'v1.Disclosed': {},
  /** A false alarm makes room for the next game; a real attack leaves this one to be scored. */
  'v1.GameOver': { game: count, mission },
  'v1.SeriesEnded': {
    end: id<EndId>(),
    winner: oneOf<SideId | 'nobody'>('jp', 'us', 'nobody'),
    games: count,
    score: points,
  },
  'v1.PointsCorrected': { side, label: text(WORDS), points },
};

export const TURN = {
  'v1.StepEnded': { step: id() },
  'v1.PhaseEnded': { turn: count, skipped: list(text(WORDS), MANY) },
  /** The next air impulse begins. */
  'v1.ImpulseBegun': { impulse: count },
  'v1.CarriersArrived': { turn: count, carriers: ids() },
};

export const COMMAND = {
  'v1.ContactMade': { id: id(), service, label: text(WORDS) },
  'v1.ReportDenied': { report: id() },
  /**
   * With `report` unless it needs none: a surface contact, the second mini-sub. `both`: both services have it at once;
   * where each side has a phone only that of the US knows of a joint centre.
   */
  'v1.DetectionConfirmed': { service, report: maybe(id()), both: maybe(flag<true>()) },
  /** In secret, out of the harbour into which they were rolled. */
  'v1.CarriersLeft': { carriers: ids() },
  /**
   * Japan shows its hand: the carriers in harbour lie there for all to see. Nobody is alerted by it. `carriers`: who lies
   * there; where each side has a phone only that of the US knows.
   */
  'v1.HarbourOpened': { carriers: maybe(ids()) },
  /** In 1.0.0 by Japan’s word; since then by what `begins` it. */
  'v1.AttackBegun': {},
  'v1.MiniSubsEntered': { count },
  'v1.MiniSubsSunk': { count },
  'v1.MiniSubsGone': { begins: maybe(flag<true>()) },
};

export const FORCE = {
  'v1.ShipHit': {
    ship: id(),
    /** What it was when it was hit; a hit on it in another state no longer fits. */
    from: status,
    status,
    /** Ordinary bombs that wait for a second one. */
    bombs: count,
    /** What hit it, so that it still counts where an earlier hit is amended away; a line of 1.0.0 does not say. */
    by: maybe(oneOf<HitKind>('bomb', 'heavy', 'ap', 'torp', 'mini', 'gun')),
  },
  /** Out of harbour, or back: a ship that moves is penned in no more. */
  'v1.ShipMoved': { ship: id(), place },
  /** By hand: everything but its id. */
  'v1.ShipChanged': { ship },
  'v1.ShipAdded': { ship },
  'v1.ShipRemoved': { ship: id() },
  /** `ap`: its one load of armour-piercing bombs is dropped. `begins`: the first of these that stands begins the attack. */
  'v1.SquadronAttacked': {
    squadron: id(),
    ap: maybe(flag<true>()),
    begins: maybe(flag<true>()),
    /** Told since 1.1: the air impulse underway, where there is one. */
    impulse: maybe(count),
    /** US fighters that met it, and US squadrons that it caught on the ground. */
    met: maybe(ids()),
    caught: maybe(ids()),
  },
  'v1.SquadronLost': { squadron: id(), how: text(WORDS) },
  /** It has landed where it does not come from. */
  'v1.SquadronBased': { squadron: id(), base: id() },
  'v1.SquadronAdded': { squadron },
  'v1.SquadronRemoved': { squadron: id() },
  /** Notes of one side, in secret. */
  'v1.CardNoted': {
    side,
    deed: oneOf<Deed>(...DEEDS),
    squadrons: ids(),
    load: maybe(oneOf<Load>('torpedo', 'bombs', 'ap')),
  },
  'v1.MarkersNoted': {
    side,
    markers: list(text(WORDS), MANY),
    waves: list(text(WORDS), MANY),
    paid: maybe(text(WORDS)),
  },
  'v1.TransportsLost': { count },
  'v1.TransportsSet': { count },
  'v1.ShoreHit': { what: oneOf('tank', 'dockyard') },
  'v1.LandingTried': { taken: flag() },
};

/**
 * What can happen, in the past tense, and what each event may hold, for games that come from elsewhere. Recorded events
 * are the only source of the state.
 */
export const PEARL_BOUNDS = { ...SERIES, ...TURN, ...COMMAND, ...FORCE };
