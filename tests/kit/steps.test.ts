import { expect, it } from 'vitest';
import { noLookup, type ProcedureDef, runProcedure, startDerivation } from '../../src/core/play/procedure';
import { askFields, number } from '../../src/kit/fields';
import { heading } from '../../src/kit/lines';
import { finish, resting, restingStep, step } from '../../src/kit/steps';

type Ship = { readonly name: string };
type State = { readonly ship?: Ship };
type Event = { readonly type: 'v1.Sailed'; readonly miles: number; readonly towed?: true };
type Procedure = ProcedureDef<State, Event>;

const sail: Procedure = resting({
  id: 'sail',
  rule: '1',
  title: 'Sail',
  on: ({ ship }, { port }) => ship ?? `No ship lies in ${port}.`,
  *run({ name }) {
    const form = { key: 'miles', rule: '1', title: `How far does ${name} sail?`, submit: 'Sail' };
    const { miles } = yield* askFields(startDerivation(), form, { miles: number('Miles', 1, 9) });
    return finish(heading(name), [{ type: 'v1.Sailed', miles }]);
  },
});
const run = (state: State) => runProcedure(sail, state, { port: 'Oahu' }, new Map(), noLookup);

it('a procedure runs on what it rests on', () => {
  expect(sail.unless?.({ ship: { name: 'Ward' } }, {})).toBeUndefined();
  expect(run({ ship: { name: 'Ward' } })).toMatchObject({
    status: 'asking',
    prompt: { title: 'How far does Ward sail?' },
  });
});

it('and without it has no effect, and says why', () => {
  expect(run({})).toMatchObject({
    status: 'done',
    outcome: {
      events: [],
      trace: [
        { kind: 'title', label: 'Sail' },
        { kind: 'warning', label: 'No ship lies in Oahu.' },
      ],
    },
  });
  expect(() => sail.run({}, { port: 'Oahu' }).next()).toThrow('No ship lies in Oahu.');
});

it('a step that asks nothing rests on a part of the state likewise', () => {
  const moor: Procedure = restingStep({
    id: 'moor',
    rule: '1',
    title: 'Moor',
    on: ({ ship }) => ship ?? 'No ship is out.',
    outcome: ({ name }) => finish(heading(`${name} lies still`), [{ type: 'v1.Sailed', miles: 0 }]),
  });
  const out = { ship: { name: 'Ward' } };
  expect(runProcedure(moor, out, {}, new Map(), noLookup)).toMatchObject({
    outcome: { events: [{ miles: 0 }], trace: [{ label: 'Ward lies still' }] },
  });
  expect(moor.unless?.({}, {})).toBe('No ship is out.');
});

it('what is recorded has the fields of its event and no others', () => {
  const drift: Procedure = step({
    id: 'drift',
    rule: '1',
    title: 'Drift',
    // @ts-expect-error -- a misspelt field does not compile, though it is one that may be missing
    outcome: () => finish(heading('Adrift'), [{ type: 'v1.Sailed', miles: 1, towwed: true }]),
  });
  expect(runProcedure(drift, {}, {}, new Map(), noLookup)).toMatchObject({
    outcome: { events: [{ type: 'v1.Sailed', miles: 1 }] },
  });
});
