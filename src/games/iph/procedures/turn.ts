import { type Args, askChoice, askDraw, startDerivation } from '../../../core/play/procedure';
import { fact, heading, warning } from '../../../kit/lines';
import { leave } from '../../../kit/standard/leave';
import { finish, restingStep, step } from '../../../kit/steps';
import { type ChitId, chitName, SUB_COMMAND_NAMES, SUB_COMMANDS, type SubCommand } from '../data/chits';
import { stepLabel } from '../data/sequence';
import type { Procedure, Run } from '../state/events';
import { dueInStep, dueNow } from '../state/obligations';
import { type JpPhase, momentOf } from '../state/state';

const phaseOf = ({ phase }: Args): JpPhase => (phase === 'combat' ? 'combat' : 'movement');

/** 5.6: one chit, drawn blind, names the sub-command and its phase. */
export const drawChit: Procedure = {
  id: 'draw-chit',
  opensPhase: true,
  rule: '5.6',
  title: 'Chit pull',
  side: 'us',
  unless: ({ cup }) => (cup.length ? undefined : 'The cup is empty.'),
  *run({ current, cup }, { next }): Run {
    const { value: chit, by } = yield* askDraw<ChitId>(startDerivation('us'), {
      key: 'chit',
      rule: '5.6',
      title: 'Which chit was drawn?',
      from: cup.map((id) => ({ value: id, label: chitName(id) })),
    });
    const title = heading(`Chit: ${chitName(chit)}`, { rule: '5.6' });
    const how = fact(by === 'app' ? 'Drawn by the app' : 'Drawn by hand');
    const drawn = { type: 'v1.ChitDrawn', chit } as const;
    // A chit that has nothing to do is laid aside by the draw of the next one.
    if (!next || !current) return finish(title, [drawn], [how]);
    const ended = fact(`${chitName(current)} phase ends`, { rule: '5.7' });
    return finish(title, [{ type: 'v1.UsPhaseEnded', chit: current }, drawn], [ended, how]);
  },
};

export const endUsPhase: Procedure = restingStep({
  id: 'end-us-phase',
  rule: '5.7',
  title: 'US phase ends',
  side: 'us',
  on: ({ current: chit }) => (chit ? { chit } : 'No US phase is underway.'),
  outcome: ({ chit }) => finish(heading(`${chitName(chit)} phase ends`), [{ type: 'v1.UsPhaseEnded', chit }]),
});

/** 5.7: the Japanese player announces his phase; it is then his until he ends it. */
export const beginJpPhase: Procedure = step({
  id: 'begin-jp-phase',
  rule: '5.7',
  title: (_state, args) => `Japanese ${phaseOf(args)}`,
  side: 'jp',
  unless: ({ current }) => current && `Not during ${chitName(current)} (5.7).`,
  outcome(_state, args) {
    const phase = phaseOf(args);
    return finish(heading(`Japanese ${phase} begins`, { rule: '5.7' }), [{ type: 'v1.JpPhaseBegun', phase }]);
  },
});

export const endJpPhase: Procedure = step({
  id: 'end-jp-phase',
  rule: '5.7',
  title: (_state, args) => `Japanese ${phaseOf(args)} ends`,
  side: 'jp',
  outcome(_state, args) {
    const phase = phaseOf(args);
    return finish(heading(`Japanese ${phase} ends`), [{ type: 'v1.JpPhaseEnded', phase }]);
  },
});

const notTaken = (skipped: readonly string[], rule: string) =>
  skipped.map((owed) => warning(`Left undone: ${owed}`, { rule }));

/** Leaves a phase that opens a turn (5.3 to 5.5) with what it still owes; that is allowed and recorded. */
export const endStep: Procedure = {
  id: 'end-step',
  rule: '5.2',
  title: 'Skip this phase',
  *run(state): Run {
    const { step } = state.cursor;
    const label = stepLabel(step);
    const skipped = yield* leave(dueInStep(state), {
      key: 'skip',
      rule: '5.2',
      title: `Skip the ${label}?`,
      value: 'skip',
      label: 'Skip the phase',
    });
    const title = heading(`${label} skipped`);
    return finish(title, [{ type: 'v1.StepEnded', step }], notTaken(skipped, '5.2'));
  },
};

/** 5.8: ends the turn. What is still owed is named first; ending all the same is allowed and recorded. */
export const endTurn: Procedure = {
  id: 'end-turn',
  rule: '5.8',
  title: (state) => `End of turn ${state.cursor.turn}`,
  *run(state): Run {
    const { turn } = state.cursor;
    const skipped = yield* leave(dueNow(state), {
      key: 'end-anyway',
      rule: '5.8',
      title: `Turn ${turn} is not finished`,
      value: 'end',
      label: 'End the turn anyway',
    });
    const title = heading(`${momentOf(state)} ends`, { rule: '5.8' });
    return finish(title, [{ type: 'v1.TurnEnded', turn, skipped }], notTaken(skipped, '5.8'));
  },
};

/** 5.6: a sub-command whose units are all gone has its chits removed for good. */
export const retireSubCommand: Procedure = {
  id: 'retire',
  rule: '5.6',
  title: 'Sub-command eliminated',
  side: 'us',
  unless: ({ gone }) => (WITH_UNITS.every((id) => gone.includes(id)) ? 'All are gone already.' : undefined),
  *run({ gone }): Run {
    const subCommand = yield* askChoice<SubCommand>(startDerivation('us'), {
      key: 'sub-command',
      rule: '5.6',
      title: 'Which sub-command has no units left?',
      options: WITH_UNITS.map((id) => ({
        value: id,
        label: SUB_COMMAND_NAMES[id],
        ...(gone.includes(id) && { disabled: 'Gone already.' }),
      })),
    });
    const title = `${SUB_COMMAND_NAMES[subCommand]} eliminated: its chits leave the cup`;
    return finish(heading(title, { rule: '5.6' }), [{ type: 'v1.SubCommandEliminated', subCommand }]);
  },
};

const WITH_UNITS = SUB_COMMANDS.filter((id) => id !== 'bbrow');
