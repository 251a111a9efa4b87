import { describe, expect, it } from 'vitest';
import { duesNow } from '../../../src/games/usn-deluxe/state/dues';
import { openObligations } from '../../../src/games/usn-deluxe/state/obligations';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import { drive, type Script } from '../../support/drive';
import { usnDeluxe } from './game';
import { fold, sea, ship } from './sea-table';

const at = (turn: number, step: string, more: Partial<UsnState> = {}) =>
  sea([], { cursor: { turn, step }, ...more });
const dues = (state: UsnState) => duesNow(state).map(({ id }) => id);
const played = (state: UsnState, procedure: string, script: Script, args = {}) => {
  const { outcome, prompts } = drive(usnDeluxe, state, procedure, args, script);
  return { after: fold(state, outcome.events), events: outcome.events, trace: outcome.trace, prompts };
};
const standing = ({ ships }: UsnState) => ships.map(({ id, status, place }) => `${id} ${status} ${place}`);

describe('33: convoy escorts', () => {
  const fleet = [
    ship('j:CL-1'),
    ship('j:DD-1'),
    ship('j:DD-2', { weeks: 5 }),
    ship('j:CVE-1'),
    ship('j:BB-1'),
  ];
  const begun = at(1, 'p1', { ships: fleet, options: ['convoy'], scenario: 'g5' });
  const escorted = played(begun, 'convoy', [
    ['convoy', 'yes'],
    ['ships', { ships: ['j:DD-1', 'j:CVE-1'] }],
  ]);

  it('are due as the war begins: two undamaged of CL, DD, CVL, CVE', () => {
    expect(dues(begun)).toContain('convoy:1');
    const form = escorted.prompts.at(-1);
    const field = form?.kind === 'form' ? form.fields[0] : undefined;
    expect(field?.kind === 'flags' && field.options.map(({ value }) => value)).toEqual([
      'j:CL-1',
      'j:DD-1',
      'j:CVE-1',
    ]);
    expect(dues(escorted.after)).not.toContain('convoy:1');
    expect(standing(escorted.after)).toContain('j:DD-1 removed Convoys');
    expect(escorted.after.scores).toEqual([]);
  });
  it('refuses one ship, and three', () => {
    for (const ships of [['j:DD-1'], ['j:DD-1', 'j:CVE-1', 'j:CL-1']])
      expect(() =>
        played(begun, 'convoy', [
          ['convoy', 'yes'],
          ['ships', { ships }],
        ]),
      ).toThrow('Choose 2 ships.');
  });
  it('one more leaves as 1943 begins', () => {
    const later = { ...escorted.after, cursor: { turn: 56, step: 'p1' } };
    const { after } = played(later, 'convoy', [
      ['convoy', 'yes'],
      ['ships', { ships: ['j:CL-1'] }],
    ]);
    expect(after.ships.filter(({ place }) => place === 'Convoys')).toHaveLength(3);
  });
  it('come back, all of them, when they are given up', () => {
    const later = { ...escorted.after, cursor: { turn: 56, step: 'p1' } };
    const { after, trace } = played(later, 'convoy', [['convoy', 'no']]);
    expect(standing(after).filter((each) => !each.includes('Truk'))).toEqual([
      'j:DD-1 afloat Naval bases in Japan',
      'j:CVE-1 afloat Naval bases in Japan',
    ]);
    expect([after.convoy, trace[0]?.value]).toEqual([false, 'Japanese DD-1, CVE-1 Taiyo back']);
  });
  it('cannot be given where too few are left', () => {
    const few = at(1, 'p1', { ships: [ship('j:DD-1')], options: ['convoy'], scenario: 'g5' });
    expect(() => played(few, 'convoy', [['convoy', 'yes']])).toThrow('Too few ships are left');
  });
  it('are not asked again in a game in which the line of turn 1 was read before it had a step', () => {
    const done = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`set:1:${i}`, 1]));
    expect(dues({ ...begun, done })).not.toContain('convoy:1');
  });
});

