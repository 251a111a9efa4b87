import { foundWords } from '../charts/columns';
import { netFound } from '../charts/net';
import type { Odds } from '../charts/odds';
import type { ChartPack } from '../charts/pack';
import type { FormValues } from '../play/form';
import type { Game } from '../play/game';
import { type ProcedureDef, packLookup, type RunResult, runProcedure } from '../play/procedure';
import { type Answer, type DicePrompt, diceOf } from '../play/prompt';
import type { TraceLine } from '../play/trace';
import type { OpenQuestion } from './commands';
import { compareLosses, type Share, type Spread } from './shares';
import { everyRoll, MOST_WAYS, spreadOf } from './spread';

type Question = Pick<OpenQuestion, 'procedure' | 'prompt' | 'ground'>;

/**
 * What the values of a form would lead to. `roll`: the question of the dice, as it would stand open; it has odds unless other
 * dice come before those. `edge`: past an end of the table, where no die is rolled, as the derivation says. `first`: what is
 * asked before any dice.
 */
export type Ahead =
  | { readonly kind: 'roll'; readonly question: Roll }
  | { readonly kind: 'edge'; readonly words: string }
  | { readonly kind: 'first'; readonly title: string };

type Roll = Question & { readonly prompt: DicePrompt };

/** Runs the procedure of an open form on with these values; nothing is recorded. Undefined while they are refused. */
export function aheadOf<S>(
  game: Game<S>,
  { procedure, prompt, ground }: Question,
  pack: ChartPack,
  values: FormValues,
): Ahead | undefined {
  const answers = new Map(ground.answers).set(prompt.key, { kind: 'form', values });
  const run = runFrom(game, procedure, pack, ground, answers);
  if (run?.status === 'done') return edgeIn(run.outcome.trace);
  if (run?.status !== 'asking' || run.rejected) return undefined;
  for (const { key, answer } of run.looked) answers.set(key, answer);
  const next = run.prompt;
  return next.kind === 'dice'
    ? { kind: 'roll', question: { procedure, prompt: next, ground: { ...ground, answers } } }
    : { kind: 'first', title: next.title };
}

/** A procedure that has found its column and is done with no die has come past an end of its table. */
function edgeIn(trace: readonly TraceLine[]): Ahead | undefined {
  const last = trace.findLast(({ kind }) => kind === 'odds' || kind === 'die');
  return last?.kind === 'odds' && last.value !== undefined ? { kind: 'edge', words: last.value } : undefined;
}

/** The odds that a roll leads to, in how many of its ways each column of them comes, from the first of its table on. */
export type OddsAhead = { readonly ways: number; readonly columns: readonly OfColumn[] };
/** `roll` is the first question on that column. */
type OfColumn = { readonly odds: Odds; readonly column: string; readonly ways: number; readonly roll: Roll };

/** Undefined where the dice can fall in too many ways, or lead to something that only the players can tell. */
export function oddsAfter<S>(game: Game<S>, roll: Roll, pack: ChartPack): OddsAhead | undefined {
  const ends = oddsFrom(game, roll, pack, 1);
  if (!ends) return undefined;
  const ways = Math.max(...ends.map(({ of }) => of));
  const columns = new Map<string, OfColumn>();
  for (const { odds, of, roll } of ends) {
    const found = netFound(odds);
    const column = found.kind === 'column' ? found.column : foundWords(found);
    const before = columns.get(column) ?? { odds, column, ways: 0, roll };
    columns.set(column, { ...before, ways: before.ways + ways / of });
  }
  const labels = ends[0]?.odds.labels ?? [];
  const all = [...columns.values()];
  return { ways, columns: all.sort((a, b) => labels.indexOf(a.column) - labels.indexOf(b.column)) };
}

/** What can come of a roll on a column that other dice come to first, all taken together. */
export function spreadAfter<S>(
  game: Game<S>,
  { ways, columns }: OddsAhead,
  pack: ChartPack,
): Sum | undefined {
  const shares = new Map<string, Share>();
  for (const column of columns) {
    const spread = spreadOf(game, column.roll, pack, [], 0);
    if (spread?.kind !== 'spread') return undefined;
    const each = column.ways / spread.ways;
    for (const share of spread.shares) {
      const before = shares.get(share.name)?.ways ?? 0;
      shares.set(share.name, { ...share, ways: before + each * share.ways });
    }
  }
  return summed(ways, [...shares.values()]);
}

type Sum = Pick<Spread, 'shares' | 'ways' | 'unknown'>;

/** What is no share is unknown. */
function summed(ways: number, shares: readonly Share[]): Sum {
  const known = shares.reduce((sum, share) => sum + share.ways, 0);
  const sorted = shares.toSorted((a, b) => (a.losses && b.losses ? compareLosses(a.losses, b.losses) : 0));
  return { ways, shares: sorted, unknown: Math.round((ways - known) * 1e6) / 1e6 };
}

type End = { readonly odds: Odds; readonly of: number; readonly roll: Roll };

/** One end for each way; it is one of `of` equally likely ones. */
function oddsFrom<S>(game: Game<S>, roll: Roll, pack: ChartPack, before: number): readonly End[] | undefined {
  const { prompt, procedure, ground } = roll;
  const odds = prompt.rollPreview?.odds;
  if (odds) return [{ odds, of: before, roll }];
  const { count, sides } = diceOf(prompt, []);
  const of = before * sides ** count;
  if (of > MOST_WAYS) return undefined;
  const ends: End[] = [];
  for (const faces of everyRoll(count, sides)) {
    const answers = new Map(ground.answers).set(prompt.key, {
      kind: 'dice',
      faces,
      by: 'app',
    });
    const run = runFrom(game, procedure, pack, ground, answers);
    if (run?.status !== 'asking' || run.prompt.kind !== 'dice') return undefined;
    for (const { key, answer } of run.looked) answers.set(key, answer);
    const next = { procedure, prompt: run.prompt, ground: { ...ground, answers } };
    const further = oddsFrom(game, next, pack, of);
    if (!further) return undefined;
    ends.push(...further);
  }
  return ends;
}

function runFrom<S>(
  game: Game<S>,
  procedure: string,
  pack: ChartPack,
  { before, args }: Question['ground'],
  answers: ReadonlyMap<string, Answer>,
): RunResult | undefined {
  const def: ProcedureDef<unknown> | undefined = game.procedures[procedure];
  if (!def || def.ready?.()) return undefined;
  return runProcedure(def, before, args, answers, packLookup(game.charts, pack));
}
