import { askChoice, askForm, startWorking, withoutEffect } from '../../../core/play/procedure';
import { END_NAMES, type EndId } from '../data/ends';
import { checklist } from '../state/checklist';
import type { Procedure, Run } from '../state/events';
import { type Clock, HALF_NAMES, quarterName, type WarState } from '../state/state';
import { storyEnd } from '../state/story';

const MOST_LINES = 30;

/** The next player turn: Japan's comes first in each game turn. */
export const nextTurn: Procedure = {
  id: 'next-turn',
  rule: '51.73',
  title: () => 'Next player turn',
  *run(state: WarState): Run {
    const { turn, half } = state.clock;
    const to: Clock = half === 'jp' ? { turn, half: 'allied' } : { turn: turn + 1, half: 'jp' };
    const live = checklist({ ...state, clock: to }).filter((line) => line.state === 'active');
    return {
      events: [{ type: 'v1.TurnAdvanced', to }],
      trace: [
        { kind: 'title', label: HALF_NAMES[to.half], value: quarterName(state, to.turn), rule: '51.73' },
        ...live.map(({ label, rule }) => ({ kind: 'reminder', label, rule }) as const),
      ],
    };
  },
};

/** The players' own reminder of a restriction, from their rulebook: it stays in this game's journal. */
export const writeLine: Procedure = {
  id: 'write-line',
  rule: '51.73',
  title: () => 'A line of your own',
  *run({ lines }: WarState): Run {
    if (lines.length >= MOST_LINES) return withoutEffect('A line of your own', 'Thirty lines are the most.');
    const { window, text } = yield* askForm(startWorking(), {
      key: 'line',
      rule: '51.73',
      title: 'What does your rulebook restrict?',
      hint: 'In short, for your own reminder. It is kept in this game.',
      submit: 'Keep it',
      fields: [
        {
          key: 'window',
          label: 'In the Allies’',
          kind: 'choice',
          options: [
            { value: 'A1', label: 'First player turn' },
            { value: 'A2', label: 'Second player turn' },
          ],
          initial: 'A1',
        },
        { key: 'text', label: 'Your line', kind: 'text', maxLength: 120, optional: false },
      ],
    });
    const numbers = lines.map(({ id }) => Number(id.split('-')[1]));
    const id = `own-${Math.max(0, ...numbers) + 1}`;
    return {
      events: [{ type: 'v1.LineWritten', line: { id, window: window as 'A1' | 'A2', text: String(text) } }],
      trace: [{ kind: 'title', label: `Own line: ${text}`, value: String(window), rule: '51.73' }],
    };
  },
};

export const removeLine: Procedure = {
  id: 'remove-line',
  rule: '51.73',
  title: () => 'Take a line out',
  *run({ lines }: WarState): Run {
    if (!lines.length) return withoutEffect('Take a line out', 'There is no line of your own.');
    const line = yield* askChoice(startWorking(), {
      key: 'line',
      rule: '51.73',
      title: 'Which line?',
      options: lines.map(({ id, text, window }) => ({ value: id, label: text, note: window })),
    });
    const text = lines.find(({ id }) => id === line)?.text ?? line;
    return {
      events: [{ type: 'v1.LineRemoved', line }],
      trace: [{ kind: 'title', label: `Own line out: ${text}`, rule: '51.73' }],
    };
  },
};

/** Ticks by hand: nothing is done by itself. */
export const tick: Procedure = {
  id: 'tick',
  rule: '51.72',
  title: () => 'Tick the checklist',
  *run(state: WarState): Run {
    const open = checklist(state).filter(({ state: found }) => found === 'active' || found === 'done');
    const options = [...new Map(open.map((line) => [line.id, line])).values()];
    if (!options.length) return withoutEffect('Tick the checklist', 'No line is live now.');
    const ids = options.map(({ id }) => id);
    const { done } = yield* askForm(startWorking(), {
      key: 'done',
      rule: '51.72',
      title: 'What is seen to?',
      submit: 'So it is',
      fields: [
        {
          key: 'done',
          label: 'Lines of this player turn',
          kind: 'flags',
          options: options.map(({ id, label, note }) => ({ value: id, label, ...(note && { note }) })),
          initial: state.ticked.filter((id) => ids.includes(id)),
        },
      ],
    });
    const now = Array.isArray(done) ? done : [];
    const others = state.ticked.filter((id) => !ids.includes(id));
    return {
      events: [{ type: 'v1.LinesTicked', ids: [...others, ...now] }],
      trace: [
        { kind: 'title', label: 'Checklist', value: `${now.length} of ${ids.length} seen to`, rule: '51.72' },
      ],
    };
  },
};

/** Closes the story: as it came to its end, or because both stop. */
export const close: Procedure = {
  id: 'close',
  rule: '51.61',
  title: () => 'Close the story',
  *run(state: WarState): Run {
    if (state.ended) return withoutEffect('Close the story', 'It is closed already.');
    const own = storyEnd(state);
    const ends: readonly EndId[] = own ? [own] : ['stopped'];
    const end = yield* askChoice<EndId>(startWorking(), {
      key: 'end',
      rule: '51.61',
      title: 'Close the story?',
      hint: 'It is written down and can be struck.',
      options: ends.map((value) => ({ value, label: END_NAMES[value] })),
    });
    return {
      events: [{ type: 'v1.StoryClosed', end }],
      trace: [{ kind: 'title', label: END_NAMES[end], rule: '51.61' }],
    };
  },
};
