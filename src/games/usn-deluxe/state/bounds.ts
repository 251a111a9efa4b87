import {
  type Bound,
  count,
  type EventOf,
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
import type { Theatre } from '../data/attack-limits';
import { AIR_TYPES } from '../data/crts';
import type { House } from '../data/house';
import { SCENARIO_IDS } from '../data/scenarios';
import type { SideId } from '../data/units';
import type { EndId, Flown, Holding, Ship, UsnState } from './state';

const side: Bound<SideId> = oneOf('j', 'a');
const turn = whole(0, 400);
const weeks = whole(0, 40);
/** A worth or a score in hundredths of a point. */
export const MOST_HUNDREDTHS = 1_000_000;
const hundredths = whole(-MOST_HUNDREDTHS, MOST_HUNDREDTHS);
const place = text(40);
const flights: Bound<readonly Flown[]> = list(
  fields<Flown>({
    side,
    place,
    mission: oneOf('patrol', 'interception', 'ships', 'land', 'support'),
    type: oneOf(...AIR_TYPES),
    points: count,
    extended: maybe(flag()),
    from: maybe(place),
    down: maybe(flag()),
    done: maybe(flag()),
  }),
  MANY,
);
const players: Bound<{ readonly [S in SideId]: string }> = fields({ j: text(24), a: text(24) });

type Launch = {
  readonly ship: string;
  readonly place: string;
  readonly weeks: number;
  readonly fuelled: number;
  readonly early?: boolean;
};
const launches: Bound<readonly Launch[]> = list(
  fields<Launch>({ ship: id(), place, weeks, fuelled: turn, early: maybe(flag()) }),
  MANY,
);

/** What the clerk records. Fights are told by the same events whether they are fought in the app or entered by hand. */
export const USN_BOUNDS = {
  'v1.Begun': {
    players,
    scenario: oneOf(...SCENARIO_IDS),
    options: ids(),
    house: houseRules<House>(),
    ships: launches,
    /** Armies that the order of battle lists as eliminated: they roll to come back. */
    chinese: maybe(fields<UsnState['chinese']>({ nationalist: count, communist: count })),
  },
  /** After `v1.Begun`: a game that goes on from a state sheet. Points in hundredths. */
  'v1.Resumed': {
    turn,
    step: id(),
    j: hundredths,
    a: hundredths,
    reserves: list(fields<{ group: string; turn: number }>({ group: id(), turn }), 40),
    convoy: flag(),
    civilWar: oneOf('all', 'nationalists', 'none'),
    magic: turn,
    operational: fields<UsnState['operational']>({
      points: count,
      spent: count,
      stored: whole(0, 99_999),
      air: maybe(count),
    }),
    chinese: fields<UsnState['chinese']>({ nationalist: count, communist: count }),
    served: named(count, MANY),
    held: list(fields<Holding>({ line: id(), side, halved: flag() }), MANY),
    /** Of the turn or month that a limit counts. */
    attacks: maybe(named(count, MANY)),
    readiness: maybe(ids()),
    chineseLost: maybe(named(count, 20)),
    fort: maybe(named(count, MANY)),
    /** Dues of earlier turns that were left undone. */
    late: maybe(ids()),
  },
  'v1.HouseChanged': { house: houseRules<House>() },
  'v1.Placed': { ticks: ids() },
  'v1.PhaseEnded': { skipped: list(text(WORDS), 80) },
  'v1.DuesDone': { dues: ids() },
  'v1.ReserveTriggered': { group: id(), turn: maybe(turn) },
  'v1.Coming': {
    id: id(),
    side: maybe(side),
    turn,
    step: maybe(oneOf('p5', 'p9')),
    text: text(WORDS),
    rule: text(40),
  },

  // The register of ships
  'v1.ShipsCame': { ships: launches },
  /** `burns`: they were not off the map, whatever their place is called (12(Q)). */
  'v1.ShipsMoved': { ships: ids(), place, burns: maybe(flag()) },
  'v1.Refuelled': { ships: ids(), at: place, oiler: maybe(id()) },
  'v1.OilersFilled': { oilers: ids(), at: place },
  'v1.RepairBegun': { ships: ids(), place },
  /** Ships that another one keeps from a yard of one place. */
  'v1.RepairStopped': { ships: ids() },
  'v1.ShipsReturned': { ships: ids() },
  /** What is told of a ship; a state sheet tells all of it. */
  'v1.ShipSet': {
    ship: id(),
    place,
    weeks,
    fuelled: turn,
    status: oneOf('afloat', 'removed', 'sunk'),
    booked: maybe(hundredths),
    repairs: maybe(turn),
    back: maybe(turn),
    load: maybe(count),
    station: maybe(fields<NonNullable<Ship['station']>>({ turn, step: id() })),
  },
  'v1.Stationed': { ships: ids() },
  'v1.StationLeft': { ships: ids() },

  // Fights
  'v1.FightEntered': { place, phase: id() },
  'v1.LandAttacked': { side, theatre: oneOf<Theatre>('china', 'burma') },
  /** Phase 2: Who has attacked, and in which part of the phase. */
  'v1.Fired': { part: id(), ships: ids() },
  /** `worth`: what sinking it gives. More than forty weeks in all is a loss, which is recorded as one. */
  'v1.ShipHit': {
    ship: id(),
    weeks: whole(1, 40),
    worth: hundredths,
    /** 9(C): It was in repair, and stays so. */
    stays: maybe(flag()),
  },
  'v1.ShipLost': {
    ship: id(),
    worth: hundredths,
    cause: oneOf('fight', 'fuel', 'map', 'scuttled'),
    back: maybe(turn),
  },
  /** By a rule, to come back by another or never; nobody scores. */
  'v1.ShipsTaken': { ships: ids(), place },
  'v1.ShipRemoved': { ship: id(), back: turn },
  /** Air points too: `worth` is what all of them give. */
  'v1.UnitsLost': { unit: id(), count, worth: hundredths },
  'v1.UnitsReduced': { unit: id(), to: text(80), count, worth: hundredths },
  'v1.UnitsBroken': { unit: id(), count, worth: hundredths },
  /** Of a base, which of the two in its hex. */
  'v1.Neutralized': { what: text(40), side, kind: maybe(oneOf('air', 'naval')) },
  'v1.Recovered': { ids: ids() },
  'v1.BaseSet': {
    name: text(40),
    side,
    kind: oneOf('air', 'naval'),
    capacity: whole(0, 200),
    state: oneOf('functional', 'damaged', 'neutralized', 'unsupplied', 'destroyed', 'ungarrisoned'),
    /** Of a naval base of Japan, where no list names it. */
    home: maybe(flag()),
  },

  // In the air
  /** 5(E): Before they are laid open; without them on a phone that may not know them yet. */
  'v1.MissionsWritten': { side, flights: maybe(flights) },
  'v1.MissionsOpened': {},
  'v1.MissionsFlown': {},
  /** 5(E) to (M): Who is left of those who flew a mission. */
  'v1.AirFlown': { flights },
  /** 5(N): Their support has counted. */
  'v1.AirSupported': { place },
  /** 5(O): All have come down, or found no room. */
  'v1.AirBased': {},

  // Points
  'v1.Scored': { side, hundredths, label: text(WORDS), rule: text(40), once: maybe(id()) },
  'v1.Counted': {
    occasion: oneOf('midwar', 'final'),
    lines: list(
      fields<Holding & { worth: number }>({ line: id(), side, halved: flag(), worth: hundredths }),
      MANY,
    ),
  },

  // What optional rules keep
  'v1.Supplied': { what: text(60) },
  'v1.ChineseReturned': { people: oneOf('nationalist', 'communist'), unit: maybe(id()) },
  'v1.Built': { unit: id(), place, count },
  'v1.Rolled': { check: id(), of: place },
  'v1.FortCounted': { units: list(place, 40) },
  'v1.CivilWar': { leads: oneOf('all', 'nationalists', 'none') },
  'v1.MagicUsed': { month: turn },
  'v1.OperationalSet': { points: count, stored: whole(0, 99_999) },
  'v1.OperationalSpent': { points: whole(-99, 99), what: text(WORDS), air: maybe(count) },
  'v1.ConvoyGivenUp': {},
  'v1.Deployed': { row: id() },
  'v1.Readied': { results: ids() },
  'v1.DeploymentOpened': {},
  'v1.Ended': { end: oneOf<EndId>('j', 'a', 'nobody') },
};

export type UsnEvent = EventOf<typeof USN_BOUNDS>;
