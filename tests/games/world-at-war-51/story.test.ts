import { describe, expect, it } from 'vitest';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import { DEFAULT_HOUSE } from '../../../src/games/world-at-war-51/state/house';
import { initialState } from '../../../src/games/world-at-war-51/state/state';
import { begun, war } from './declared';
import { applied } from './war';

const both = war(begun, { declaredOn: ['Britain', 'US'], usjt: 36 }, 3).state;
const another = {
  type: 'v1.Begun',
  players: { jp: 'Ken', us: 'Ann' },
  house: { ...DEFAULT_HOUSE, magic: 'both-hidden' },
};

it('[51.71] until war is declared no quarter is named: the first declaration sets the calendar', () => {
  expect([initialState(), begun].map(worldAtWar.moment)).toEqual(['Before the war', 'Before the war']);
  expect(worldAtWar.moment(both)).toBe('Winter 1941, Japanese player turn');
});

describe('a set-up', () => {
  it('on top of a story underway, as a line brought back can be, takes nothing away and says so', () => {
    expect(worldAtWar.apply(both, another)).toEqual({ state: both, conflict: 'The game is underway.' });
  });

  it('after a story that is closed begins another one with nothing of it', () => {
    const closed = applied(both, [{ type: 'v1.StoryClosed', end: 'stopped' }]);
    const { players, house } = another;
    expect(worldAtWar.apply(closed, another)).toEqual({
      state: { ...initialState(), begun: true, players, house },
    });
  });
});
