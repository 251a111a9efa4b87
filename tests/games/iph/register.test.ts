import { describe, expect, it } from 'vitest';
import { startingForces } from '../../../src/games/iph/data/forces';
import { iph } from '../../../src/games/iph/game';
import type { IphState } from '../../../src/games/iph/state/state';
import { drive, type Script } from '../../support/drive';
import { applyAll, atTurn, packOf } from '../../support/iph';

const ashore = (snlf: number, ija: number, more: Partial<IphState['forces']['steps']> = {}) => {
  const { steps } = startingForces(0, 0);
  return { waiting: { snlf: 0, ija: 0 }, steps: { ...steps, snlf, ija, ...more } };
};
const counting = (more: Partial<IphState>) => atTurn(3, more, { registers: 'on' });
const sheet = packOf({
  'tec shift clear': 0,
  'tec shift fortification': 0,
  'crt 3:1 1': { attacker: 1, defender: 2 },
});
const jp = (vacated: Script[number][1], terrain = 'clear'): Script => [
  ['declare', { attack: 9, defence: 3, terrain }],
  ['crt', 1],
  ['vacated', vacated],
];
const us = (vacated: Script[number][1]): Script => [
  ['declare', { attack: 9, terrain: 'clear', beachhead: 'none' }],
  ['defence', { defence: 3 }],
  ['crt', 1],
  ['vacated', vacated],
];

describe('[2.11] step counts', () => {
  it('[3.3] starts with 37 and 37 one-step companies, four battalions of two steps and seven garrisons', () => {
    expect(startingForces(12, 24)).toEqual({
      steps: { '24': 37, '25': 37, usmc: 8, garrison: 7, snlf: 0, ija: 0 },
      waiting: { snlf: 12, ija: 24 },
    });
  });

  it('[10.9] books the steps of the force that paid, in attack and defence', () => {
    const state = counting({ forces: ashore(6, 10) });
    const paid = { end: 'holds', '24': 1, '25': 0, garrison: 1, ija: 0, snlf: 1 };
    const { outcome } = drive(iph, state, 'battle', { attacker: 'jp' }, jp(paid, 'fortification'), sheet);
    expect(applyAll(state, outcome.events).forces.steps).toEqual({
      '24': 36,
      '25': 37,
      usmc: 8,
      garrison: 6,
      snlf: 5,
      ija: 10,
    });
  });

  it('[10.9] a US attack is paid by its own sub-command, never by a garrison', () => {
    const state = counting({ forces: ashore(0, 10), current: '25-fight' });
    const { outcome, prompts } = drive(iph, state, 'battle', { attacker: 'us' }, us({ end: 'holds' }), sheet);
    const form = prompts.at(-1);
    expect(form?.kind === 'form' && form.fields.map(({ key }) => key)).toEqual(['end', '25', 'ija']);
    expect(applyAll(state, outcome.events).forces.steps).toMatchObject({ '25': 36, ija: 8, garrison: 7 });
  });

  it('[10.9] no more steps than called for, and no more than a force has', () => {
    const state = counting({ forces: ashore(1, 1) });
    const run = (paid: Record<string, unknown>) =>
      drive(iph, state, 'battle', { attacker: 'jp' }, jp({ end: 'holds', ...paid }), sheet);
    expect(() => run({ '24': 2, '25': 1 })).toThrow('form.sum-at-most');
    expect(() => run({ ija: 1, snlf: 1 })).toThrow('form.sum-at-most');
    expect(() => run({ '24': 3 })).toThrow('form.number');
    expect(() => run({ '24': 0, ija: 0 })).not.toThrow();
  });

  it('[5.6] a sub-command without a step left retires: its chits leave the cup, and do not come back', () => {
    const state = counting({ forces: ashore(0, 10, { usmc: 1 }), current: 'usmc-fight' });
    const { outcome } = drive(iph, state, 'battle', { attacker: 'us' }, us({ end: 'holds' }), sheet);
    const after = applyAll(state, outcome.events);
    expect(after.gone).toContain('usmc');
    expect(after.cup.filter((chit) => chit.startsWith('usmc'))).toEqual([]);
    const next = applyAll(after, [
      { type: 'v1.UsPhaseEnded', chit: 'usmc-fight' },
      { type: 'v1.TurnEnded', turn: 3, skipped: [] },
    ]);
    expect(next.cup).toEqual(['24-move', '25-move']);
  });

  it('asks nothing of it while the counts are off', () => {
    const state = atTurn(3, { forces: ashore(6, 10) });
    const { outcome, prompts } = drive(iph, state, 'battle', { attacker: 'jp' }, jp('holds'), sheet);
    expect(prompts.at(-1)?.kind).toBe('choice');
    expect(applyAll(state, outcome.events).forces).toEqual(state.forces);
  });

  it('counts are set right by hand', () => {
    const state = counting({ forces: ashore(6, 10) });
    const values = { 'waiting-snlf': 3, '24': 30 };
    const { outcome } = drive(iph, state, 'correct-forces', {}, [['counts', values]]);
    const { forces } = applyAll(state, outcome.events);
    expect(forces).toMatchObject({ waiting: { snlf: 3, ija: 0 }, steps: { '24': 30, '25': 37, snlf: 6 } });
  });
});

describe('[1.1] house rules in mid-game', () => {
  it('hold from there on and are named in the log', () => {
    const state = atTurn(3);
    const { outcome } = drive(iph, state, 'house-rules', {}, [['house', { pulls: 'four', issei: 'once' }]]);
    expect(applyAll(state, outcome.events).house).toMatchObject({
      pulls: 'four',
      issei: 'once',
      ratio: 'cap-then-shift',
    });
    expect(outcome.trace.map(({ label }) => label)).toEqual([
      'House rules changed',
      'Chit pulls each turn: Four',
      'Issei die after a rebellion: No longer',
    ]);
    expect(() => drive(iph, state, 'house-rules', {}, [['house', { pulls: 'five' }]])).toThrow('form.choice');
  });
});
