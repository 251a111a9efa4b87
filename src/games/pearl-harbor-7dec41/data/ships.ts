import type { ShipClass } from './values';

/** Where a ship is; points go by the place where it came to its state. */
export const PLACE_NAMES = { harbour: 'In harbour', channel: 'In the channel', sea: 'At sea' } as const;
export type Place = keyof typeof PLACE_NAMES;
/** `bottomed` only in harbour or channel, `sunk` only at sea. */
export type Status = 'ok' | 'damaged' | 'bottomed' | 'destroyed' | 'sunk';

export type Ship = {
  readonly id: string;
  readonly name: string;
  readonly side: 'jp' | 'us';
  readonly cls: ShipClass;
  readonly place: Place;
  readonly status: Status;
  /** Where it was when it came to its status, and when that was. */
  readonly hitAt?: Place;
  readonly when?: string;
  /** Ordinary bombs this phase that wait for a second one (PH-33). */
  readonly bombs: number;
  /** A carrier with readied aircraft aboard. */
  readonly readied: boolean;
  /** A battleship that Damaged ships pen in (PH-13). */
  readonly penned: boolean;
  /** No torpedo can hit it in harbour (PH-53). */
  readonly shielded: boolean;
};

type Naming = Pick<Ship, 'name' | 'side' | 'cls' | 'place'>;

/** A fresh ship; its id is made of its name. */
export const newShip = (naming: Naming, shielded = false): Ship => ({
  id: naming.name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  ...naming,
  status: 'ok',
  bombs: 0,
  readied: false,
  penned: false,
  shielded,
});

/** Their berths, or the dry dock, keep torpedoes from these four (PH-53). */
const SHIELDED = ['Arizona', 'Tennessee', 'Maryland', 'Pennsylvania'];
const US_BATTLESHIPS = [...SHIELDED, 'California', 'Oklahoma', 'West Virginia', 'Nevada'];
export const US_CARRIERS = { enterprise: 'Enterprise', lexington: 'Lexington' } as const;
export type UsCarrier = keyof typeof US_CARRIERS;
const JP_BATTLESHIPS = ['Hiei', 'Kirishima', 'Nagato', 'Mutsu', 'Haruna', 'Kongo'];
export const JP_CARRIERS = ['Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Shokaku', 'Zuikaku'];

/** What the rules name, and the rest as it was; players change it to fit their counters (PH-46). */
export const SHIPS: readonly Ship[] = [
  ...US_BATTLESHIPS.map((name) =>
    newShip({ name, side: 'us', cls: 'bb', place: 'harbour' }, SHIELDED.includes(name)),
  ),
  ...Object.values(US_CARRIERS).map((name) => newShip({ name, side: 'us', cls: 'cv', place: 'sea' })),
  ...JP_CARRIERS.map((name) => newShip({ name, side: 'jp', cls: 'cv', place: 'sea' })),
  ...JP_BATTLESHIPS.map((name) => newShip({ name, side: 'jp', cls: 'bb', place: 'sea' })),
];
export const TRANSPORTS = 8;

export const isOut = ({ status }: Ship): boolean => status === 'destroyed' || status === 'sunk';
