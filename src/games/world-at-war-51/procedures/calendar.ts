import { askChoice, startDerivation } from '../../../core/play/procedure';
import { askFields, choose, mark, namedOnce, words } from '../../../kit/fields';
import { heading, reminder } from '../../../kit/lines';
import { finish, resting, step } from '../../../kit/steps';
import { askWhich, orSay } from '../../../kit/which';
import { END_NAMES, type EndId } from '../data/ends';
import { checklist, liveLines } from '../state/checklist';
import type { Procedure, Run } from '../state/events';
import { stageOf } from '../state/flow';
import { type Clock, HALF_NAMES, quarterName, type WarState } from '../state/state';
import { storyEnd } from '../state/story';

const MOST_LINES = 30;

/** The next player turn: Japan's comes first in each game turn. */
export const nextTurn: Procedure = step({
  id: 'next-turn',
  rule: '51.73',
  title: 'Next player turn',
  unless: (state) => (stageOf(state) === 'done' ? undefined : 'The attack is not over.'),
  outcome(state) {
    const { turn, half } = state.clock;
    const to: Clock = half === 'jp' ? { turn, half: 'allied' } : { turn: turn + 1, half: 'jp' };
    const live = checklist({ ...state, clock: to }).filter((line) => line.state === 'active');
    return finish(
      heading(HALF_NAMES[to.half], { value: quarterName(state, to.turn), rule: '51.73' }),
      [{ type: 'v1.TurnAdvanced', to }],
      live.map(({ label, rule }) => reminder(label, { rule })),
    );
  },
});

/** The players' own reminder of a restriction, from their rulebook: it stays in this game's journal. */
export const writeLine: Procedure = {
  id: 'write-line',
  rule: '51.73',
  title: 'Add a line of your own',
  unless: ({ lines }) => (lines.length < MOST_LINES ? undefined : 'Thirty lines at most.'),
  *run({ lines }): Run {
    const { window, text } = yield* askFields(
      startDerivation(),
      {
        key: 'line',
        rule: '51.73',
        title: 'What does your rulebook restrict?',
        hint: 'A short reminder for yourself. It is kept in this game.',
        submit: 'Add the line',
        checks: (['A1', 'A2'] as const).flatMap((one) => {
          const known = lines.filter((line) => line.window === one).map((line) => line.text);
          const when = { field: 'window', includes: [one] };
          return known.length
            ? [namedOnce(['text'], { known, when, message: 'is on your list already.' })]
            : [];
        }),
      },
      {
        window: choose('In the Allies’', { A1: 'First player turn', A2: 'Second player turn' }),
        text: words('Your line', 120),
      },
    );
    const numbers = lines.map(({ id }) => Number(id.split('-')[1]));
    const id = `own-${Math.max(0, ...numbers) + 1}`;
    return finish(heading(`Own line: ${text}`, { value: window, rule: '51.73' }), [
      { type: 'v1.LineWritten', line: { id, window, text } },
    ]);
  },
};

export const removeLine: Procedure = resting({
  id: 'remove-line',
  rule: '51.73',
  title: 'Remove your own line',
  on: ({ lines }) => orSay(lines, 'You have no lines of your own.'),
  *run(lines) {
    const { id, text } = yield* askWhich(
      startDerivation(),
      lines.map((line) => ({ ...line, name: line.text })),
      { key: 'line', rule: '51.73', title: 'Which line?', more: ({ window }) => ({ note: window }) },
    );
    return finish(heading(`Own line removed: ${text}`, { rule: '51.73' }), [
      { type: 'v1.LineRemoved', line: id },
    ]);
  },
});

/** Ticks by hand: nothing is done by itself. */
export const tick: Procedure = resting({
  id: 'tick',
  rule: '51.72',
  title: 'Tick the checklist',
  on: (state) => orSay(liveLines(state), 'No line is live now.'),
  *run(live, { ticked }) {
    const lines = [...new Map(live.map((line) => [line.id, line])).values()];
    const ids = lines.map(({ id }) => id);
    const { done } = yield* askFields(
      startDerivation(),
      { key: 'done', rule: '51.72', title: 'What is done?', submit: 'Save' },
      {
        done: mark(
          'Lines of this player turn',
          lines.map(({ id, label, note }) => ({ value: id, label, ...(note && { note }) })),
          { initial: ticked.filter((id) => ids.includes(id)) },
        ),
      },
    );
    const others = ticked.filter((id) => !ids.includes(id));
    return finish(heading('Checklist', { value: `${done.length} of ${ids.length} done`, rule: '51.72' }), [
      { type: 'v1.LinesTicked', ids: [...others, ...done] },
    ]);
  },
});

/** Records the end: as it came, or because both stop. */
export const close: Procedure = {
  id: 'close',
  rule: '51.61',
  title: 'Record the end',
  unless: ({ ended }) => (ended ? 'The end is already recorded.' : undefined),
  *run(state: WarState): Run {
    const value = storyEnd(state) ?? 'stopped';
    const end = yield* askChoice<EndId>(startDerivation(), {
      key: 'end',
      rule: '51.61',
      title: 'Record the end?',
      hint: 'This is logged. You can undo it.',
      options: [{ value, label: END_NAMES[value] }],
    });
    return finish(heading(END_NAMES[end], { rule: '51.61' }), [{ type: 'v1.StoryClosed', end }]);
  },
};
