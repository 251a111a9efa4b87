import { describe, expect, it } from 'vitest';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { scoreOf } from '../../../src/games/pearl-harbor-7dec41/state/score';
import { initialState, type PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { openObligations } from '../../../src/games/pearl-harbor-7dec41/views/obligations';
import { played } from './pearl';

const begun = (house: { readonly [key: string]: string } = {}): PearlState =>
  played(initialState(), 'set-up', [
    ['players', { jp: 'Ken', us: 'Ann' }],
    ['house', house],
  ]).state;

const atSea = [
  ['enterprise', 1],
  ['lexington:none', 'on'],
  ['read', 'done'],
] as const;

/** One game up to its first phase. */
function underway(
  state: PearlState,
  mission: string,
  mvps: { readonly [key: string]: number } = {},
): PearlState {
  const planned = played(state, 'plan', [['plan', { mission }]]).state;
  const rolled = played(planned, 'harbour', atSea).state;
  const paid = played(rolled, 'precautions', [['precautions', mvps]]).state;
  return played(paid, 'begin-play').state;
}

const ended = (state: PearlState): PearlState => played(state, 'end-game', [['end', 'end']]).state;

it('nothing is owed before a game, after it, or once the series is stopped, whatever report still waits', () => {
  const reports = [{ id: 'c1', service: 'army', label: 'Radar', state: 'open' }] as const;
  const owed = (state: PearlState) =>
    openObligations({ ...state, game: { ...state.game, reports } }).map(({ label }) => label);
  const playing = underway(begun(), 'attack');
  expect(owed(playing)).toEqual(['US carrier arrivals', 'Army report: Radar']);
  expect(owed(begun())).toEqual([]);
  expect(owed(ended(playing))).toEqual([]);
  expect(owed(played(playing, 'stop-series', [['how', 'agreed']]).state)).toEqual([]);
});

describe('[Setups] a series of up to three games', () => {
  it('two false alarms, then the attack is forced; each game’s mvps match on their own', () => {
    const one = ended(underway(begun(), 'false-alarm', { pby: 5 }));
    expect(one.game).toMatchObject({ no: 2, stage: 'set-up', spending: [] });
    const two = ended(underway(one, 'false-alarm', { pby: 3 }));
    expect(() => played(two, 'plan', [['plan', { mission: 'false-alarm' }]])).toThrow('form.disabled');
    const three = played(underway(two, 'attack'), 'correct-points', [
      ['correction', { side: 'jp', points: 4, reason: 'Two battleships damaged' }],
    ]).state;
    expect(scoreOf(three)).toMatchObject({ real: 4, matched: 7, penalty: 64, gross: -53 });
    const over = ended(three);
    expect(over.game.stage).toBe('over');
    expect(pearlHarbor.table(over).verdict).toMatchObject({ label: 'Ann wins', recorded: false });
    const recorded = played(over, 'record-end').state;
    expect(recorded.match).toEqual([
      { no: 1, end: 'us-victory', winner: 'us', player: 'Ann', games: 1, score: -53 },
    ]);
    const again = played(recorded, 'set-up', [
      ['players', { jp: 'Ann', us: 'Ken' }],
      ['house', {}],
    ]).state;
    expect(again).toMatchObject({ series: 2, past: [], match: recorded.match });
  });

  it('walks both days of four phases, with arrivals at the start of each', () => {
    let state = underway(begun(), 'attack');
    const seen: string[] = [];
    for (let guard = 0; state.game.stage === 'play' && guard < 100; guard += 1) {
      const { main } = pearlHarbor.table(state);
      seen.push(`${state.game.cursor.turn} ${main?.id}`);
      const script =
        main?.id === 'arrivals'
          ? ([
              ['enterprise', [1, 1]],
              ['lexington', [1, 1]],
              ['read', 'done'],
            ] as const)
          : main?.id === 'end-game'
            ? ([['end', 'end']] as const)
            : [];
      state = played(state, main?.procedure ?? '', script).state;
    }
    expect(seen.filter((line) => line.endsWith('arrivals'))).toEqual(['1 arrivals', '5 arrivals']);
    expect(seen.filter((line) => line.startsWith('2 '))).toEqual([
      '2 end-step',
      '2 end-step',
      ...Array(9).fill('2 impulse'),
      '2 end-phase',
    ]);
    expect(seen.at(-1)).toBe('8 end-game');
  });
});
