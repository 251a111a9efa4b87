import type { Closed, Session } from '../../app/session';
import type { OpenQuestion } from '../../core/journal/commands';
import { liveAnswers } from '../../core/journal/projection';
import { type Fallen, fallenIn } from '../../core/play/fallen';
import { noLookup, passedIn, runProcedure } from '../../core/play/procedure';
import { describeTrace } from '../../core/play/trace';
import { nameOf } from './side';

/** The rolls that led to an open question, the latest last. */
export const fallenBefore = ({ game }: Session, { passed, prompt, side }: OpenQuestion): readonly Fallen[] =>
  fallenIn(game.charts, passed, prompt.working, side);

/** The rolls of a procedure that a tap has closed. */
export function fallenOf({ game, projection }: Session, closed: Closed): readonly Fallen[] {
  const { opened, outcome, before, side } = closed;
  const def = game.procedures[opened.procedure];
  if (!def || !outcome) return [];
  const answers = liveAnswers(closed, projection.peek().struck);
  try {
    const passed = passedIn(runProcedure(def, before, opened.args, answers, noLookup), answers);
    return fallenIn(game.charts, passed, describeTrace(outcome.trace).lines, side);
  } catch {
    // Another tab may run another version, whose questions were others: its result is told all the same.
    return [];
  }
}

/** What came of a roll in sentences: its results and what went wrong. */
export const toldOf = ({ lines }: Fallen): readonly string[] =>
  lines
    .filter(({ kind }) => kind === 'result' || kind === 'warning')
    .map(({ label, value }) => (value === undefined ? label : `${label} ${value}`));

/** "Ken, Landing in 1630: 5 stalled, 2 lands freely": whose dice, each with its face and what it means. */
export function fallenWords(session: Session, { title, side, dice, meaning }: Fallen): string {
  const owner = (of: string | undefined) => (of === undefined ? [] : [nameOf(session, of)]);
  const faces = dice.map(({ face, name, meaning: own, side: whose }) =>
    [
      ...(whose === side ? [] : owner(whose)),
      ...(name && !own ? [name] : []),
      face,
      ...(own ? [own.toLowerCase()] : []),
    ].join(' '),
  );
  const what = `${[...owner(side), title.replace(/\?$/, '')].join(', ')}: ${faces.join(', ')}`;
  return meaning ? `${what}, ${meaning}` : what;
}
