import { describe, expect, it } from 'vitest';
import { titleOf } from '../../../src/core/play/procedure';
import type { ScenarioId } from '../../../src/games/usn-deluxe/data/scenarios';
import { setUpOf } from '../../../src/games/usn-deluxe/procedures/phases';
import { shipOptions } from '../../../src/games/usn-deluxe/state/ships';
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
      'Allied CV-6 Enterprise: fuel to turn 21',
      'Allied CA-1: fuel ends this turn, 10 weeks',
      'Allied OIL-1: fuel to turn 25, empty oiler',
      'Japanese SS-1: undefined',
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
    expect(trace[1]).toMatchObject({ label: 'Ships', value: 'Japanese CA-1', prompt: 'ships' });
  });
});

/** Whose bases the rulebook gives to whom, one line or more of each scenario: how each of ours begins. */
type Bases = readonly [scenario: ScenarioId, side: 'j' | 'a', bases: readonly string[]];
const behind = (game: number) => `All behind the Game ${game} start line`;
const CHINA = { j: 'All behind the start line in China, in Indochina', a: 'Air bases behind the start line' };
const [ICHI_GO, U_GO] = ['Air bases: hex 275 5, hex 208 5', 'Air bases: hex 7 5, hex 40 10'];
const MIDWAY = 'Air base: Midway 5';
const BASES: readonly Bases[] = [
  ...(['g1', 'g3', 'g5'] as const).flatMap((id): readonly Bases[] => [
    [id, 'j', [behind(1)]],
    [id, 'a', [behind(1)]],
  ]),
  ['g2', 'j', ['All behind the Game 1 line; air bases of 5 behind the Game 2 line', 'All others behind']],
  ['g2', 'a', [behind(2)]],
  [
    'g4',
    'j',
    [
      'All behind the Game 1 line; air bases of 5 behind the Game 4 line',
      'Air bases: Bougainville 10, New Georgia 5, Tarawa 20, Rabaul 25',
      'All others behind the Game 4 line are damaged',
      'The Game 4 line is that of Game 2',
    ],
  ],
  ['g4', 'a', [behind(4), 'Air bases: Imphal 10, hex 40 5, Port Moresby 10, Guadalcanal 10']],
  ...(['coral', 'midway', 'solomons', 'cruz'] as const).flatMap((id): readonly Bases[] => [
    [id, 'j', [behind(2), ...(id === 'cruz' ? ['Air base: Bougainville 5'] : [])]],
    [
      id,
      'a',
      [
        behind(2),
        ...(id === 'solomons' ? ['Air bases: Guadalcanal 5, Espiritu Santo 5, Kumac 5, Efate 5'] : []),
        ...(id === 'cruz' ? ['Air bases: Guadalcanal 10, Espiritu Santo 10, Efate 5, Kumac 5'] : []),
      ],
    ],
  ]),
  ['malaya', 'j', ['All in Indochina and Thailand']],
  ['malaya', 'a', ['All in Burma, Malaya and India']],
  ['saipan', 'j', ['Naval bases: Tawitawi, Halmahera; all in the Philippines, Dutch East Indies']],
  ['saipan', 'a', ['Air base: Guadalcanal 10', 'Naval bases: Eniwetok, Manus; all at Manus']],
  ['phil', 'j', ['All on the coast of Asia from Singapore to Pusan, on Formosa, Okinawa']],
  ['phil', 'a', ['Naval bases: Ulithi, Manus; all at Manus, Ulithi, Guam, Saipan and in New Guinea']],
  ['cbi1', 'j', [CHINA.j]],
  ['cbi1', 'a', [CHINA.a, ICHI_GO]],
  ['cbi2', 'j', [CHINA.j, 'Air base: Mandalay 5']],
  ['cbi2', 'a', [CHINA.a, U_GO]],
  ['cbi12', 'j', [CHINA.j, 'Air base: Mandalay 5']],
  ['cbi12', 'a', [CHINA.a, ICHI_GO, U_GO]],
  ['manchuria', 'j', ['Air bases: hex 505 5, Dairen 10']],
  ['manchuria', 'a', []],
  ...(['wpo1', 'wpo2'] as const).flatMap((id): readonly Bases[] => [
    [
      id,
      'j',
      [
        'All in Japan, Manchuria, Formosa, Korea and on the islands behind the Game 1 line but Hainan',
        'No naval base on Kwajalein',
      ],
    ],
    [id, 'a', ['All in the Philippines, Guam, Wake, Hawaii, Alaska and on islands from Pago Pago', MIDWAY]],
  ]),
  [
    'wpo3',
    'j',
    [
      'As in the first scenario, with Guam and Wake; in the Philippines only where an engineer',
      'No naval base on Kwajalein',
    ],
  ],
  ['wpo3', 'a', ['All on Hawaii, in Alaska and on islands from Pago Pago’s row east; Base One', MIDWAY]],
];

