import type { Steps } from '../../core/play/procedure';
import { fact, warning } from '../../kit/lines';
import { leave } from '../../kit/standard/leave';
import { bringOn, dueNow } from './due';
import type { Editions } from './edition';
import { runEffects } from './effects';
import { owed } from './owed';
import { endTitle, nextPlace, stepNow } from './steps';
import { type Procedure, tap, whileItLasts } from './tap';
import { record, startScope, tell, type Work } from './work';

/** All that has come due is done in one tap. */
export const bringOnProcedure = (editions: Editions): Procedure =>
  tap(editions, {
    id: 'bring-on',
    title: 'What is due',
    unless: (def, state) =>
      whileItLasts(def, state) ?? (dueNow(editions, state).length ? undefined : 'Nothing is due.'),
    *run(work, state) {
      yield* bringOn(work, dueNow(editions, state), runEffects);
      return { label: 'What is due' };
    },
  });

const LONGEST = 300;

/** Ends the step. What it still owes is named first; to go on all the same is allowed, and recorded. */
export const endStep = (editions: Editions): Procedure =>
  tap(editions, {
    id: 'end-step',
    title: endTitle,
    side: (_def, { place }) => place.side,
    unless: (def, state) =>
      whileItLasts(def, state) ?? (state.stage === 'over' ? 'The last turn is over.' : undefined),
    *run(work, state) {
      const step = stepNow(work.def, state);
      const rule = state.place.rule ?? work.rule;
      const name = state.place.name || state.place.title;
      const open = owed(editions, state, work.rule);
      const asked = {
        key: 'leave',
        rule,
        title: `${name} is not finished`,
        value: 'end',
        label: 'End it anyway',
      };
      const skipped = yield* leave(open, asked);
      for (const label of skipped) tell(work, warning(`Not done: ${label}`, { rule }));
      yield* goOn(
        work,
        skipped.map((label) => label.slice(0, LONGEST)),
      );
      return { label: `${step?.name || state.place.title} ends` };
    },
  });

/** The next step begins, with what is done at its start; or the last turn is over. */
function* goOn(work: Work, skipped: readonly string[]): Steps<void> {
  const place = nextPlace(work.def, work.state);
  if (!place) {
    tell(work, fact('The last turn is over'));
    return record(work, { type: 'kit.v1.StepEnded', skipped });
  }
  record(work, { type: 'kit.v1.StepEnded', skipped, place });
  yield* startStep(work);
}

/** What is done when a step begins. */
export function* startStep(work: Work): Steps<void> {
  const step = stepNow(work.def, work.state);
  if (!step?.start.length) return;
  tell(work, fact('Now', { value: [work.state.place.title, step.name].filter(Boolean).join(', ') }));
  yield* runEffects(work, startScope({ rule: step.rule ?? work.rule }), step.start);
  work.left = false;
}
