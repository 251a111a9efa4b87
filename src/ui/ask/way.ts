import { go } from '../../app/route';
import type { Session } from '../../app/session';
import type { OpenQuestion } from '../../core/journal/commands';
import type { Projection } from '../../core/journal/projection';
import type { TraceLine } from '../../core/play/trace';
import type { Way } from '../kit/trace-lines';

/**
 * The entry to strike so that one question of the open procedure is asked again. None for what was looked up,
 * and none for an answer given in the tap that opened the procedure: striking that would call all of it off.
 */
export function entryOfAnswer(projection: Projection<unknown>, key: string): string | undefined {
  const procedureRun = projection.open?.procedureRun;
  const entry = procedureRun?.entries.findLast(
    ({ id, answers }) =>
      !projection.struck.has(id) && answers.some((given) => given.key === key && !given.auto),
  );
  return entry && entry.id !== procedureRun?.opened.id ? entry.id : undefined;
}

/** The way back from a line of the derivation to its question, where it has one. */
export function wayOf(
  session: Session,
  { overridable }: OpenQuestion,
  line: TraceLine,
  at: number,
): Way | undefined {
  const entry = line.prompt === undefined ? undefined : entryOfAnswer(session.projection.value, line.prompt);
  if (entry !== undefined)
    return {
      label: line.kind === 'override' ? 'put back' : 'change',
      act: () => void session.strike([entry]),
    };
  const item = overridable.find((each) => each.at === at)?.key;
  const game = session.row.value.id;
  return item
    ? { label: 'override', act: () => go({ screen: 'game', game, view: 'override', item }) }
    : undefined;
}
