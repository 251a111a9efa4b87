/** What the map and the counters keep, and the app only reminds of. */

/** Hexes a phase; a damaged ship rolls for its one. */
export const SHIP_HEXES = { warship: 2, slow: 1, damaged: 1 } as const;

/** Task forces and dummies of one side; battle squadrons out of harbour come on top (PH-58). */
export const MOST_MARKERS = 4;

/** Squadrons that take off in one impulse: of a carrier, and of a US land base by their engines (PH-48). */
export const LAUNCH_RATE = { carrier: 1, single: 3, multi: 2 } as const;

/** Hexes of range that a carrier wave pays for waiting for another one. */
export const HELD_BACK = 1;
