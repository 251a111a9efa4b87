/** Points as printed: totals for the state a ship has reached, not steps on top of each other (PH-12). */
export type ShipClass = 'bb' | 'cv';

/** By class and state: in harbour, and at sea (PH-11). */
export const SHIP_POINTS = {
  bb: { harbour: { damaged: 2, bottomed: 4, destroyed: 6 }, sea: { damaged: 3, sunk: 6 } },
  cv: { harbour: { damaged: 3, bottomed: 6, destroyed: 9 }, sea: { damaged: 4, sunk: 9 } },
} as const;

/** Each battleship that Damaged ships pen in (PH-13). */
export const PENNED_IN = 2;
/** A ship sunk in, and blocking, the entrance channel (PH-14). */
export const CHANNEL_BLOCKED = 12;
/** A squadron destroyed: a US B-17 one, any other US one, a Japanese one. */
export const SQUADRON_POINTS = { b17: 2, us: 1, jp: 2 } as const;

/** Secret precautions, each in mvps. */
export const MVP_COST = { joint: 12, pby: 1, bomber: 2, submarine: 2, ready: 1, searchAttack: 2 } as const;
export type Precaution = keyof typeof MVP_COST;
export const PRECAUTION_NAMES: { readonly [P in Precaution]: string } = {
  joint: 'Joint command centre',
  pby: 'PBY search',
  bomber: 'Army bomber search',
  submarine: 'Submarine out',
  ready: 'Squadron readied',
  searchAttack: 'Search and attack',
};

/** Four ships, or the vps of four bottomed battleships; each one lacking costs four vps (PH-9a). */
export const SHIPS_NEEDED = 4;
export const SHIP_POINTS_NEEDED = 16;
export const PENALTY_PER_POINT = 4;

/** The lowest Japanese score of each result, how many games it is worth (PH-44), and its mark beside the points. */
export const BANDS = [
  { id: 'jp-strategic', from: 40, games: 2, mark: 'Strategic victory', short: 'strategic' },
  { id: 'jp-victory', from: 25, games: 1, mark: 'Japan wins', short: 'win' },
  { id: 'draw', from: 22, games: 0, mark: 'Draw', short: 'draw' },
  { id: 'us-victory', from: Number.NEGATIVE_INFINITY, games: 1 },
] as const;
/** Where a result begins, the lowest first, by its mark; and by what stands at its tick. */
export const MARKS = BANDS.flatMap((band) =>
  'mark' in band ? [{ label: band.mark, at: band.from }] : [],
).reverse();
export const TICKS = BANDS.flatMap((band) =>
  'mark' in band ? [{ label: band.short, at: band.from }] : [],
).reverse();
export const INVASION_GAMES = 2;
