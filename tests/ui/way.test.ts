import { expect, it } from 'vitest';
import type { Session } from '../../src/app/session';
import type { OpenQuestion } from '../../src/core/journal/commands';
import type { Projection } from '../../src/core/journal/projection';
import { entryOfAnswer, wayOf } from '../../src/ui/ask/way';

const entry = (id: string, kind: string, answers: readonly object[]) => ({
  id,
  seq: 1,
  at: 1,
  kind,
  answers,
});
const die = { kind: 'dice', faces: [1], by: 'app' };
const entries = [
  entry('a', 'v1.Opened', [{ key: 'first', answer: die }]),
  entry('b', 'v1.Answered', [{ key: 'odds', answer: die }]),
  entry('c', 'v1.Answered', [{ key: 'odds', answer: die }]),
  entry('d', 'v1.Answered', [
    { key: 'die', answer: die },
    { key: 'cell', answer: die, auto: true },
  ]),
];
const projection = (struck: readonly string[]) =>
  ({
    struck: new Set(struck),
    open: { procedureRun: { opened: entries[0], entries } },
  }) as unknown as Projection<unknown>;

it.each([
  ['odds', [], 'c'],
  ['odds', ['c'], 'b'],
  ['odds', ['b', 'c'], undefined],
  ['die', [], 'd'],
  ['cell', [], undefined],
  ['first', [], undefined],
  ['nothing', [], undefined],
] as const)('the entry to strike for %s with %j struck', (key, struck, id) => {
  expect(entryOfAnswer(projection(struck), key)).toBe(id);
});

it('a line that names a question nobody was asked is plain text, as 1.0 wrote some at the end of a game', () => {
  const session = {
    projection: { value: projection([]) },
    row: { value: { id: 'game' } },
  } as unknown as Session;
  const question = { overridable: [] } as unknown as OpenQuestion;
  const line = (prompt: string) => ({ kind: 'fact', label: 'This game is', prompt }) as const;
  expect(wayOf(session, question, line('plan'), 0)).toBeUndefined();
  expect(wayOf(session, question, line('die'), 0)?.label).toBe('change');
});
