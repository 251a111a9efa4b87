import { describe, expect, it } from 'vitest';
import { SHIPS, type Ship } from '../../../src/games/pearl-harbor-7dec41/data/ships';
import { newSquadron } from '../../../src/games/pearl-harbor-7dec41/data/squadrons';
import { initialState, newGame } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { applied, inPlay } from './pearl';

const REPORT = { id: 'c1', service: 'army', label: 'Radar', state: 'open' } as const;

describe('[Setups] games and series', () => {
  it('a false alarm leaves its mvps, and counters that are whole again (PH-46)', () => {
    const spending = [{ what: 'pby', service: 'navy', count: 1, mvps: 1, when: '' }] as const;
    const worn = { status: 'sunk', hitAt: 'sea', when: 'x', bombs: 1, readied: true, penned: true } as const;
    const ships = ['nevada', 'enterprise', 'hiei'].map((id) => ({
      ...(SHIPS.find((ship) => ship.id === id) as Ship),
      place: 'channel' as const,
      ...worn,
    }));
    const kate = { ...newSquadron('kate', 'Kate', 'akagi'), lost: true, how: 'x', when: 'x', apUsed: true };
    const state = inPlay({ spending, ships, squadrons: [kate], tanks: 3, impulse: 2, reports: [REPORT] });
    expect(applied(state, [{ type: 'v1.GameOver', game: 1, mission: 'false-alarm' }])).toEqual({
      ...state,
      past: [{ no: 1, spending }],
      game: {
        ...newGame(2),
        ships: SHIPS.filter(({ id }) => ['nevada', 'enterprise', 'hiei'].includes(id)),
        squadrons: [newSquadron('kate', 'Kate', 'akagi')],
      },
    });
  });

  const ended = { end: 'jp-victory', winner: 'jp', games: 1, score: 30 } as const;
  const names = { jp: 'Ken', us: 'Ann' };
  it('a series ends for the player who won it, and the next one begins anew', () => {
    const state = { ...inPlay(), players: names };
    // The attack is not over: the players have ended it.
    const result = { no: 1, ...ended, early: true, player: 'Ken' };
    const after = applied(state, [{ type: 'v1.SeriesEnded', ...ended }]);
    expect(after).toEqual({
      ...state,
      game: { ...state.game, stage: 'over', disclosed: true },
      ended: result,
      match: [result],
    });
    const players = { jp: 'Ann', us: 'Ken' };
    const house = { ...state.house, faces: 'low' as const };
    expect(applied(after, [{ type: 'v1.SeriesBegun', players, house }])).toEqual({
      ...initialState(),
      begun: true,
      players,
      house,
      series: 2,
      match: [result],
    });
  });
  it('nobody wins a draw', () => {
    const draw = { end: 'draw', winner: 'nobody', games: 0, score: 23 };
    expect(applied(inPlay(), [{ type: 'v1.SeriesEnded', ...draw }]).match).toStrictEqual([
      { no: 1, ...draw, early: true },
    ]);
  });
  it('the first series is the first; house rules change in mid-game', () => {
    const { house } = initialState();
    const begun = applied(initialState(), [{ type: 'v1.SeriesBegun', players: names, house }]);
    expect(begun).toEqual({ ...initialState(), begun: true, players: names });
    const low = { ...house, faces: 'low' };
    expect(applied(begun, [{ type: 'v1.HouseChanged', house: low }])).toEqual({ ...begun, house: low });
  });
  it('the joint centre belongs to the game in which it was bought; precautions are added', () => {
    const line = { what: 'pby', service: 'navy', count: 1, mvps: 1, when: '' };
    const state = { ...inPlay({ no: 2 }), joint: [1] };
    expect(applied(state, [{ type: 'v1.JointCentreBought', game: 2 }])).toEqual({ ...state, joint: [1, 2] });
    const spent = [
      { type: 'v1.Spent', lines: [line] },
      { type: 'v1.Spent', lines: [line, line] },
    ];
    expect(applied(state, spent).game.spending).toEqual([line, line, line]);
  });
});
