import { NAMED_HEXES } from '../../data/charts';
import { cupAtStart } from '../../data/chits';
import { CALLED_ENDS, WINNING_VP } from '../../data/ends';
import { emptied } from '../../data/forces';
import { hexIdOf } from '../../data/hexes';
import { SHIPS } from '../../data/ships';
import type { SideId } from '../../data/sides';
import { HOUSE, houseFields } from '../../state/house';
import { totalVp } from '../../state/points';
import { type How, howLost, lossLabel } from '../../state/ships';
import {
  attackedNow,
  type CarrierPlanes,
  FRESH_DAY,
  FRESH_TURN,
  type Hex,
  type IphState,
  initialState,
  isPlaying,
  type JpPhase,
  type Position,
  takenPhases,
  underway,
} from '../../state/state';

/** The `when` of what the sheet brings. */
export const FORWARD = 'Brought forward';

export const BEACHES = ['first', 'centre', 'last'] as const;
export type Beach = (typeof BEACHES)[number];
export const BATTLESHIPS = SHIPS.filter(({ carrier }) => !carrier);

/** What the paper tells: much of it as a position has it, and the rest in the words of the fields. */
export type Told = ReturnType<typeof toldOf>;

/** As a state has it. No row has what is sealed. */
export function toldOf(state: IphState) {
  const { placed, dayUse, turnUse, ships, close } = state;
  const phase = underway(state);
  const place = (id: string): string => {
    const lost = ships.find((ship) => ship.id === id);
    if (lost) return howLost(lost);
    return close.includes(id) ? 'close' : 'distant';
  };
  const help = (id: string): string =>
    turnUse.battleships.includes(id) ? 'turn' : dayUse.supported.includes(id) ? 'today' : 'no';
  // Without a word of them planes are as many as the carriers.
  const planes: { readonly [S in SideId]: Partial<CarrierPlanes> } = state.planes;
  return {
    ...{ ...state, planes },
    house: Object.fromEntries(houseFields(state.house).map(({ key, initial }) => [key, initial ?? ''])),
    stage: !isPlaying(state) ? 'set-up' : state.over ? 'over' : 'turn',
    row: state.row?.points ?? 0,
    placed: dayUse.revealed ? 'revealed' : placed.us ? 'us' : 'no',
    usPlaced: placed.us?.length ?? 0,
    taken: takenPhases(state).map((each) => `jp-${each}`),
    underway: state.current ?? (phase ? `jp-${phase}` : 'none'),
    attacked: attackedNow(state)
      .map(({ what }) => what)
      .join('; '),
    beaches: { first: beachOf(state, 0), centre: beachOf(state, 1), last: beachOf(state, 2) },
    held: hexesOf(state, true),
    once: hexesOf(state, false),
    // Of Honolulu and the forts, by the list they stand in: `held-fort-3`.
    numbers: Object.fromEntries(
      state.hexes.map(({ id, held, number }) => [`${held ? 'held' : 'once'}-${id}`, number ?? '']),
    ),
    ships: Object.fromEntries(SHIPS.map(({ id }) => [id, place(id)])),
    help: Object.fromEntries(BATTLESHIPS.map(({ id }) => [id, help(id)])),
    interdicting: turnUse.interdiction.length,
    other: totalVp(state) - standardPoints(state),
    total: totalVp(state),
    onFord: state.onFord,
    ended: state.ended?.end ?? 'no',
  } as const;
}

function beachOf({ beachheads, stalled }: IphState, at: number) {
  const { hex, marker, held } = beachheads[at] ?? { hex: '', marker: true, held: true };
  const there = stalled.filter((units) => units.hex === hex);
  return {
    hex,
    marker: marker ? 'in' : held ? 'held' : 'lost',
    snlf: there.reduce((sum, { snlf }) => sum + snlf, 0),
    ija: there.reduce((sum, { ija }) => sum + ija, 0),
  } as const;
}

/** Hexes that count, besides the beachheads: those that have a name, and the others by number. */
function hexesOf({ hexes, beachheads }: IphState, held: boolean) {
  const ids = hexes
    .filter((each) => each.held === held && !beachheads.some(({ hex }) => hexIdOf(hex) === each.id))
    .map(({ id }) => id);
  const isNamed = (id: string) => NAMED_HEXES.some((hex) => hex.id === id);
  const other = ids.filter((id) => !isNamed(id)).toSorted();
  return { named: ids.filter(isNamed), other: other.join(' ') };
}

/** Where nothing is told yet: steps that nobody counts stand as at the start (2.11). */
export const nothingTold = (): Told => ({
  ...toldOf(initialState()),
  cursor: { turn: 11, step: 'operations' },
  planes: { jp: {}, us: {} },
  turnUse: FRESH_TURN,
  dayUse: FRESH_DAY,
});

