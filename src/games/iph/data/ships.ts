import type { SideId } from './sides';

/** 4.7: points for each ship, sunk or damaged; Japan loses for its own. */
export type ShipId = string;
export type Ship = {
  readonly id: ShipId;
  readonly label: string;
  readonly side: SideId;
  readonly carrier: boolean;
  readonly sunk: number;
  readonly damaged: number;
};

const carrier = (side: SideId, n: number): Ship => {
  const [label, sunk, damaged] =
    side === 'us' ? [`US carrier ${n}`, 3, 1] : [`Japanese carrier ${n}`, -3, -1];
  return { id: `${side}-cv-${n}`, label, side, carrier: true, sunk, damaged };
};
const battleship = (id: string, name: string): Ship => {
  return { id, label: `Battleship ${name}`, side: 'jp', carrier: false, sunk: -2, damaged: -1 };
};

export const SHIPS: readonly Ship[] = [
  ...[1, 2].map((n) => carrier('us', n)),
  ...[1, 2, 3, 4, 5, 6].map((n) => carrier('jp', n)),
  battleship('hiei', 'Hiei'),
  battleship('kirishima', 'Kirishima'),
];

export function shipOf(id: ShipId): Ship {
  const found = SHIPS.find((ship) => ship.id === id);
  if (!found) throw new Error(`no ship ${id}`);
  return found;
}

export const carriersOf = (ships: readonly Ship[]): readonly Ship[] => ships.filter((ship) => ship.carrier);
export const battleshipsOf = (ships: readonly Ship[]): readonly Ship[] =>
  ships.filter((ship) => !ship.carrier);

/** "Hiei" */
export const shortName = ({ label }: Ship): string => label.replace('Battleship ', '');

/** "4 carriers, Hiei", or "none" */
export function describeShips(ships: readonly Ship[]): string {
  const count = carriersOf(ships).length;
  const carriers = count ? [count === 1 ? '1 carrier' : `${count} carriers`] : [];
  const names = battleshipsOf(ships).map(shortName);
  return [...carriers, ...names].join(', ') || 'none';
}
