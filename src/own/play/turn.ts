import { askChoice, type Steps } from '../../core/play/procedure';
import { fact, warning } from '../../kit/lines';
import { bringOn, dueName, dueNow } from './due';
import type { Editions } from './edition';
import { runEffects } from './effects';
import { type Open, owed } from './owed';
import type { OwnState } from './state';
import { endTitle, nextPlace, stepNow } from './steps';
import { type Procedure, tap, whileItLasts } from './tap';
import { record, startScope, tell, type Work } from './work';

const TITLE = 'What is due';

/** What it is where there is one thing alone. */
export const dueTitle = (editions: Editions, state: OwnState): string => {
  const [one, ...others] = dueNow(editions, state);
  return one && !others.length ? dueName({ def: editions.of(state), state }, one) : TITLE;
};

/** All that has come due is done in one tap. */
export const bringOnProcedure = (editions: Editions): Procedure =>
  tap(editions, {
    id: 'bring-on',
    title: (_def, state) => dueTitle(editions, state),
    side: (_def, state) => {
      const [first, ...others] = dueNow(editions, state).map(({ side }) => side);
      return first !== undefined && others.every((side) => side === first) ? first : state.place.side;
    },
    unless: (def, state) =>
      whileItLasts(def, state) ?? (dueNow(editions, state).length ? undefined : 'Nothing is due.'),
    *run(work, state) {
      yield* bringOn(work, dueNow(editions, state), runEffects);
      return { label: dueTitle(editions, state) };
    },
  });

const LONGEST = 300;

/** Ends the step. What it still owes is named first; to go on all the same is allowed, and recorded. */
export const endStep = (editions: Editions): Procedure =>
  tap(editions, {
    id: 'end-step',
    title: endTitle,
    side: (_def, { place }) => place.side,
    unless: whileItLasts,
    *run(work, state) {
      const rule = state.place.rule ?? work.rule;
      const name = state.place.name || state.place.title;
      const open = owed(editions, state, work.rule).filter(({ waits }) => !waits);
      const skipped = open.map(({ label }) => label.slice(0, LONGEST));
      if (open.length) yield* askToLeave(work, open, name, rule);
      for (const label of skipped) tell(work, warning(`Not done: ${label}`, { rule }));
      yield* goOn(work, skipped);
      return { label: `${name}: done` };
    },
  });

/** Ends a step although something is owed; what was due may be put aside for good. */
function* askToLeave(work: Work, open: readonly Open[], name: string, rule: string): Steps<void> {
  const dues = open.flatMap(({ due }) => due ?? []);
  const aside = { value: 'aside', label: 'End it: what is due never comes' };
  const how = yield* askChoice(work, {
    ...{ key: 'leave', rule, title: `Not finished: ${name}` },
    hint: `Still owed: ${open.map(({ label }) => label).join('; ')}. This is logged. You can undo it.`,
    options: [{ value: 'end', label: 'End it anyway' }, ...(dues.length ? [aside] : [])],
  });
  if (how === 'aside') for (const due of dues) record(work, { type: 'kit.v1.DueDone', due });
}

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
