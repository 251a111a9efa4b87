import type { Losses } from '../charts/chart';
import { type ChartPack, lookupHeads } from '../charts/pack';
import type { Game } from '../play/game';
import { type Lookup, type ProcedureDef, packLookup, type RunResult, runProcedure } from '../play/procedure';
import { type Answer, type DicePrompt, diceOf, type Outlook } from '../play/prompt';
import type { OpenQuestion } from './commands';

/**
 * What can come of the roll that is asked for. The procedure itself is run for every way the dice can fall, and
 * on through the dice it asks for after them; nothing is worked out beside it.
 */
export type Spread = {
  readonly kind: 'spread';
  readonly column: string;
  /** In how many equally likely ways the dice can fall. */
  readonly ways: number;
  /** What comes of how many of them, from worst to best for the attacker. */
  readonly shares: readonly Share[];
  /** Ways into a cell that nobody has read, or to anything else that only the players can tell. */
  readonly unknown: number;
  /** The mean over the ways that are known; absent when none is. */
  readonly expected?: Losses;
};
export type Share = { readonly losses: Losses; readonly ways: number };
/** `end`: the table ends at this column. `too-many`: more than 216 ways. */
export type SpreadResult =
  | Spread
  | { readonly kind: 'end'; readonly column: string }
  | { readonly kind: 'too-many' };
export type ColumnShift = -1 | 0 | 1;

const MOST_WAYS = 216;

type Question = Pick<OpenQuestion, 'procedure' | 'prompt' | 'ground'>;

/**
 * The spread of a dice question, of the open procedure or of one that is amended, with these marks declared, on its own column or on the one beside it;
 * undefined for a question without an outlook. A way that the dice themselves take to the end of the table stays
 * there; where every way does, there is no column beside it.
 */
export function spreadOf<S>(
  game: Game<S>,
  { procedure, prompt, ground }: Question,
  pack: ChartPack,
  marks: readonly string[],
  shift: ColumnShift,
): SpreadResult | undefined {
  const def: ProcedureDef<unknown> | undefined = game.procedures[procedure];
  if (!def || prompt.kind !== 'dice' || !prompt.outlook) return undefined;
  const beside = besideColumn(game, pack, ground.answers, prompt.outlook, shift);
  const run: Run = (given) => runProcedure(def, ground.before, ground.args, given, beside.lookup);
  const ends = endsOf(run, beside.answers, prompt, marks, 1);
  if (!ends) return { kind: 'too-many' };
  if (beside.atEnd()) return { kind: 'end', column: prompt.outlook.column };
  return summed(beside.column, ends);
}

type Run = (answers: ReadonlyMap<string, Answer>) => RunResult;
/** One way to the end; it is one of `of` equally likely ones. */
type End = { readonly of: number; readonly losses?: Losses };

function endsOf(
  run: Run,
  answers: ReadonlyMap<string, Answer>,
  prompt: DicePrompt,
  marks: readonly string[],
  before: number,
): readonly End[] | undefined {
  const { count, sides } = diceOf(prompt, marks);
  const of = before * sides ** count;
  if (of > MOST_WAYS) return undefined;
  const ends: End[] = [];
  for (const faces of everyRoll(count, sides)) {
    const roll: Answer = { kind: 'dice', faces, by: 'app', ...(marks.length && { marks }) };
    const given = new Map(answers).set(prompt.key, roll);
    const ran = run(given);
    const losses = lossesIn(ran);
    const further = losses || ran.status === 'done' || ran.rejected ? undefined : ran.prompt;
    const found =
      further?.kind === 'dice' ? endsOf(run, given, further, [], of) : [{ of, ...(losses && { losses }) }];
    if (!found) return undefined;
    ends.push(...found);
  }
  return ends;
}

function everyRoll(count: number, sides: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const faces = Array.from({ length: sides }, (_, i) => i + 1);
  return everyRoll(count - 1, sides).flatMap((rest) => faces.map((face) => [...rest, face]));
}

function lossesIn(ran: RunResult): Losses | undefined {
  const lines = ran.status === 'done' ? ran.outcome.trace : ran.prompt.working;
  return lines.findLast(({ kind, losses }) => kind === 'result' && losses)?.losses;
}

/** Answers the look-ups of the outlook's chart from the column beside the one asked for, as if it stood in that one. */
function besideColumn<S>(
  game: Game<S>,
  pack: ChartPack,
  answers: ReadonlyMap<string, Answer>,
  { chart, column, odds }: Outlook,
  shift: ColumnShift,
) {
  const def = game.charts.find(({ id }) => id === chart);
  const heads = odds?.heads ?? (def && lookupHeads(def, pack, 'columns')) ?? def?.columns.heads ?? [];
  const headBeside = (head: string): string => {
    const at = heads.indexOf(head);
    return (at < 0 ? undefined : heads[at + shift]) ?? head;
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
    const from = headBeside(prompt.column);
    asked = true;
    moved ||= from !== prompt.column;
    const onRecord = read.find((cell) => cell.column === from && cell.row === prompt.row);
    const cell = onRecord ?? inPack({ ...prompt, column: from });
    return cell?.kind === 'cell' ? { ...cell, column: prompt.column } : undefined;
  };
  const atEnd = () => shift !== 0 && asked && !moved;
  return { column: headBeside(column), answers: others, lookup, atEnd };
}

function summed(column: string, ends: readonly End[]): Spread {
  const ways = ends.map(({ of }) => of).reduce(commonMultiple, 1);
  const shares = new Map<string, Share>();
  for (const { losses, of } of ends) {
    if (!losses) continue;
    const name = `${losses.attacker}/${losses.defender}`;
    shares.set(name, { losses, ways: (shares.get(name)?.ways ?? 0) + ways / of });
  }
  const known = [...shares.values()].reduce((sum, share) => sum + share.ways, 0);
  const mean = (side: keyof Losses) =>
    [...shares.values()].reduce((sum, share) => sum + share.ways * share.losses[side], 0) / known;
  return {
    kind: 'spread',
    column,
    ways,
    shares: [...shares.values()].sort((a, b) => compareLosses(a.losses, b.losses)),
    unknown: ways - known,
    ...(known > 0 && { expected: { attacker: mean('attacker'), defender: mean('defender') } }),
  };
}

/** From worst to best for the attacker: by what he gains, then by what he loses. */
export const compareLosses = (a: Losses, b: Losses): number =>
  a.defender - a.attacker - (b.defender - b.attacker) || b.attacker - a.attacker;

const commonMultiple = (a: number, b: number): number => (a * b) / commonDivisor(a, b);
const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
