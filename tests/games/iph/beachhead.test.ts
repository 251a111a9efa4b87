// A beachhead hex changes hands as any other (3.6), and its point goes in and out with it (4.8); its marker never returns (8.3).
import { describe, expect, it } from 'vitest';
import { iph } from '../../../src/games/iph/game';
import { DEFAULT_HOUSE, type HouseRules } from '../../../src/games/iph/state/house';
import { totalVp } from '../../../src/games/iph/state/points';
import type { IphState } from '../../../src/games/iph/state/state';
import { drive, type Script } from '../../support/drive';
import { applyAll, atTurn, packOf } from '../../support/iph';

const WON = packOf({
  'tec shift clear': 0,
  'tec shift city': 0,
  'crt 4:1 6': { attacker: 1, defender: 2 },
  'crt 3:1 6': { attacker: 1, defender: 2 },
});
const lost = { hex: '1631', marker: false, held: false };
/** Taken back by Japan after its marker was gone. */
const regained = { hex: '1631', marker: false, held: true };
const whole = (hex: string) => ({ hex, marker: true, held: true });
const withSecond = (second: IphState['beachheads'][number], house: Partial<HouseRules> = {}): IphState =>
  atTurn(3, { beachheads: [whole('1630'), second, whole('1632')] }, house);

function fight(state: IphState, attacker: 'jp' | 'us', declare: object, ...after: Script): IphState {
  const own = attacker === 'us' ? ({ ...state, current: '24-fight' } as IphState) : state;
  const total = { attack: 20, ...(attacker === 'jp' && { defence: 1 }), terrain: 'clear' };
  const script: Script = [
    ['declare', { ...total, ...declare }],
    ...(attacker === 'us' ? [['defence', { defence: 1 }] as const] : []),
    ['crt', 6],
    ...after,
  ];
  return applyAll(own, drive(iph, own, 'battle', { attacker }, script, WON).outcome.events);
}
const second = ({ beachheads }: IphState) => beachheads[1];
const ADVANCE = ['vacated', 'advance'] as const;
const NOBODY_LEFT = ['vacated', 'emptied'] as const;

describe('[4.8] IPH-6: the point of a beachhead hex', () => {
  it('goes in and out with control, unless the house ties it to the marker', () => {
    expect(DEFAULT_HOUSE.beachheadVp).toBe('hex');
  });

  it('[4.6] is one for each of the three at the start, either way', () => {
    expect(totalVp(withSecond(whole('1631')))).toBe(3);
    expect(totalVp(withSecond(whole('1631'), { beachheadVp: 'marker' }))).toBe(3);
  });

  it.each([
    ['hex', 3],
    ['marker', 2],
  ] as const)('by the %s, Japan attacks back into it on clear ground', (beachheadVp, points) => {
    const state = withSecond(lost, { beachheadVp });
    expect(totalVp(state)).toBe(2);
    const back = fight(state, 'jp', { hex: '1631' }, ADVANCE);
    expect(second(back)).toEqual(regained);
    expect(totalVp(back)).toBe(points);
  });

  it('[3.6] a US advance into it costs the point again', () => {
    const state = withSecond(regained);
    expect(totalVp(state)).toBe(3);
    const after = fight(state, 'us', { hex: '1631' }, ADVANCE);
    expect(second(after)).toEqual(lost);
    expect(totalVp(after)).toBe(2);
  });

  it('without a number it is asked whether the hex is one, where one can be', () => {
    expect(second(fight(withSecond(lost), 'jp', {}, ADVANCE, ['which-hex', '1631']))).toEqual(regained);
    expect(second(fight(withSecond(lost), 'jp', {}, ADVANCE, ['which-hex', 'none']))).toEqual(lost);
    expect(second(fight(withSecond(lost), 'jp', { hex: '2124' }, ADVANCE))).toEqual(lost);
    const all = withSecond(whole('1631'));
    expect(fight(all, 'jp', {}, ADVANCE).beachheads).toEqual(all.beachheads);
    expect(fight(all, 'us', {}, ADVANCE).beachheads).toEqual(all.beachheads);
  });
});

describe('[3.6] a hex that nobody enters does not pass', () => {
  const attack = { beachhead: 'in', hex: '1631' };

  it.each([
    ['hex', 3],
    ['marker', 2],
  ] as const)(
    '[8.3] the marker and the last attackers die together: by the %s, Japan has %i points',
    (beachheadVp, points) => {
      const after = fight(withSecond(whole('1631'), { beachheadVp }), 'us', attack, NOBODY_LEFT);
      expect(second(after)).toEqual({ hex: '1631', marker: false, held: true });
      expect(totalVp(after)).toBe(points);
    },
  );

  it('[8.3] with an advance the marker is gone and the hex is the US’s', () => {
    const after = fight(withSecond(whole('1631')), 'us', attack, ADVANCE);
    expect(second(after)).toEqual(lost);
    expect(totalVp(after)).toBe(2);
  });

  it('emptied by either side, a city stays with who held it', () => {
    const city = {
      type: 'v1.HexControlled',
      id: 'haleiwa',
      label: 'Halei-wa',
      kind: 'city',
      vp: 1,
      to: 'jp',
    };
    const state = applyAll(withSecond(whole('1631')), [city]);
    const after = fight(state, 'us', { terrain: 'city', hex: '1630', beachhead: 'in' }, NOBODY_LEFT);
    expect(after.hexes).toMatchObject([{ id: 'haleiwa', held: true }]);
    expect(after.beachheads[0]).toEqual({ hex: '1630', marker: false, held: true });
  });
});

it('[8.4] a hex told by its number has the marker that lies in it', () => {
  expect(() => fight(withSecond(whole('1631')), 'us', { hex: '1631' }, ADVANCE)).toThrow('form.never');
});
