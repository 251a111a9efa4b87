import { describe, expect, it } from 'vitest';
import { isBounded } from '../../../src/core/bounds';
import { PHASES, sequenceOf, skippedParts } from '../../../src/games/usn-deluxe/data/phases';
import type { ScenarioId } from '../../../src/games/usn-deluxe/data/scenarios';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import { leftWords } from '../../../src/games/usn-deluxe/state/attacks';
import { endlessPlace, PLACE_LENGTH } from '../../../src/games/usn-deluxe/state/bases';
import { USN_BOUNDS, type UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import {
  arrivalsOf,
  duesAhead,
  duesNow,
  openClients,
  openReserves,
  triggersLeft,
} from '../../../src/games/usn-deluxe/state/dues';
import { factsFor } from '../../../src/games/usn-deluxe/state/facts';
import { totalOf } from '../../../src/games/usn-deluxe/state/points';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { ratioWords } from '../../../src/games/usn-deluxe/state/victory';
import { usnDeluxe } from './game';
import { fold, sea, ship } from './sea-table';

const at = (turn: number, step: string, more: Partial<UsnState> = {}): UsnState =>
  sea([], { since: turn, cursor: { turn, step }, ...more });
const dueOf = (state: UsnState, id: string) => duesNow(state).find((due) => due.id === id);

describe('what is recorded', () => {
  it('of a game taken over on paper is its turn, its points and its reserves', () => {
    const resumed: UsnEvent = {
      ...{ type: 'v1.Resumed', turn: 60, step: 'p3', j: 1250, a: 300, magic: 0 },
      ...{ reserves: [{ group: 'indian', turn: 58 }], convoy: false, civilWar: 'none', held: [] },
      ...{ operational: { points: 4, spent: 1, stored: 2 }, chinese: { nationalist: 1, communist: 2 } },
      ...{ served: { Noumea: 2 }, attacks: { 'j:china': 2 } },
    };
    const state = fold({ ...initialState(), stage: 'underway' }, [resumed]);
    expect(state).toMatchObject({
      ...{ stage: 'underway', cursor: { turn: 60, step: 'p3' }, since: 60, convoy: false },
      ...{ triggered: { indian: 58 }, served: { Noumea: 2 }, attacks: { 'j:china': [60, 60] } },
    });
    expect([totalOf(state, 'j'), totalOf(state, 'a')]).toEqual([1250, 300]);
  });
  it('44: of a new quarter is what it has and what was stored, and nothing is spent', () => {
    const state = fold(sea([]), [
      { type: 'v1.OperationalSpent', points: 3, what: 'An oiler filled' },
      { type: 'v1.OperationalSet', points: 9, stored: 2 },
    ]);
    expect(state.operational).toEqual({ points: 9, stored: 2, spent: 0 });
  });
  it('45.A(H): of an army that is lost counts for its own people, with China alone', () => {
    const lost = (options: UsnState['options'], ...units: readonly string[]) =>
      fold(
        sea([], { options }),
        units.map((unit) => ({ type: 'v1.UnitsLost', unit, count: 1, worth: 0 })),
      ).chinese;
    const units = ['a-nationalist-7-10', 'a-communist-15-30', 'a-communist-30-50', 'a-brigade-15-25'];
    expect(lost(['china'], ...units)).toEqual({ nationalist: 1, communist: 2 });
    expect(lost([], ...units)).toEqual({ nationalist: 0, communist: 0 });
  });
  it.each([
    ['v1.ChineseReturned', 'people', ['nationalist', 'communist']],
    ['v1.CivilWar', 'leads', ['all', 'nationalists', 'none']],
  ])('%s names one of those there are', (type, field, values) => {
    const isKept = (value: string) => isBounded(USN_BOUNDS, { type, [field]: value } as never);
    expect([...values, ''].filter(isKept)).toEqual(values);
  });
  it.each([
    { type: 'v1.ShipHit', weeks: 5, worth: 800 },
    { type: 'v1.ShipLost', worth: 800, cause: 'fight' },
  ] as const)('$type is of a ship of the register that is afloat, and scores for no other', (told) => {
    const state = sea([ship('a:CA-1'), ship('a:CA-2', { status: 'sunk' })]);
    const of = (id: string) => applyEvent(state, { ...told, ship: id });
    expect(['a:CA-1', 'a:CA-2', 'a:CA-3'].map((id) => of(id).conflict)).toEqual([
      ...[undefined, 'One of the ships is no longer afloat.', 'The ship is not in the register.'],
    ]);
    expect(of('a:CA-2').state).toBe(state);
  });
  it('of house rules is all of them', () => {
    const isKept = (house: unknown) => isBounded(USN_BOUNDS, { type: 'v1.HouseChanged', house } as never);
    expect([isKept(initialState().house), isKept('none')]).toEqual([true, false]);
  });
  it('of a place is no more than its length', () => {
    const long = 'Every other Allied naval base but West Coast';
    expect(endlessPlace('Noumea')).toBe('Noumea');
    expect(endlessPlace(long)).toHaveLength(PLACE_LENGTH);
    expect(endlessPlace(long)).toBe('Every other Allied naval base but West …');
  });
});

describe('what is due', () => {
  it('in the next turns is what the rules set, not the chart or the reserves', () => {
    const ahead = duesAhead(at(66, 'p2', { options: ['armor'] }), 4);
    expect(ahead.map(({ id, turn, kind }) => `${turn} ${id.split(':')[0]} ${kind}`)).toEqual(['69 set told']);
  });
  it('32(A): names the submarines that may leave their stations', () => {
    const subs = [ship('j:SS-1'), ship('j:SS-2')].map((each) => ({
      ...each,
      station: { turn: 16, step: 'p8' },
    }));
    expect(dueOf(at(20, 'p8', { ships: subs }), 'station:20.p8')?.text).toBe(
      'Japanese SS-1, SS-2 may leave station',
    );
  });
  it('12(N): says by which sea movement of its side fuel ends', () => {
    const state = at(20, 'p2', {
      ships: [
        ship('j:CA-1', { fuelled: 17, place: 'At sea' }),
        ship('a:CA-1', { fuelled: 17, place: 'At sea' }),
      ],
    });
    expect([dueOf(state, 'fuel:j:20')?.text, dueOf(state, 'fuel:a:20')?.text]).toEqual([
      'Fuel ends by 8I: Japanese CA-1',
      'Fuel ends by 6I: Allied CA-1',
    ]);
  });
  it('44: the points of the last quarter alone are counted', () => {
    const quarters = duesNow(at(85, 'p1', { since: 56, options: ['strategic'] })).filter(
      ({ by }) => by === 'operational-points',
    );
    expect(quarters.map(({ turn }) => turn)).toEqual([82]);
  });
  it('of a scenario is asked of the side that it is about', () =>
    expect(dueOf(at(20, 'p10'), 'item:indian-ocean-undone:20')?.side).toBe('a'));
  it('Reinforcement Chart, errata, and Game 1: what is told of the carriers on turn 2 is the Allies’', () => {
    const told = duesNow(at(2, 'p1', { options: ['allyVarDeploy'] })).filter(({ id }) =>
      id.startsWith('set:2:'),
    );
    expect(told.map(({ side, text }) => `${side} ${text}`)).toEqual([
      'a Allied CV-4 Lexington with 8 NAC, where the chart says CV-2 Ranger',
      'a What the variable deployment put in Pearl Harbor does not come',
    ]);
  });
  it('38: MAGIC is the Allies’', () =>
    expect(duesNow(at(4, 'p1', { options: ['magic'] })).find(({ rule }) => rule === '38')?.side).toBe('a'));
  it('Midway: the strike is Japan’s', () => {
    const state = at(1, 'p9', { scenario: 'midway', options: ['midwaySim'] });
    expect(duesNow(state).find(({ step }) => step === 'p9')?.side).toBe('j');
  });
  it('Reinforcement Chart, errata: the Marine regiment of turn 26 is a 10-15 in Games 2, 3 and 5', () => {
    const comes = (scenario: ScenarioId) =>
      duesNow(at(26, 'p1', { scenario })).some(({ text }) => text.startsWith('The Marine regiment'));
    expect((['g2', 'g3', 'g5', 'g4'] as const).map(comes)).toEqual([true, true, true, false]);
  });
  it('Indian Ocean (C): turn 21 takes who is still off the map, in Games 3 and 5, which play it', () => {
    const takes = (scenario: ScenarioId) =>
      dueOf(at(21, 'p10', { scenario }), 'take:west-edge:21')?.text.startsWith('What is still off the west');
    expect((['g3', 'g5', 'g2'] as const).map(takes)).toEqual([true, true, undefined]);
  });
  it.each([
    [12, /Rangoon or Singapore/],
    [69, /in Australia$/],
    [91, /in India$/],
    [147, /in India$/],
  ])(
    '39(A): the armored brigade of turn %i is the Allies’, and no ship comes back with it',
    (turn, place) => {
      const [brigade] = duesNow(at(turn, 'p1', { options: ['armor'] })).filter(({ text }) =>
        text.startsWith('An armored brigade'),
      );
      const { id: _, step: __, text, ...told } = brigade ?? {};
      expect(text).toMatch(place);
      expect(told).toEqual({ turn, side: 'a', kind: 'told', rule: '39' });
    },
  );
  it('23: of a group that there is none of nothing comes', () =>
    expect(arrivalsOf(at(20, 'p1'), 'nobody', 20)).toEqual([]));
  it.each([
    ...(['g1', 'g3', 'g5'] as const).map((id) => [id, ['burma', 'indies', 'thailand', 'india']] as const),
    ...(['g2', 'g4'] as const).map((id) => [id, ['india']] as const),
  ])('41(B), (C): in %s come the client armies that it does not set up', (scenario, clients) =>
    expect(openClients(at(30, 'p1', { scenario, options: ['asia'] })).map(({ id }) => id)).toEqual(clients),
  );
  it('23.A: reserves stay asked since the turn on which a sheet says that they were not', () => {
    const state = at(56, 'p1', { late: ['triggers:54', 'chart:55'] });
    expect(triggersLeft(state)).toEqual([54, 55, 56]);
    expect(triggersLeft({ ...state, late: [] })).toEqual([56]);
  });
  it('23: the reserves of India are there in all campaigns, those of War Plan Orange in all three', () => {
    const open = (id: string, scenarios: readonly ScenarioId[]) =>
      scenarios.filter((scenario) => openReserves(at(30, 'p1', { scenario })).some((each) => each.id === id));
    const campaigns = ['g1', 'g2', 'g3', 'g4', 'g5'] as const;
    expect(open('indian', [...campaigns, 'wpo1'])).toEqual(campaigns);
    const orange = ['wpo1', 'wpo2', 'wpo3'] as const;
    const [first] = openReserves(at(30, 'p1', { scenario: 'wpo1' }));
    expect(open(first?.id ?? '', [...orange, 'g5'])).toEqual(orange);
  });
});

describe('the phases of a turn', () => {
  const phase = (id: string) => PHASES.find((each) => each.id === id);
  it('are told part by part', () => {
    expect(phase('p10')?.parts).toEqual([
      { id: '10A', name: 'Fuel' },
      { id: '10B', name: 'Damage and repair' },
      { id: '10C', name: 'Neutralized units and bases' },
      { id: '10D', name: 'Emergency supply' },
      { id: '10E', name: 'Turn marker' },
    ]);
  });
  it('Shock Effect: of the Allied attack of turn 1 only the land attacks that are allocated are left', () => {
    const skipped = skippedParts('g1', 1, 'p5');
    const left = phase('p5')?.parts.filter(({ id }) => !skipped.includes(id));
    expect(left?.map(({ id }) => id)).toEqual(['5C', '5D', '5N', '5O']);
  });
  it('are never in the night', () => {
    const nights = (scenario: ScenarioId) =>
      sequenceOf(scenario, initialState().house).turns?.filter(({ night }) => night);
    expect([nights('g1'), nights('wpo1')]).toEqual([[], []]);
  });
});

describe('what a die rests on', () => {
  it('December 1941 is turns 1 to 3, and in no War Plan Orange', () => {
    const isDecember = (turn: number, scenario: ScenarioId) =>
      factsFor(at(turn, 'p3', { scenario }), 'j').has('december-41');
    expect([isDecember(3, 'g5'), isDecember(4, 'g5'), isDecember(3, 'wpo1')]).toEqual([true, false, false]);
  });
});

describe('in words', () => {
  it('a ratio is cut to two places, and against nothing it is the points', () => {
    expect([ratioWords(16250, 10000), ratioWords(4199, 1000)]).toEqual(['1.62 to 1', '4.19 to 1']);
    expect(ratioWords(2500, 0)).toBe('25 to 0');
  });
  it('CBI (C): the attacks that are left are those of a turn or a month', () => {
    const state = (turn: number) => at(turn, 'p9', { scenario: 'cbi12' });
    expect(leftWords(state(123), 'j', 'china')).toBe('3 this turn');
    expect(leftWords(state(130), 'j', 'china')).toBe('1 this month');
    expect(leftWords(state(123), 'a', 'china')).toBeUndefined();
  });
});

describe('the Allied variable deployment', () => {
  const { deployment } = usnDeluxe.procedures;
  it('on a phone that may not know it is none', () =>
    expect(deployment?.veiled?.(at(1, 'p1') as never, {}, [])).toEqual([
      { type: 'v1.Deployed', row: 'none' },
    ]));
});

describe('Indian Ocean', () => {
  const refused = (scenario: ScenarioId) =>
    usnDeluxe.procedures['indian-ocean']?.unless?.(at(4, 'p2', { scenario }) as never, {});
  it('is an operation of Games 1, 3 and 5', () => {
    expect((['g1', 'g3', 'g5'] as const).map(refused)).toEqual([undefined, undefined, undefined]);
    expect(refused('g2')).toBe('The operation is only in Games 1, 3 and 5.');
  });
});
