import { describe, expect, it } from 'vitest';
import { endReached } from '../../../src/games/pearl-harbor-7dec41/state/score';
import type { GameState, Plan } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { everyThrow, shareOf } from './every-throw';
import { inPlay, played } from './pearl';
import { heldToRows, rowsUnder } from './rows';

heldToRows();

const PERCENT: { readonly [share: string]: number } = {
  '1/2': 50,
  '1/3': 33,
  '1/4': 25,
  '1/8': 12,
  '1/16': 6,
  '0': 0,
};
const ashore = (more: Partial<GameState> = {}) =>
  inPlay({ cursor: { turn: 7, step: 'movement' }, attack: { turn: 3, impulse: 1 }, ...more });
const cases = rowsUnder('Land Combat');

describe('Land Combat', () => {
  it.each(cases)('%s', (_, { given, expect: wanted }) => {
    const transports = Number(given.transports ?? Number(given.transportsStart) - Number(given.sunk));
    if (transports < 4) {
      const land = () => played(ashore({ transports }), 'landing', [['land', 'land']]);
      expect(land).toThrow('With three transports or fewer nobody lands.');
      return expect(wanted.successPercent).toBe(0);
    }
    const ways = everyThrow(ashore({ transports }), 'landing');
    expect(PERCENT[shareOf(ways, ({ state }) => state.game.landing === 'taken')]).toBe(wanted.successPercent);
    return undefined;
  });

  it('one that succeeds is a strategic victory worth two games, whatever the points (PH-45)', () => {
    const { state } = played(ashore(), 'landing', [['landing', 6]]);
    expect(endReached(state)).toEqual({ end: 'invasion', games: 2 });
  });

  it('is tried once, and only if it was planned (PH-42)', () => {
    const failed = played(ashore(), 'landing', [['landing', 1]]).state;
    expect(failed.game.landing).toBe('failed');
    expect(played(failed, 'landing').outcome.events).toEqual([]);
    const plan: Plan = { mission: 'attack', miniSubs: 0, invasion: false, entry: '', loads: '' };
    expect(played(ashore({ plan }), 'landing').outcome.events).toEqual([]);
    expect(played(inPlay(), 'landing').outcome.events).toEqual([]);
  });
});
