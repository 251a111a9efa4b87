import { expect, expectTypeOf, it } from 'vitest';
import { noLookup, runProcedure, type Steps, startDerivation } from '../../src/core/play/procedure';
import { askFields, choose, mark, number, when, words } from '../../src/kit/fields';

const form = { key: 'facts', rule: '1', title: 'Facts', submit: 'Save' };

function* asked(): Steps<{ readonly events: []; readonly trace: [] }> {
  const told = yield* askFields(startDerivation(), form, {
    side: choose('Side', { red: 'Red', blue: 'Blue' }),
    marks: mark('Marks', { lit: 'Lit' }),
    count: number('How many', 0, 9),
    why: when('side', ['blue'], words('Why', 20)),
  });
  expectTypeOf(told).toEqualTypeOf<{
    side: 'red' | 'blue';
    marks: readonly 'lit'[];
    count: number;
    why: string | undefined;
  }>();
  return { events: [], trace: [] };
}

it('asks its fields in their order, the first of a choice filled in', () => {
  const run = runProcedure({ id: 'x', rule: '1', title: 'X', run: asked }, {}, {}, new Map(), noLookup);
  expect(run.status === 'asking' && run.prompt.kind === 'form' && run.prompt.fields).toEqual([
    {
      key: 'side',
      label: 'Side',
      kind: 'choice',
      options: [
        { value: 'red', label: 'Red' },
        { value: 'blue', label: 'Blue' },
      ],
      initial: 'red',
    },
    { key: 'marks', label: 'Marks', kind: 'flags', options: [{ value: 'lit', label: 'Lit' }] },
    { key: 'count', label: 'How many', kind: 'number', min: 0, max: 9 },
    {
      key: 'why',
      label: 'Why',
      kind: 'text',
      maxLength: 20,
      optional: false,
      when: { field: 'side', includes: ['blue'] },
    },
  ]);
});
