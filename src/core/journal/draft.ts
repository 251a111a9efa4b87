import type { ChartPack } from '../charts/pack';
import type { Game } from '../play/game';
import {
  type Args,
  type Lookup,
  type ProcedureDef,
  packLookup,
  passedIn,
  type RunResult,
  runProcedure,
  titleOf,
} from '../play/procedure';
import type { Answer } from '../play/prompt';
import { ok, type Result } from '../result';
import { fitAnswer, type OpenQuestion } from './commands';

/** A procedure that is asked outside the record: amended, sealed without the pen, or told by mouth. */
export type Draft<S> = {
  readonly def: ProcedureDef<S>;
  /** The line that opened it; empty where none has. */
  readonly of: string;
  /** What it is played upon. */
  readonly before: S;
  readonly args: Args;
  readonly answers: ReadonlyMap<string, Answer>;
  /** As the log has it; else what it is called there. */
  readonly title?: string;
  readonly side?: string | undefined;
  /** What was answered before to the question of this key. */
  readonly previous?: readonly [key: string, answer: Answer | undefined];
};

/** As far as its answers carry it: its next question, or what it comes to. */
export type Asking = { readonly run: Run<'asking'>; readonly question: OpenQuestion };
export type Drafted = Asking | { readonly run: Run<'done'>; readonly question?: undefined };
type Run<Status> = Extract<RunResult, { status: Status }>;

export function runDraft<S>(
  game: Game<S>,
  pack: ChartPack,
  { def, of, before, args, answers, title, side, previous: asked }: Draft<S>,
  lookup: Lookup = packLookup(game.charts, pack),
): Drafted {
  const run = runProcedure(def, before, args, answers, lookup);
  if (run.status === 'done') return { run };
  const previous = run.rejected?.answer ?? (run.prompt.key === asked?.[0] ? asked[1] : undefined);
  const question: OpenQuestion = {
    ...{ procedure: def.id, of, ground: { before, args, answers }, binding: false },
    ...{ title: title ?? titleOf(def, before, args), prompt: run.prompt, overridable: run.overridable },
    passed: passedIn(run, answers),
    ...(side && { side }),
    ...(previous && { previous }),
  };
  return { run, question };
}

/** The answers with one more, checked by its question. */
export function giveDraft(
  { run, question }: Asking,
  pack: ChartPack,
  answer: Answer,
): Result<ReadonlyMap<string, Answer>> {
  const { key } = question.prompt;
  const fits = fitAnswer(run, { key, answer }, pack);
  return fits.ok ? ok(new Map([...question.ground.answers, [key, fits.value.answer]])) : fits;
}
