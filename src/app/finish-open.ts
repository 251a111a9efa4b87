import { type Book, liveAnswers, type Proc } from '../core/book';
import type { Command } from '../core/commands';
import type { Game } from '../core/game';
import type { Entry } from '../core/journal';
import type { ChartPack } from '../core/pack';
import { packLookup, runProcedure } from '../core/procedure';
import { fail, ok, type Result } from '../core/result';

/** The procedure that an entry closed. */
export function closedBy(book: Book<unknown>, entry: Entry): Proc | undefined {
  if ((entry.kind !== 'v1.Opened' && entry.kind !== 'v1.Answered') || !entry.outcome) return undefined;
  const id = entry.kind === 'v1.Opened' ? entry.id : entry.of;
  return book.procs.findLast((proc) => proc.opened.id === id);
}

/** Closes an open procedure whose questions are all answered by now, as when another game taught its last cell. */
export function finishOpen(game: Game<unknown>, book: Book<unknown>, pack: ChartPack): Result<Command> {
  const open = book.open;
  const def = open && game.procedures[open.proc.opened.procedure];
  if (!open || !def) {
    return fail(
      'procedure.unknown',
      'This version of the app does not know the step that is open. What is recorded is safe. Update the app, or undo the step.',
    );
  }
  const { id, args } = open.proc.opened;
  const answers = liveAnswers(open.proc, book.struck);
  const run = runProcedure(def, open.before, args, answers, packLookup(game.charts, pack));
  if (run.status === 'asking') return fail('question.none', 'That question is still open.');
  const draft = { kind: 'v1.Answered' as const, of: id, answers: run.looked, outcome: run.outcome };
  return ok({ draft, learn: [] });
}
