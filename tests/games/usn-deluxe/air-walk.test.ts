import { describe, expect, it } from 'vitest';
import { openObligations } from '../../../src/games/usn-deluxe/state/obligations';
import { totalOf } from '../../../src/games/usn-deluxe/state/points';
import type { UsnState } from '../../../src/games/usn-deluxe/state/state';
import { lossesOf } from '../../../src/games/usn-deluxe/steps/combat/air';
import { type Answers, elsewhere, raids, run } from './air-table';
import { usnDeluxe } from './game';
import { fold, HERE, sea, ship, weeksOf } from './sea-table';

// What an air strike asks of whom, and what it leaves behind.

const COUNTERS = {
  'Japanese CV-3': { aa: 4, defence: 10, capacity: 9 },
  'Japanese CA-1': { aa: 3, defence: 8 },
  'Japanese CA-2': { aa: 3, defence: 8 },
  'Japanese DD-1': { aa: 2, defence: 4 },
};
const FLEET = ['j:CV-3', 'j:CA-1', 'j:CA-2', 'j:DD-1'].map((id) => ship(id));
const at = (step: string, more: Partial<UsnState> = {}) =>
  sea(FLEET, { cursor: { turn: 40, step }, ...more });
const asks = (said: Answers, state = at('p5')) => run(state, 'air-strike', said, COUNTERS).asked;
const strike = (said: Answers, state = at('p5')) => run(state, 'air-strike', said, COUNTERS);
const NAC = raids('a', [{ type: 'NAC', points: 8 }], HERE, 'ships');
const form = (asked: ReturnType<typeof asks>, key: string) => {
  const found = asked.find((prompt) => prompt.key === key);
  if (found?.kind !== 'form') throw new Error(`${key} is no form`);
  return found;
};
const pair = (targets: readonly string[], escorts: readonly string[] = [], how: object = {}): Answers => ({
  'group-a1-1': { targets, escorts, ...how },
});

