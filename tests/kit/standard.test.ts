import { describe, expect, it } from 'vitest';
import { houseRulesOf } from '../../src/core/play/house-rules';
import { noLookup, type ProcedureDef, runProcedure, startDerivation } from '../../src/core/play/procedure';
import type { Answer, Prompt } from '../../src/core/play/prompt';
import { askFields } from '../../src/kit/fields';
import { fact, heading, reminder, warning } from '../../src/kit/lines';
import { correctPoints } from '../../src/kit/standard/correct-points';
import { correctSide } from '../../src/kit/standard/correct-side';
import { recordEnd, stopGame } from '../../src/kit/standard/ends';
import { askHouse, houseRules } from '../../src/kit/standard/house-rules';
import { leave } from '../../src/kit/standard/leave';
import { namesDiffer, playerFields } from '../../src/kit/standard/players';
import { finish } from '../../src/kit/steps';

type State = {
  readonly house: { readonly pulls: 'all' | 'four' };
  readonly over: boolean;
};
type Event = {
  readonly type: string;
  readonly [field: string]: string | number | { readonly [field: string]: string };
};
type Procedure = ProcedureDef<State, Event>;

const START: State = {
  house: { pulls: 'all' },
  over: false,
};
const HOUSE = houseRulesOf({
  pulls: { label: 'Pulls', rule: '5.8', options: { all: 'All', four: 'Four' } },
});

/** Runs it with these answers: what it came to, or the question it stands at. */
function run(def: Procedure, answers: { readonly [key: string]: Answer } = {}, state = START) {
  const ran = runProcedure<State, Event>(def, state, {}, new Map(Object.entries(answers)), noLookup);
  return { outcome: ran.status === 'done' ? ran.outcome : undefined, asks: ran.asked };
}
const form = (values: { readonly [key: string]: string | number }): Answer => ({ kind: 'form', values });
const choice = (value: string): Answer => ({ kind: 'choice', value });
const fieldsOf = (prompt: Prompt | undefined) => (prompt?.kind === 'form' ? prompt.fields : []);

describe('players', () => {
  const ask: Procedure = {
    id: 'set-up',
    rule: '1',
    title: 'Set up',
    *run() {
      const names = yield* askFields(
        startDerivation(),
        { key: 'players', rule: '1', title: 'Who plays?', submit: 'Next', checks: [namesDiffer(['a', 'b'])] },
        playerFields({ a: 'First player', b: 'Second player' }, { a: 'Ann', b: '' }),
      );
      return finish(heading('Set up'), [{ type: 'v1.Begun', players: names }]);
    },
  };

  it('are asked by their sides, with the names they have', () => {
    const fields = fieldsOf(run(ask).asks[0]);
    expect(fields.map(({ key, label, initial }) => [key, label, initial])).toEqual([
      ['a', 'First player', 'Ann'],
      ['b', 'Second player', ''],
    ]);
    expect(run(ask, { players: form({ a: 'Ann', b: 'Ben' }) }).outcome?.events).toEqual([
      { type: 'v1.Begun', players: { a: 'Ann', b: 'Ben' } },
    ]);
  });

  it('have two names', () => {
    expect(run(ask, { players: form({ a: 'Ann', b: 'Ann' }) }).outcome).toBeUndefined();
  });
});

describe('house rules', () => {
  const change: Procedure = houseRules({
    rule: '1.1',
    house: HOUSE,
    hint: 'From here on.',
    now: ({ house }) => house,
    event: (house) => ({ type: 'v1.HouseChanged', house }),
  });

  it('changed in mid-game are told by their words', () => {
    expect(fieldsOf(run(change).asks[0])[0]).toMatchObject({ key: 'pulls', initial: 'all' });
    expect(run(change, { house: form({ pulls: 'four' }) }).outcome).toEqual({
      events: [{ type: 'v1.HouseChanged', house: { pulls: 'four' } }],
      trace: [heading('House rules changed'), fact('Pulls: Four')],
    });
    expect(run(change, { house: form({ pulls: 'all' }) }).outcome?.trace).toEqual([
      heading('House rules as before'),
    ]);
  });

  it('of a set-up are lines of its working, that lead back to the question', () => {
    const setUp: Procedure = {
      id: 'set-up',
      rule: '1',
      title: 'Set up',
      *run({ house }) {
        const work = startDerivation();
        yield* askHouse(work, HOUSE, house, { rule: '1' });
        return finish(heading('Set up'), [], work.lines);
      },
    };
    expect(run(setUp, { house: form({ pulls: 'four' }) }).outcome?.trace[1]).toEqual(
      fact('Pulls: Four', { prompt: 'house' }),
    );
    expect(run(setUp).asks[0]?.hint).toContain('Our choice');
  });
});

