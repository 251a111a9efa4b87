import { askChoice, type Steps, startWorking } from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { RULE } from '../data/headings';
import { describeMoment, IMPULSES, SEQUENCE } from '../data/sequence';
import type { Done, PearlEvent, Procedure, Run } from '../state/events';
import { dueNow } from '../state/owed';
import { momentNow, type PearlState } from '../state/state';

const done = (title: TraceLine, events: readonly PearlEvent[], lines: readonly TraceLine[] = []): Done => ({
  events,
  trace: [title, ...lines],
});

/** Both sides have what they need: the track begins. */
export const beginPlay: Procedure = {
  id: 'begin-play',
  rule: RULE.sequence,
  title: () => 'The game begins',
  // biome-ignore lint/correctness/useYield: a step without a question
  *run({ game }: PearlState): Run {
    return done({ kind: 'title', label: `Game ${game.no} begins`, rule: RULE.sequence }, [
      { type: 'v1.PlayBegun', game: game.no },
    ]);
  },
};

/** On to the next step of the phase. What is owed is named first; leaving it is allowed and recorded. */
export const endStep: Procedure = {
  id: 'end-step',
  rule: RULE.sequence,
  title: () => 'Next step',
  *run(state: PearlState): Run {
    const { step } = state.game.cursor;
    const label = SEQUENCE.steps.find(({ id }) => id === step)?.label ?? step;
    const warnings = yield* leave(state, `Leave “${label}”?`);
    return done(
      { kind: 'title', label: `${label}: done`, rule: RULE.sequence },
      [{ type: 'v1.StepEnded', step }],
      warnings,
    );
  },
};

/** The next of up to nine air impulses. */
export const nextImpulse: Procedure = {
  id: 'next-impulse',
  rule: RULE.impulses,
  title: () => 'Next impulse',
  // biome-ignore lint/correctness/useYield: a step without a question
  *run(state: PearlState): Run {
    const impulse = state.game.impulse + 1;
    return done({ kind: 'title', label: `Impulse ${impulse} of ${IMPULSES}`, rule: RULE.impulses }, [
      { type: 'v1.ImpulseBegun', impulse },
    ]);
  },
};

/** The phase ends: bombs are forgotten, word goes from service to service. */
export const endPhase: Procedure = {
  id: 'end-phase',
  rule: RULE.sequence,
  title: (state) => `End of ${describeMoment({ ...momentNow(state), impulse: 0 })}`,
  *run(state: PearlState): Run {
    const { turn } = state.game.cursor;
    const warnings = yield* leave(state, 'End the phase?');
    const skipped = warnings.map(({ label }) => label);
    return done(
      {
        kind: 'title',
        label: `${describeMoment({ turn, impulse: 0 })} ends`,
        rule: RULE.sequence,
      },
      [{ type: 'v1.PhaseEnded', turn, skipped }],
      warnings,
    );
  },
};

function* leave(state: PearlState, title: string): Steps<readonly TraceLine[]> {
  const owed = dueNow(state).map(({ label }) => label);
  if (!owed.length) return [];
  yield* askChoice(startWorking(), {
    key: 'leave',
    rule: RULE.sequence,
    title,
    hint: `Still owed: ${owed.join('; ')}. Going on is written down and can be undone.`,
    options: [{ value: 'leave', label: 'Go on' }],
  });
  return owed.map((label): TraceLine => ({ kind: 'warning', label: `Not taken: ${label}` }));
}