describe('missions', () => {
  it('5(E): who attacks in this phase writes behind the curtain, the other side then in the open', () => {
    const asked = asks({ ...NAC, ...pair(['j:CV-3']) });
    expect(form(asked, 'raid-a1').secret).toBe('a');
    expect(form(asked, 'raid-j1').secret).toBeUndefined();
    expect(form(asked, 'raid-j1').working).toEqual([]);
    const japan = form(asks({ 'raid-j1': { to: 'nobody' } }, at('p9')), 'raid-j1');
    expect(japan.secret).toBe('j');
  });
  it('5(E): written by each side alone, sealed until all are laid open together, and flown as they were written', () => {
    const write = (side: string, said: Answers, state: UsnState) =>
      run(state, 'missions', said, COUNTERS, { side });
    const bombs = elsewhere(raids('j', [{ type: 'LAC', points: 6 }], HERE, 'land'), 'Kendari');
    const { missions, 'open-missions': opens, 'air-strike': flies } = usnDeluxe.procedures;
    const none = at('p5');
    expect(missions?.secret?.(none, { side: 'j' })).toEqual({ side: 'j', tag: 'missions-40-p5-0' });
    const told = write('a', NAC, none);
    expect(told.asked.map(({ key, secret }) => [key, secret])).toEqual([['raid-a1', 'a']]);
    const one = fold(none, told.events);
    expect(one.missions?.written.a).toEqual([
      { side: 'a', place: HERE, mission: 'ships', type: 'NAC', points: 8 },
    ]);
    expect(missions?.unless?.(one, { side: 'a' })).toBe('Your missions are already written.');
    expect(flies?.unless?.(one, {})).toBe('Reveal the written missions first.');
    expect(opens?.unless?.(one, {})).toBeUndefined();
    expect(opens?.unless?.(one, { apart: true })).toMatch(/has not written any missions yet\.$/);
    const both = fold(one, write('j', bombs, one).events);
    expect(opens?.unless?.(both, { apart: true })).toBeUndefined();
    const laid = run(both, 'open-missions', {}, COUNTERS, { apart: true });
    expect(laid.reveals).toEqual(['missions-40-p5-0']);
    const open = fold(both, laid.events);
    // A strike that is undone leaves those of the next one sealed.
    expect(missions?.secret?.(open, { side: 'j' })?.tag).toBe('missions-40-p5-1');
    expect(missions?.unless?.(open, { side: 'j' })).toBe(
      'The written missions are already revealed. Fly them first.',
    );
    const fought = { ...pair(['j:CV-3']), 'target-j1-1': 'nobody' };
    const flown = run(open, 'air-strike', fought, COUNTERS, { apart: true });
    expect(flown.asked.filter(({ key }) => key.startsWith('raid'))).toEqual([]);
    const asked = strike({ ...NAC, ...bombs, ...fought });
    expect(flown.trace.filter(({ rule }) => rule === 'Phase 5(E)')).toEqual(
      asked.trace.filter(({ rule }) => rule === 'Phase 5(E)'),
    );
    expect(flown.events.filter(({ type }) => type !== 'v1.MissionsFlown')).toEqual(asked.events);
    const after = fold(open, flown.events);
    expect(after.missions).toEqual({ times: 1, opened: false, written: {} });
    expect(missions?.secret?.(after, { side: 'j' })?.tag).toBe('missions-40-p5-1');
    expect(fold(after, [{ type: 'v1.PhaseEnded', skipped: [] }]).missions).toBeUndefined();
  });
  it('5(E): missions that nobody flew are laid open with the end of their phase', () => {
    const one = fold(at('p5'), run(at('p5'), 'missions', NAC, COUNTERS, { side: 'a' }).events);
    expect(openObligations(one).map(({ label }) => label)).toContain('Air missions are written');
    const ends = (state: UsnState, said: Answers) => run(state, 'end-step', said, COUNTERS).reveals;
    expect(ends(one, { leave: 'end' })).toEqual(['missions-40-p5-0']);
    const laid = fold(one, run(one, 'open-missions', {}, COUNTERS).events);
    expect(ends(laid, { leave: 'end' })).toEqual([]);
  });
  it('5(E): who wrote none is asked in the open, once what is written lies open', () => {
    const one = fold(at('p5'), run(at('p5'), 'missions', NAC, COUNTERS, { side: 'a' }).events);
    const open = fold(one, run(one, 'open-missions', {}, COUNTERS).events);
    const { asked } = run(open, 'air-strike', { ...pair(['j:CV-3']) }, COUNTERS);
    expect(asked[0]).toMatchObject({ key: 'raid-j1' });
    expect(form(asked, 'raid-j1').secret).toBeUndefined();
  });
  it('5(E): on a phone that may not know them a strike is flown by who does', () => {
    const { 'air-strike': flies, missions } = usnDeluxe.procedures;
    const veiled = missions?.veiled?.(at('p5'), { side: 'a' }, []) ?? [];
    expect(veiled).toEqual([{ type: 'v1.MissionsWritten', side: 'a' }]);
    const there = fold(at('p5'), [...veiled, { type: 'v1.MissionsOpened' }]);
    expect(there.missions?.written).toEqual({ a: 'sealed' });
    expect(flies?.knows?.(there, {})).toEqual({ side: 'a', tag: 'missions-40-p5-0' });
    expect(flies?.unless?.(at('p5'), { apart: true })).toMatch(/on its own phone first/);
    expect(flies?.knows?.(at('p5'), {})).toBeUndefined();
  });
  it('5(E): a raid of no points is refused, and nobody need fly', () => {
    expect(() => asks({ 'raid-a1': { to: HERE } })).toThrow('raid-a1: Enter at least one air point');
    const { trace, events } = strike({ 'raid-a1': { to: 'nobody' } });
    expect([trace[0]?.value, events]).toEqual(['nobody flies', []]);
  });
  it('7(U), 21.A: an Allied LAC needs no range beyond its normal one from turn 108 on', () => {
    const far = (turn: number, key: string) =>
      form(
        asks({ 'raid-a1': { to: 'nobody' } }, at('p5', { cursor: { turn, step: 'p5' } })),
        key,
      ).fields.find((field) => field.key === 'extended');
    const types = (turn: number, key: string) => {
      const field = far(turn, key);
      return field?.kind === 'flags' ? field.options.map(({ value }) => value) : undefined;
    };
    expect(types(107, 'raid-a1')).toEqual(['LAC', 'NAC']);
    expect(types(108, 'raid-a1')).toEqual(['NAC']);
    expect(types(108, 'raid-j1')).toEqual(['LAC', 'NAC']);
  });
  it('23.D: no Kamikazes fly before 1944, and never but at ships', () => {
    const kami = (turn: number) =>
      form(
        asks({ 'raid-a1': { to: 'nobody' } }, at('p5', { cursor: { turn, step: 'p5' } })),
        'raid-j1',
      ).fields.find(({ key }) => key === 'Kami');
    expect(kami(107)).toBeUndefined();
    expect(kami(108)?.when).toEqual({ field: 'against', includes: ['ships'] });
  });
  const OAHU = 'Pearl Harbor 1456';
  it('Game 1, (H): on the first turn nobody flies before Japan, and then Japan alone, met by what was on the alert', () => {
    const first = (step: string, more: Partial<UsnState> = {}) =>
      sea([ship('a:CA-1', { place: OAHU }), ship('j:CA-1')], {
        scenario: 'g1',
        cursor: { turn: 1, step },
        ...more,
      });
    const { unless } = usnDeluxe.procedures['air-strike'] ?? {};
    expect(unless?.(first('p5'), {})).toBe('Aircraft cannot fly before Japan’s attack.');
    expect(unless?.(first('p4'), {})).toBe('Aircraft strike only in phases 5 and 9.');
    expect(unless?.(first('p9'), {})).toBeUndefined();
    const said = { 'raid-j1': { to: OAHU, NAC: 4 } };
    const keys = (more: Partial<UsnState>) =>
      run(first('p9', more), 'air-strike', said, {
        'Allied CA-1': { aa: 0, defence: 40 },
      }).asked.map(({ key }) => key);
    expect(keys({})).toEqual(['raid-j1', 'group-j1-1', 'die-j1-2-1-1', 'damage-j1-2-1-1']);
    expect(keys({ deployment: 'none' })).not.toContain('cap-a1');
    expect(keys({ deployment: 'CV-4 CA-3 DD-10' })).toContain('cap-a1');
  });
  it('37: with radar Allied LAC and NAC intercept from 1943 on, and are no patrol', () => {
    const japan = {
      'raid-a1': { to: 'nobody' },
      ...elsewhere(raids('j', [{ type: 'LAC', points: 4 }], '', 'support'), '755'),
    };
    const state = (turn: number) => at('p5', { cursor: { turn, step: 'p5' }, options: ['radar'] });
    const rising = (turn: number) => form(asks(japan, state(turn)), 'cap-a1').fields.map(({ key }) => key);
    expect(rising(55)).toEqual(['LAC', 'NAC']);
    expect(rising(56)).toEqual(['LAC', 'NAC', 'LAC-far', 'NAC-far']);
    const fired = (cap: { readonly [points: string]: number }) =>
      strike({ ...japan, 'cap-a1': cap }, state(56)).trace.filter(({ kind }) => kind === 'odds')[1]?.value;
    expect([fired({ LAC: 4 }), fired({ 'LAC-far': 4 }), fired({ LAC: 2, 'LAC-far': 2 })]).toEqual([
      '20-39',
      '10-19',
      '20-39',
    ]);
  });
});

