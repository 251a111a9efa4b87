import { expect, it } from 'vitest';
import { openProcedure } from '../../src/core/journal/commands';
import { foldJournal } from '../../src/core/journal/projection';
import { packLookup, runProcedure } from '../../src/core/play/procedure';
import { actionsOn } from '../../src/core/play/view';
import { defineGame } from '../../src/kit/define-game';
import { whyNotOf } from '../../src/kit/offers';
import { lamp, light, type State, spec } from './game';

const dark = lamp.initial();
const lit: State = { ...dark, lit: true };
const projection = (state: State) => ({ ...foldJournal(lamp, []), state });
const offered = (state: State) => {
  const table = lamp.table(state);
  const owed = table.obligations.flatMap(({ action }) => (action ? [action] : []));
  return [...actionsOn(table), ...owed, ...lamp.ledgers(state).flatMap(({ actions }) => actions)];
};

it('an action stands as its procedure has it: its rule, its side', () => {
  expect(offered(dark)[0]).toEqual({
    id: 'light',
    label: 'Light it',
    procedure: 'light',
    args: {},
    rule: '2',
    side: 'a',
  });
});

it('table, panels, owed and ledger say the same, in the procedure’s own words', () => {
  expect(offered(dark).map(({ disabled }) => disabled)).toEqual(Array(6).fill(undefined));
  expect(offered(lit).map(({ disabled }) => disabled)).toEqual(Array(6).fill('It burns already.'));
});

it('and whoever else asks, such as a guide', () => {
  const why = whyNotOf([light]);
  const [action] = offered(dark);
  expect(action && [why(dark, action), why(lit, action)]).toEqual([undefined, 'It burns already.']);
});

it('and so does the tap: what cannot be begun is not', () => {
  const opened = (state: State) => openProcedure(lamp, projection(state), lamp.practice, 'light', {});
  expect(opened(dark)).toMatchObject({
    ok: true,
    value: { entry: { outcome: { events: [{ type: 'v1.Lit' }] } } },
  });
  expect(opened(lit)).toEqual({
    ok: false,
    problem: { code: 'procedure.not-now', message: 'It burns already. Nothing was changed.' },
  });
});

it('a step whose ground a strike has taken away has no effect, and says why', () => {
  const run = runProcedure(light, lit, {}, new Map(), packLookup([], lamp.practice));
  expect(run).toMatchObject({
    status: 'done',
    outcome: {
      events: [],
      trace: [
        { kind: 'title', label: 'Light the lamp' },
        { kind: 'warning', label: 'It burns already.' },
      ],
    },
  });
});

it('two procedures of one id are none', () => {
  expect(() => defineGame({ ...spec, procedures: [light, light] })).toThrow(
    'lamp has two procedures of one id',
  );
});
