import { nextStep, nextTurn, startOfTurn } from '../../../core/play/sequence';
import { applyBy } from '../../../kit/apply';
import { HOUSE } from '../data/house';
import type { OptionId } from '../data/options';
import { sequenceOf } from '../data/phases';
import { aboutScenario } from '../data/scenarios';
import type { SideId } from '../data/units';
import { forceId } from './attacks';
import type { UsnEvent } from './bounds';
import { MINOR_SERVES, wasOffMap } from './fuel';
import { called } from './names';
import { neutralizedId } from './neutralized';
import { damageValue, inPoints, lossValue, midWarPoints, other, score, UNIT_BY_ID } from './points';
import { refilled } from './refuelling';
import { disturbed, eachAfloat, eachShip, launch, shipOf } from './register';
import { asNew, weeksLeft } from './repair';
import type { Base, Neutralized, Ship, UsnState } from './state';

/** The army of Game 2 that its order of battle lists as eliminated. */
const LOST_AT_START = 'a-nationalist-30-40';

/** What each recorded event does to the state. */
export const applyEvent = applyBy<UsnState, UsnEvent>({
  'v1.Begun': (state, { players, scenario, options, house, ships, chinese }) => {
    const all = { ...HOUSE.defaults, ...house };
    const cursor = startOfTurn(sequenceOf(scenario, all), aboutScenario(scenario).from);
    return {
      ...state,
      players,
      scenario,
      options: options as readonly OptionId[],
      house: all,
      stage: 'underway',
      cursor,
      since: cursor.turn,
      ships: ships.map(({ ship, ...each }) => launch(ship, each)),
      ...(chinese && { chinese, chineseLost: { [LOST_AT_START]: chinese.nationalist } }),
    };
  },
  'v1.Resumed': (state, { type: _, turn, step, j, a, reserves, attacks, ...kept }) => {
    const triggered = Object.fromEntries(reserves.map((each) => [each.group, each.turn]));
    const made = Object.entries(attacks ?? {}).map(([force, count]) => [force, Array(count).fill(turn)]);
    const at = {
      ...{ ...state, ...kept, triggered, cursor: { turn, step }, since: turn },
      ...(attacks && { attacks: Object.fromEntries(made) }),
    };
    return score(score(at, 'j', j, CARRIED, SHEET), 'a', a, CARRIED, SHEET);
  },
  'v1.HouseChanged': (state, { house }) => ({ ...state, house }),
  'v1.Placed': (state, { ticks }) => ({ ...state, placed: ticks }),
  'v1.PhaseEnded': ({ fired: _, flown: __, missions: ___, rolled: ____, built: _____, ...ended }) => {
    const state = { ...ended, ships: refilled(ended) };
    const sequence = sequenceOf(state.scenario, state.house);
    const next = nextStep(sequence, state.cursor);
    if (next) return { ...state, cursor: next };
    const cursor = nextTurn(sequence, state.cursor);
    const { air: ______, ...operational } = state.operational;
    const fresh = { ...state, served: {}, supplied: [], operational: { ...operational, spent: 0 } };
    return cursor ? { ...fresh, cursor } : { ...fresh, stage: 'over' };
  },
  'v1.DuesDone': (state, { dues }) => {
    const { turn } = state.cursor;
    return { ...state, done: { ...state.done, ...Object.fromEntries(dues.map((due) => [due, turn])) } };
  },
  'v1.ReserveTriggered': (state, { group, turn = state.cursor.turn }) =>
    group in state.triggered
      ? 'These reserves are already in play.'
      : { ...state, triggered: { ...state.triggered, [group]: Math.min(turn, state.cursor.turn) } },
  'v1.Coming': (state, { type: _, ...unit }) => ({ ...state, coming: [...state.coming, unit] }),

  'v1.ShipsCame': (state, { ships }) => {
    const { turn } = state.cursor;
    const comes = new Map(
      ships.map(({ ship, early, ...each }): [string, Ship] => [
        ship,
        { ...launch(ship, each), ...(early && { early: turn }) },
      ]),
    );
    const here = state.ships.filter(({ id, status }) => comes.has(id) && status === 'afloat');
    if (here[0]) return `${called(here[0])} is already in play.`;
    const known = state.ships.map((ship) => {
      const back = comes.get(ship.id);
      comes.delete(ship.id);
      return back ? { ...back, booked: 0 } : ship;
    });
    return { ...state, ships: [...known, ...comes.values()] };
  },
  'v1.ShipsMoved': (state, { ships, place, burns }) =>
    eachAfloat(state, ships, (ship) => {
      const { early: _, ...sails } = disturbed(ship, state.cursor.turn);
      const been = [ship.place, ...(ship.been ?? [])].filter((each) => each !== place).slice(0, REMEMBERED);
      return { ...sails, ...(!burns && leaving(state, ship)), place, been, moved: state.cursor };
    }),
  'v1.Refuelled': (state, { ships, at, oiler }) => {
    const { turn } = state.cursor;
    const fuelled = eachAfloat(state, ships, (ship) => ({ ...ship, fuelled: turn }));
    if (typeof fuelled === 'string') return fuelled;
    if (oiler === undefined) return served(fuelled, at, ships.length);
    return eachAfloat(fuelled, [oiler], (ship) => ({
      ...ship,
      load: loadAfter(state, ship.load, ships.length),
    }));
  },
  'v1.OilersFilled': (state, { oilers, at }) => {
    const filled = eachAfloat(state, oilers, ({ load: _, ...ship }) => ship);
    return typeof filled === 'string' ? filled : served(filled, at, oilers.length * MINOR_SERVES);
  },
  'v1.RepairBegun': (state, { ships, place }) =>
    eachAfloat(state, ships, (ship) =>
      ship.repairs !== undefined && ship.place === place
        ? ship
        : { ...disturbed(ship, state.cursor.turn), place, repairs: firstWholeTurn(state) },
    ),
  'v1.RepairStopped': (state, { ships }) =>
    eachAfloat(state, ships, (ship) => disturbed(ship, state.cursor.turn)),
  'v1.ShipsReturned': (state, { ships }) => eachAfloat(state, ships, asNew),
  'v1.ShipSet': (state, { ship, type: _, ...told }) =>
    eachShip(state, [ship], ({ repairs: __, back: ___, filled: ____, ...each }) => ({ ...each, ...told })),
  'v1.Stationed': (state, { ships }) =>
    eachAfloat(state, ships, (ship) => ({ ...ship, place: 'On station', station: state.cursor })),
  'v1.StationLeft': (state, { ships }) => eachAfloat(state, ships, ({ station: _, ...ship }) => ship),

  'v1.FightEntered': (state) => state,
  'v1.LandAttacked': (state, { side, theatre }) => {
    const force = forceId(side, theatre);
    const before = state.attacks?.[force] ?? [];
    return { ...state, attacks: { ...state.attacks, [force]: [...before, state.cursor.turn] } };
  },
  'v1.Fired': (state, { part, ships }) => ({
    ...state,
    fired: [...(state.fired ?? []), ...ships.map((ship) => `${part}:${ship}`)],
  }),
  'v1.ShipHit': (state, { ship: id, weeks, worth, stays }) => {
    const ship = shipOf(state, id);
    if (!ship) return 'The ship is not in the register.';
    const gives = damageValue(worth, weeks);
    const { turn } = state.cursor;
    const hit = eachAfloat(state, [id], (each) => {
      const idle = stays && weeksLeft(each, turn) > 0 ? each : disturbed(each, turn);
      return { ...idle, weeks: idle.weeks + weeks, booked: idle.booked + gives };
    });
    if (typeof hit === 'string') return hit;
    return score(hit, other(ship.side), gives, `${ship.name} damaged, ${weeks} weeks`, '24', id);
  },
  'v1.ShipLost': (state, { ship: id, worth, cause, back }) => {
    const ship = shipOf(state, id);
    if (!ship) return 'The ship is not in the register.';
    const gone = eachAfloat(state, [id], ({ repairs: _, station: __, ...each }) => ({
      ...each,
      status: 'sunk',
      ...(back !== undefined && { back }),
    }));
    if (typeof gone === 'string') return gone;
    const gives = cause === 'scuttled' ? 0 : lossValue(disturbed(ship, state.cursor.turn), worth);
    return score(gone, other(ship.side), gives, `${ship.name} ${LOST[cause]}`, '24', id);
  },
  'v1.ShipsTaken': (state, { ships, place }) =>
    eachAfloat(state, ships, (ship) => {
      const { station: _, ...each } = disturbed(ship, state.cursor.turn);
      return { ...each, status: 'removed', place };
    }),
  'v1.ShipRemoved': (state, { ship, back }) =>
    eachAfloat(state, [ship], ({ repairs: _, ...each }) => ({ ...each, status: 'removed', booked: 0, back })),
  'v1.UnitsLost': (state, { unit: id, count, worth }) => {
    const unit = UNIT_BY_ID.get(id);
    if (!unit) return 'There is no such unit.';
    const lost = score(state, other(unit.side), worth, `${counted(count, unit.name)} lost`, unit.rule);
    const people = chineseOf(id);
    if (!people || !state.options.includes('china')) return lost;
    return {
      ...lost,
      chinese: { ...lost.chinese, [people]: lost.chinese[people] + count },
      chineseLost: { ...lost.chineseLost, [id]: (lost.chineseLost?.[id] ?? 0) + count },
    };
  },
  'v1.UnitsReduced': (state, { unit: id, to, count, worth }) => {
    const unit = UNIT_BY_ID.get(id);
    if (!unit) return 'There is no such unit.';
    return score(state, other(unit.side), worth, `${counted(count, unit.name)} reduced to ${to}`, '27');
  },
  'v1.UnitsBroken': (state, { unit: id, count, worth }) => {
    const unit = UNIT_BY_ID.get(id);
    if (!unit) return 'There is no such unit.';
    return score(state, other(unit.side), worth, `${counted(count, unit.name)} broken down`, 'Game 4');
  },
  'v1.Neutralized': (state, { what, side, kind }) => {
    const id = neutralizedId(side, what, kind);
    // 9: A base that is hit twice in one fight suffers no further effect.
    if (state.neutralized.some((each) => each.id === id))
      return kind ? state : `${what} is already neutralized.`;
    const now = { id, side, name: what, ...(kind && { kind }) };
    return { ...state, neutralized: [...state.neutralized, now] };
  },
  'v1.Recovered': (state, { ids }) => ({
    ...state,
    neutralized: state.neutralized.filter(({ id }) => !ids.includes(id)),
    bases: state.bases.map((base) =>
      base.state === 'neutralized' &&
      (ids.includes(neutralizedId(base.side, base.name)) ||
        ids.includes(neutralizedId(base.side, base.name, base.kind)))
        ? { ...base, state: 'functional' }
        : base,
    ),
  }),
  'v1.BaseSet': (state, { type: _, ...base }) => {
    const id = `${base.name}:${base.kind}`;
    const known = state.bases.some((each) => each.id === id);
    const set = { ...base, id };
    return {
      ...state,
      neutralized: state.neutralized.map((each) => (isTaken(each, set) ? takenBy(each, set.side) : each)),
      bases: known ? state.bases.map((each) => (each.id === id ? set : each)) : [...state.bases, set],
    };
  },

  'v1.MissionsWritten': (state, { side, flights = 'sealed' }) => {
    const { times = 0, opened = false, written } = state.missions ?? {};
    return { ...state, missions: { times, opened, written: { ...written, [side]: flights } } };
  },
  'v1.MissionsOpened': ({ missions, ...state }) =>
    missions
      ? { ...state, missions: { ...missions, times: missions.times + 1, opened: true } }
      : 'No air missions are written.',
  'v1.MissionsFlown': (state) => ({
    ...state,
    missions: { times: state.missions?.times ?? 0, opened: false, written: {} },
  }),
  'v1.AirFlown': (state, { flights }) => ({ ...state, flown: [...(state.flown ?? []), ...flights] }),
  'v1.AirSupported': (state, { place }) => ({
    ...state,
    flown: (state.flown ?? []).map((each) =>
      each.mission === 'support' && each.place === place ? { ...each, done: true } : each,
    ),
  }),
  'v1.AirBased': ({ flown: _, ...state }) => state,

  'v1.Scored': (state, { side, hundredths, label, rule, once }) => {
    if (once === undefined) return score(state, side, hundredths, label, rule);
    if (once in state.done) return 'These points are already in the ledger.';
    const scored = score(state, side, hundredths, label, rule);
    return { ...scored, done: { ...scored.done, [once]: state.cursor.turn } };
  },
  'v1.Counted': (state, { occasion, lines }) => {
    const due = `${occasion}:${state.cursor.turn}`;
    if (due in state.done) return 'The areas have already been counted for this turn.';
    const counted = { ...state, done: { ...state.done, [due]: state.cursor.turn } };
    const held = lines.map(({ worth: _, ...each }) => each);
    return (['j', 'a'] as const).reduce<UsnState>(
      (sum, side) => {
        const all = lines.filter((each) => each.side === side).reduce((total, { worth }) => total + worth, 0);
        const [gives, label] =
          occasion === 'final'
            ? [all, 'Areas held at the end']
            : [midWarPoints(all) * 100, `Mid-war, a quarter of ${inPoints(all)}`];
        return score(sum, side, gives, label, occasion === 'final' ? 'Geographic' : '43');
      },
      { ...counted, held },
    );
  },

  'v1.Supplied': (state, { what }) => ({ ...state, supplied: [...state.supplied, what] }),
  'v1.ChineseReturned': (state, { people, unit }) => {
    const { chineseLost = {} } = state;
    const [back = ''] = unit ? [unit] : Object.keys(chineseLost).filter((id) => chineseOf(id) === people);
    const { [back]: lost = 0, ...others } = chineseLost;
    return {
      ...state,
      chinese: { ...state.chinese, [people]: Math.max(0, state.chinese[people] - 1) },
      ...(lost > 0 && { chineseLost: lost > 1 ? { ...others, [back]: lost - 1 } : others }),
    };
  },
  'v1.CivilWar': (state, { leads }) => ({ ...state, civilWar: leads }),
  'v1.Built': (state, { unit, place }) => ({ ...state, built: [...(state.built ?? []), { unit, place }] }),
  'v1.Rolled': (state, { check, of }) => ({ ...state, rolled: [...(state.rolled ?? []), `${check}:${of}`] }),
  'v1.FortCounted': (state, { units }) => ({
    ...state,
    fort: {
      ...state.fort,
      ...Object.fromEntries(units.map((unit) => [unit, (state.fort?.[unit] ?? 0) + 1])),
    },
  }),
  'v1.MagicUsed': (state, { month }) => ({ ...state, magic: month }),
  'v1.OperationalSet': (state, { points, stored }) => ({
    ...state,
    operational: { points, stored, spent: 0 },
  }),
  'v1.OperationalSpent': (state, { points, air = 0 }) => {
    const { operational } = state;
    const spent = Math.max(0, operational.spent + points);
    const made = (operational.air ?? 0) + air;
    return { ...state, operational: { ...operational, spent, ...(made > 0 && { air: made }) } };
  },
  'v1.ConvoyGivenUp': (state) => ({ ...state, convoy: false }),
  'v1.Deployed': (state, { row }) => ({ ...state, deployment: row }),
  'v1.Readied': (state, { results }) => ({ ...state, readiness: results.toSorted() }),
  'v1.DeploymentOpened': (state) => ({ ...state, opened: true }),
  'v1.Ended': (state, { end }) => ({ ...state, ended: end }),
});

