import { describe, expect, it } from 'vitest';
import { iph } from '../../../src/games/iph/game';
import { type IphState, initialState } from '../../../src/games/iph/state/state';
import { guideOf } from '../../../src/games/iph/views/guide/guide';
import { recordedStates } from '../../support/recorded';

const states = recordedStates(iph);
const playing = states.find(({ beachheads }) => beachheads.length > 0) ?? initialState();

describe('what can be done now', () => {
  it('says the same whatever is sealed', () => {
    const sealed: IphState = { ...initialState(), begun: true, order: ['1630', '1631', '1632'] };
    expect(guideOf(sealed)).toEqual(guideOf({ ...sealed, order: ['1220', '1221', '1222'] }));
    const placed = (ships: readonly string[]): IphState => ({
      ...playing,
      cursor: { turn: 5, step: 'carrier-warfare' },
      placed: { jp: ships },
    });
    expect(guideOf(placed(['hiei']))).toEqual(guideOf(placed(['jp-cv-1', 'jp-cv-2'])));
  });

  it('at night nobody is told to fly, to land or to draw a Fight chit', () => {
    const nights = states.flatMap((state) => (/Night/.test(iph.moment(state)) ? guideOf(state).lines : []));
    expect(nights.length).toBeGreaterThan(0);
    expect(nights.filter(({ rule }) => ['7.12', '7.13', '7.14', '8.2', '10.4'].includes(rule))).toEqual([]);
  });
});
