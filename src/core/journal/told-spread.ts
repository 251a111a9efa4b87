import { describeCell, shapeOf } from '../charts/chart';
import { waysOf } from '../charts/dice-rows';
import { type ChartPack, lookupCell } from '../charts/pack';
import { spansOf } from '../numbers';
import type { Game } from '../play/game';
import type { DicePrompt } from '../play/prompt';
import type { Spread } from './shares';

/** Dice half entered: the faces as they lie, 0 for a die that does not, and which die comes next. */
export type Lying = { readonly faces: readonly number[]; readonly next: number };

/** A face, or a total of several dice, in how many ways it comes, and what it means; undefined where nobody knows. */
type Fall = { readonly at: number; readonly ways: number; readonly name: string | undefined };

/** What can come of a roll by the meanings that its question gives; undefined where it gives none. */
export function toldSpread(
  { count, sides, faceNotes, dieNotes, reads }: DicePrompt,
  { faces, next }: Lying,
): Spread | undefined {
  if (reads)
    return grouped([...waysOf(reads.dice, faces)].map(([at, ways]) => ({ at, ways, name: reads.notes[at] })));
  const notes = dieNotes ? dieNotes[next] : faceNotes;
  if (!notes) return undefined;
  const lie = dieNotes ? [] : faces.filter(Boolean);
  const left = dieNotes ? 1 : count - lie.length;
  const sum = lie.reduce((total, face) => total + face, 0);
  return grouped(
    [...totalsOf(left, sides)].map(([total, ways]) => {
      const at = sum + total;
      return { at, ways, name: notes[at - 1] };
    }),
  );
}

/** What can come of the next die, where each is read by itself on a chart. */
export function eachSpread<S>(
  game: Game<S>,
  pack: ChartPack,
  { sides, rollPreview }: DicePrompt,
  { next }: Lying,
): Spread | undefined {
  const chart = game.charts.find(({ id }) => id === rollPreview?.chart);
  if (!chart || !rollPreview) return undefined;
  const { row, columns, column = columns?.[next], modifier = 0 } = rollPreview;
  const spread = grouped(
    Array.from({ length: sides }, (_, i) => {
      const read = String(i + 1 + modifier);
      const [across, down] = [column ?? read, row ?? read];
      const cell = lookupCell(chart, pack, across, down);
      return { at: i + 1, ways: 1, name: cell && describeCell(shapeOf(chart, across), cell.value) };
    }),
  );
  return { ...spread, ...(column !== undefined && { column }) };
}

/** In how many ways so many dice come to each total. */
function totalsOf(count: number, sides: number): ReadonlyMap<number, number> {
  if (count === 0) return new Map([[0, 1]]);
  const totals = new Map<number, number>();
  for (const [total, ways] of totalsOf(count - 1, sides)) {
    for (let face = 1; face <= sides; face += 1)
      totals.set(total + face, (totals.get(total + face) ?? 0) + ways);
  }
  return totals;
}

/** One share for each meaning, with the faces or totals that bring it. */
function grouped(falls: readonly Fall[]): Spread {
  const means = new Map<string, Fall[]>();
  for (const fall of falls) if (fall.name) means.set(fall.name, [...(means.get(fall.name) ?? []), fall]);
  const sum = (some: readonly Fall[]) => some.reduce((ways, fall) => ways + fall.ways, 0);
  return {
    kind: 'spread',
    ways: sum(falls),
    shares: [...means].map(([name, of]) => ({
      name,
      at: spansOf(of.map(({ at }) => at)),
      ways: sum(of),
    })),
    unknown: sum(falls.filter(({ name }) => name === undefined)),
  };
}
