import { askChoice, askDraw, startWorking, withoutEffect } from '../../../core/play/procedure';
import type { TraceLine } from '../../../core/play/trace';
import { type ChitId, chitName, SUB_COMMAND_NAMES, SUB_COMMANDS, type SubCommand } from '../data/chits';
import { SEQUENCE } from '../data/sequence';
import type { Done, IphEvent, Procedure, Run } from '../state/events';
import { dueInStep, dueNow } from '../state/owed';
import { type IphState, type JpPhase, momentOf } from '../state/state';

const done = (title: TraceLine, events: readonly IphEvent[], more: readonly TraceLine[] = []): Done => ({
  events,
  trace: [title, ...more],
});

const phaseOf = (value: unknown): JpPhase => (value === 'combat' ? 'combat' : 'movement');

/** 5.6: one chit, drawn blind, names the sub-command and its phase. */
export const drawChit: Procedure = {
  id: 'draw-chit',
  rule: '5.6',
  title: () => 'Chit pull',
  side: () => 'us',
  *run(state: IphState): Run {
    if (!state.cup.length) return withoutEffect('Chit pull', 'The cup is empty.');
    const { value: chit, by } = yield* askDraw<ChitId>(startWorking('us'), {
      key: 'chit',
      rule: '5.6',
      title: 'Which chit was drawn?',
      from: state.cup.map((id) => ({ value: id, label: chitName(id) })),
    });
    const drawn = state.cup.find((id) => id === chit);
    const label = drawn ? chitName(drawn) : chit;
    const how = by === 'app' ? 'Drawn by the app' : 'Drawn by hand';
    return done(
      { kind: 'title', label: `Chit: ${label}`, rule: '5.6' },
      [{ type: 'v1.ChitDrawn', chit }],
      [{ kind: 'fact', label: how }],
    );
  },
};

export const endUsPhase: Procedure = {
  id: 'end-us-phase',
  rule: '5.7',
  title: () => 'US phase ends',
  side: () => 'us',
  // biome-ignore lint/correctness/useYield: a step without a question
  *run(state: IphState): Run {
    const chit = state.current;
    if (!chit) return withoutEffect('US phase ends', 'No US phase is underway.');
    return done({ kind: 'title', label: `${chitName(chit)} phase ends` }, [
      { type: 'v1.UsPhaseEnded', chit },
    ]);
  },
};

/** 5.7: the Japanese player announces his phase; it is then his until he ends it. */
export const beginJpPhase: Procedure = {
  id: 'begin-jp-phase',
  rule: '5.7',
  title: (_state, args) => `Japanese ${phaseOf(args.phase)}`,
  side: () => 'jp',
  // biome-ignore lint/correctness/useYield: a step without a question
  *run(_state, args): Run {
    const phase = phaseOf(args.phase);
    return done({ kind: 'title', label: `Japanese ${phase} begins`, rule: '5.7' }, [
      { type: 'v1.JpPhaseBegun', phase },
    ]);
  },
};

export const endJpPhase: Procedure = {
  id: 'end-jp-phase',
  rule: '5.7',
  title: (_state, args) => `Japanese ${phaseOf(args.phase)} ends`,
  side: () => 'jp',
  // biome-ignore lint/correctness/useYield: a step without a question
  *run(_state, args): Run {
    const phase = phaseOf(args.phase);
    return done({ kind: 'title', label: `Japanese ${phase} ends` }, [{ type: 'v1.JpPhaseEnded', phase }]);
  },
};

/** Leaves a phase that opens a turn (5.3 to 5.5) with what it still owes; that is allowed and recorded. */
export const endStep: Procedure = {
  id: 'end-step',
  rule: '5.2',
  title: () => 'Skip this phase',
  *run(state: IphState): Run {
    const { step } = state.cursor;
    const label = SEQUENCE.steps.find((candidate) => candidate.id === step)?.label ?? step;
    const skipped = dueInStep(state).map((owed) => owed.label);
    if (skipped.length) {
      yield* askChoice(startWorking(), {
        key: 'skip',
        rule: '5.2',
        title: `Skip the ${label}?`,
        hint: `Still owed: ${skipped.join('; ')}. Skipping is written down and can be undone.`,
        options: [{ value: 'skip', label: 'Skip it' }],
      });
    }
    return done(
      { kind: 'title', label: `${label} skipped` },
      [{ type: 'v1.StepEnded', step }],
      skipped.map((owed) => ({ kind: 'warning', label: `Not taken: ${owed}`, rule: '5.2' })),
    );
  },
};

/** 5.8: ends the turn. What is still owed is named first; ending all the same is allowed and recorded. */
export const endTurn: Procedure = {
  id: 'end-turn',
  rule: '5.8',
  title: (state) => `End of turn ${state.cursor.turn}`,
  *run(state: IphState): Run {
    const { turn } = state.cursor;
    const skipped = dueNow(state).map((owed) => owed.label);
    if (skipped.length) {
      yield* askChoice(startWorking(), {
        key: 'end-anyway',
        rule: '5.8',
        title: `Turn ${turn} is not finished`,
        hint: `Still owed: ${skipped.join('; ')}. Ending it is written down and can be undone.`,
        options: [{ value: 'end', label: 'End the turn anyway' }],
      });
    }
    const warnings = skipped.map(
      (label): TraceLine => ({ kind: 'warning', label: `Not taken: ${label}`, rule: '5.8' }),
    );
    const label = `${momentOf(state)} ends`;
    return done({ kind: 'title', label, rule: '5.8' }, [{ type: 'v1.TurnEnded', turn, skipped }], warnings);
  },
};

/** 5.6: a sub-command whose units are all gone has its chits removed for good. */
export const retireSubCommand: Procedure = {
  id: 'retire',
  rule: '5.6',
  title: () => 'Sub-command eliminated',
  side: () => 'us',
  *run(state: IphState): Run {
    const options = SUB_COMMANDS.filter((id) => id !== 'bbrow').map((id) => ({
      value: id,
      label: SUB_COMMAND_NAMES[id],
      ...(state.gone.includes(id) ? { disabled: 'Gone already.' } : {}),
    }));
    if (options.every((option) => 'disabled' in option))
      return withoutEffect('Sub-command gone', 'All are gone already.');
    const subCommand = yield* askChoice<SubCommand>(startWorking('us'), {
      key: 'sub-command',
      rule: '5.6',
      title: 'Which sub-command has no units left?',
      options,
    });
    const label = `${SUB_COMMAND_NAMES[subCommand]} eliminated: its chits leave the cup`;
    return done({ kind: 'title', label, rule: '5.6' }, [{ type: 'v1.SubCommandEliminated', subCommand }]);
  },
};
