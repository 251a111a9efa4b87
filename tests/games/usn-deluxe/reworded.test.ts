import { expect, it, vi } from 'vitest';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { drive, type Script } from '../../support/drive';
import { usnDeluxe } from './game';

// Success and failure read alike here: only the die can tell them apart.
vi.mock('../../../src/games/usn-deluxe/data/checks', async (original) => {
  const checks = await original<typeof import('../../../src/games/usn-deluxe/data/checks')>();
  return { ...checks, CHECKS: checks.CHECKS.map((row) => ({ ...row, good: '0 of it', bad: '0 of it' })) };
});

const at = (turn: number, step: string, more: Partial<UsnState>): UsnState => ({
  ...initialState(),
  ...{ scenario: 'g4', stage: 'underway', since: turn, cursor: { turn, step }, ...more },
});
const events = (state: UsnState, procedure: string, script: Script) =>
  drive(usnDeluxe, state, procedure, {}, script).outcome.events;

it('45.A(H): Chinese armies come back by their dice, whatever the words', () => {
  const state = at(84, 'p1', { options: ['china'], chinese: { nationalist: 2, communist: 1 } });
  const come = (nationalist: readonly number[], communist: readonly number[]) =>
    events(state, 'due', [
      ['cell:reinforcements:j:84', 'Nothing'],
      ['cell:reinforcements:a:84', 'Nothing'],
      ['reserves', {}],
      ['nationalist', nationalist],
      ['communist', communist],
    ]).flatMap((event) => (event.type === 'v1.ChineseReturned' ? [event.people] : []));
  expect([come([5, 5], [4]), come([6, 1], [4]), come([1, 1], [5])]).toEqual([
    [],
    ['nationalist'],
    ['communist'],
  ]);
});

it('9: what is neutralized recovers by its die, whatever the words', () => {
  const neutralized = ['Lae', 'Buna'].map((name) => ({ id: `j:${name}`, side: 'j', name }) as const);
  const recover = (...dice: readonly number[]) =>
    events(at(20, 'p10', { scenario: 'g1', neutralized }), 'administration', [
      ['supplied', { supplied: neutralized.map(({ id }) => id) }],
      ...dice.map((die, i) => [`recovery-${i}`, [die]] as const),
    ]).flatMap((event) => (event.type === 'v1.Recovered' ? event.ids : []));
  expect([recover(2, 2), recover(3, 2), recover(6, 6)]).toEqual([[], ['j:Lae'], ['j:Lae', 'j:Buna']]);
});
