import type { Action, HullType, RegisterEntry, RegisterGroup, RegisterView } from '../../../core/play/view';
import { offer } from '../../../kit/offers';
import { fleetMover, seaMover } from '../data/phases';
import { SHIP_TYPES } from '../data/ship-types';
import type { SideId } from '../data/units';
import { addShip, correctShip, setBase } from '../procedures/by-hand';
import { refuel } from '../procedures/fuel';
import { moveShips } from '../procedures/ships';
import { CLEAR, isNeutralized } from '../state/bases';
import { burnsFuel, fuelDue } from '../state/fuel';
import { called } from '../state/names';
import { isServed } from '../state/refuelling';
import { afloat, placesOf } from '../state/register';
import { weeksLeft, wholeOn } from '../state/repair';
import { lastPlaces } from '../state/routes';
import type { Base, Ship, UsnState } from '../state/state';

/** Every ship where the players last said that it is, what has left play, and the bases. */
export function registersOf(state: UsnState): readonly RegisterView[] {
  if (state.stage === 'before') return [];
  const sides: readonly SideId[] = moving(state) === 'a' ? ['a', 'j'] : ['j', 'a'];
  return [
    {
      title: 'Ships and bases',
      groups: [
        ...sides.flatMap((side) => [
          ...placesOf(state, side).map(({ place }) => lying(state, side, place)),
          ...basesOf(state, side),
          ...outOfPlay(state, side),
        ]),
      ],
      actions: [correctShip, addShip, setBase].map((each) => offer(each)),
    },
  ];
}

/** Whose ships move and refuel in this phase. */
const moving = ({ cursor, stage, ended }: UsnState): SideId | undefined =>
  stage === 'underway' && ended === undefined ? fleetMover(cursor.step) : undefined;

function lying(state: UsnState, side: SideId, place: string): RegisterGroup {
  const ships = afloat(state, side).filter((ship) => ship.place === place);
  return {
    id: `${side}:${place}`,
    label: place,
    side,
    ...fuelOf(state, ships),
    entries: inOrder(ships).map((ship) => shipEntry(state, ship)),
    ...(moving(state) === side && { actions: together(state, side, place, ships) }),
  };
}

/** 12(N): Whether its fuel is counted where it lies. */
const burns = (state: UsnState, ship: Ship): boolean =>
  burnsFuel(ship) && !isServed(state, ship.place, ship.side);

/** The first turn on which any of them needs fuel. */
function fuelOf(state: UsnState, ships: readonly Ship[]): Pick<RegisterGroup, 'note'> {
  const due = ships.filter((ship) => burns(state, ship)).map(fuelDue);
  return due.length ? { note: `fuel to turn ${Math.min(...due)}` } : {};
}

/** What all ships of a place do at once. */
const together = (
  state: UsnState,
  side: SideId,
  place: string,
  ships: readonly Ship[],
): readonly Action[] => [
  ...(seaMover(state.cursor.step) && ships.some(burnsFuel)
    ? [offer(refuel, 'Refuel', { id: `refuel-${place}`, args: { side, place } })]
    : []),
  ...(place === CLEAR
    ? []
    : [offer(moveShips, 'To sea', { id: `to-sea-${place}`, args: { side, place, to: CLEAR } })]),
  ...lastPlaces(ships, place)
    .filter((to) => to !== CLEAR)
    .map((to) => offer(moveShips, `To ${to}`, { id: `move ${place} to ${to}`, args: { side, place, to } })),
  offer(moveShips, 'Move', { id: `move-${place}`, args: { side, place } }),
];

const basesOf = (state: UsnState, side: SideId): readonly RegisterGroup[] =>
  someOf({
    id: `${side}:bases`,
    label: 'Bases',
    side,
    entries: state.bases.filter((base) => base.side === side).map((base) => baseEntry(state, base)),
  });

