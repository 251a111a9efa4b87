import { foundWords } from '../charts/columns';
import { netFound } from '../charts/net';
import { type ChartPack, lookupLabels } from '../charts/pack';
import type { Game } from '../play/game';
import { type Lookup, type ProcedureDef, packLookup, type RunResult, runProcedure } from '../play/procedure';
import { type Answer, type DicePrompt, diceOf, type RollPreview } from '../play/prompt';
import { chartSpread } from './chart-spread';
import type { OpenQuestion } from './commands';
import { compareLosses, expectedOf, type Share, type Spread } from './shares';
import { eachSpread, type Lying, toldSpread } from './told-spread';

/** `end`: the table ends at this column. `edge`: past it no die is rolled, in words. `too-many`: more than 216 ways. */
export type SpreadResult =
  | Spread
  | { readonly kind: 'edge'; readonly words: string }
  | { readonly kind: 'end'; readonly column?: string }
  | { readonly kind: 'too-many' };
export type ColumnShift = -1 | 0 | 1;

export const MOST_WAYS = 216;

type Question = Pick<OpenQuestion, 'procedure' | 'prompt' | 'ground'>;

/** Dice half entered: none lies yet. */
const NOTHING: Lying = { faces: [], next: 0 };

/**
 * The spread of a dice question, of the open procedure or of one that is amended, with these marks declared and these faces
 * on the table, on its own column or on the one beside it. Where each die is read by itself it is that of the next die.
 * Undefined for a question that says neither on what its dice are read nor what they mean. The procedure itself is run for
 * every way the dice can still fall, and on through the dice it asks for after them; nothing is worked out beside it but
 * what the question tells. A way that the dice themselves take to the end of the table stays there; where every way does,
 * there is no column beside it.
 */
export function spreadOf<S>(
  game: Game<S>,
  { procedure, prompt, ground }: Question,
  pack: ChartPack,
  marks: readonly string[],
  shift: ColumnShift,
  lying: Lying = NOTHING,
): SpreadResult | undefined {
  const def: ProcedureDef<unknown> | undefined = game.procedures[procedure];
  if (!def || prompt.kind !== 'dice') return undefined;
  const { rollPreview } = prompt;
  const told = toldSpread(prompt, lying);
  if (!rollPreview) return told;
  const { column } = rollPreview;
  // Where no column and no row of the chart is settled, its cells are no result of the dice alone.
  if (told && column === undefined && rollPreview.row === undefined) return told;
  if (rollPreview.each) return eachSpread(game, pack, prompt, lying);
  const onRows = rowsSpread(game, pack, prompt, shift, lying);
  if (onRows) return onRows;
  const beside = besideColumn(game, pack, ground.answers, rollPreview, shift);
  const run: Run = (given) => runProcedure(def, ground.before, ground.args, given, beside.lookup);
  const ends = endsOf(run, beside.answers, prompt, marks, lying.faces, 1);
  if (!ends) return { kind: 'too-many' };
  if (beside.atEnd()) return { kind: 'end', ...(column !== undefined && { column }) };
  return summed(beside.column, ends);
}

/** Of a chart whose rows say which dice are read on them: it needs no run, however many dice there are. */
function rowsSpread<S>(
  game: Game<S>,
  pack: ChartPack,
  { count, sides, marks, rollPreview }: DicePrompt,
  shift: ColumnShift,
  { faces }: Lying,
): SpreadResult | undefined {
  const { chart: id, column, row, odds, modifier = 0 } = rollPreview ?? {};
  const chart = game.charts.find((each) => each.id === id);
  const roll = chart?.rows.roll;
  if (!chart || column === undefined || row !== undefined || marks?.length) return undefined;
  if (roll?.count !== count || roll.sides !== sides) return undefined;
  if (!odds || !shift) return { ...chartSpread(chart, pack, column, modifier, faces), column };
  const found = netFound({ ...odds, shift: odds.shift + shift });
  if (found.kind === 'edge') return { kind: 'edge', words: foundWords(found) };
  if (found.column === column) return { kind: 'end', column };
  return { ...chartSpread(chart, pack, found.column, modifier, faces), column: found.column };
}

type Run = (answers: ReadonlyMap<string, Answer>) => RunResult;
/** One way to the end; it is one of `of` equally likely ones. */
type End = { readonly of: number; readonly found?: Omit<Share, 'ways'> };

