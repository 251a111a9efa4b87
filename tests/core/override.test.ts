import { describe, expect, it } from 'vitest';
import { openQuestion, strike, undoLast } from '../../src/core/journal/commands';
import { overrideOpen } from '../../src/core/journal/override';
import { foldJournal } from '../../src/core/journal/projection';
import { describeOverridable } from '../../src/core/play/procedure';
import type { Answer } from '../../src/core/play/prompt';
import { type ToyState, toy } from '../games/toy/toy';
import { open, question, say, sitDown, type Table, take } from '../support/play';

type Toy = Table<ToyState>;

function atTheDice(): Toy {
  const table = sitDown(toy);
  open(table, 'begin');
  say(table, {});
  open(table, 'cross');
  return table;
}

const override = (table: Toy, answer: Answer, key = 'override:drift') =>
  take(table, overrideOpen(toy, table.projection, table.pack, key, answer));
const drift = (value: number, reason = 'House rule') => ({ kind: 'override', value, reason }) as const;

it.each([
  [-3, 2, '+2'],
  [-3, -2, '−2'],
  [-3, 0, '0'],
  [0, 2, '2'],
  [1, 2, '2'],
])(
  'a value that may be as low as %i: %i is said as %s, since only a shift has a sign',
  (min, value, words) => {
    expect(describeOverridable({ kind: 'number', min, max: 9 }, value)).toBe(words);
  },
);

describe('override of a stated value', () => {
  it('the open question says which lines of its working can be overridden', () => {
    const table = atTheDice();
    const asked = openQuestion(toy, table.projection, table.pack);
    expect(asked?.overridable).toEqual([
      {
        kind: 'overridable',
        key: 'override:drift',
        label: 'Drift',
        rule: 'T2',
        shape: { kind: 'number', min: -3, max: 3 },
        value: 0,
        at: 0,
      },
    ]);
    expect(asked?.prompt.working).toEqual([{ kind: 'fact', label: 'Drift', value: '0' }]);
  });

  it.each([
    ['out of its range', drift(9)],
    ['of another shape', { ...drift(1), value: 'far' }],
    ['without a reason', drift(1, ' ')],
  ])('one on record that is %s is not gone by: what was worked out counts', (_, answer) => {
    const table = atTheDice();
    override(table, drift(-2));
    const [last, ...rest] = table.projection.entries.toReversed();
    const changed = { ...last, answers: [{ key: 'override:drift', answer }] } as typeof last;
    const projection = foldJournal(toy, [...rest.toReversed(), ...(changed ? [changed] : [])]);
    expect(openQuestion(toy, projection, table.pack)?.prompt.working).toEqual([
      { kind: 'fact', label: 'Drift', value: '0' },
    ]);
  });

  it('is an entry of its own; the working shows what it stands for, and the same question is still open', () => {
    const table = atTheDice();
    expect(override(table, drift(-2))).toBeUndefined();
    expect(table.projection.entries.at(-1)).toMatchObject({
      kind: 'v1.Answered',
      answers: [{ key: 'override:drift', answer: drift(-2) }],
    });
    expect(question(table)).toMatchObject({
      key: 'crossing',
      working: [
        {
          kind: 'override',
          label: 'Drift',
          value: '−2',
          was: '0',
          reason: 'House rule',
          prompt: 'override:drift',
        },
        { kind: 'fact', label: 'Drift', value: '−2' },
      ],
    });
    say(table, [1, 2, 3], 'lost');
    expect(table.projection.state.crossings).toEqual(['lost']);
    expect(table.projection.entries.at(-1)).toMatchObject({ answers: [{ answer: { row: '4' } }] });
    expect(table.projection).toEqual(foldJournal(toy, JSON.parse(JSON.stringify(table.projection.entries))));
  });

  it('striking its entry puts the value back', () => {
    const table = atTheDice();
    override(table, drift(3));
    take(table, strike(table.projection, [table.projection.entries.at(-1)?.id ?? '']));
    expect(question(table)?.working).toEqual([{ kind: 'fact', label: 'Drift', value: '0' }]);
    take(table, undoLast(table.projection));
    expect(table.projection.open).toBeUndefined();
  });

  it('struck in a line that is closed, it leaves nothing to ask but the result, of a secret its own side alone', () => {
    const { cross } = toy.procedures;
    const shut = {
      ...toy,
      procedures: { ...toy.procedures, cross: { ...cross, secret: () => ({ side: 'fox', tag: 'boat' }) } },
    } as typeof toy;
    const closed = [toy, shut].map((game) => {
      const table = { ...atTheDice(), game };
      override(table, drift(2));
      const entry = table.projection.entries.at(-1)?.id ?? '';
      say(table, [6, 6, 6]);
      take(table, strike(table.projection, [entry]));
      const asked = question(table);
      say(table, 'close');
      return { asked, crossings: table.projection.state.crossings };
    });
    expect(closed.map(({ asked }) => [asked?.key, asked?.secret])).toEqual([
      ['close', undefined],
      ['close', 'fox'],
    ]);
    expect(closed.map(({ crossings }) => crossings)).toEqual([['landed'], ['landed']]);
  });

  it('where nothing is left to ask, it is still told in the line that says what it stands for', () => {
    const table = atTheDice();
    override(table, drift(2));
    const entry = table.projection.entries.at(-1)?.id ?? '';
    say(table, [6, 6, 6]);
    take(table, strike(table.projection, [entry]));
    const asked = openQuestion(toy, table.projection, table.pack);
    expect(asked?.overridable.map(({ at }) => asked.prompt.working?.[at])).toEqual([
      { kind: 'fact', label: 'Drift', value: '0' },
    ]);
  });

  it.each([
    ['a value beyond its range', drift(4), 'cell.shape', 'value'],
    ['no whole number', drift(0.5), 'cell.shape', 'value'],
    ['no reason', drift(1, ' '), 'reason', 'reason'],
    ['a reason of 81 characters', drift(1, 'x'.repeat(81)), 'reason', 'reason'],
    ['another kind of answer', { kind: 'choice', value: '1' }, 'override.kind', undefined],
  ] as const)('refuses %s and changes nothing', (_, answer, code, field) => {
    const table = atTheDice();
    const before = table.projection;
    const problem = override(table, answer);
    expect([problem?.code, problem?.field]).toEqual([code, field]);
    expect(table.projection).toBe(before);
  });

  it('refuses a value that is not stated, and any where no question is open', () => {
    const table = atTheDice();
    expect(override(table, drift(1), 'override:tide')?.code).toBe('override.unknown');
    take(table, undoLast(table.projection));
    expect(override(table, drift(1))?.code).toBe('override.unknown');
  });
});