describe('strikes at ships', () => {
  it('5(H)1: a group is two ships at sea, none of them twice, and at least one is attacked', () => {
    const why = (group: Answers) => () => asks({ ...NAC, ...group });
    expect(why(pair(['j:CV-3', 'j:CA-1'], ['j:CA-2']))).toThrow(
      'group-a1-1: At sea a group is at most two ships.',
    );
    expect(why(pair(['j:CV-3'], ['j:CV-3']))).toThrow('group-a1-1: Japanese CV-3 Zuikaku is under attack');
    expect(why(pair([], ['j:CV-3']))).toThrow('group-a1-1: Choose at least one ship to attack.');
    expect(why(pair(['j:CV-3', 'j:CA-1'], ['j:CA-2'], { cover: 'cdu', base: 0 }))).not.toThrow();
  });
  it('5(H)1: the next group is of those who are in none', () => {
    const asked = asks({
      ...NAC,
      ...pair(['j:CV-3'], ['j:CA-1'], { more: ['more'] }),
      'group-a1-2': { targets: ['j:DD-1'] },
    });
    const field = form(asked, 'group-a1-2').fields.find(({ key }) => key === 'targets');
    expect(field?.kind === 'flags' && field.options.map(({ label }) => label)).toEqual([
      'Japanese CA-2',
      'Japanese DD-1',
    ]);
  });
  it('5(H)2: by hand a wave says at which group before their fire, and at which ship after it', () => {
    const said = {
      ...NAC,
      ...pair(['j:CV-3', 'j:CA-1'], [], { by: 'hand', more: ['more'] }),
      'group-a1-2': { targets: ['j:DD-1'] },
    };
    const asked = asks({
      ...said,
      'split-a1-3': { '1-1': 7, '1-2': 1 },
      'flak-a1-3-1': 4,
      'aim-a1-3-1': { '1-1': 3, '1-2': 1 },
    });
    expect(asked.map(({ key }) => key).slice(4, 12)).toEqual([
      'group-a1-2',
      'split-a1-3',
      'flak-a1-3-1',
      'aim-a1-3-1',
      'die-a1-3-1-1',
      'damage-a1-3-1-1',
      'die-a1-3-1-2',
      'damage-a1-3-1-2',
    ]);
    expect(() => asks({ ...said, 'split-a1-3': { '1-1': 7, '1-2': 2 } })).toThrow(
      'split-a1-3: Assign all 8 NAC, no more and no fewer.',
    );
    expect(() => asks({ ...said, 'split-a1-3': { '1-1': 6, '1-2': 1 } })).toThrow(
      'split-a1-3: Assign all 8 NAC, no more and no fewer.',
    );
  });
  it('8(M): what the type that was chosen has not falls on the others, and a remainder on nobody', () => {
    const flights = [
      { type: 'LBAC', points: 1 },
      { type: 'LAC', points: 4 },
    ] as const;
    expect(lossesOf(flights, { aborted: 0, destroyed: 5 }, 'LBAC')).toEqual([
      { aborted: 0, destroyed: 1 },
      { aborted: 0, destroyed: 3 },
    ]);
    expect(lossesOf(flights, { aborted: 0, destroyed: 3 }, 'LBAC')).toEqual([
      { aborted: 0, destroyed: 1 },
      { aborted: 0, destroyed: 0 },
    ]);
    expect(lossesOf([{ type: 'LBAC', points: 4 }, flights[1]], { aborted: 0, destroyed: 5 }, 'LBAC')).toEqual(
      [
        { aborted: 0, destroyed: 2 },
        { aborted: 0, destroyed: 0 },
      ],
    );
  });
  it('5(G): who is shot down is not sent home too', () => {
    expect(lossesOf([{ type: 'NAC', points: 5 }], { aborted: 4, destroyed: 3 }, undefined)).toEqual([
      { aborted: 2, destroyed: 3 },
    ]);
  });
  it('8(N): Kamikazes are spent by their attack and give nothing', () => {
    const state = sea([ship('a:CA-1')], { cursor: { turn: 160, step: 'p9' } });
    const { after, trace } = run(
      state,
      'air-strike',
      { 'raid-j1': { to: HERE, Kami: 2 }, 'die-j1-1-1-1': 2 },
      { 'Allied CA-1': { aa: 0, defence: 40 } },
    );
    expect(trace.find(({ label }) => label.includes('spent'))?.label).toBe('2 Kami are spent');
    expect([after.flown, totalOf(after, 'a')]).toEqual([undefined, 0]);
  });
  it('9, 24: hits go to the register with their points, and what was aboard a carrier is asked', () => {
    const { after, asked, events } = strike({
      ...NAC,
      ...pair(['j:CV-3']),
      'flak-a1-3-1': 4,
      'die-a1-3-1-1': 5,
    });
    // 8 less one of 0/1 on 4: 63 on 10, six to one, X.
    expect(weeksOf(after, 'j:CV-3')).toBe('sunk');
    expect([totalOf(after, 'a'), totalOf(after, 'j')]).toEqual([9000, 50]);
    expect(asked.at(-1)?.title).toBe('How many NAC were aboard Japanese CV-3 Zuikaku?');
    expect(events.at(-1)).toEqual({
      type: 'v1.AirFlown',
      flights: [{ side: 'a', place: HERE, mission: 'ships', type: 'NAC', points: 7 }],
    });
  });
});

