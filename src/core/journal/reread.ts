import type { ChartPack } from '../charts/pack';
import { sameJson } from '../json';
import type { Game } from '../play/game';
import { packLookup, type Recorded } from '../play/procedure';
import type { Answer } from '../play/prompt';
import { fail, ok, type Result } from '../result';
import { type Command, runOpen } from './commands';
import { type Projection, sealedFor } from './projection';

/**
 * Looks up again, for the open question, what its procedure read before the charts were corrected: an entry of its own, so
 * that striking it goes back to what had been read. Refused where nothing differs, and behind a curtain.
 */
export function rereadOpen<S>(game: Game<S>, projection: Projection<S>, pack: ChartPack): Result<Command> {
  const now = runOpen(game, projection, pack);
  if (!now || sealedFor(projection, now.procedureRun) !== undefined) return nothing;
  const { id, answers, run: start } = now;
  const lookup = packLookup(game.charts, pack);
  const anew = start.asked.flatMap((prompt): Recorded[] => {
    const read = answers.get(prompt.key);
    const says = read && lookup(prompt);
    return !says || sameJson(saidBy(read), saidBy(says))
      ? []
      : [{ key: prompt.key, answer: says, auto: true }];
  });
  if (!anew.length) return nothing;
  for (const { key, answer } of [...start.looked, ...anew]) answers.set(key, answer);
  const run = now.again();
  const outcome = run.status === 'done' ? { outcome: run.outcome } : {};
  const recorded = [...start.looked, ...anew, ...run.looked];
  return ok({ entry: { kind: 'v1.Answered', of: id, answers: recorded, ...outcome }, learn: [] });
}

const saidBy = (answer: Answer) =>
  answer.kind === 'cell' ? answer.value : answer.kind === 'heads' ? answer.heads : undefined;

const nothing = fail('reread.none', 'The open question reads nothing that has changed. Nothing was changed.');
