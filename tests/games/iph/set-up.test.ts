import { describe, expect, it } from 'vitest';
import { iph } from '../../../src/games/iph';
import { totalVp } from '../../../src/games/iph/ledger';
import { initialState } from '../../../src/games/iph/state';
import { drive, type Script } from '../../support/drive';
import { applyAll } from '../../support/iph';

const players = { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 };
const beachheads = { first: '1630', centre: '1631', last: '1632' };
const bare: Script = [
  ['players', players],
  ['house', {}],
  ['beachheads', beachheads],
  ['cell:hexes:kind:1631', 'none'],
  ['cell:hexes:kind:1632', 'none'],
];

describe('[3.0] set-up', () => {
  it('[4.6] a landing at 1630 to 1632 starts at 4: Halei-wa needs no asking, the other two do', () => {
    const { outcome } = drive(iph, initialState(), 'set-up', { charts: 'own' }, bare);
    const state = applyAll(initialState(), outcome.events);
    expect(totalVp(state)).toBe(4);
    expect(state.players).toEqual({ jp: 'Ken', us: 'Ann' });
    expect(state.counts).toEqual({ snlf: 12, ija: 24 });
    expect(state.beachheads.map(({ hex }) => hex)).toEqual(['1630', '1631', '1632']);
    expect(state.cursor).toEqual({ turn: 1, step: 'jp-landing' });
  });

  it('untouched house rules are those of the rulings', () => {
    const { outcome } = drive(iph, initialState(), 'set-up', {}, bare);
    expect(outcome.events[0]?.house).toEqual({
      pulls: 'all',
      ratio: 'cap-then-shift',
      fordHalving: 'total',
      issei: 'again',
      nightDate: 'before',
      beachheadVp: 'marker',
    });
  });

  it('[4.4] manmade terrain under a beachhead scores by its kind', () => {
    const script: Script = [
      ...bare.slice(0, 2),
      ['beachheads', { first: '1220', centre: '1221', last: '1222' }],
      ['cell:hexes:kind:1220', 'airfield'],
      ['cell:hexes:kind:1221', 'installation'],
      ['cell:hexes:kind:1222', 'none'],
    ];
    const { outcome } = drive(iph, initialState(), 'set-up', {}, script);
    expect(totalVp(applyAll(initialState(), outcome.events))).toBe(6);
  });

  it.each([
    ['the same name twice', 'players', { jp: 'Ann', us: 'Ann' }, 'form.different'],
    ['no name', 'players', { jp: '  ' }, 'form.text'],
    ['more companies than there are counters', 'players', { snlf: 61 }, 'form.number'],
    ['a house rule nobody offers', 'house', { pulls: 'five' }, 'form.choice'],
    ['a hex that is no number', 'beachheads', { ...beachheads, last: '16a2' }, 'form.pattern'],
    ['a hex twice', 'beachheads', { ...beachheads, last: '1630' }, 'form.different'],
  ])('refuses %s', (_, key, values, code) => {
    const before = bare.slice(
      0,
      bare.findIndex(([asked]) => asked === key),
    );
    expect(() => drive(iph, initialState(), 'set-up', {}, [...before, [key, values]])).toThrow(code);
  });
});