describe('strikes on land', () => {
  const base = {
    id: 'Truk:air',
    name: 'Truk',
    side: 'j',
    kind: 'air',
    capacity: 15,
    state: 'functional',
  } as const;
  const onLand = raids('a', [{ type: 'LAC', points: 6 }], HERE, 'land');
  const state = at('p5', { bases: [base] });

  it('18(M): the air base that the register knows fires with its capacity', () => {
    const asked = asks({ ...onLand, 'target-a1-1': 'nobody' }, state);
    expect(form(asked, 'cap-j1').fields.find(({ key }) => key === 'flak')).toMatchObject({ initial: 15 });
    expect(asked.find(({ key }) => key === 'flak-land-a1')?.title).toBe(
      'AA of the air base at 6 LAC, on 10-19',
    );
  });
  it('18(M): what the air base of a hex fires with is said once, and stands there wherever it is asked again', () => {
    const asked = asks(
      {
        'raid-a1': { to: 'else', name: HERE, against: 'ships', NAC: 4, more: ['more'] },
        'raid-a2': { to: 'else', name: HERE, against: 'land', LAC: 6 },
        'cap-j1': { flak: 35 },
        ...pair(['j:CV-3'], [], { cover: 'cdu', fires: 'all' }),
        'target-a1-1': 'air',
      },
      at('p5'),
    );
    const initial = (key: string, of: string) =>
      form(asked, key).fields.flatMap((field) =>
        field.key === of && 'initial' in field ? [field.initial] : [],
      );
    expect(initial('cap-j1', 'flak')).toEqual([0]);
    expect(initial('group-a1-1', 'base')).toEqual([35]);
    expect(initial('bombed-a1-1', 'capacity')).toEqual([35]);
  });
  it('5(K): points that bombed one target are ready for no other, and what one bomb did holds for the next', () => {
    const { after, asked } = strike(
      {
        ...onLand,
        'target-a1-1': 'cdu',
        'bombed-a1-1': { 'from-LAC': 3, unit: 'j-cdu-30-10' },
        'die-bomb-a1-1': 3,
        'target-a1-2': 'cdu',
        'bombed-a1-2': { unit: 'j-cdu-30-10' },
        'die-bomb-a1-2': 3,
      },
      at('p5'),
    );
    const points = form(asked, 'bombed-a1-2').fields.find(({ key }) => key === 'from-LAC');
    expect(points).toMatchObject({ max: 3, initial: 3 });
    expect(after.neutralized.map(({ name }) => name)).toEqual([`Coastal defense, ${HERE}`]);
    expect(() =>
      strike({ ...onLand, 'target-a1-1': 'air', 'bombed-a1-1': { 'from-LAC': 0 } }, state),
    ).toThrow('bombed-a1-1: Enter at least one attacking air point.');
  });
});

