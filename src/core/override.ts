import { type Book, liveAnswers } from './book';
import type { Command } from './commands';
import type { Game } from './game';
import type { ChartPack } from './pack';
import { packLookup, runProcedure } from './procedure';
import { type Answer, checkOverride } from './prompt';
import { fail, ok, type Result } from './result';

/**
 * Goes by another value than the one stated in the working of the open question, as an entry of its own: striking it
 * puts the value back. Problems name the field `value` or `reason`.
 */
export function overrideOpen<S>(
  game: Game<S>,
  book: Book<S>,
  pack: ChartPack,
  key: string,
  answer: Answer,
): Result<Command> {
  const open = book.open;
  const def = open && game.procedures[open.proc.opened.procedure];
  if (!open || !def) return gone;
  const { args, id } = open.proc.opened;
  const lookup = packLookup(game.charts, pack);
  const answers = liveAnswers(open.proc, book.struck);
  const start = runProcedure(def, open.before, args, answers, lookup);
  const stated = start.stated.find((each) => each.key === key);
  if (!stated) return gone;
  const checked = checkOverride(stated.shape, answer);
  if (!checked.ok) return checked;
  for (const looked of start.looked) answers.set(looked.key, looked.answer);
  answers.set(key, checked.value);
  const run = runProcedure(def, open.before, args, answers, lookup);
  const recorded = [...start.looked, { key, answer: checked.value }, ...run.looked];
  const outcome = run.status === 'done' ? { outcome: run.outcome } : {};
  return ok({ draft: { kind: 'v1.Answered', of: id, answers: recorded, ...outcome }, learn: [] });
}

const gone = fail('override.unknown', 'That value is no longer open to change. Nothing was changed.');
