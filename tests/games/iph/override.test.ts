import { describe, expect, it } from 'vitest';
import { openQuestion } from '../../../src/core/journal/commands';
import { overrideOpen } from '../../../src/core/journal/override';
import type { Json } from '../../../src/core/json';
import { packLookup, runProcedure } from '../../../src/core/play/procedure';
import type { Answer } from '../../../src/core/play/prompt';
import { iph } from '../../../src/games/iph/game';
import { totalVp } from '../../../src/games/iph/state/points';
import { drive, type Script } from '../../support/drive';
import { applyAll, atTurn, packOf } from '../../support/iph';
import { open, say, sitDown, take } from '../../support/play';

/** Japan attacks 12 : 4 in the open, in the morning of turn 1; the die is a 3. */
const OPEN_FIELD: Script = [
  ['declare', { terrain: 'clear', attack: 12, defence: 4 }],
  ['crt', 3],
];

const SHEET = packOf({
  'tec shift clear': 0,
  'crt 3:1 3': { attacker: 1, defender: 1 },
  'crt 4:1 3': { attacker: 0, defender: 2 },
  'crt 1:3 3': { attacker: 2, defender: 0 },
});
const JAPAN = { attacker: 'jp' };

/** The same battle with these values overridden. */
function fight(overrides: { readonly [key: string]: Json }, state = atTurn(1), script = OPEN_FIELD) {
  const battle = iph.procedures.battle;
  if (!battle) throw new Error('no battle');
  const { prompts } = drive(iph, state, 'battle', JAPAN, [...script, ['vacated', 'holds']], SHEET);
  const said: readonly (readonly [string, Answer])[] = [
    [
      prompts[0]?.key ?? '',
      { kind: 'form', values: { terrain: 'clear', facts: [], attack: 12, defence: 4 } },
    ],
    ['crt', { kind: 'dice', faces: [3], by: 'physical' }],
    ['vacated', { kind: 'choice', value: 'holds' }],
    ...Object.entries(overrides).map(
      ([key, value]) => [`override:${key}`, { kind: 'override', value, reason: 'Our rule' }] as const,
    ),
  ];
  const run = runProcedure(battle, state, JAPAN, new Map(said), packLookup(iph.charts, SHEET));
  if (run.status !== 'done') throw new Error(`asks ${run.prompt.key}: ${run.rejected?.problem.message}`);
  return run.outcome;
}

const fought = (outcome: ReturnType<typeof fight>) =>
  outcome.events.find(({ type }) => type === 'v1.BattleFought');

describe('overrides of a battle', () => {
  it.each([
    [0, { column: '3:1', shift: 0, attackerLoss: 1, defenderLoss: 1 }],
    [9, { column: '4:1', shift: 9, attackerLoss: 0, defenderLoss: 2 }],
    [-9, { column: '1:3', shift: -9, attackerLoss: 2, defenderLoss: 0 }],
  ])('[10.11] a net shift of %i by the players, never off the table', (shift, expected) => {
    const outcome = fight({ shift });
    expect(fought(outcome)).toMatchObject(expected);
    expect(outcome.trace).toContainEqual({
      kind: 'override',
      label: 'Net shift',
      value: shift > 0 ? '+9' : shift ? '−9' : '0',
      was: '0',
      reason: 'Our rule',
      rule: '10.11',
      prompt: 'override:shift',
    });
  });

  it('[10.9] the result is taken as said: losses, and whether anyone is left to ask about', () => {
    const outcome = fight({ result: { attacker: 2, defender: 0 } });
    expect(fought(outcome)).toMatchObject({ column: '3:1', face: 3, attackerLoss: 2, defenderLoss: 0 });
    expect(outcome.trace[0]).toMatchObject({ kind: 'title', value: '2/0' });
    expect(outcome.trace).toContainEqual(
      expect.objectContaining({ kind: 'override', value: '2/0', was: '1/1', reason: 'Our rule' }),
    );
  });

  it('[4.2] the points of the battle: the difference is a line of the ledger', () => {
    const state = atTurn(1);
    const outcome = fight({ points: 3 });
    expect(totalVp(applyAll(state, outcome.events)) - totalVp(state)).toBe(3);
    expect(outcome.trace.at(-1)).toMatchObject({ label: 'Victory points', value: '+3' });
    expect(outcome.events.at(-1)).toEqual({
      type: 'v1.PointsCorrected',
      label: 'Japan attacks, override',
      points: 3,
    });
    expect(fight({ points: 0 }).events.some(({ type }) => type === 'v1.PointsCorrected')).toBe(false);
  });

  it('all three at once', () => {
    const outcome = fight({ shift: 9, result: { attacker: 0, defender: 3 }, points: -2 });
    expect(fought(outcome)).toMatchObject({ column: '4:1', defenderLoss: 3 });
    expect(
      outcome.trace.filter(({ kind }) => kind === 'override').map(({ value, was }) => [value, was]),
    ).toEqual([
      ['+9', '0'],
      ['0/3', '0/2'],
      ['−2', '0'],
    ]);
  });

  it('before the die the column is asked on as overridden; the line of the shift is the one to tap', () => {
    const table = sitDown(iph, SHEET);
    open(table, iph.setup, { charts: 'own' });
    say(table, { jp: 'Ken', us: 'Ann', snlf: 12, ija: 24 }, {});
    open(table, 'reveal-landing');
    say(table, { first: '1630', centre: '1631', last: '1632' }, 'none', 'none');
    open(table, 'end-step');
    say(table, 'skip');
    open(table, 'begin-jp-phase', { phase: 'combat' });
    open(table, 'battle', JAPAN);
    say(table, { terrain: 'clear', attack: 12, defence: 4 });
    const asked = openQuestion(iph, table.projection, table.pack);
    const [overridable] = asked?.overridable ?? [];
    expect(asked?.prompt).toMatchObject({ key: 'crt', rollPreview: { column: '3:1' } });
    expect(asked?.prompt.working[overridable?.at ?? 0]).toMatchObject({ label: 'Net shift 0', value: '3:1' });
    const answer = { kind: 'override', value: -1, reason: 'Fog' } as const;
    take(table, overrideOpen(iph, table.projection, table.pack, 'override:shift', answer));
    const now = openQuestion(iph, table.projection, table.pack)?.prompt;
    expect(now).toMatchObject({ key: 'crt', rollPreview: { column: '2:1' } });
    expect(now?.working.slice(-2)).toMatchObject([
      { kind: 'override', value: '−1', was: '0' },
      { label: 'Net shift −1', value: '2:1' },
    ]);
  });
});
