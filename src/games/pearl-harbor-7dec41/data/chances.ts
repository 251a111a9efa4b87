import type { Json } from '../../../core/json';

/**
 * "Chances": every percentage is a combination of ordinary dice, and the dice are what counts. High is 4 to 6; by PH-1
 * high dice make the named event happen, or low ones do throughout.
 */
export type ChanceId =
  | 'P0'
  | 'P6'
  | 'P12'
  | 'P17'
  | 'P25'
  | 'P33'
  | 'P50'
  | 'P66'
  | 'P75'
  | 'P83'
  | 'P87'
  | 'P100';
/** Three-way results, in the order in which the rules list them. */
export type ThreeWayId = 'T333' | 'T321' | 'T121' | 'T211';
export type Part = 'A' | 'B' | 'C';

/** Which faces make things happen (PH-1). */
export type Faces = 'high' | 'low';

export type Chance = {
  readonly id: ChanceId;
  /** As printed. */
  readonly label: string;
  readonly dice: number;
  /** The lowest face that counts, and whether every die must show it or one will do. */
  readonly from: number;
  readonly need: 'all' | 'any';
};

const chance = (
  id: ChanceId,
  label: string,
  dice: number,
  from: number,
  need: Chance['need'] = 'all',
): Chance => ({ id, label, dice, from, need });

export const CHANCES: { readonly [Id in ChanceId]: Chance } = {
  P0: chance('P0', '0%', 0, 7, 'any'),
  P6: chance('P6', '6%', 4, 4),
  P12: chance('P12', '12%', 3, 4),
  P17: chance('P17', '17%', 1, 6),
  P25: chance('P25', '25%', 2, 4),
  P33: chance('P33', '33%', 1, 5),
  P50: chance('P50', '50%', 1, 4),
  P66: chance('P66', '66%', 1, 3),
  P75: chance('P75', '75%', 2, 4, 'any'),
  P83: chance('P83', '83%', 1, 2),
  P87: chance('P87', '87%', 3, 4, 'any'),
  P100: chance('P100', '100%', 0, 1),
};

export type ThreeWay = {
  readonly id: ThreeWayId;
  readonly label: string;
  /** `together`: one throw of both dice; `second`: a second die only when the first is low. */
  readonly dice: 'one' | 'together' | 'second';
  /** What a single die shows, by face 1 to 6; of two dice, what no, one and two high ones mean. */
  readonly parts: readonly Part[];
};

export const THREE_WAYS: { readonly [Id in ThreeWayId]: ThreeWay } = {
  T333: { id: 'T333', label: '33/33/33%', dice: 'one', parts: ['C', 'C', 'B', 'B', 'A', 'A'] },
  T321: { id: 'T321', label: '33/17/50%', dice: 'one', parts: ['C', 'C', 'C', 'B', 'A', 'A'] },
  T121: { id: 'T121', label: '25/50/25%', dice: 'together', parts: ['C', 'B', 'A'] },
  T211: { id: 'T211', label: '50/25/25%', dice: 'second', parts: ['C', 'B', 'A'] },
};

/** The chance, or the three-way result, that a cell names. */
export const chanceIn = (value: Json): Chance => namedBy(Object.values(CHANCES), value);
export const threeWayIn = (value: Json): ThreeWay => namedBy(Object.values(THREE_WAYS), value);

function namedBy<T extends { readonly id: string }>(all: readonly T[], value: Json): T {
  const found = all.find(({ id }) => id === value);
  if (!found) throw new Error(`${value} is no chance`);
  return found;
}

/** A face as it counts: with low dice 1 is the best. */
const counted = (face: number, faces: Faces): number => (faces === 'high' ? face : 7 - face);

/** True when these dice make the event happen. */
export function happens({ dice, from, need }: Chance, rolled: readonly number[], faces: Faces): boolean {
  if (rolled.length !== dice) throw new RangeError(`this chance takes ${dice} dice`);
  const good = (face: number): boolean => counted(face, faces) >= from;
  return need === 'all' ? rolled.every(good) : rolled.some(good);
}

/** The part that these dice give; undefined when the second die is still to be thrown. */
export function partOf({ dice, parts }: ThreeWay, rolled: readonly number[], faces: Faces): Part | undefined {
  const high = rolled.map((face) => counted(face, faces) >= 4);
  const [first = 1] = rolled;
  if (dice === 'one') return parts[counted(first, faces) - 1];
  if (dice === 'together') return parts[high.filter(Boolean).length];
  if (high[0]) return 'A';
  return high.length < 2 ? undefined : high[1] ? 'B' : 'C';
}

/** "4 to 6", or with low dice "1 to 3": the faces that count. */
function facesThatCount({ from }: Chance, faces: Faces): string {
  const [low, high] = faces === 'high' ? [from, 6] : [1, 7 - from];
  return low === high ? String(low) : `${low} to ${high}`;
}

/** "Hit on 5–6 (33%).", "Hit if either die shows 4–6 (75%).": what a player looks for before the roll. */
export function hintOf(rule: Chance, faces: Faces, word: string): string {
  const shown = facesThatCount(rule, faces).replace(' to ', '–');
  const both = rule.dice === 2;
  const dice =
    rule.need === 'any'
      ? `if ${both ? 'either die' : `any of ${rule.dice} dice`} shows ${shown}`
      : `if ${both ? 'both' : `all ${rule.dice}`} dice show ${shown}`;
  const when = rule.dice === 1 ? `on ${shown}` : dice;
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${when} (${rule.label}).`;
}

/** "one die, 5 to 6", "each of 3 dice, 4 to 6": what to throw and what it takes. */
export function inDice(rule: Chance, faces: Faces): string {
  if (rule.dice === 0) return rule.id === 'P0' ? 'never' : 'always';
  const shown = facesThatCount(rule, faces);
  if (rule.dice === 1) return `one die, ${shown}`;
  return rule.need === 'all' ? `each of ${rule.dice} dice, ${shown}` : `any of ${rule.dice} dice, ${shown}`;
}

/** "either of 2 dice 4–6", "a die 3–6": what it takes, beside the chance. */
export function inShort(rule: Chance, faces: Faces): string {
  if (rule.dice === 0) return inDice(rule, faces);
  const shown = facesThatCount(rule, faces).replace(' to ', '–');
  if (rule.dice === 1) return `a die ${shown}`;
  const both = rule.dice === 2;
  if (rule.need === 'any') return `${both ? 'either of 2' : `any of ${rule.dice}`} dice ${shown}`;
  return `${both ? 'both' : `all ${rule.dice}`} dice ${shown}`;
}
