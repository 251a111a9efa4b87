// What the working of a battle names, and what is not asked because nothing could come of it.
import { describe, expect, it } from 'vitest';
import type { DicePrompt } from '../../../src/core/play/prompt';
import { iph } from '../../../src/games/iph/game';
import type { HouseRules } from '../../../src/games/iph/state/house';
import type { IphState } from '../../../src/games/iph/state/state';
import { drive, type Script } from '../../support/drive';
import { atTurn, packOf } from '../../support/iph';

const COLUMNS = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'];
const SHEET = packOf({
  'tec shift airfield': 0,
  'tec shift clear': 0,
  ...Object.fromEntries(COLUMNS.map((odds) => [`crt ${odds} 1`, { attacker: 0, defender: 0 }])),
});

function fight(state: IphState, attacker: 'jp' | 'us', script: Script, sheet = SHEET) {
  const { outcome, prompts } = drive(iph, state, 'battle', { attacker }, script, sheet);
  const facts = outcome.trace.flatMap(({ kind, label, value, rule }) =>
    kind === 'fact' && /doubled|halved/.test(label) ? [`${label} ${value} (${rule})`] : [],
  );
  return { facts, prompts };
}

describe('the working names each step that changes the attack factors', () => {
  const american = (house: Partial<HouseRules> = {}) =>
    atTurn(2, { current: '24-fight', gone: ['bbrow'] } as Partial<IphState>, house);
  const rowGone = atTurn(2, { gone: ['bbrow'] });

  it('[10.14] of a fort: 4 doubled', () => {
    const { facts } = fight(american(), 'us', [
      ['declare', { attack: 3, terrain: 'clear', facts: ['from-fort'], fromFort: 4 }],
      ['defence', { defence: 5 }],
      ['crt', 1],
    ]);
    expect(facts).toEqual(['From the fort, doubled 4 → 8 (10.14)']);
  });

  it('[11.2] onto Ford Island: 9 halved, the remainder dropped', () => {
    const { facts } = fight(rowGone, 'jp', [
      ['declare', { attack: 9, defence: 3, terrain: 'ford-island' }],
      ['crt', 1],
    ]);
    expect(facts).toEqual(['Onto Ford Island, halved 9 → 4 (11.2)']);
  });

  it('[11.2] off Ford Island: 7 halved, beside what is not', () => {
    const { facts } = fight(rowGone, 'jp', [
      ['declare', { attack: 6, defence: 3, terrain: 'clear', from: ['off-ford'], offFord: 7 }],
      ['crt', 1],
    ]);
    expect(facts).toEqual(['Off Ford Island, halved 7 → 3 (11.2)']);
  });

  it('[11.2] halved unit by unit it is the players who do', () => {
    const { facts } = fight(atTurn(2, { gone: ['bbrow'] }, { fordHalving: 'unit' }), 'jp', [
      ['declare', { attack: 4, defence: 3, terrain: 'ford-island' }],
      ['crt', 1],
    ]);
    expect(facts).toEqual([]);
  });

  it('and nothing where nothing is doubled or halved', () => {
    const { facts } = fight(rowGone, 'jp', [
      ['declare', { attack: 6, defence: 3, terrain: 'clear' }],
      ['crt', 1],
    ]);
    expect(facts).toEqual([]);
  });
});

describe('[10.13] the shift of a city', () => {
  const unread = packOf(
    Object.fromEntries(COLUMNS.map((odds) => [`crt ${odds} 1`, { attacker: 0, defender: 0 }])),
  );
  const attack = (face: number): Script => [
    ['declare', { attack: 6, defence: 3, terrain: 'city', hex: '3617' }],
    ['issei', face],
  ];

  it('is not asked for once the Issei have rebelled', () => {
    const { prompts } = fight(atTurn(2), 'jp', [...attack(6), ['crt', 1]], unread);
    expect(prompts.map(({ key }) => key)).toEqual(['declare', 'issei', 'crt']);
  });
});

describe('[12.1] a combat die after a banzai die', () => {
  it('is on the column that the banzai die leads to', () => {
    const { prompts } = fight(atTurn(2), 'jp', [
      ['declare', { attack: 6, defence: 3, terrain: 'clear' }],
      ['crt', { faces: [4, 1], marks: ['banzai'] }],
    ]);
    const crt = prompts.at(-1) as DicePrompt;
    expect(crt.title).toBe('Combat die on 2:1');
    const on = (...columns: readonly string[]) => columns.map((column) => `Combat die on ${column}`);
    expect(crt.marks?.[0]?.titles).toEqual(on('2:1', '3:1', '3:1', '4:1', '4:1', '4:1'));
  });

  it('moves against the attacker where the defender made it', () => {
    const { prompts } = fight(atTurn(2, { current: '24-fight' } as Partial<IphState>), 'us', [
      ['declare', { attack: 6, terrain: 'clear' }],
      ['defence', { defence: 3 }],
      ['crt', 1],
    ]);
    const crt = prompts.at(-1) as DicePrompt;
    expect(crt.marks?.[0]?.titles?.map((title) => title.slice(-3))).toEqual([
      '2:1',
      '1:1',
      '1:1',
      '1:2',
      '1:2',
      '1:3',
    ]);
  });
});
