import { heading, warning } from '../../../kit/lines';
import { leave } from '../../../kit/standard/leave';
import { finish, step } from '../../../kit/steps';
import { RULE } from '../data/headings';
import { describeMoment, IMPULSES, SEQUENCE } from '../data/sequence';
import type { Procedure, Run } from '../state/events';
import { dueNow } from '../state/obligations';
import { momentNow, type PearlState } from '../state/state';

const rule = RULE.sequence;

/** Both sides have what they need: the track begins. */
export const beginPlay: Procedure = step({
  id: 'begin-play',
  rule,
  title: 'The game begins',
  outcome: ({ game: { no } }: PearlState) =>
    finish(heading(`Game ${no} begins`, { rule }), [{ type: 'v1.PlayBegun', game: no }]),
});

/** On to the next step of the phase. What is owed is named first; leaving it is allowed and recorded. */
export const endStep: Procedure = {
  id: 'end-step',
  rule,
  title: 'Next step',
  *run(state: PearlState): Run {
    const { step: at } = state.game.cursor;
    const label = SEQUENCE.steps.find(({ id }) => id === at)?.label ?? at;
    const skipped = yield* leave(dueNow(state), { ...LEAVING, title: `Leave “${label}”?` });
    const title = heading(`${label}: done`, { rule });
    return finish(title, [{ type: 'v1.StepEnded', step: at }], notTaken(skipped));
  },
};

/** The next of up to nine air impulses. */
export const nextImpulse: Procedure = step({
  id: 'next-impulse',
  rule: RULE.impulses,
  title: 'Next impulse',
  unless: ({ game }: PearlState) => (game.impulse < IMPULSES ? undefined : 'That was the last impulse.'),
  outcome({ game }: PearlState) {
    const impulse = game.impulse + 1;
    const title = heading(`Impulse ${impulse} of ${IMPULSES}`, { rule: RULE.impulses });
    return finish(title, [{ type: 'v1.ImpulseBegun', impulse }]);
  },
});

/** The phase ends: bombs are forgotten, word goes from service to service. */
export const endPhase: Procedure = {
  id: 'end-phase',
  rule,
  title: (state) => `End of ${describeMoment({ ...momentNow(state), impulse: 0 })}`,
  *run(state: PearlState): Run {
    const { turn } = state.game.cursor;
    const lines = notTaken(yield* leave(dueNow(state), { ...LEAVING, title: 'End the phase?' }));
    const skipped = lines.map(({ label }) => label);
    const title = heading(`${describeMoment({ turn, impulse: 0 })} ends`, { rule });
    return finish(title, [{ type: 'v1.PhaseEnded', turn, skipped }], lines);
  },
};

const LEAVING = { key: 'leave', rule, value: 'leave', label: 'Continue' };
const notTaken = (labels: readonly string[]) => labels.map((label) => warning(`Left undone: ${label}`));
