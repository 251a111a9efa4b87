import { describe, expect, it } from 'vitest';
import type { DicePrompt } from '../../../src/core/play/prompt';
import { startingForces } from '../../../src/games/iph/data/forces';
import { iph } from '../../../src/games/iph/game';
import { planLanding } from '../../../src/games/iph/state/landing';
import type { IphState } from '../../../src/games/iph/state/state';
import { drive, type Script } from '../../support/drive';
import { applyAll, atTurn, expected, named, packOf } from '../../support/iph';

type LandingRow = {
  rule: string;
  name: string;
  turn: number;
  beachheads: { hex: string; marker: boolean; inHex: number }[];
  waiting: { snlf: number; ija: number };
  expect: { phase: boolean; capacity: number[]; mustLand: number };
};

/** The turn entered from the one before, without ships. */
function enter(turn: number, more: Partial<IphState>): IphState {
  if (turn === 1) return { ...atTurn(1, more), cursor: { turn: 1, step: 'jp-landing' } };
  const entered = applyAll(atTurn(turn - 1, more), [{ type: 'v1.TurnEnded', turn: turn - 1, skipped: [] }]);
  return entered.cursor.step === 'carrier-warfare'
    ? applyAll(entered, [{ type: 'v1.StepEnded', step: 'carrier-warfare' }])
    : entered;
}

describe('[8.2] what must land', () => {
  it.each(named(expected<LandingRow>('landings')))('%s', (_, row) => {
    const { snlf, ija } = row.waiting;
    const beachheads = row.beachheads.map(({ hex, marker }) => ({ hex, marker, held: marker }));
    const state = enter(row.turn, { beachheads, forces: startingForces(snlf, ija) });
    expect(state.cursor.step === 'jp-landing').toBe(row.expect.phase);
    if (!row.expect.phase) return;
    const inHex = row.beachheads.filter(({ marker }) => marker).map((beachhead) => beachhead.inHex);
    const plan = planLanding(state, inHex);
    const room = row.beachheads.map(({ hex }) => plan.hexes.find((each) => each.hex === hex)?.room ?? 0);
    expect({ capacity: room, mustLand: plan.mustLand }).toEqual({
      capacity: row.expect.capacity,
      mustLand: row.expect.mustLand,
    });
  });
});

type RollRow = {
  rule: string;
  name: string;
  turn: number;
  face: number;
  modifier8Dec: number;
  modifier9Dec: number;
  geography: number;
  expect: { final: number; stalled: boolean };
};

describe('[8.5] landing rolls', () => {
  it.each(named(expected<RollRow>('landing-rolls')))('%s', (_, row) => {
    const beachheads = [{ hex: '1631', marker: true, held: true }];
    const state = enter(row.turn, { beachheads, forces: startingForces(1, 0) });
    // Every other total lands freely on this sheet.
    const others = [-4, -3, -2, -1, 0, 1, 2, 3, 6, 7, 8, 9, 10, 11, 12];
    const sheet = packOf({
      'landing-modifiers modifier 1631': row.geography,
      ...Object.fromEntries(others.map((total) => [`landing result ${total}`, 'lands'])),
    });
    const dated = {
      ...sheet,
      cells: {
        ...sheet.cells,
        'landing-modifiers': {
          ...sheet.cells['landing-modifiers'],
          'modifier|8 Dec': { value: row.modifier8Dec, source: 'mapsheet' as const },
          'modifier|9 Dec': { value: row.modifier9Dec, source: 'mapsheet' as const },
        },
      },
    };
    const script: Script = [
      ...(row.turn === 1 ? [] : [['ashore', {}] as const]),
      ['loads', {}],
      ['roll-1631', row.face],
    ];
    const { outcome, prompts } = drive(iph, state, 'landing', {}, script, dated);
    const { modifier = 0, ...preview } = (prompts.at(-1) as DicePrompt).rollPreview ?? {};
    expect(preview).toEqual({ chart: 'landing', column: 'result', each: true });
    expect(row.face + modifier).toBe(row.expect.final);
    const after = applyAll(state, outcome.events);
    expect(after.stalled).toEqual(row.expect.stalled ? [{ hex: '1631', snlf: 1, ija: 0 }] : []);
    const labels = outcome.trace.map(({ label }) => label);
    expect(labels).toContain(`Landing Table, ${row.expect.final}`);
    expect(labels.includes('In 1631: 1 SNLF stalled')).toBe(row.expect.stalled);
    expect(after.forces.waiting.snlf).toBe(0);
  });
});