describe('a step left with something owed', () => {
  const skip = (owed: readonly string[]): Procedure => ({
    id: 'skip',
    rule: '2',
    title: 'Skip',
    *run() {
      const ask = {
        key: 'skip',
        rule: '2',
        title: 'Skip it?',
        doing: 'Skipping',
        value: 'yes',
        label: 'Skip',
      };
      const left = yield* leave(
        owed.map((label) => ({ label })),
        ask,
      );
      return finish(
        heading('Skipped'),
        [],
        left.map((label) => warning(`Not taken: ${label}`)),
      );
    },
  });

  it('names it first', () => {
    const { asks } = run(skip(['Landing', 'Search']));
    expect(asks[0]?.hint).toBe('Still owed: Landing; Search. This is logged. You can undo it.');
    expect(run(skip(['Landing']), { skip: choice('yes') }).outcome?.trace).toEqual([
      heading('Skipped'),
      warning('Not taken: Landing'),
    ]);
  });

  it('with nothing owed asks nothing', () => {
    expect(run(skip([])).outcome?.trace).toEqual([heading('Skipped')]);
  });
});

describe('the end', () => {
  const record: Procedure = recordEnd({
    id: 'record-end',
    rule: '4',
    title: 'The end',
    none: 'Nothing ends it now.',
    reached: ({ over }: State) => (over ? 'sunk' : undefined),
    outcome: (_state, end) => finish(heading(end), [{ type: 'v1.Ended', end }]),
  });
  const stop: Procedure = stopGame({
    id: 'stop',
    rule: '4',
    title: 'Stop',
    unless: ({ over }: State) => (over ? 'It has ended.' : undefined),
    calls: () => [{ value: 'agreed', label: 'Both agree' }] as const,
    outcome: (_state, end) => finish(heading(end), [{ type: 'v1.Ended', end }]),
  });
  const over = { ...START, over: true };

  it('that the rules have called is written down, and no other', () => {
    expect(run(record, {}, over).outcome?.events).toEqual([{ type: 'v1.Ended', end: 'sunk' }]);
    expect(run(record).outcome).toEqual({
      events: [],
      trace: [heading('The end'), warning('Nothing ends it now.')],
    });
  });

  it('that players call is one of those offered, until it has ended', () => {
    expect(run(stop, { how: choice('agreed') }).outcome?.events).toEqual([
      { type: 'v1.Ended', end: 'agreed' },
    ]);
    expect(run(stop, { how: choice('sunk') }).outcome).toBeUndefined();
    expect(run(stop, {}, over).outcome?.trace).toContainEqual(warning('It has ended.'));
  });
});

describe('points corrected by hand', () => {
  const event = (label: string, points: number, side?: string): Event => ({
    type: 'v1.PointsCorrected',
    label,
    points,
    ...(side && { side }),
  });

  it('say what and why', () => {
    const correct: Procedure = correctPoints({ rule: '4', most: 22, unit: 'VP', event });
    const { outcome } = run(correct, { correction: form({ points: -2, reason: 'missed' }) });
    expect(outcome).toEqual({
      events: [{ type: 'v1.PointsCorrected', label: 'Correction: missed', points: -2 }],
      trace: [heading('Correction: missed', { value: '−2 VP' })],
    });
    expect(fieldsOf(run(correct).asks[0]).map(({ key, label }) => [key, label])).toEqual([
      ['points', 'Add to the total'],
      ['reason', 'Reason'],
    ]);
  });

  it('and whose, where each side has its own', () => {
    const correct: Procedure = correctSide({
      rule: '4',
      most: 40,
      unit: 'vps',
      sides: { a: 'Ann', b: 'Ben' },
      event,
    });
    const { outcome } = run(correct, { correction: form({ side: 'b', points: 3, reason: 'late' }) });
    expect(outcome?.events).toMatchObject([{ side: 'b', points: 3 }]);
    expect(outcome?.trace).toEqual([heading('Correction: late', { value: '+3 vps Ben' })]);
  });
});

it('a reminder is a line like the others', () => {
  expect(reminder('Along a road: 1 MP', { rule: '9.9' })).toEqual({
    kind: 'reminder',
    label: 'Along a road: 1 MP',
    rule: '9.9',
  });
});
