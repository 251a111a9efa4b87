import { describe, expect, it } from 'vitest';
import { iph } from '../../../src/games/iph/game';
import { totalVp } from '../../../src/games/iph/state/points';
import { type IphState, initialState } from '../../../src/games/iph/state/state';
import { guideOf } from '../../../src/games/iph/views/guide/guide';
import { drive, type Script } from '../../support/drive';
import { applyAll } from '../../support/iph';

const players = { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 };
const beachheads = { first: '1630', centre: '1631', last: '1632' };
const people: Script = [
  ['players', players],
  ['house', {}],
];
const landed: Script = [
  ['beachheads', beachheads],
  ['cell:hexes:kind:1631', 'none'],
  ['cell:hexes:kind:1632', 'none'],
];
const begun = (): IphState =>
  applyAll(initialState(), drive(iph, initialState(), 'set-up', { charts: 'own' }, people).outcome.events);
const afterReveal = (state: IphState, script: Script): IphState =>
  applyAll(state, drive(iph, state, 'reveal-landing', {}, script).outcome.events);

describe('[3.3, 3.4] the lists of what goes where, to tick off', () => {
  const sealed = { ...initialState(), begun: true, order: ['1630', '1631', '1632'] };
  const onPaper = { ...initialState(), begun: true };
  const ticked = (state: IphState, side: string) =>
    guideOf(state).lines.flatMap((line) => (line.tick && line.side === side ? [line.text] : []));

  it.each([
    ['while the US sets up', sealed],
    ['where the order is on paper', onPaper],
  ])('stand there for both sides %s', (_, state) => {
    expect(ticked(state, 'us')).toEqual([
      'Put all seven chits into the cup.',
      'Put two carriers with their planes in USN Ships Distant, and the Army plane aside.',
      'Put Battleship Row in 3020, and a garrison in each of the seven forts.',
      '24th: all 37 units within four hexes of Schofield Barracks, 2125 or 2225, up to four to a hex.',
      '24th: at least two of them in each of the two barracks hexes.',
      'Count from the barracks hex without counting it: 1727 is four hexes from 2125.',
      '25th: all 37 units inland, in rows 28xx and south, up to three to a hex.',
      'USMC: four battalions within four hexes of 2821, 3225 or 3327, up to one to a hex, alone or with a garrison.',
    ]);
    expect(ticked(state, 'jp')).toEqual([
      'Sort SNLF, IJA, two battleships, six carriers, six planes and the flags beside the map.',
      'Lay ready three beachhead markers and three No Move or Attack markers.',
      'Put both VP markers on 0 of their track, and the turn marker on box 1.',
      'Put both battleships in IJN Ships Close In as turn 1 begins.',
    ]);
  });
});

describe('[3.0] set-up', () => {
  it('[4.6] a landing at 1630 to 1632 starts at 4: Halei-wa needs no asking, the other two do', () => {
    const state = afterReveal(begun(), landed);
    expect(totalVp(state)).toBe(4);
    expect(state.players).toEqual({ jp: 'Ken', us: 'Ann' });
    expect(state.forces.waiting).toEqual({ snlf: 12, ija: 24 });
    expect(state.beachheads.map(({ hex }) => hex)).toEqual(['1630', '1631', '1632']);
    expect(state.cursor).toEqual({ turn: 1, step: 'jp-landing' });
  });

  it('[3.2] the order is written before the US sets up, sealed, and then is what is revealed', () => {
    const order = drive(iph, begun(), 'landing-order', {}, landed.slice(0, 1));
    expect(order.prompts[0]).toMatchObject({ key: 'beachheads', secret: 'jp' });
    const sealed = applyAll(begun(), order.outcome.events);
    expect(JSON.stringify([iph.table(sealed), iph.ledgers(sealed)])).not.toMatch(/163\d/);
    const { outcome, prompts } = drive(iph, sealed, 'reveal-landing', {}, landed.slice(1));
    expect(prompts.map(({ key }) => key)).toEqual(['cell:hexes:kind:1631', 'cell:hexes:kind:1632']);
    expect(outcome.reveals).toEqual([iph.procedures['landing-order']?.secret?.(sealed, {})?.tag]);
    expect(totalVp(applyAll(sealed, outcome.events))).toBe(4);
  });

  it('[5.10] both battleships are close in from turn 1, every other ship is distant', () => {
    expect(afterReveal(begun(), landed).close).toEqual(['hiei', 'kirishima']);
  });

  it('untouched house rules are those of the rulings', () => {
    expect(begun().house).toEqual({
      pulls: 'all',
      ratio: 'cap-then-shift',
      fordHalving: 'total',
      carrierHits: 'worst',
      issei: 'again',
      nightDate: 'before',
      momentumAir: 'none',
      beachheadVp: 'hex',
      loneMarker: 'unit',
      registers: 'off',
    });
  });

  it('[4.4] manmade terrain under a beachhead scores by its kind', () => {
    const script: Script = [
      ['beachheads', { first: '1220', centre: '1221', last: '1222' }],
      ['cell:hexes:kind:1220', 'airfield'],
      ['cell:hexes:kind:1221', 'installation'],
      ['cell:hexes:kind:1222', 'none'],
      ['cell:map:count:airfields', 6],
    ];
    expect(totalVp(afterReveal(begun(), script))).toBe(6);
  });

  it.each([
    ['the same name twice', 'players', { jp: 'Ann', us: 'Ann' }, 'form.different'],
    ['no name', 'players', { jp: '  ' }, 'form.text'],
    ['more companies than there are counters', 'players', { snlf: 61 }, 'form.number'],
    ['a force of nobody', 'players', { snlf: 0, ija: 0 }, 'form.sum-at-least'],
    ['a house rule nobody offers', 'house', { pulls: 'five' }, 'form.choice'],
    ['a hex that is no number', 'beachheads', { ...beachheads, last: '16a2' }, 'form.pattern'],
    ['a hex twice', 'beachheads', { ...beachheads, last: '1630' }, 'form.different'],
  ])('refuses %s', (_, key, values, code) => {
    const asked: Script = key === 'house' ? people.slice(0, 1) : [];
    const procedure = key === 'beachheads' ? 'landing-order' : 'set-up';
    expect(() => drive(iph, initialState(), procedure, {}, [...asked, [key, values]])).toThrow(code);
  });
});