function endsOf(
  run: Run,
  answers: ReadonlyMap<string, Answer>,
  prompt: DicePrompt,
  marks: readonly string[],
  lying: readonly number[],
  before: number,
): readonly End[] | undefined {
  const { count, sides } = diceOf(prompt, marks);
  const of = before * sides ** (count - lying.filter(Boolean).length);
  if (of > MOST_WAYS) return undefined;
  const ends: End[] = [];
  for (const faces of everyRoll(count, sides, lying)) {
    const roll: Answer = { kind: 'dice', faces, by: 'app', ...(marks.length && { marks }) };
    const given = new Map(answers).set(prompt.key, roll);
    const ran = run(given);
    const found = lossesIn(ran) ?? readIn(ran, prompt);
    const further = found || ran.status === 'done' || ran.rejected ? undefined : ran.prompt;
    const ways =
      further?.kind === 'dice' ? endsOf(run, given, further, [], [], of) : [{ of, ...(found && { found }) }];
    if (!ways) return undefined;
    ends.push(...ways);
  }
  return ends;
}

/** Every way these dice can fall where some of them lie already; 0 stands for one that does not. */
export function everyRoll(
  count: number,
  sides: number,
  lying: readonly number[] = [],
): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const lies = lying[count - 1];
  const faces = lies ? [lies] : Array.from({ length: sides }, (_, i) => i + 1);
  return everyRoll(count - 1, sides, lying).flatMap((rest) => faces.map((face) => [...rest, face]));
}

const linesOf = (ran: RunResult) => (ran.status === 'done' ? ran.outcome.trace : ran.prompt.working);

export function lossesIn(ran: RunResult): End['found'] {
  const losses = linesOf(ran).findLast((line) => line.kind === 'result' && line.losses)?.losses;
  return losses && { name: `${losses.attacker}/${losses.defender}`, losses };
}

/** What the dice come to where that is no losses: the cells they are read on, else what their own line says. */
export function readIn(ran: RunResult, { key, rollPreview, working }: DicePrompt): End['found'] {
  const unread =
    ran.status === 'asking' && ran.prompt.kind === 'cell' && ran.prompt.chart === rollPreview?.chart;
  // By the odds of a table of losses nothing is read until those are told.
  if (!rollPreview || (rollPreview.odds && !rollPreview.odds.by) || unread) return undefined;
  const lines = linesOf(ran).filter(({ kind }) => kind !== 'title');
  const fresh = lines.slice(working.length);
  const cells = fresh.filter(
    ({ kind, prompt }) => kind === 'cell' && prompt?.startsWith(`cell:${rollPreview.chart}:`),
  );
  const read = cells.length ? cells : fresh.filter(({ prompt }) => prompt === key);
  const values = read.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return values.length ? { name: values.join(' + ') } : undefined;
}

/** Answers the look-ups of the roll preview's chart from the column beside the one asked for, as if it stood in that one. */
function besideColumn<S>(
  game: Game<S>,
  pack: ChartPack,
  answers: ReadonlyMap<string, Answer>,
  { chart, column, odds }: RollPreview,
  shift: ColumnShift,
) {
  const def = game.charts.find(({ id }) => id === chart);
  const labels = odds?.labels ?? (def && lookupLabels(def, pack, 'columns')) ?? def?.columns.labels ?? [];
  const labelBeside = (head: string): string => {
    const at = labels.indexOf(head);
    return (at < 0 ? undefined : labels[at + shift]) ?? head;
  };
  const inPack = packLookup(game.charts, pack);
  const others = new Map<string, Answer>();
  const read: Extract<Answer, { kind: 'cell' }>[] = [];
  for (const [key, answer] of answers) {
    if (answer.kind === 'cell' && answer.chart === chart) read.push(answer);
    else others.set(key, answer);
  }
  let asked = false;
  let moved = false;
  const lookup: Lookup = (prompt) => {
    if (prompt.kind !== 'cell' || prompt.chart !== chart) return inPack(prompt);
    const from = labelBeside(prompt.column);
    asked = true;
    moved ||= from !== prompt.column;
    const onRecord = read.find((cell) => cell.column === from && cell.row === prompt.row);
    const cell = onRecord ?? inPack({ ...prompt, column: from });
    return cell?.kind === 'cell' ? { ...cell, column: prompt.column } : undefined;
  };
  const atEnd = () => shift !== 0 && asked && !moved;
  const at = column === undefined ? undefined : labelBeside(column);
  return { column: at, answers: others, lookup, atEnd };
}

function summed(column: string | undefined, ends: readonly End[]): Spread {
  const ways = ends.map(({ of }) => of).reduce(commonMultiple, 1);
  const shares = new Map<string, Share>();
  for (const { found, of } of ends) {
    if (found) shares.set(found.name, { ...found, ways: (shares.get(found.name)?.ways ?? 0) + ways / of });
  }
  const all = [...shares.values()];
  const known = all.reduce((sum, share) => sum + share.ways, 0);
  const expected = expectedOf(all);
  return {
    kind: 'spread',
    ...(column !== undefined && { column }),
    ways,
    shares: all.sort((a, b) => (a.losses && b.losses ? compareLosses(a.losses, b.losses) : 0)),
    unknown: ways - known,
    ...(expected && { expected }),
  };
}

const commonMultiple = (a: number, b: number): number => (a * b) / commonDivisor(a, b);
const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
