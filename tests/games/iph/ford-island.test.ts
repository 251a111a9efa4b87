// Attacks onto Ford Island: what is committed before which dice, and what is left after halving.
import { describe, expect, it } from 'vitest';
import type { DicePrompt, FormPrompt } from '../../../src/core/play/prompt';
import { iph } from '../../../src/games/iph/game';
import type { HouseRules } from '../../../src/games/iph/state/house';
import type { IphState } from '../../../src/games/iph/state/state';
import { drive, type Script } from '../../support/drive';
import { atTurn, packOf } from '../../support/iph';

const SHEET = packOf({
  'tec shift airfield': 0,
  'tec shift clear': 0,
  'night result 3': 'none',
  ...Object.fromEntries(
    ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'].map((odds) => [`crt ${odds} 1`, { attacker: 0, defender: 0 }]),
  ),
});
const SHIPS = ['hiei', 'kirishima'];

function fight(state: IphState, attacker: 'jp' | 'us', script: Script) {
  const { outcome, prompts } = drive(iph, state, 'battle', { attacker }, script, SHEET);
  return { prompts, fought: outcome.events.find(({ type }) => type === 'v1.BattleFought') };
}

describe('[11.4] a night attack on Battleship Row', () => {
  const night = atTurn(4, { close: SHIPS });
  const declared: Script = [['declare', { attack: 8, terrain: 'ford-island', battleships: ['hiei'] }]];

  it('[12.1] its battleships are committed before the dice of the Row are seen', () => {
    const { prompts, fought } = fight(night, 'jp', [
      ...declared,
      ['row-dice', [2, 3]],
      ['night-table', 3],
      ['crt', 1],
    ]);
    // 8 halved, and 6 whole; 2 and 3.
    expect(fought).toMatchObject({ attack: 10, defence: 5 });
    expect(prompts.map(({ key }) => key)).toEqual(['declare', 'row-dice', 'night-table', 'crt']);
    expect((prompts[1] as DicePrompt).faceNotes?.slice(1, 4)).toEqual([
      '2 factors',
      '3 factors',
      '4 factors',
    ]);
    expect((prompts[2] as DicePrompt).marks ?? []).toEqual([]);
  });

  it('[7.1] no battleship is added once they are seen', () => {
    const late: Script = [
      ['declare', { attack: 8, terrain: 'ford-island' }],
      ['row-dice', [1, 1]],
      ['night-table', { faces: [3], marks: ['hiei'] }],
    ];
    expect(() => fight(night, 'jp', late)).toThrow('dice.mark');
  });

  it('[7.12] no plane is offered at night', () => {
    const { prompts } = fight(night, 'jp', [
      ...declared,
      ['row-dice', [2, 3]],
      ['night-table', 3],
      ['crt', 1],
    ]);
    expect((prompts[0] as FormPrompt).fields.map(({ key }) => key)).not.toContain('planes');
  });

  it('[12.4] elsewhere at night they are declared with the night die', () => {
    const { fought } = fight(night, 'jp', [
      ['declare', { attack: 4, defence: 5, terrain: 'clear' }],
      ['night-table', { faces: [3], marks: ['hiei'] }],
      ['crt', 1],
    ]);
    expect(fought).toMatchObject({ attack: 10, defence: 5 });
  });
});

describe('[11.2] one factor onto Ford Island', () => {
  const gone = { gone: ['bbrow'] as const };
  const us = (house: Partial<HouseRules> = {}) => atTurn(3, { current: '24-fight', ...gone }, house);
  const fromFort = (fort: number, attack = 0): Script => [
    ['declare', { attack, terrain: 'ford-island', facts: ['from-fort'], fromFort: fort }],
    ['defence', { defence: 3 }],
    ['crt', 1],
  ];

  it('[10.14] out of a garrisoned fort is doubled before it is halved, so that it may attack', () => {
    expect(fight(us(), 'us', fromFort(1)).fought?.attack).toBe(1);
    expect(fight(us(), 'us', fromFort(3, 1)).fought?.attack).toBe(3);
    expect(() => fight(us(), 'us', [['declare', { attack: 1, terrain: 'ford-island' }]])).toThrow(
      'form.sum-at-least',
    );
  });

  it('[10.14] halved unit by unit, what is doubled in the fort comes to what it was', () => {
    expect(fight(us({ fordHalving: 'unit' }), 'us', fromFort(3)).fought?.attack).toBe(3);
  });

  it.each([
    ['by day', 3],
    ['by night', 4],
  ])('[7.1] with a battleship may attack %s: none of its own, and 6', (_, turn) => {
    const state = atTurn(turn, { close: SHIPS, ...gone });
    const script: Script = [
      ['declare', { attack: 1, defence: 3, terrain: 'ford-island', battleships: ['hiei'] }],
      ...(turn === 4 ? [['night-table', 3] as const] : []),
      ['crt', 1],
    ];
    expect(fight(state, 'jp', script).fought?.attack).toBe(6);
    expect(() =>
      fight(state, 'jp', [['declare', { attack: 1, defence: 3, terrain: 'ford-island' }]]),
    ).toThrow('form.sum-at-least');
  });
});
