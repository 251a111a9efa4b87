import { signal } from '@preact/signals';
import { EXAMPLE, isExample } from '../../app/library';
import type { Session } from '../../app/session';
import type { ProcedureRun } from '../../core/journal/projection';

/** Whoever has seen what came of the roll plays on, for this visit. */
export const playsOn = signal(false);

export type ExampleRoll = { readonly run: ProcedureRun; readonly faces: readonly number[] };

const isShipped = ({ id }: { readonly id: string }): boolean => id.startsWith(EXAMPLE);

/** The roll that an example stood at, while it is all that was done in it. */
export function exampleRoll(session: Session): ExampleRoll | undefined {
  if (playsOn.value || !isExample(session.row.value)) return undefined;
  const { open, runs, struck } = session.projection.value;
  const run = open?.procedureRun ?? runs.findLast((each) => !each.struck);
  if (!run || !isShipped(run.opened)) return undefined;
  const [own, ...more] = run.entries.filter((entry) => !isShipped(entry) && !struck.has(entry.id));
  const answer = own?.answers.find(({ answer: { kind } }) => kind === 'dice')?.answer;
  if (more.length || answer?.kind !== 'dice') return undefined;
  return { run, faces: answer.faces };
}
