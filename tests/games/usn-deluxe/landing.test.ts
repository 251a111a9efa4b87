import { describe, expect, it } from 'vitest';
import { duesNow } from '../../../src/games/usn-deluxe/state/dues';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import { type Landing, landingOf } from '../../../src/games/usn-deluxe/steps/combat/landings';
import { drive } from '../../support/drive';
import { usnDeluxe } from './game';
import { fold, sea } from './sea-table';

type Row = readonly [
  how: Landing['how'],
  hexClass: Landing['hexClass'],
  there: string,
  more: Partial<Landing>,
  isBeach: boolean,
  attack: string,
  rule: string,
];
const rows: readonly Row[] = [
  ['assault', '1', 'land', {}, false, 'must', '15'],
  ['assault', '2', 'land', {}, false, 'may', '15'],
  ['assault', '2', 'land entrenched', {}, false, 'may', '15'],
  ['assault', '2', 'land entrenched', {}, true, 'must', '30'],
  ['assault', '2', 'land entrenched own', {}, true, 'may', '15'],
  ['assault', '1', 'land entrenched', {}, true, 'must', '15'],
  ['assault', '2', '', {}, true, 'none', '15'],
  ['assault', '2', 'land cdu', {}, false, 'barred', '15'],
  ['assault', '2', 'ships', {}, false, 'barred', '15'],
  ['transport', '1', 'land own', { stayed: ['stayed'] }, false, 'barred', '15'],
  ['transport', '2', 'land', { stayed: ['stayed'] }, false, 'barred', '15'],
  ['transport', '2', 'land own', {}, false, 'barred', '15'],
  ['transport', '2', 'land own', { stayed: ['stayed'] }, false, 'may', '15'],
  ['drop', '1', 'land', {}, false, 'barred', '21.D'],
  ['drop', '1', '', {}, false, 'none', '21.D'],
  ['drop', '2', 'land', {}, false, 'must', '21.D'],
  ['drop', '2', 'land cdu ships', {}, false, 'must', '21.D'],
  ['drop', '2', 'land', { fire: 'back' }, false, 'barred', '21.D'],
  ['drop', '2', 'land', { fire: 'lost' }, false, 'barred', '21.D'],
];

describe('15, 21.D, 30: troops that land', () => {
  it.each(rows)('%s, class %s, %s %o, beach defenses %s: %s by %s', (how, hexClass, there, ...rest) => {
    const [more, isBeach, attack, rule] = rest;
    const told = landingOf({ how, hexClass, there: there.split(' '), ...more }, { isBeach });
    expect([told.allowed ? told.attack : 'barred', told.rule]).toEqual([attack, rule]);
  });
});

describe('5A, 9A: a landing on the table', () => {
  const attacking = (more: Partial<UsnState> = {}) => sea([], { cursor: { turn: 20, step: 'p9' }, ...more });
  const land = (state: UsnState, told: { readonly [field: string]: unknown }) =>
    drive(usnDeluxe, state, 'landing', {}, [['landing', { place: 'Tarawa', how: 'assault', ...told }]])
      .outcome;

  it('15(C): owes the attack of those who landed on an atoll, until it is read', () => {
    const { events } = land(attacking(), { hexClass: '1' });
    const now = duesNow(fold(attacking(), events)).filter(({ id }) => id.startsWith('landing'));
    expect(now.map(({ text, rule, side }) => [text, rule, side])).toEqual([
      ['Attack at Tarawa with the landed units', '15', 'j'],
    ]);
  });
  it('15(B): owes none on a larger island', () =>
    expect(land(attacking(), { hexClass: '2' }).events).toEqual([]));
  it('15(A): says what bars it, and books nothing', () => {
    const { events, trace } = land(attacking(), { hexClass: '2', there: ['land', 'cdu'] });
    expect(events).toEqual([]);
    expect(trace.map(({ label }) => label)).toContain('the coastal defense must be destroyed first');
  });
  it('21.D(C): airborne units that fire drives off do not land', () => {
    const { trace } = land(attacking(), { how: 'drop', hexClass: '2', fire: 'back' });
    expect(trace[0]).toMatchObject({ label: 'No landing at Tarawa', rule: '21.D' });
  });
  it('is for phases 5 and 9', () =>
    expect(usnDeluxe.procedures.landing?.unless?.(sea([]), {})).toBe(
      'Troops land on an enemy only in phases 5 and 9.',
    ));
});
