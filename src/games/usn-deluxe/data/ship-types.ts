import type { SideId } from './units';

/** What a sunk ship is worth, in points: by its printed air capacity, its printed undamaged defense, or a fixed number. */
export type Sink = { readonly per: 'capacity' | 'defence'; readonly times: number } | number;

export type ShipType = {
  readonly id: string;
  readonly name: string;
  /** Turns from refuelling until fuel runs out (12N); 0 for what needs none. */
  readonly endurance: number;
  /** By the side that loses it. A side without an entry has no such ship. */
  readonly sink: { readonly [S in SideId]?: Sink };
  /** Four times its defense with the option for capital ships (24). */
  readonly capital?: true;
  /** Only in War Plan Orange. */
  readonly wpo?: true;
};

const CARRIER: Sink = { per: 'capacity', times: 10 };
const WARSHIP: Sink = { per: 'defence', times: 2 };
const carriers = { j: CARRIER, a: CARRIER };
const warships = { j: WARSHIP, a: WARSHIP };

/** What each point of defense is worth in a battleship or battlecruiser by that option (24 errata). */
export const CAPITAL_TIMES = 4;

/** 12(N) for the fuel, 24 for the points. */
export const SHIP_TYPES: readonly ShipType[] = [
  { id: 'CV', name: 'Carrier', endurance: 3, sink: carriers },
  { id: 'CVL', name: 'Light carrier', endurance: 3, sink: carriers },
  { id: 'CVE', name: 'Escort carrier', endurance: 3, sink: carriers },
  { id: 'BB', name: 'Battleships', endurance: 3, sink: warships, capital: true },
  {
    id: 'BBW',
    name: 'Battleships beyond the treaty',
    endurance: 3,
    sink: warships,
    capital: true,
    wpo: true,
  },
  { id: 'BC', name: 'Battlecruisers', endurance: 3, sink: warships, capital: true },
  { id: 'CA', name: 'Heavy cruisers', endurance: 3, sink: warships },
  { id: 'CL', name: 'Light cruisers', endurance: 3, sink: warships },
  { id: 'DD', name: 'Destroyers', endurance: 3, sink: warships },
  { id: 'B', name: 'Pre-dreadnoughts', endurance: 3, sink: warships, wpo: true },
  { id: 'C', name: 'Old cruisers', endurance: 3, sink: warships, wpo: true },
  { id: 'D', name: 'Old destroyers', endurance: 3, sink: warships, wpo: true },
  { id: 'SS', name: 'Submarines', endurance: 0, sink: { j: 0 } },
  { id: 'Dummy', name: 'Dummy submarines', endurance: 0, sink: { j: 0 } },
  { id: 'OIL', name: 'Oiler', endurance: 6, sink: { j: 20, a: 10 } },
  { id: 'TR', name: 'Transport', endurance: 6, sink: { j: 20, a: 10 } },
  { id: 'TR36', name: 'Transport of 36', endurance: 6, sink: { a: 30 } },
  { id: 'AT', name: 'Assault transport', endurance: 6, sink: { a: 20 } },
  { id: 'AT36', name: 'Assault transport of 36', endurance: 6, sink: { a: 60 } },
];

/** Games 1, 3 and 5: Japan's ships but transports and oilers start with a turn of fuel more. */
export const START_ENDURANCE = {
  scenarios: ['g1', 'g3', 'g5'],
  side: 'j',
  warships: 4,
  rule: 'Game 1',
} as const;

/** More weeks than this and a ship is sunk (8J); from this many its movement is halved (9); from this many a transport or oiler is replaced (22). */
export const SUNK_OVER = 40;
export const SLOW_FROM = 20;
export const REPLACED_FROM = 10;
