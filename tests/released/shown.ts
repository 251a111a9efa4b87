import type { Entry } from '../../src/core/journal/journal';
import { type LogLine, logLines } from '../../src/core/journal/log';
import { foldJournal } from '../../src/core/journal/projection';
import type { Game } from '../../src/core/play/game';
import { describeAnswer, describeKey } from '../../src/ui/ask/describe-answer';

/**
 * What a journal comes to: its state, its totals, and its log in the words of the log screen. Named part by part, so that
 * what a later release shows beside these changes nothing here.
 */
export function shownOf(game: Game<unknown>, entries: readonly Entry[]) {
  const projection = foldJournal(game, entries);
  const { score, verdict } = game.table(projection.state);
  const ledgers = game
    .ledgers(projection.state)
    .map(({ title, lines, total, thresholds, sealed }) => ({ title, lines, total, thresholds, sealed }));
  const log = logLines(projection).map((line) => lineOf(game, line));
  return { state: projection.state, moment: game.moment(projection.state), score, verdict, ledgers, log };
}

const lineOf = ({ charts }: Game<unknown>, line: LogLine) => ({
  seq: line.seq,
  kind: line.kind,
  moment: line.moment,
  phase: line.phase,
  procedure: line.procedure,
  title: line.title,
  value: line.value,
  side: line.side,
  sealed: line.sealed,
  struck: line.struck,
  open: line.open,
  practice: line.practice,
  afterReveal: line.afterReveal,
  reason: line.reason,
  was: line.was && { title: line.was.title, value: line.was.value, lines: line.was.lines },
  lines: line.lines,
  answers: line.answers.map(({ key, answer, auto, struck, amended }) => ({
    words: `${describeKey(key, answer, charts)}: ${describeAnswer(answer, undefined, charts)}`,
    auto,
    struck,
    amended,
  })),
  conflicts: line.conflicts,
});