/** 19(I): A base of a hex has a die of its own; what was recorded without its kind shares one by the name. */
const isTaken = ({ kind, name, side }: Neutralized, base: Base): boolean =>
  kind === base.kind && name === base.name && side !== base.side;
/** 19(I): A neutralized base stays so when it is captured, and rolls for who has it. */
const takenBy = (each: Neutralized, side: SideId): Neutralized => ({
  ...each,
  side,
  id: neutralizedId(side, each.name, each.kind),
});

const CARRIED = 'Carried over from paper';
const SHEET = 'Set-up';

const LOST = { fight: 'sunk', fuel: 'lost, out of fuel', map: 'lost off the map', scuttled: 'taken off' };

const counted = (count: number, name: string): string => (count === 1 ? name : `${count} × ${name}`);

/** 12(N): Nobody counts fuel off the map: whoever leaves is full, but for who came this turn with a turn of it gone. */
const leaving = ({ cursor }: UsnState, { place, early }: Ship): Partial<Ship> =>
  wasOffMap(place) && early !== cursor.turn ? { fuelled: cursor.turn } : {};

/** So many places of each ship: where a fleet goes by turns. */
const REMEMBERED = 3;

/** 9: A turn of repair is a whole one, idle from its first phase on. */
function firstWholeTurn({ cursor }: UsnState): number {
  return cursor.step === 'p0' || cursor.step === 'p1' ? cursor.turn : cursor.turn + 1;
}

/** 34: By points an oiler loses one for each ship; otherwise it is empty after any. */
function loadAfter({ options }: UsnState, load: number | undefined, ships: number): number {
  return options.includes('oilerPoints') ? Math.max(0, (load ?? MINOR_SERVES) - ships) : 0;
}

const served = (state: UsnState, at: string, ships: number): UsnState => ({
  ...state,
  served: { ...state.served, [at]: (state.served[at] ?? 0) + ships },
});

const chineseOf = (unit: string): 'nationalist' | 'communist' | undefined => {
  if (unit.startsWith('a-nationalist')) return 'nationalist';
  return unit.startsWith('a-communist') ? 'communist' : undefined;
};