/** The points without corrections, each ship at its own value (4.4 to 4.7). */
export const standardPoints = (state: IphState): number =>
  totalVp({
    ...state,
    corrections: [],
    ships: state.ships.map((lost) => ({ ...lost, points: pointsOf(lost.id, howLost(lost)) })),
  });

const pointsOf = (id: string, how: How): number => SHIPS.find((each) => each.id === id)?.[how] ?? 0;

/** The position that is told; `hexes` as the charts know them. */
export function positionOf(told: Told, hexes: readonly Hex[]): Position {
  const { begun: _b, rolls: _r, ...fresh } = initialState();
  const { players, forces, cursor, issei, army, other, airfieldsNear: near } = told;
  const house = HOUSE.read(told.house);
  if (told.stage === 'set-up') return { ...fresh, players, house, forces };
  const gone = [...new Set([...told.gone, ...emptied(forces)])];
  const beaches = BEACHES.map((beach) => told.beaches[beach]);
  return {
    ...fresh,
    ...{ over: told.stage === 'over', players, house, forces, cursor, gone, hexes, army, issei },
    ...(told.stage === 'turn' && cursor.step === 'operations' && cupOf(told, gone)),
    beachheads: beaches.map(({ hex, marker }) => ({ hex, marker: marker === 'in', held: marker !== 'lost' })),
    ...(gone.includes('bbrow') && { row: { points: told.row, face: 0, when: FORWARD } }),
    ...seaOf(told),
    ...(near !== undefined && { airfieldsNear: near }),
    stalled: beaches.filter((each) => each.snlf + each.ija).map(({ marker: __, ...stalled }) => stalled),
    corrections: other ? [{ label: FORWARD, points: other, when: FORWARD }] : [],
    ...endOf(told),
  };
}

function cupOf(told: Told, gone: Position['gone']): Partial<Position> {
  const { cursor, drawn, rowFired, momentum, onFord } = told;
  const phase = (which: JpPhase) =>
    told.underway === `jp-${which}` ? 'underway' : told.taken.includes(`jp-${which}`) ? 'taken' : 'owed';
  const current = drawn.find((chit) => chit === told.underway);
  const attacked = told.attacked
    .split(/ *; */)
    .filter(Boolean)
    .map((what) => ({ phase: `${cursor.turn} ${current ?? 'jp'}`, what }));
  return {
    cup: cupAtStart(cursor.turn, gone).filter((chit) => !drawn.includes(chit)),
    ...{ drawn, rowFired, momentum },
    ...(momentum && onFord && { onFord }),
    ...(current && { current }),
    ...(attacked.length && { attacked }),
    jpPhases: { movement: phase('movement'), combat: phase('combat') },
  };
}

type Sea = Pick<Position, 'ships' | 'close' | 'placed' | 'planes' | 'turnUse' | 'dayUse'>;
function seaOf({ ships, planes, help, placed, usPlaced, turnUse, dayUse }: Told): Sea {
  const those = (place: string) => SHIPS.filter(({ id }) => ships[id] === place);
  const lost = (how: How) =>
    those(how).map((ship) => ({
      ...{ id: ship.id, label: lossLabel(ship, how) },
      ...{ points: ship[how], when: FORWARD },
    }));
  const afloat = (side: SideId) =>
    SHIPS.filter((ship) => ship.side === side && ship.carrier).filter(({ id }) =>
      ['close', 'distant'].includes(ships[id] ?? ''),
    );
  const left = (side: SideId): CarrierPlanes => ({ left: afloat(side).length, close: 0, ...planes[side] });
  const helped = (...when: string[]) =>
    BATTLESHIPS.map(({ id }) => id).filter((id) => when.includes(help[id] ?? ''));
  return {
    ships: [...lost('sunk'), ...lost('damaged')],
    close: those('close').map(({ id }) => id),
    placed:
      placed === 'us'
        ? {
            us: afloat('us')
              .slice(0, usPlaced)
              .map(({ id }) => id),
          }
        : {},
    planes: { jp: left('jp'), us: left('us') },
    turnUse: { ...turnUse, battleships: helped('turn') },
    dayUse: {
      ...dayUse,
      supported: helped('turn', 'today'),
      ...(placed === 'revealed' && { revealed: true }),
    },
  };
}

function endOf({ playedOn, ended: end, total }: Told): Pick<Position, 'playedOn' | 'ended'> {
  if (end === 'no') return { playedOn };
  const called = CALLED_ENDS.find(({ id }) => id === end);
  const jp = end === 'vp-22' || (end === 'gt-11' && total >= WINNING_VP);
  return { playedOn, ended: { end, winner: called?.winner ?? (jp ? 'jp' : 'us') } };
}
