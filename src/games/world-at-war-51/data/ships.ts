import type { SideId } from './sides';

/** A capital ship or fast carrier by its size in factors; `taskForce` where it sails with an American one. */
export type Ship = {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  readonly size: number;
  readonly carrier: boolean;
  readonly status: 'whole' | 'damaged' | 'sunk';
  readonly taskForce?: string;
};

export type Preset = { readonly name: string; readonly size: number };
const named = (size: number, names: string): readonly Preset[] =>
  names.split(', ').map((name) => ({ name, size }));

/** Public sizes, to tap instead of typing. */
export const US_BATTLESHIPS = named(
  3,
  'Arizona, California, Colorado, Idaho, Maryland, Mississippi, Nevada, New Mexico, New York, Oklahoma, Pennsylvania, Tennessee, Texas, West Virginia',
);
export const JP_CARRIERS = [
  ...named(3, 'Akagi, Kaga, Hiryu, Soryu, Shokaku, Zuikaku'),
  ...named(2, 'Ryujo, Shoho, Zuiho, Junyo, Hiyo'),
];
export const US_CARRIERS = named(3, 'Enterprise, Hornet, Lexington, Saratoga, Wasp, Yorktown');

export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'ship';

/** "Enterprise 3, Lexington 3": names with their sizes. */
export const SHIPS_PATTERN = {
  source: "[\\p{L}\\p{N} .'’-]+ [1-5](?:, *[\\p{L}\\p{N} .'’-]+ [1-5])*",
  message: 'names with sizes from 1 to 5, such as: Enterprise 3, Lexington 3.',
} as const;

export const readShips = (text: string): readonly Preset[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => ({ name: each.slice(0, -1).trim(), size: Number(each.at(-1)) }));

/** Effects against a ship's size: sunk at its size, damaged at one less; a size of 1 is sunk by any. */
export const hitBy = (effects: number, size: number): Ship['status'] => {
  if (effects >= size) return 'sunk';
  return effects === size - 1 && effects > 0 ? 'damaged' : 'whole';
};
