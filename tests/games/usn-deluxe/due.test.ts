import { describe, expect, it } from 'vitest';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import type { UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { duesNow } from '../../../src/games/usn-deluxe/state/dues';
import { obligationsHere, openObligations } from '../../../src/games/usn-deluxe/state/obligations';
import { launch } from '../../../src/games/usn-deluxe/state/register';
import { settled } from '../../../src/games/usn-deluxe/state/settled';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { drive, type Script } from '../../support/drive';
import { usnDeluxe } from './game';

/** Game 4, the first phase of turn 84. */
const onTurn84 = (ships: UsnState['ships'] = []): UsnState => ({
  ...initialState(),
  scenario: 'g4',
  stage: 'underway',
  since: 84,
  cursor: { turn: 84, step: 'p1' },
  ships,
});
const read = (state: UsnState, japan: string) => {
  const script: Script = [
    ['cell:reinforcements:j:84', japan],
    ['cell:reinforcements:a:84', 'Nothing'],
    ['reserves', {}],
  ];
  const { events } = drive(usnDeluxe, state, 'due', {}, script).outcome;
  return events.filter(({ type }) => type === 'v1.ShipsCame').flatMap(({ ships }) => ships);
};
const TR4 = { ship: 'j:TR-4', place: 'Naval bases in Japan', weeks: 0, fuelled: 84 };

describe('Game 4: Transport-4, sunk before the start', () => {
  it('is in the register from turn 84', () => expect(read(onTurn84(), 'Nothing')).toEqual([TR4]));
  it('comes once, when the chart names it too', () => expect(read(onTurn84(), 'TR-4')).toEqual([TR4]));
  it('comes to the place where the register has the ships of Japan', () => {
    const here = launch('j:CV-1', { place: 'Naval bases in Japan 676', weeks: 0, fuelled: 83 });
    expect(read(onTurn84([here]), 'Nothing')).toEqual([{ ...TR4, place: here.place }]);
  });
  it('does not come when the players have it already', () => {
    const here = launch('j:TR-4', { place: 'Truk', weeks: 0, fuelled: 83 });
    expect(read(onTurn84([here]), 'Nothing')).toEqual([]);
  });
});

describe('what was due on a turn and was not done', () => {
  /** Game 5 from turn 54, in the last phase of turn 56. */
  const late: UsnState = {
    ...initialState(),
    scenario: 'g5',
    stage: 'underway',
    options: ['midwar', 'china'],
    since: 54,
    cursor: { turn: 56, step: 'p10' },
  };
  const open = (state: UsnState) => duesNow(state).map(({ id }) => id);
  it('stays due, each thing under its own turn, the reserves in one line', () =>
    expect(open(late)).toEqual([
      'chart:54',
      'triggers:54',
      'chart:55',
      'midwar:55',
      'chart:56',
      'civil-war:56',
    ]));
  it('is settled by its own turn', () =>
    expect(settled(late, 'midwar')).toEqual({ type: 'v1.DuesDone', dues: ['midwar:55'] }));
  it('held up its own phase, and no later one', () => {
    const words = ['The reinforcement chart, turn 56', 'The Chinese Civil War Table'];
    expect(obligationsHere(late).map(({ label }) => label)).toEqual(words);
    expect(openObligations(late).map(({ label }) => label)).toContain(
      'Late, turn 55: Mid-war victory points',
    );
  });
  it('is read at once, the reserves since the turn on which they were called', () => {
    const cells = [54, 55, 56].flatMap(
      (turn): Script => [
        [`cell:reinforcements:j:${turn}`, 'Nothing'],
        [`cell:reinforcements:a:${turn}`, 'Nothing'],
      ],
    );
    const script: Script = [...cells, ['reserves', { groups: ['indian'], turn: 55 }]];
    const { outcome } = drive(usnDeluxe, late, 'due', {}, script);
    expect(outcome.events).toContainEqual({ type: 'v1.ReserveTriggered', group: 'indian', turn: 55 });
    const after = outcome.events.reduce((state, event) => applyEvent(state, event as UsnEvent).state, late);
    expect(after.triggered).toEqual({ indian: 55 });
    expect(open(after)).toEqual(['midwar:55', 'civil-war:56']);
  });
  it('keeps a sealed deployment due until it is opened', () => {
    const carried: UsnState = { ...late, scenario: 'g1', options: ['allyVarDeploy'], deployment: 'CV-6' };
    const at = (turn: number) => open({ ...carried, since: turn, cursor: { turn, step: 'p10' } });
    expect(at(2)).toContain('open-deployment:1');
    expect(open({ ...carried, opened: true })).not.toContain('open-deployment:1');
  });
});

describe('45.A(H): eliminated Chinese armies', () => {
  const state: UsnState = {
    ...onTurn84(),
    options: ['china'],
    chinese: { nationalist: 3, communist: 2 },
  };
  const back = (nationalist: readonly number[], communist: readonly number[]) => {
    const script: Script = [
      ['cell:reinforcements:j:84', 'Nothing'],
      ['cell:reinforcements:a:84', 'Nothing'],
      ['reserves', {}],
      ...[['nationalist', nationalist] as const, ['communist', communist] as const],
    ];
    const { events } = drive(usnDeluxe, state, 'due', {}, script).outcome;
    return events.flatMap(({ type, ...event }) => (type === 'v1.ChineseReturned' ? [event] : []));
  };
  const [nationalist, communist] = [{ people: 'nationalist' }, { people: 'communist' }];
  it.each([
    [[5, 5, 5], [4, 4], []],
    [[6, 1, 1], [4, 1], [nationalist]],
    [[1, 5, 1], [5, 1], [communist]],
    [
      [6, 6, 6],
      [6, 5],
      [nationalist, communist],
    ],
  ])(
    'a die for each: %j and %j, a 6 for Nationalists, 5 or 6 for Communists, one of each at most',
    (n, c, come) => expect(back(n, c)).toEqual(come),
  );
});
