import { expect, it } from 'vitest';
import { packLookup, runProcedure } from '../../src/core/play/procedure';
import { andThen, applyBy } from '../../src/kit/apply';
import {
  acting,
  type CupState,
  cupPanel,
  drawChit,
  inCup,
  layChits,
  setUnit,
  takeChit,
} from '../../src/kit/cup';

type State = CupState & { readonly turn: number };
const unit = (id: string, chit: CupState['units'][number]['chit']) => ({ id, name: id.toUpperCase(), chit });
const state: State = { turn: 1, units: [unit('a', 'in'), unit('b', 'current'), unit('c', 'gone')] };
const chits = ({ units }: CupState) => units.map(({ chit }) => chit).join(' ');

it('a chit that is drawn acts, and whoever acted has done so', () => {
  const drawn = takeChit(state, 'a');
  expect(typeof drawn !== 'string' && chits(drawn)).toBe('current drawn gone');
  expect([acting(state)?.id, inCup(state).map(({ id }) => id)]).toEqual(['b', ['a']]);
  expect(takeChit(state, 'c')).toBe('It is not in the cup.');
});

it('all that is in the game goes into the cup, or aside', () => {
  expect(chits(layChits(state, 'in'))).toBe('in in gone');
  expect(chits(layChits(state, 'drawn'))).toBe('drawn drawn gone');
  expect(setUnit(state, 'c', { chit: 'in' })).toEqual({
    turn: 1,
    units: [...state.units.slice(0, 2), unit('c', 'in')],
  });
  expect(cupPanel(state)).toMatchObject({
    kind: 'cup',
    chits: [{ id: 'a', label: 'A', state: 'in' }, {}, {}],
  });
});

it('a draw asks which chit of those in the cup, and none where it is empty', () => {
  const draw = drawChit<State, { readonly type: 'v1.Drawn'; readonly unit: string }>('4', (id) => ({
    type: 'v1.Drawn',
    unit: id,
  }));
  const given = new Map([['chit', { kind: 'draw', value: 'a', by: 'physical' } as const]]);
  const run = runProcedure(draw, state, {}, given, packLookup([], { cells: {}, heads: {} } as never));
  expect(run).toMatchObject({
    asked: [{ from: [{ value: 'a', label: 'A' }] }],
    outcome: { events: [{ type: 'v1.Drawn', unit: 'a' }], trace: [{ label: 'Chit: A', rule: '4' }] },
  });
  expect(draw.unless?.(layChits(state, 'drawn'), {})).toBe('The cup is empty.');
});

it('events do what their table says, more where it fits, and nothing where it does not', () => {
  type Event = { readonly type: 'v1.Drawn'; readonly unit: string } | { readonly type: 'v1.Passed' };
  const apply = applyBy<State, Event>({
    'v1.Drawn': andThen(
      (now: State, { unit }: { readonly unit: string }) => takeChit(now, unit),
      (now) => ({ ...now, turn: now.turn + 1 }),
    ),
    'v1.Passed': (now) => ({ ...now, turn: 9 }),
  });
  expect(apply(state, { type: 'v1.Passed' })).toEqual({ state: { ...state, turn: 9 } });
  const drawn = apply(state, { type: 'v1.Drawn', unit: 'a' });
  expect([drawn.state.turn, chits(drawn.state)]).toEqual([2, 'current drawn gone']);
  expect(apply(state, { type: 'v1.Drawn', unit: 'c' })).toEqual({ state, conflict: 'It is not in the cup.' });
  expect(apply(state, { type: 'constructor' } as never)).toEqual({ state, conflict: 'Unknown event.' });
});