it('19: a base that is destroyed is none, and no bomb neutralizes it', () => {
  const base = (name: string, state: 'functional' | 'destroyed') =>
    ({ id: `${name}:air`, name, side: 'j', kind: 'air', capacity: 0, state }) as const;
  const bombed = (...bases: NonNullable<Partial<UsnState>['bases']>[number][]) =>
    form(
      asks(
        {
          ...raids('a', [{ type: 'LAC', points: 5 }], HERE, 'land'),
          'target-a1-1': 'air',
          'bombed-a1-1': { name: 'Lae', capacity: 5 },
          'die-bomb-a1-1': 2,
        },
        at('p5', { bases }),
      ),
      'bombed-a1-1',
    ).fields.find(({ key }) => key === 'base');
  expect(bombed(base('Truk', 'destroyed'))).toBeUndefined();
  const field = bombed(base('Truk', 'destroyed'), base('Saipan', 'functional'));
  expect(field?.kind === 'choice' && field.options.map(({ value }) => value)).toEqual(['Saipan:air', 'else']);
});

describe('aircraft on a bombed base', () => {
  const truk = { id: 'Truk:air', name: 'Truk', side: 'j', kind: 'air', state: 'functional' } as const;
  const bombed = (capacity: number, die: number, parked?: object) =>
    strike(
      {
        ...raids('a', [{ type: 'LAC', points: 5 }], HERE, 'land'),
        'cap-j1': { flak: 0 },
        'target-a1-1': 'air',
        'die-bomb-a1-1': die,
        ...(parked && { 'parked-die-bomb-a1-1': parked as { readonly [type: string]: number } }),
      },
      at('p5', { bases: [{ ...truk, capacity }] }),
    );
  it('CRT 5: lose a percentage of each type, by the chart that players fill', () => {
    // 80 on 10: a 1 is a 3 in the made-up tables, and halves them.
    const { after, trace } = bombed(15, 1, { LAC: 7, NAC: 1 });
    expect(totalOf(after, 'a')).toBe(150);
    expect(trace.map(({ label }) => label)).toContain('3 LAC on the ground');
  });
  it('18(D): are all lost with a base that is destroyed', () => {
    const { after } = bombed(5, 6, { LAC: 4, NAC: 1 });
    expect([after.bases[0]?.state, totalOf(after, 'a')]).toEqual(['destroyed', 300]);
  });
});

