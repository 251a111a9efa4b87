import { type Span, spansOf } from './spans';

/**
 * How dice are read to a number. Faces are recorded from 1 to `sides`; `from: 0` reads the highest of them as 0, as a die that
 * prints 0 to 9 shows a 10. `digits` sets them beside each other, so that two of six sides are 11 to 66; `keep` counts the
 * highest or the lowest alone; else they are added up.
 */
export type DiceRead = {
  readonly count: number;
  readonly sides: number;
  readonly from?: 0;
  readonly digits?: true;
  readonly keep?: 'high' | 'low';
};

/** The number that these faces come to, without any modifier. */
export const totalOf = (dice: DiceRead, faces: readonly number[]): number =>
  faces.map((face) => faceValue(dice, face)).reduce(joined(dice));

const faceValue = ({ from, sides }: DiceRead, face: number): number => (from === 0 ? face % sides : face);

function joined({ digits, keep }: DiceRead): (a: number, b: number) => number {
  if (digits) return (a, b) => 10 * a + b;
  if (keep) return keep === 'high' ? (a, b) => Math.max(a, b) : (a, b) => Math.min(a, b);
  return (a, b) => a + b;
}

/**
 * In how many ways the dice come to each number, from the lowest on, where some of them may lie already: 0 stands for one that
 * does not. All ways are as many as its values add up to.
 */
export function waysOf(dice: DiceRead, lying: readonly number[] = []): ReadonlyMap<number, number> {
  const join = joined(dice);
  let ways: ReadonlyMap<number, number> | undefined;
  for (let i = 0; i < dice.count; i += 1) {
    const lies = lying[i];
    const faces = lies ? [lies] : Array.from({ length: dice.sides }, (_, face) => face + 1);
    const next = new Map<number, number>();
    for (const [total, some] of ways ?? [[undefined, 1] as const])
      for (const face of faces) {
        const value = faceValue(dice, face);
        const sum = total === undefined ? value : join(total, value);
        next.set(sum, (next.get(sum) ?? 0) + some);
      }
    ways = next;
  }
  return new Map([...(ways ?? [])].sort(([a], [b]) => a - b));
}

/**
 * A number of dice with what modifies it. Digits are no sum: they are counted on in what the dice can show, so that 36 and 1
 * are 41; beyond their ends one by one.
 */
export function modified(dice: DiceRead, total: number, modifier: number): number {
  const shown = dice.digits && modifier ? [...waysOf(dice).keys()] : [];
  const at = shown.indexOf(total);
  if (at < 0) return total + modifier;
  const [to, last] = [at + modifier, shown.length - 1];
  if (to < 0) return (shown[0] ?? 0) + to;
  return to > last ? (shown[last] ?? 0) + to - last : (shown[Math.round(to)] ?? 0);
}

/** The number after this one that the dice can come to, modified or not. */
export const nextNumber = (dice: DiceRead, number: number): number =>
  (dice.digits && [...waysOf(dice).keys()].find((shown) => shown > number)) || number + 1;

/** `clamped`: no head names this number, and the nearest of them is gone by. */
export type RowFound = { readonly row: string; readonly clamped: boolean };

/** The head among these that a number is read at; of two that are as near to one between them the lower. */
export function rowFor(labels: readonly string[], total: number): RowFound {
  let found: (RowFound & { readonly off: number; readonly least: number }) | undefined;
  for (const row of labels)
    for (const { least, most } of spansOf(row) ?? []) {
      const off = Math.max(least - total, total - most, 0);
      if (!found || off < found.off || (off === found.off && least < found.least))
        found = { row, clamped: off > 0, off, least };
    }
  return found ? { row: found.row, clamped: found.clamped } : { row: labels[0] ?? '', clamped: true };
}

/** Spans with their heads, from the lowest on. */
export const inOrder = (labels: readonly string[]): readonly (Span & { readonly head: string })[] =>
  labels
    .flatMap((head) => (spansOf(head) ?? []).map((span) => ({ ...span, head })))
    .sort((a, b) => a.least - b.least || a.most - b.most);
