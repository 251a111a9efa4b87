import { describe, expect, it } from 'vitest';
import { setUpOf } from '../../../src/games/usn-deluxe/procedures/phases';
import { shipOptions } from '../../../src/games/usn-deluxe/procedures/ships';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import { type Answers, run } from './air-table';
import { usnDeluxe } from './game';
import { HERE, sea, ship } from './sea-table';

// What steps offer to begin with, and what they say when they are done.

const at = (turn: number, step: string, more: Partial<UsnState> = {}): UsnState =>
  sea([], { since: turn, cursor: { turn, step }, ...more });

describe('every step', () => {
  it.each(Object.values(usnDeluxe.procedures))('$id names its rule', ({ rule }) => expect(rule).toBeTruthy());
});

describe('ships', () => {
  it('are told with their fuel, their damage and an empty oiler; a submarine needs no fuel', () => {
    const fleet = [
      ship('a:CV-6', { fuelled: 18 }),
      ship('a:CA-1', { fuelled: 17, weeks: 10 }),
      ship('a:OIL-1', { fuelled: 19, load: 0 }),
      ship('j:SS-1'),
    ];
    expect(shipOptions(fleet, 20).map(({ label, note }) => `${label}: ${note}`)).toEqual([
      'CV-6: fuel to turn 21',
      'CA-1: empty this turn, 10 weeks',
      'OIL-1: fuel to turn 25, empty oiler',
      'SS-1: undefined',
    ]);
  });
  it('are those of the side that an action names, or of the phase', () => {
    const { side } = usnDeluxe.procedures['move-ships'] ?? {};
    const sideIn = (step: string, args: { side?: string }) =>
      typeof side === 'function' && side(at(20, step) as never, args);
    expect([sideIn('p2', { side: 'a' }), sideIn('p4', { side: 'j' })]).toEqual(['a', 'j']);
    expect(['p2', 'p4', 'p6', 'p8'].map((step) => sideIn(step, {}))).toEqual(['j', 'a', 'a', 'j']);
  });
  it('that have moved are told under the question that named them', () => {
    const state = at(20, 'p2', { ships: [ship('j:CV-3'), ship('j:CA-1')] });
    const said = { to: 'At sea', ships: { ships: ['j:CA-1'] } };
    const { trace } = run(state, 'move-ships', said, {}, { side: 'j', place: HERE });
    expect(trace[1]).toMatchObject({ label: 'Ships', value: 'CA-1', prompt: 'ships' });
  });
});

describe('Set-up', () => {
  it('of a side is its own, and leaves what the other has laid out', () => {
    const state = at(1, 'p1', { scenario: 'g1', placed: ['a:0'] });
    const { asked, events } = run(state, 'place', { ticks: { ticks: ['j:1'] } }, {}, { side: 'j' });
    expect(asked[0]?.title).toBe('Japanese set-up');
    expect(events).toEqual([{ type: 'v1.Placed', ticks: ['a:0', 'j:1'] }]);
  });
  it('Malaya/Burma: each side has the bases of its lands', () => {
    const bases = (['j', 'a'] as const).map((side) =>
      setUpOf({ scenario: 'malaya', options: [] }, side).filter(({ place }) => place === 'Bases'),
    );
    expect(bases.map((all) => all.map(({ units }) => units))).toEqual([
      ['All in Indochina and Thailand'],
      ['All in Burma, Malaya and India'],
    ]);
  });
});

describe('what a step says of itself', () => {
  const heading = (state: UsnState, procedure: string, said: Answers) => run(state, procedure, said).trace[0];
  it('19: a base as it stands now', () => {
    const base = { name: 'Lae', side: 'j', kind: 'air', capacity: 10, state: 'damaged' };
    expect(heading(sea([]), 'set-base', { base })).toMatchObject({
      ...{ label: 'Lae', value: 'Japanese, air 10, damaged', rule: '19' },
    });
  });
  it('9: how many have recovered at the end of a turn', () => {
    const neutralized = ['Lae', 'Buna'].map((name) => ({ id: `j:${name}`, side: 'j', name }) as const);
    const recover = (...dice: readonly number[]) =>
      heading(
        at(20, 'p10', { neutralized }),
        'administration',
        Object.fromEntries(dice.map((die, i) => [`recovery-${i}`, die])),
      )?.value;
    expect([recover(1, 1), recover(3, 1), recover(3, 6)]).toEqual([
      'nothing changes',
      '1 recovered',
      '2 recovered',
    ]);
  });
  it('41: whose client army appears', () => {
    const state = at(20, 'p1', { options: ['asia'], done: { 'chart:20': 20 } });
    const { trace } = run(state, 'due', { reserves: { groups: [], clients: ['thailand'] } });
    expect(trace.map(({ label }) => label).filter((label) => label.includes('client army'))).toEqual([
      '20-40 client army in a city of Thailand',
    ]);
  });
  it('Variable Deployment: that it is open, once it is', () => {
    const state = at(1, 'p10', { scenario: 'g1', options: ['allyVarDeploy'], deployment: 'none' });
    expect(run(state, 'open-deployment', {}).events).toEqual([
      { type: 'v1.DeploymentOpened' },
      { type: 'v1.DuesDone', dues: ['open-deployment:1'] },
    ]);
  });
});
