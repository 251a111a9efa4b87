import { askChoice } from '../../core/play/procedure';
import type { Editions } from './edition';
import { calls, reached } from './ends';
import type { Ended } from './state';
import { onceBegun, type Procedure, tap } from './tap';
import { record, type Work } from './work';

const note = (work: Work, ended: Ended) => record(work, { type: 'kit.v1.Ended', ...ended });

/** The end that the rules call is written down. */
export const recordEnd = (editions: Editions): Procedure =>
  tap(editions, {
    id: 'record-end',
    title: 'Record the end',
    unless: (def, state) => (!state.ended && reached(def, state) ? undefined : 'Nothing ends the game now.'),
    *run(work, state) {
      yield* [];
      const end = reached(work.def, state);
      if (end) note(work, end);
      return { label: end?.label ?? 'Nothing ends the game' };
    },
  });

/** Somebody concedes, or all agree to stop. */
export const stopGame = (editions: Editions): Procedure =>
  tap(editions, {
    id: 'stop-game',
    title: 'Stop the game',
    unless: (def, state) => onceBegun(def, state) ?? (state.ended ? 'The game is over.' : undefined),
    *run(work, state) {
      const all = calls(work.def, state);
      const options = all.map(({ end, call }) => ({ value: end.end, label: call }));
      const hint = 'This is logged. You can strike it.';
      const value = yield* askChoice(work, {
        key: 'how',
        rule: work.rule,
        title: 'How does it end?',
        hint,
        options,
      });
      const end = all.find((each) => each.end.end === value)?.end;
      if (end) note(work, end);
      return { label: end?.label ?? 'Stopped' };
    },
  });
