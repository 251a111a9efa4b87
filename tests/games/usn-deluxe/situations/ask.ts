import { type Args, packLookup, runProcedure } from '../../../../src/core/play/procedure';
import { type Answer, checkAnswer, type Prompt } from '../../../../src/core/play/prompt';
import type { ScenarioId } from '../../../../src/games/usn-deluxe/data/scenarios';
import type { UsnState } from '../../../../src/games/usn-deluxe/state/state';
import { expand, type Short } from '../../../support/drive';
import { type Answers, type FlownOut, run } from '../air-table';
import { usnDeluxe } from '../game';
import { packOf, sea } from '../sea-table';

/** A war at a phase, with no ships unless they are given: `p9` of a turn. */
export const at = (
  scenario: ScenarioId,
  turn: number,
  step: string,
  more: Partial<UsnState> = {},
): UsnState => ({
  ...sea([]),
  scenario,
  cursor: { turn, step },
  ...more,
});

/** Why a procedure cannot be begun; nothing where it can. */
export const refused = (state: UsnState, procedure: string, args: Args = {}): string | undefined =>
  usnDeluxe.procedures[procedure]?.unless?.(state as never, args);

/** The question of this key, after these answers to those before it. */
export function asked(
  state: UsnState,
  procedure: string,
  key: string,
  said: Answers = {},
  args: Args = {},
): Prompt | undefined {
  const def = usnDeluxe.procedures[procedure];
  if (!def) throw new Error(`no procedure ${procedure}`);
  const answers = new Map<string, Answer>();
  for (;;) {
    const so = runProcedure(def, state, args, answers, packLookup(usnDeluxe.charts, packOf({})));
    for (const each of so.looked) answers.set(each.key, each.answer);
    if (so.status === 'done') return undefined;
    if (so.rejected) throw new Error(`${so.prompt.key}: ${so.rejected.problem.message}`);
    if (so.prompt.key === key) return so.prompt;
    answers.set(so.prompt.key, expand(so.prompt, said[so.prompt.key] ?? {}));
  }
}

/** What a question says to this answer: taken, or why not. */
export function told(prompt: Prompt | undefined, short: Short): string {
  if (!prompt) return 'never asked';
  const checked = checkAnswer(prompt, expand(prompt, short));
  return checked.ok ? 'taken' : checked.problem.message;
}

/** The words of a question: its hint, its fields with their notes, its options. */
export const wordsOf = (prompt: Prompt | undefined): string => JSON.stringify(prompt ?? '');

/** What a step or the working of a question tells, line by line. */
export const linesOf = (of: Pick<FlownOut, 'trace'> | Prompt | undefined): readonly string[] =>
  (of === undefined ? [] : 'trace' in of ? of.trace : of.working).map(({ label, value }) =>
    value === undefined ? label : `${label}: ${value}`,
  );

export { run };
