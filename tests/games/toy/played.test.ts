import { expect, it } from 'vitest';
import { PLAYED } from './played';

const [nights] = PLAYED;

it('the nights hold every kind of entry, and an answer to every kind of question', () => {
  expect(new Set(nights.map(({ kind }) => kind))).toEqual(
    new Set(['v1.Opened', 'v1.Answered', 'v1.Struck', 'v1.Restored', 'v1.Noted', 'v1.Taught', 'v1.Amended']),
  );
  const answers = nights.flatMap((entry) => ('answers' in entry ? entry.answers : []));
  expect(new Set(answers.map(({ answer }) => answer.kind))).toEqual(
    new Set(['form', 'choice', 'draw', 'dice', 'heads', 'cell', 'override']),
  );
});
