import { describe, expect, it } from 'vitest';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import { isMajor, isYard } from '../../../src/games/usn-deluxe/state/bases';
import type { UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { isOffMap } from '../../../src/games/usn-deluxe/state/fuel';
import { initialState } from '../../../src/games/usn-deluxe/state/state';

describe('9(C): ships are repaired', () => {
  it.each([
    ['a', 'Pearl Harbor, Oahu 1456', true],
    ['a', 'West Coast', true],
    ['a', 'India box', true],
    ['a', 'Every other Allied naval base but West Coast and India', false],
    ['a', 'Brisbane 698', false],
    ['j', 'Naval bases in Japan 676', true],
    ['j', 'Kure', true],
    ['j', 'Truk 754', false],
    ['a', 'India 8', false],
  ] as const)('%s in %s: %s', (side, place, is) => expect(isYard(initialState(), place, side)).toBe(is));
});

describe('12(O), (Q): the areas off the map, and places on it that are called so', () => {
  it.each([
    ['West Coast', true, true],
    ['India', true, true],
    ['India box', true, true],
    ['India, off the map', true, true],
    ['India 8', false, false],
    ['India (73)', false, false],
    ['India, on the map', false, false],
    ['India on-map', false, false],
    ['Indian Ocean', false, false],
    ['West Coast 3', false, false],
    ['West Coast, box 3', false, false],
    ['Sydney 62', false, true],
  ])('%s: off the map %s, fuel without limit %s', (place, off, major) => {
    expect([isOffMap(place), isMajor(initialState(), place, 'a')]).toEqual([off, major]);
  });
});

describe('9, 19(I): a neutralized base', () => {
  it('is functional again when it has recovered, and no base of the enemy with it', () => {
    const base = { name: 'Lae', kind: 'air', capacity: 10, state: 'neutralized' } as const;
    const events: readonly UsnEvent[] = [
      { type: 'v1.BaseSet', ...base, side: 'j' },
      { type: 'v1.BaseSet', ...base, side: 'a', kind: 'naval' },
      { type: 'v1.Neutralized', what: 'Lae', side: 'j' },
      { type: 'v1.Recovered', ids: ['j:Lae'] },
    ];
    const { bases } = events.reduce((state, event) => applyEvent(state, event).state, initialState());
    expect(bases.map(({ side, state }) => [side, state])).toEqual([
      ['j', 'functional'],
      ['a', 'neutralized'],
    ]);
  });
});
