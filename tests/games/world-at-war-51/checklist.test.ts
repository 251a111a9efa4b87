import { describe, expect, it } from 'vitest';
import { checklist, isPast } from '../../../src/games/world-at-war-51/state/checklist';
import {
  type Clock,
  type Declaration,
  indexOf,
  type WarState,
} from '../../../src/games/world-at-war-51/state/state';
import { begun, declared, ON_BRITAIN } from './declared';

const SURPRISED = { effective: 36, onslaught: true } as const;
const ON_BOTH: Declaration = {
  ...ON_BRITAIN,
  ...SURPRISED,
  on: ['us', 'gb'],
  unprepared: ['us', 'gb'],
  from: 0,
};
const BRITAIN: Declaration = { ...ON_BRITAIN, ...SURPRISED, unprepared: ['gb'], from: 0 };
const THEN_US: Declaration = {
  ...BRITAIN,
  turn: 1,
  on: ['us'],
  onslaught: false,
  unprepared: ['us'],
  from: 1,
};
const NO_SURPRISE: Declaration = { ...ON_BRITAIN, effective: 40, onslaught: false, unprepared: [], from: 0 };
const BY_THE_ALLIES: Declaration = { by: 'allies', on: ['us', 'gb'], turn: 0, half: 'allied' };
const OWN: WarState['lines'] = [
  { id: 'own-1', window: 'A1', text: 'First' },
  { id: 'own-2', window: 'A2', text: 'Second' },
];

/** The first eight player turns: Japan's, the Allies', Japan's … */
const TURNS: readonly Clock[] = [0, 1, 2, 3].flatMap((turn) => [
  { turn, half: 'jp' } as const,
  { turn, half: 'allied' } as const,
]);
/** Of each line its state in these turns: pending, active, done or expired. */
const over = (state: WarState) =>
  Object.fromEntries(
    checklist(state).map(({ id }) => [
      id,
      TURNS.map(
        (clock) =>
          checklist({ ...state, clock })
            .find((line) => line.id === id)
            ?.state.charAt(0) ?? '-',
      ).join(''),
    ]),
  );
const J0 = [
  ...['J0-A', 'J0-B', 'J0-C1', 'J0-C2', 'J0-C3', 'J0-D1', 'J0-D2', 'J0-E1'],
  ...['J0-E2', 'J0-F', 'J0-G', 'J0-H', 'J0-I1', 'J0-I2'],
];
const onslaught = (states: string) => Object.fromEntries(J0.map((id) => [id, states]));
const china = (states: string) => ({ 'CH-1': states, 'CH-2': states });

describe('[51.72, 51.73, 52.6] when each line is live', () => {
  it.each<readonly [what: string, state: WarState, lines: { readonly [id: string]: string }]>([
    [
      'both at once',
      { ...declared(ON_BOTH), lines: OWN },
      {
        ...onslaught('aeeeeeee'),
        A1: 'paeeeeee',
        'own-1': 'paeeeeee',
        A2: 'pppaeeee',
        'own-2': 'pppaeeee',
        ...china('aaaeeeee'),
      },
    ],
    [
      'WW-17: Britain, and a turn later the US with a surprise of its own',
      { ...declared(BRITAIN, THEN_US), lines: OWN },
      {
        ...onslaught('aeeeeeee'),
        A1: 'paeeeeee',
        'A1-2': 'pppaeeee',
        'own-1': 'papaeeee',
        A2: 'pppaeeee',
        'A2-2': 'pppppaee',
        'own-2': 'pppapaee',
        ...china('aaaeeeee'),
      },
    ],
    [
      'WW-17: Britain in the second turn, dated from it',
      declared({ ...BRITAIN, turn: 1, from: 1 }),
      { ...onslaught('ppaeeeee'), A1: 'pppaeeee', A2: 'pppppaee', ...china('ppaaaeee') },
    ],
    ['WW-27: no surprise', { ...declared(NO_SURPRISE), lines: OWN }, china('aaaeeeee')],
    ['WW-29: the Allies, in their own player turn', declared(BY_THE_ALLIES), china('paaaaeee')],
    ['51.73: the US alone', declared({ ...THEN_US, turn: 0, from: 0 }), { A1: 'paeeeeee', A2: 'pppaeeee' }],
    ['peace', { ...begun, lines: OWN }, {}],
  ])('%s', (_, state, lines) => {
    expect(over(state)).toEqual(lines);
  });

  it('what is ticked is done while it is live', () => {
    const ticked = { ...declared(ON_BOTH), lines: OWN, ticked: ['J0-A', 'A1', 'own-2', 'CH-2'] };
    expect(over(ticked)).toMatchObject({
      'J0-A': 'deeeeeee',
      'J0-B': 'aeeeeeee',
      A1: 'pdeeeeee',
      'own-1': 'paeeeeee',
      'own-2': 'pppdeeee',
      'CH-1': 'aaaeeeee',
      'CH-2': 'dddeeeee',
    });
  });

  it('the checklist is past when its last line is', () => {
    const past = TURNS.map((clock) => isPast({ ...declared(ON_BOTH), clock }));
    expect(past).toEqual([false, false, false, false, true, true, true, true]);
    expect(isPast(begun)).toBe(true);
  });
});

describe('what each line is', () => {
  const lines = checklist({ ...declared(BRITAIN, THEN_US), lines: OWN });
  it('[51.72] Japan’s player turn, each under its own paragraph', () => {
    expect(lines.filter(({ window }) => window === 'J0').map(({ id, rule }) => [id, rule])).toEqual(
      J0.map((id) => [id, `51.72${id.charAt(3)}`]),
    );
  });
  it('[51.73, 52.6] the Allies’ player turns and China', () => {
    const note = 'The list is lost from the public text: read it in your rulebook, and write your own lines';
    const a1 = { rule: '51.73A', window: 'A1' };
    const a2 = { rule: '51.73', window: 'A2' };
    const ch = { rule: '52.6', window: 'CH', state: 'active' };
    const turn = (which: string, whom: string) => `${which} Allied player turn: restrictions of ${whom}`;
    const state = 'pending';
    expect(lines.filter(({ window }) => window !== 'J0')).toEqual([
      { id: 'A1', ...a1, label: turn('First', 'Britain and its allies'), note, state },
      { id: 'A1-2', ...a1, label: turn('First', 'the US'), note, state },
      { id: 'own-1', ...a1, label: 'First', own: true, state },
      { id: 'A2', ...a2, label: turn('Second', 'Britain and its allies'), note, state },
      { id: 'A2-2', ...a2, label: turn('Second', 'the US'), note, state },
      { id: 'own-2', ...a2, label: 'Second', own: true, state },
      { id: 'CH-1', ...ch, label: 'Nationalist Chinese ground units stay in China' },
      { id: 'CH-2', ...ch, label: 'The Flying Tigers are not lent' },
    ]);
  });
  it('player turns are counted from the first', () => {
    expect(TURNS.map(indexOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});