describe('Set-up', () => {
  it('of a side is its own, and leaves what the other has laid out', () => {
    const state = at(1, 'p1', { scenario: 'g1', placed: ['a:0'] });
    const { asked, events } = run(state, 'place', { ticks: { ticks: ['j:1'] } }, {}, { side: 'j' });
    expect(asked[0]?.title).toBe('Japanese set-up');
    expect(events).toEqual([{ type: 'v1.Placed', ticks: ['a:0', 'j:1'] }]);
  });
  it('of no side is Japan’s', () => {
    const { place } = usnDeluxe.procedures;
    const titles = [{}, { side: 'j' }, { side: 'a' }].map(
      (args) => place && titleOf(place, at(1, 'p1'), args),
    );
    expect(titles).toEqual(['Japanese set-up', 'Japanese set-up', 'Allied set-up']);
  });
  const basesOf = (scenario: ScenarioId, side: 'j' | 'a', options: UsnState['options'] = []) =>
    setUpOf({ scenario, options }, side).flatMap(({ place, units = '' }) => (place === 'Bases' ? units : []));
  it.each(BASES)('%s, %s: the bases', (scenario, side, bases) => {
    const lines = basesOf(scenario, side).map((line, i) => line.slice(0, bases[i]?.length));
    expect(lines).toEqual(bases);
  });
  it('Game 4: two more in China, where its front is played', () =>
    expect(basesOf('g4', 'a', ['china']).slice(2)).toEqual(['Air bases: 208 5, 275 5']));
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
      'no change',
      '1 recovered',
      '2 recovered',
    ]);
  });
  it('12(N): how many are lost at the end of a turn', () => {
    const dry = ['a:OIL-1', 'a:OIL-2'].map((id) => ship(id, { fuelled: 14 }));
    const neutralized = [{ id: 'j:Lae', side: 'j', name: 'Lae' }] as const;
    const end = (ships: UsnState['ships'], said: Answers, more: Partial<UsnState> = {}) =>
      heading(at(20, 'p10', { ships, ...more }), 'administration', said)?.value;
    expect([end(dry, { fuel: {} }), end(dry, { fuel: { refuelled: ['a:OIL-1'] } })]).toEqual([
      '2 ships lost',
      '1 ship lost',
    ]);
    expect(end(dry, { 'recovery-0': 3 }, { neutralized })).toBe('1 recovered, 2 ships lost');
  });
  it('12(N): who is lost or, where the players agree, crippled; nobody who was refuelled after all', () => {
    const told = (options: UsnState['options'], ...refuelled: readonly string[]) => {
      const ships = ['a:OIL-1', 'a:OIL-2'].map((id) => ship(id, { fuelled: 14 }));
      const { trace } = run(at(20, 'p10', { ships, options }), 'administration', { fuel: { refuelled } });
      // What a crippled ship can still do is told besides.
      return trace
        .slice(1)
        .flatMap(({ label, value }) => (value === undefined ? [] : [`${label}: ${value}`]));
    };
    const lost = (name: string) => `Allied ${name} lost: Japan +10 VP`;
    expect(told([])).toEqual([lost('OIL-1'), lost('OIL-2')]);
    expect(told([], 'a:OIL-1')).toEqual([lost('OIL-2')]);
    expect(told([], 'a:OIL-1', 'a:OIL-2')).toEqual([]);
    expect(told(['softFuel'])).toEqual(['Crippled without fuel: Allied OIL-1, OIL-2']);
    expect(told(['softFuel'], 'a:OIL-1')).toEqual(['Crippled without fuel: Allied OIL-2']);
    expect(told(['softFuel'], 'a:OIL-1', 'a:OIL-2')).toEqual([]);
  });
  it('a point of the scenario, by its name where there is one', () => {
    const { 'scenario-item': item } = usnDeluxe.procedures;
    const titles = ['midway-lost', 'nothing'].map((id) => item && titleOf(item, at(30, 'p10'), { item: id }));
    expect(titles).toEqual([expect.stringContaining('Midway'), 'Scenario points']);
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

describe('Variable Deployment', () => {
  it.each([
    ['sea-battle', 'p8'],
    ['bombardment', 'p8'],
    ['air-strike', 'p9'],
    ['submarine-attack', 'p4'],
  ])('where each side has a phone it is open by the first %s', (id, step) => {
    const ships = [ship('j:CA-1'), ship('j:SS-1', { station: { turn: 1, step: 'p2' } }), ship('a:CA-1')];
    const missions = { times: 1, opened: true, written: {} };
    const sealed = { scenario: 'g1', options: ['allyVarDeploy', 'subs'], deployment: 'none' } as const;
    const state = at(1, step, { ...sealed, ships, missions });
    const def = usnDeluxe.procedures[id];
    // As the app asks it there.
    const args = def?.apart ? { apart: true } : {};
    expect(def?.unless?.(state, args)).toBe('Reveal the variable deployment first.');
    expect(def?.unless?.({ ...state, opened: true }, args)).toBeUndefined();
    expect(def?.unless?.(state, {})).toBeUndefined();
  });
});