describe('[8.0] landings', () => {
  const free = packOf({
    'landing-modifiers modifier 1630': 0,
    'landing-modifiers modifier 1631': 0,
    'landing-modifiers modifier 1632': 0,
    'landing result 1': 'lands',
    'landing result 2': 'step',
    'landing result 3': 'lost',
  });
  const state = enter(1, { forces: startingForces(5, 24) });

  it('[8.2] fills the beachheads in by itself; all that fit must land', () => {
    const { prompts } = drive(
      iph,
      state,
      'landing',
      {},
      [
        ['loads', {}],
        ['roll-1630', [1, 1, 1, 1]],
        ['roll-1631', [4, 1, 1, 5]],
        ['roll-1632', [1, 2, 3, 1]],
      ],
      free,
    );
    const form = prompts[0];
    const initial = form?.kind === 'form' ? form.fields.map((field) => [field.key, field.initial]) : [];
    expect(Object.fromEntries(initial)).toEqual({
      'snlf-1630': 4,
      'ija-1630': 0,
      'snlf-1631': 1,
      'ija-1631': 3,
      'snlf-1632': 0,
      'ija-1632': 4,
    });
  });

  it('[8.5] stalled units are kept by hex and kind until the turn ends; losses on the beach are losses', () => {
    const script: Script = [
      ['loads', {}],
      ['roll-1630', [1, 1, 1, 1]],
      ['roll-1631', [4, 1, 1, 5]],
      ['roll-1632', [1, 2, 3, 1]],
    ];
    const { outcome } = drive(iph, state, 'landing', {}, script, free);
    expect(outcome.trace.map(({ label, value }) => [label, value])).toEqual(
      expect.arrayContaining([
        ['Landing', '11 ashore'],
        ['In 1631: 1 SNLF stalled, 1 IJA stalled', undefined],
        ['In 1632: 1 IJA loses a step, 1 IJA eliminated', undefined],
      ]),
    );
    const after = applyAll(state, outcome.events);
    expect(after.stalled).toEqual([{ hex: '1631', snlf: 1, ija: 1 }]);
    expect(after.forces).toMatchObject({ waiting: { snlf: 0, ija: 17 }, steps: { snlf: 10, ija: 11 } });
    expect(after.cursor).toEqual({ turn: 1, step: 'operations' });
    const moving = applyAll(after, [{ type: 'v1.JpPhaseBegun', phase: 'movement' }]);
    expect(JSON.stringify(iph.table(moving).panels)).toContain('1631: no move, no attack');
    const ended = applyAll(after, [{ type: 'v1.TurnEnded', turn: 1, skipped: [] }]);
    expect(ended.stalled).toEqual([]);
  });

  const loads = (values: Record<string, number>): Script => [['loads', values]];
  it.each([
    ['[8.2] fewer than fit', { 'ija-1632': 3 }, 'form.sum-at-least'],
    ['[8.1] more than fit into a hex', { 'ija-1630': 1 }, 'form.sum-at-most'],
    ['more SNLF than wait', { 'snlf-1632': 1, 'ija-1632': 3 }, 'form.sum-at-most'],
  ])('refuses %s', (_, values, code) => {
    expect(() => drive(iph, state, 'landing', {}, loads(values), free)).toThrow(code);
  });

  it('[8.1] a turn without room still has its phase, and passes', () => {
    const full = enter(2, { forces: startingForces(1, 1) });
    const { outcome } = drive(iph, full, 'landing', {}, [['ashore', { 1630: 4, 1631: 4, 1632: 4 }]], free);
    expect(applyAll(full, outcome.events).cursor.step).toBe('operations');
  });
});