describe('ground support', () => {
  it('5(M), 5(N): passes to the fight in its hex, once', () => {
    const { after } = strike({
      ...elsewhere(raids('a', [{ type: 'LAC', points: 6 }], '', 'support'), 'Lae'),
      'raid-j1': { to: 'else', name: 'Lae', against: 'support', NAC: 3 },
      'air-1': [1, 1],
    });
    const fight: Answers = {
      attack: { supplied: 40 },
      defence: { plain: 20 },
      'heads:crt-1': '1:2 1:1 2:1',
      'cell:crt-1:2:1:1': 'E1',
    };
    const first = run(after, 'land-attack', fight);
    expect(form(first.asked, 'attack').fields.find(({ key }) => key === 'LAC')).toMatchObject({ initial: 5 });
    expect(form(first.asked, 'defence').fields.find(({ key }) => key === 'NAC')).toMatchObject({
      initial: 1,
    });
    expect(form(first.asked, 'attack').fields[0]).toMatchObject({ initial: 'Lae' });
    const again = run(first.after, 'land-attack', fight);
    expect(form(again.asked, 'attack').fields.find(({ key }) => key === 'LAC')).toMatchObject({ initial: 0 });
    expect(first.after.flown).toHaveLength(after.flown?.length ?? 0);
  });
});

describe('who has flown', () => {
  it('5(O): holds up the end of the phase until all are based, and is named on the table', () => {
    const flown = [{ side: 'a', place: HERE, mission: 'ships', type: 'NAC', points: 8 }] as const;
    const label = 'Aircraft are in the air';
    const CHART = 'The reinforcement chart, turn 40';
    const air = at('p5', { flown });
    expect(usnDeluxe.table(air as never).obligations).toContainEqual({
      ...{ label, rule: 'Phase 5' },
      action: { id: 'air-basing', label: 'Air basing', procedure: 'air-basing', args: {} },
    });
    const leaving = run(air, 'end-step', { leave: 'end' });
    expect(leaving.asked.map(({ key }) => key)).toEqual(['leave']);
    expect(leaving.events).toMatchObject([{ type: 'v1.PhaseEnded', skipped: [label, CHART] }]);
    expect(usnDeluxe.table(at('p5') as never).obligations.map((each) => each.label)).not.toContain(label);
  });
  const { after } = strike({ ...NAC, ...pair(['j:CA-1']), 'raid-j1': { to: 'nobody' } });
  it('5(O): waits to be based, and all land by one tap', () => {
    expect(after.flown).toEqual([{ side: 'a', place: HERE, mission: 'ships', type: 'NAC', points: 8 }]);
    const { asked, trace, after: based } = run(after, 'air-basing', {});
    expect([asked.length, trace[0]?.value, based.flown]).toEqual([1, 'all land', undefined]);
    expect(usnDeluxe.procedures['air-basing']?.unless?.(based, {})).toBe('No aircraft are in the air.');
  });
  it('5(O): is forgotten when the phase ends', () => {
    expect(fold(after, [{ type: 'v1.PhaseEnded', skipped: [] }]).flown).toBeUndefined();
  });
  it('5(O): who flew beyond normal range has no base but the one it left', () => {
    const far = fold(at('p5'), [
      {
        type: 'v1.AirFlown',
        flights: [{ side: 'a', place: HERE, mission: 'land', type: 'LAC', points: 4, extended: true }],
      },
    ]);
    const { asked, after: based } = run(far, 'air-basing', {
      crowded: { crowded: ['0'] },
      'room-0': { home: 1 },
    });
    expect(form(asked, 'room-0').fields.map(({ key }) => key)).toEqual(['home']);
    expect(totalOf(based, 'j')).toBe(150);
  });
});
