// A hex has one number (2.2): however it is named, it is the same hex, with the rules that go with it.
import { describe, expect, it } from 'vitest';
import { iph } from '../../../src/games/iph/game';
import { totalVp } from '../../../src/games/iph/state/points';
import { honoluluFell, type IphState } from '../../../src/games/iph/state/state';
import { iphSheet } from '../../../src/games/iph/views/sheet/sheet';
import { drive, type Script } from '../../support/drive';
import { applyAll, atTurn, packOf } from '../../support/iph';

/** A sheet on which every attack on manmade terrain empties the hex. */
const WON = packOf({
  ...Object.fromEntries(
    ['city', 'installation', 'fortification', 'oil', 'airfield'].map((kind) => [`tec shift ${kind}`, 0]),
  ),
  'crt 4:1 6': { attacker: 0, defender: 1 },
  'crt 3:1 6': { attacker: 0, defender: 1 },
  'hexes kind 3410': 'city',
  'hexes kind 3506': 'fortification',
});

/** Japan takes a hex in battle, by the number typed with it. */
function fight(state: IphState, terrain: string, hex: string, ...after: Script): IphState {
  const script: Script = [
    ['declare', { attack: 20, defence: 1, terrain, hex }],
    ...(terrain === 'city' ? [['issei', 1] as const] : []),
    ['crt', 6],
    ['vacated', 'advance'],
    ...after,
  ];
  return applyAll(state, drive(iph, state, 'battle', { attacker: 'jp' }, script, WON).outcome.events);
}

/** The US takes it back in battle. */
function retake(state: IphState, terrain: string, hex: string, ...after: Script): IphState {
  const chit = { ...state, current: '24-fight' } as IphState;
  const inIt = state.beachheads.some((beachhead) => beachhead.marker && beachhead.hex === hex);
  const script: Script = [
    ['declare', { attack: 20, terrain, hex, beachhead: inIt ? 'in' : 'none' }],
    ['defence', { defence: 1 }],
    ['crt', 6],
    ['vacated', 'advance'],
    ...after,
  ];
  return applyAll(chit, drive(iph, chit, 'battle', { attacker: 'us' }, script, WON).outcome.events);
}

const take = (state: IphState, ...script: Script): IphState =>
  applyAll(state, drive(iph, state, 'hex', { to: 'jp' }, script, WON).outcome.events);

const held = (state: IphState): readonly string[] =>
  state.hexes.filter((hex) => hex.held).map(({ id }) => id);

describe('[9.14] the five Honolulu hexes', () => {
  const numbers = ['3410', '3411', '3510', '3511', '3612'];
  const named = (n: number): readonly [string, string] => ['which-named', `honolulu-${n}`];

  it('taken in battles by their numbers, all five take 1 off every US movement roll', () => {
    const fallen = numbers.reduce((state, hex, i) => fight(state, 'city', hex, named(i + 1)), atTurn(3));
    expect(honoluluFell(fallen)).toBe(true);
    const moving = { ...fallen, current: '24-move' as const };
    const { outcome } = drive(iph, moving, 'movement-roll', {}, [['mf', 4]]);
    // 7 December: 4 − 1, and 1 less for Honolulu.
    expect(outcome.events).toMatchObject([{ type: 'v1.MovementRolled', mf: 2 }]);
    expect(totalVp(fallen)).toBe(3 + 5);
  });

  it('[2.2] a number is asked for once: the hex that has it is known from then on', () => {
    const once = fight(atTurn(3), 'city', '3410', named(1));
    const back = retake(once, 'city', '3410');
    expect(held(back)).toEqual([]);
    expect(back.hexes).toMatchObject([{ id: 'honolulu-1', everHeld: true, held: false }]);
    const again = fight(back, 'city', '3410');
    expect(held(again)).toEqual(['honolulu-1']);
    expect(iph.ledgers(again)[0]?.lines.at(-1)?.label).toBe('Honolulu 1 (3410), city');
  });

  it('[4.4] picked by name and typed by number, it scores once', () => {
    const byName = take(atTurn(3), ['which-hex', 'honolulu-1'], ['hex-number', { number: '' }]);
    const typed = take(
      byName,
      ['which-hex', 'other'],
      ['hex-number', { number: '3410' }],
      ['which-named', 'honolulu-1'],
    );
    expect(totalVp(typed)).toBe(3 + 1);
    expect(held(typed)).toEqual(['honolulu-1']);
    expect(held(retake(typed, 'city', '3410'))).toEqual([]);
  });

  it('[2.2] picked by name, its number is remembered where it is given', () => {
    const state = take(atTurn(3), ['which-hex', 'honolulu-2'], ['hex-number', { number: '3411' }]);
    expect(held(retake(state, 'city', '3411'))).toEqual([]);
    const other: Script = [
      ['which-hex', 'honolulu-3'],
      ['hex-number', { number: '3411' }],
    ];
    expect(() => take(state, ...other)).toThrow('form.never');
  });

  it('a city that is none of them stays one of its own, and is not asked for again', () => {
    const state = fight(atTurn(3), 'city', '2430', ['which-named', 'none']);
    expect(held(state)).toEqual(['2430']);
    expect(held(fight(retake(state, 'city', '2430'), 'city', '2430'))).toEqual(['2430']);
  });

  it('a state sheet keeps the numbers', () => {
    const state = take(atTurn(3), ['which-hex', 'honolulu-2'], ['hex-number', { number: '3411' }]);
    const facts = iphSheet.describe(state).sections.flatMap((section) => section.facts);
    expect(facts).toContainEqual(expect.objectContaining({ label: 'Honolulu 2, number', value: '3411' }));
  });
});