describe('32: submarines', () => {
  it('32(P): one real and one dummy leave for good in January 1944', () => {
    const subs = ['SS-1', 'SS-2', 'Dummy-1', 'Dummy-2'].map((name) =>
      ship(`j:${name}`, { station: { turn: 107, step: 'p2' } }),
    );
    const state = at(108, 'p1', { ships: subs, options: ['subs'], scenario: 'g5', since: 108 });
    expect(dues(state)).toContain('take:subs-1944:108');
    const { after } = played(state, 'withdraw', [['ships', { SS: ['j:SS-2'], Dummy: ['j:Dummy-1'] }]], {
      which: 'subs-1944',
    });
    expect(standing(after)).toEqual([
      'j:SS-1 afloat Truk 754',
      'j:SS-2 removed Out of the war',
      'j:Dummy-1 removed Out of the war',
      'j:Dummy-2 afloat Truk 754',
    ]);
    expect(after.ships.filter(({ station }) => station)).toHaveLength(2);
    expect(dues(after)).not.toContain('take:subs-1944:108');
  });
  it('32(R): without the rule two Allied destroyers leave before the start, and count for nobody', () => {
    const fleet = [ship('a:DD-1'), ship('a:DD-2'), ship('a:DD-3')];
    const state = at(21, 'p1', { ships: fleet, scenario: 'g2', since: 21 });
    expect(dues(state)).toContain('take:no-subs:21');
    const { after } = played(state, 'withdraw', [['ships', {}]], { which: 'no-subs' });
    expect(after.ships.map(({ status }) => status)).toEqual(['removed', 'removed', 'afloat']);
    expect(after.scores).toEqual([]);
    expect(dues({ ...state, options: ['subs'] })).not.toContain('take:no-subs:21');
    // One real submarine in the carrier battles.
    expect(dues({ ...state, scenario: 'coral' })).not.toContain('take:no-subs:21');
  });
  it('32(R): nothing is asked where none is left', () => {
    const state = at(21, 'p1', { scenario: 'g2', since: 21 });
    const { events } = played(state, 'withdraw', [], { which: 'no-subs' });
    expect(events.map(({ type }) => type)).toEqual(['v1.DuesDone']);
  });
});

describe('Indian Ocean: a fleet off the west edge', () => {
  const fleet = [ship('j:CV-1', { weeks: 10, booked: 100 }), ship('j:DD-1')];
  const state = at(21, 'p10', { ships: fleet, scenario: 'g3', since: 21, options: ['subs'] });
  it('is lost at the end of turn 21, with its points', () => {
    expect(dues(state)).toContain('take:west-edge:21');
    const { after } = played(
      state,
      'withdraw',
      [
        ['ships', { lost: ['j:DD-1'] }],
        ['cell:ship-factors:defence:Japanese DD-1', 4],
      ],
      { which: 'west-edge' },
    );
    expect(standing(after)).toEqual(['j:CV-1 afloat Truk 754', 'j:DD-1 sunk Truk 754']);
    expect(after.scores.map(({ side, hundredths, label }) => [side, hundredths, label])).toEqual([
      ['a', 800, 'DD-1 lost off the map'],
    ]);
  });
  it('asks for itself where it is owed', () => {
    const owed = openObligations(state).find(({ action }) => action?.procedure === 'withdraw');
    expect(owed?.action?.args).toEqual({ which: 'west-edge' });
    expect(usnDeluxe.procedures.withdraw?.unless?.(state, { which: 'no-subs' })).toBe('This is not due now.');
  });
});

describe('Variable Deployment: the Allied ships in Pearl Harbor', () => {
  const begun = at(1, 'p0', {
    scenario: 'g5',
    options: ['allyVarDeploy', 'subs'],
    ships: [ship('a:BB-2', { place: 'Pearl Harbor, Oahu 1456' })],
  });
  it('are rolled for before the first turn: it is due', () => expect(dues(begun)).toContain('deployment:1'));
  it('enter the register when they are opened, full, and do not come with the chart', () => {
    const sealed = { ...begun, deployment: 'CV-6 CA-2', cursor: { turn: 1, step: 'p10' } };
    const { after } = played(sealed, 'open-deployment', []);
    expect(standing(after).slice(1)).toEqual([
      'a:CV-6 afloat Pearl Harbor, Oahu 1456',
      'a:CA-2 afloat Pearl Harbor, Oahu 1456',
    ]);
    expect(after.ships.map(({ fuelled }) => fuelled).slice(1)).toEqual([0, 0]);
    const next = { ...after, cursor: { turn: 2, step: 'p1' } };
    const { events } = played(next, 'due', [
      ['cell:reinforcements:j:2', 'Nothing'],
      ['cell:reinforcements:a:2', 'CV-2, CV-6, CA-2, CA-3'],
      ['reserves', {}],
    ]);
    const came = events.flatMap((event) =>
      event.type === 'v1.ShipsCame' ? (event.ships as { ship: string }[]) : [],
    );
    // By the erratum CV-2 of the chart is CV-4.
    expect(came.map((each) => each.ship)).toEqual(['a:CV-4', 'a:CA-3']);
  });
});
