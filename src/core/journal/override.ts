import type { ChartPack } from '../charts/pack';
import type { Game } from '../play/game';
import { type Answer, checkOverride } from '../play/prompt';
import { fail, ok, type Result } from '../result';
import { type Command, runOpen } from './commands';
import type { Projection } from './projection';

/**
 * Goes by another value than the one stated in the derivation of the open question, as an entry of its own: striking it
 * puts the value back. Problems name the field `value` or `reason`.
 */
export function overrideOpen<S>(
  game: Game<S>,
  projection: Projection<S>,
  pack: ChartPack,
  key: string,
  answer: Answer,
): Result<Command> {
  const now = runOpen(game, projection, pack);
  if (!now) return gone;
  const { id, answers, run: start } = now;
  const overridable = start.overridable.find((each) => each.key === key);
  if (!overridable) return gone;
  const checked = checkOverride(overridable.shape, answer);
  if (!checked.ok) return checked;
  for (const looked of start.looked) answers.set(looked.key, looked.answer);
  answers.set(key, checked.value);
  const run = now.again();
  const recorded = [...start.looked, { key, answer: checked.value }, ...run.looked];
  const outcome = run.status === 'done' ? { outcome: run.outcome } : {};
  return ok({ entry: { kind: 'v1.Answered', of: id, answers: recorded, ...outcome }, learn: [] });
}

const gone = fail('override.unknown', 'That value is no longer open to change. Nothing was changed.');
