import type { FormValues } from '../../../../core/play/form';
import { type ChitId, cupAtStart, type SubCommand } from '../../data/chits';
import { CALLED_ENDS, type EndId, WINNING_VP } from '../../data/ends';
import { emptied, FORCES, type Forces, startingForces } from '../../data/forces';
import { SHIPS } from '../../data/ships';
import type { SideId } from '../../data/sides';
import { HOUSE } from '../../state/house';
import { totalVp } from '../../state/points';
import { type How, howLost, lossLabel } from '../../state/ships';
import {
  type CarrierResult,
  type DayUse,
  type Hex,
  type IphState,
  initialState,
  type JpPhase,
  type Position,
} from '../../state/state';
import { BEACHES, inOperations, stageOf, turnOf } from './forms';
import { BATTLESHIPS, flagsOf, numbersIn } from './forms-at-sea';

/** The `when` of what the sheet brings. */
export const FORWARD = 'Brought forward';

/** The points without corrections, each ship at its own value (4.4 to 4.7). */
export const standardPoints = (state: IphState): number =>
  totalVp({
    ...state,
    corrections: [],
    ships: state.ships.map((lost) => ({ ...lost, points: pointsOf(lost.id, howLost(lost)) })),
  });

const pointsOf = (id: string, how: How): number => SHIPS.find((each) => each.id === id)?.[how] ?? 0;

/** All that the answers of the forms say, as the state holds it; `hexes` as the charts know them. */
export function positionOf(given: FormValues, hexes: readonly Hex[]): Position {
  const { begun: _b, rolls: _r, ...fresh } = initialState();
  const house = HOUSE.read(given);
  const players = { jp: String(given.jp), us: String(given.us) };
  const forces = forcesOf(given);
  if (stageOf(given) === 'set-up') return { ...fresh, players, house, forces };
  const over = stageOf(given) === 'over';
  const gone = [...new Set([...(flagsOf(given.gone) as SubCommand[]), ...emptied(forces)])];
  const other = Number(given.other ?? 0);
  return {
    ...fresh,
    over,
    players,
    house,
    forces,
    cursor: { turn: turnOf(given), step: over ? 'operations' : String(given.phase) },
    gone,
    ...cupOf(given, gone),
    beachheads: BEACHES.map((beach) => {
      const marker = given[`marker-${beach}`];
      return { hex: String(given[`hex-${beach}`]), marker: marker === 'in', held: marker !== 'lost' };
    }),
    hexes,
    ...(gone.includes('bbrow') && { row: { points: Number(given.row), face: 0, when: FORWARD } }),
    ...seaOf(given),
    army: given.army === 'in',
    ...(given.near && { airfieldsNear: Number(given.near) }),
    stalled: stalledOf(given),
    corrections: other ? [{ label: FORWARD, points: other, when: FORWARD }] : [],
    issei: given.rebellion === 'yes',
    ...endOf(given),
  };
}

/** Steps that nobody counts stand as at the start (2.11). */
function forcesOf(given: FormValues): Forces {
  const start = startingForces(Number(given['waiting-snlf']), Number(given['waiting-ija']));
  const counted = Object.fromEntries(
    FORCES.flatMap((force) => (typeof given[force] === 'number' ? [[force, given[force]]] : [])),
  );
  return { ...start, steps: { ...start.steps, ...counted } };
}

function cupOf(given: FormValues, gone: readonly SubCommand[]): Partial<Position> {
  if (!inOperations(given)) return {};
  const drawn = flagsOf(given.drawn) as ChitId[];
  const underway = String(given.underway);
  const phase = (which: JpPhase) =>
    underway === `jp-${which}` ? 'underway' : flagsOf(given.taken).includes(`jp-${which}`) ? 'taken' : 'owed';
  const current = drawn.find((chit) => chit === underway);
  const attacked = String(given.attacked ?? '')
    .split(/ *; */)
    .filter(Boolean)
    .map((what) => ({ phase: `${turnOf(given)} ${current ?? 'jp'}`, what }));
  return {
    cup: cupAtStart(turnOf(given), gone).filter((chit) => !drawn.includes(chit)),
    drawn,
    ...(current && { current }),
    rowFired: given.fired === 'yes',
    ...(attacked.length && { attacked }),
    jpPhases: { movement: phase('movement'), combat: phase('combat') },
    momentum: given.momentum === 'yes',
  };
}

function stalledOf(given: FormValues): Position['stalled'] {
  return BEACHES.map((beach) => ({
    hex: String(given[`hex-${beach}`]),
    snlf: Number(given[`stalled-snlf-${beach}`] ?? 0),
    ija: Number(given[`stalled-ija-${beach}`] ?? 0),
  })).filter(({ snlf, ija }) => snlf + ija > 0);
}

type Sea = Pick<Position, 'ships' | 'close' | 'placed' | 'planes' | 'turnUse' | 'dayUse'>;

function seaOf(given: FormValues): Sea {
  const those = (place: string) => SHIPS.filter(({ id }) => given[id] === place);
  const afloat = (side: SideId) =>
    SHIPS.filter(
      (ship) => ship.side === side && ship.carrier && !['sunk', 'damaged'].includes(String(given[ship.id])),
    );
  const planes = (side: SideId) => ({
    left: Number(given[`${side}-left`] ?? afloat(side).length),
    close: Number(given[`${side}-close`] ?? 0),
  });
  const helped = (...when: string[]) =>
    BATTLESHIPS.map(({ id }) => id).filter((id) => when.includes(String(given[`help-${id}`])));
  return {
    ships: (['sunk', 'damaged'] as const).flatMap((how) =>
      those(how).map((ship) => ({
        id: ship.id,
        label: lossLabel(ship, how),
        points: ship[how],
        when: FORWARD,
      })),
    ),
    close: those('close').map(({ id }) => id),
    placed:
      given.placed === 'us'
        ? {
            us: afloat('us')
              .slice(0, Number(given['us-placed']))
              .map(({ id }) => id),
          }
        : {},
    planes: { jp: planes('jp'), us: planes('us') },
    turnUse: {
      jpPlanes: Number(given['jp-used'] ?? 0),
      interdiction: numbersIn(given.over),
      usPlanes: Number(given['us-used'] ?? 0),
      army: given['army-used'] === 'yes',
      battleships: helped('turn'),
    },
    dayUse: dayUseOf(given, helped('turn', 'today')),
  };
}

function dayUseOf(given: FormValues, supported: readonly string[]): DayUse {
  const { result } = given;
  return {
    supported,
    struck: flagsOf(given.struck),
    ...(given.placed === 'revealed' && { revealed: true as const }),
    ...(result !== undefined && result !== 'not-yet' && { carriers: result as CarrierResult }),
  };
}

function endOf(given: FormValues): Pick<Position, 'playedOn' | 'ended'> {
  const playedOn = flagsOf(given['played-on']) as EndId[];
  const end = given.ended as EndId | 'no' | undefined;
  if (end === undefined || end === 'no') return { playedOn };
  const called = CALLED_ENDS.find(({ id }) => id === end);
  const jp = end === 'vp-22' || (end === 'gt-11' && Number(given.total) >= WINNING_VP);
  return { playedOn, ended: { end, winner: called?.winner ?? (jp ? 'jp' : 'us') } };
}