describe('[3.3] the seven forts', () => {
  it('typed by number are forts without a question, each scored once', () => {
    const one = fight(atTurn(3), 'fortification', '3506');
    const two = fight(one, 'fortification', '3715');
    expect(held(two)).toEqual(['fort-1', 'fort-2']);
    expect(totalVp(two)).toBe(3 + 2);
    expect(held(retake(two, 'fortification', '3506'))).toEqual(['fort-2']);
  });

  it('one that was picked by its name alone is asked for', () => {
    const byName = take(atTurn(3), ['which-hex', 'fort-1'], ['hex-number', { number: '' }]);
    expect(held(retake(byName, 'fortification', '3506', ['which-named', 'fort-1']))).toEqual([]);
    expect(held(fight(byName, 'fortification', '3506', ['which-named', 'fort-2']))).toEqual([
      'fort-1',
      'fort-2',
    ]);
  });

  it('[3.2] under a beachhead is a fort too', () => {
    const begun = { ...atTurn(1), beachheads: [] };
    const script: Script = [['beachheads', { first: '3505', centre: '3506', last: '3507' }]];
    const sheet = packOf({
      'hexes kind 3505': 'none',
      'hexes kind 3506': 'fortification',
      'hexes kind 3507': 'fortification',
    });
    const { outcome } = drive(iph, begun, 'reveal-landing', {}, script, sheet);
    const state = applyAll(begun, outcome.events);
    expect(held(state)).toEqual(['fort-1', 'fort-2']);
    const back = retake(state, 'fortification', '3506');
    expect(back.beachheads[1]).toEqual({ hex: '3506', marker: false, held: false });
  });
});

describe('[2.2] 3020 is Ford Island', () => {
  const rowGone = (): IphState => atTurn(3, { gone: ['bbrow'] });

  it('[11.1] by number, too, nobody enters it while Battleship Row is there', () => {
    const byNumber: Script = [
      ['which-hex', 'other'],
      ['hex-number', { number: '3020' }],
    ];
    expect(() => take(atTurn(3), ...byNumber)).toThrow('form.never');
    expect(held(take(rowGone(), ...byNumber))).toEqual(['ford-island']);
  });

  it.each(['airfield', 'installation', 'city', 'clear'])(
    '[11.2] an attack on it as %s would not be halved, nor meet the dice of 11.4: it is refused',
    (terrain) => {
      const declare: Script = [['declare', { attack: 20, defence: 1, terrain, hex: '3020' }]];
      for (const state of [atTurn(3), rowGone()])
        expect(() => drive(iph, state, 'battle', { attacker: 'jp' }, declare, WON)).toThrow('form.never');
      const us = { ...rowGone(), current: '24-fight' } as IphState;
      expect(() => drive(iph, us, 'battle', { attacker: 'us' }, declare, WON)).toThrow('form.never');
      const fire: Script = [['declare', { range: '1', terrain, hex: '3020' }]];
      const row = { ...atTurn(3), current: 'bbrow-fight' } as IphState;
      expect(() => drive(iph, row, 'battle', { attacker: 'us' }, fire, WON)).toThrow('form.never');
    },
  );

  it('[11.2] a battle for another airfield never ends on it', () => {
    const script: Script = [
      ['declare', { attack: 20, defence: 1, terrain: 'airfield' }],
      ['crt', 6],
      ['vacated', 'advance'],
    ];
    const which: Script = [...script, ['which-hex', 'ford-island']];
    expect(() => drive(iph, rowGone(), 'battle', { attacker: 'jp' }, which, WON)).toThrow('choice.unknown');
    const number: Script = [...script, ['which-hex', 'other'], ['hex-number', { number: '3020' }]];
    expect(() => drive(iph, rowGone(), 'battle', { attacker: 'jp' }, number, WON)).toThrow('form.never');
  });

  it('[3.2] is no coast to land on', () => {
    const order: Script = [['beachheads', { first: '3019', centre: '3020', last: '3021' }]];
    expect(() => drive(iph, atTurn(1), 'landing-order', {}, order)).toThrow('form.never');
  });
});

it('[4.6] 1630 is the city of Halei-wa: a battle there is a battle in a city', () => {
  const declare: Script = [['declare', { attack: 20, defence: 1, terrain: 'oil', hex: '1630' }]];
  expect(() => drive(iph, atTurn(3), 'battle', { attacker: 'jp' }, declare, WON)).toThrow('form.never');
});