const outOfPlay = ({ ships }: UsnState, side: SideId): readonly RegisterGroup[] =>
  someOf({
    id: `${side}:out`,
    label: 'Sunk or removed',
    side,
    folded: true,
    entries: inOrder(ships.filter((ship) => ship.side === side && ship.status !== 'afloat')).map(goneEntry),
  });

const someOf = (group: RegisterGroup): readonly RegisterGroup[] => (group.entries.length ? [group] : []);

/** Carriers first, as the rulebook lists them; CV-2 before CV-10. */
const inOrder = (ships: readonly Ship[]): readonly Ship[] =>
  ships.toSorted((a, b) => rank(a) - rank(b) || COLLATOR.compare(a.name, b.name));
const COLLATOR = new Intl.Collator('en', { numeric: true });
const rank = ({ type }: Ship): number => SHIP_TYPES.findIndex(({ id }) => id === type);

const HULLS: { readonly [type: string]: HullType } = {
  CV: 'carrier',
  CVL: 'carrier',
  CVE: 'carrier',
  BB: 'battleship',
  BBW: 'battleship',
  BC: 'battleship',
  B: 'battleship',
  CA: 'cruiser',
  CL: 'cruiser',
  C: 'cruiser',
  DD: 'destroyer',
  D: 'destroyer',
  SS: 'submarine',
  Dummy: 'submarine',
};

const drawn = (ship: Ship) => ({
  id: ship.id,
  name: called(ship),
  type: HULLS[ship.type] ?? 'transport',
  kind: SHIP_TYPES[rank(ship)]?.name ?? ship.type,
});

function shipEntry(state: UsnState, ship: Ship): RegisterEntry {
  const { turn } = state.cursor;
  const { weeks, load, station } = ship;
  const isBurning = burns(state, ship);
  const whole = wholeOn(ship);
  const fuel = fuelDue(ship);
  return {
    ...drawn(ship),
    state: weeks > 0 ? 'hit' : 'whole',
    notes: [
      ...(weeks > 0 ? ['damaged'] : []),
      ...(isBurning && fuel < turn ? ['out of fuel'] : isBurning && fuel === turn ? ['fuel ends now'] : []),
      ...(load === 0 ? ['empty'] : []),
    ],
    facts: [
      ...(weeks > 0 ? [{ label: weeksOf(weeksLeft(ship, turn)), rule: '9' }] : []),
      ...(whole === undefined ? [] : [{ label: 'repaired on turn', value: String(whole), rule: '9' }]),
      ...(isBurning && fuel > turn ? [{ label: 'fuel to turn', value: String(fuel), rule: '12(N)' }] : []),
      ...(load ? [{ label: 'load', value: String(load), rule: '12(O)' }] : []),
      ...(station ? [{ label: 'on station since turn', value: String(station.turn), rule: '32' }] : []),
    ],
  };
}
const weeksOf = (weeks: number): string => (weeks === 1 ? '1 week' : `${weeks} weeks`);

const goneEntry = (ship: Ship): RegisterEntry => ({
  ...drawn(ship),
  // One that comes back is only away.
  state: ship.status === 'sunk' && ship.back === undefined ? 'lost' : 'away',
  notes: [ship.status],
  facts: ship.back === undefined ? [] : [{ label: 'back on turn', value: String(ship.back), rule: '22' }],
});

const baseEntry = (war: UsnState, { id, name, kind, capacity, state }: Base): RegisterEntry => ({
  id,
  name,
  type: 'base',
  kind: kind === 'air' ? 'Air base' : 'Naval base',
  state: state === 'functional' ? 'whole' : state === 'destroyed' ? 'lost' : 'hit',
  notes: [
    ...(state === 'functional' ? [] : [state]),
    ...(state !== 'neutralized' && isNeutralized(war, kind, name) ? ['neutralized'] : []),
  ],
  facts: kind === 'air' ? [{ label: 'air', value: String(capacity), rule: '19' }] : [],
});
