import { describe, expect, it } from 'vitest';
import { arrivalsOf, duesNow, openReserves } from '../../../../src/games/usn-deluxe/state/dues';
import { operationalPoints } from '../../../../src/games/usn-deluxe/state/operational';
import type { UsnState } from '../../../../src/games/usn-deluxe/state/state';
import { landing as basing } from '../../../../src/games/usn-deluxe/steps/combat/basing';
import { submarines } from '../../../../src/games/usn-deluxe/steps/combat/ships';
import { fold, ship } from '../sea-table';
import { asked, at, linesOf, refused, run, told } from './ask';

/** Rule 44 in play, with so many points for each turn of the quarter and so many of them spent. */
const war = (turn: number, step: string, points: number, more: Partial<UsnState> = {}) =>
  at('g5', turn, step, {
    options: ['strategic'],
    operational: { points, spent: 0, stored: 0 },
    ...more,
  });
const left = ({ operational: { points, spent } }: UsnState) => points - spent;
type Fields = { readonly [field: string]: number | string };
const AIR = { what: ['air'] } as const;
const NONE = 'No operational point is left this turn.';

describe('44(C)5: aircraft made with operational points', () => {
  const make = (state: UsnState, air: number) => {
    const prompt = asked(state, 'spend-points', 'spend');
    const answer = { ...AIR, points: air, air };
    const said = told(prompt, answer);
    return [said, said === 'taken' ? run(state, 'spend-points', { spend: answer }).after : state] as const;
  };
  it('S69 (44(C)5): two a turn in 1944, and no third, whether LAC or NAC', () => {
    const [first, after] = make(war(110, 'p1', 10), 2);
    expect([first, left(after)]).toEqual(['taken', 8]);
    expect(make(after, 1)[0]).toBe('The limit in 1944 and 1945 is two LAC or NAC a turn. Both are made.');
    expect(make(war(110, 'p1', 10), 3)[0]).toBe('Of which for LAC or NAC made: a whole number from 1 to 2.');
  });
  it('S70 (44(C)5, 44(E)): one in 1943, and the next turn has all its points again', () => {
    const start = at('g3', 60, 'p1', {
      options: ['strategic'],
      operational: { points: 10, spent: 0, stored: 0 },
    });
    const [first, after] = make(start, 1);
    expect(first).toBe('taken');
    expect(make(after, 1)[0]).toBe('The limit in 1943 is one LAC or NAC a turn. It is already made.');
    const next = fold({ ...after, cursor: { turn: 60, step: 'p10' } }, [
      { type: 'v1.PhaseEnded', skipped: [] },
    ]);
    expect([next.cursor.turn, left(next)]).toEqual([61, 10]);
    expect(make({ ...next, cursor: { turn: 61, step: 'p1' } }, 1)[0]).toBe('taken');
  });
  it('S71 (44(C)5): nothing costs or gives points before the first turn of 1943', () => {
    expect(refused(war(20, 'p1', 0), 'spend-points')).toBe('Operational points begin in 1943.');
    expect(refused(war(55, 'p1', 5), 'spend-points')).toBe('Operational points begin in 1943.');
    expect(refused(war(56, 'p1', 5), 'spend-points')).toBeUndefined();
  });
  it('44(C)5: only in the reinforcement phase', () => {
    expect(told(asked(war(110, 'p4', 10), 'spend-points', 'spend'), { ...AIR, points: 1, air: 1 })).toBe(
      'LAC and NAC are made only in phase 1.',
    );
  });
});

describe('44(C)1: land attacks', () => {
  const field = (state: UsnState, said: Fields) =>
    told(asked(state, 'land-attack', 'attack'), { supplied: 60, ...said });
  const strength = (said: Fields) =>
    linesOf(
      asked(war(90, 'p9', 0), 'land-attack', 'heads:crt-1', { attack: said, defence: { plain: 40 } }),
    ).find((line) => line.startsWith('Attackers'));
  it('S72 (44(C)1, 12(K)5): without a point left none is spent; three divisions attack as if unsupplied', () => {
    expect(field(war(90, 'p9', 0), { point: 'spend' })).toBe(NONE);
    expect(field(war(90, 'p9', 1), { point: 'spend' })).toBe('taken');
    expect(field(war(90, 'p9', 0), { point: 'without' })).toBe('taken');
    expect(field(war(90, 'p9', 0), { point: 'fewer' })).toBe('taken');
    expect(strength({ supplied: 60, point: 'without' })).toMatch(/: 30$/);
    expect(strength({ supplied: 40, point: 'fewer' })).toMatch(/: 40$/);
  });
  it('S73 (44(C)1 Exception): defense armies neither count nor are halved', () => {
    expect(strength({ supplied: 60, point: 'fewer' })).toMatch(/: 60$/);
    expect(strength({ supplied: 80, point: 'without', exempt: 20 })).toMatch(/: 50$/);
  });
});

describe('44(C)2: fuel', () => {
  const fleet = (place: string, count: number, from = 1) =>
    Array.from({ length: count }, (_, i) => ship(`j:DD-${from + i}`, { place, fuelled: 98 }));
  const refuel = (state: UsnState, place: string, ships: readonly { readonly id: string }[]) =>
    run(state, 'refuel', { ships: { ships: ships.map(({ id }) => id) } }, {}, { side: 'j', place });
  const fill = (state: UsnState, ...ships: string[]) =>
    asked(state, 'fill-oilers', 'ships', {}, { side: 'j' })
      ? told(asked(state, 'fill-oilers', 'ships', {}, { side: 'j' }), { ships })
      : 'never asked';

  it('S74 (44(C)2, 12(O)3): six ships in Rabaul cost the last point; nobody is served or filled after', () => {
    const rabaul = fleet('Rabaul', 6);
    const truk = fleet('Truk', 7, 11);
    const oiler = ship('j:OIL-1', { place: 'Truk', fuelled: 98, load: 0 });
    const taken = { id: 'Rabaul:naval', name: 'Rabaul', side: 'j', kind: 'naval', capacity: 0 } as const;
    const bases = [{ ...taken, state: 'functional' } as const];
    const start = war(100, 'p8', 1, { ships: [...rabaul, ...truk, oiler], bases });
    const { after } = refuel(start, 'Rabaul', rabaul);
    expect(left(after)).toBe(0);
    const none = run(after, 'refuel', {}, {}, { side: 'j', place: 'Truk' });
    expect([linesOf(none)[0], none.events]).toEqual([
      'No operational points are left for Truk this turn',
      [],
    ]);
    expect(fill(after, 'j:OIL-1')).toBe(NONE);
  });
  it('S74: with three points seven ships in Truk cost two, and the oiler the third', () => {
    const truk = fleet('Truk', 7);
    const oiler = ship('j:OIL-1', { place: 'Truk', fuelled: 98, load: 0 });
    const start = war(100, 'p8', 3, { ships: [...truk, oiler] });
    const { after } = refuel(start, 'Truk', truk);
    expect(left(after)).toBe(1);
    expect(fill(after, 'j:OIL-1')).toBe('taken');
    const filled = run(after, 'fill-oilers', { ships: { ships: ['j:OIL-1'] } }, {}, { side: 'j' });
    expect(left(filled.after)).toBe(0);
  });
  it('44(C)2: ships that a point has paid for are counted in one base, not by the tap', () => {
    const truk = fleet('Truk', 8);
    const start = war(100, 'p8', 1, { ships: truk });
    const { after } = refuel(start, 'Truk', truk.slice(0, 4));
    const again = refuel(after, 'Truk', truk.slice(4, 6));
    expect([left(after), left(again.after)]).toEqual([0, 0]);
    const prompt = asked(after, 'refuel', 'ships', {}, { side: 'j', place: 'Truk' });
    expect(told(prompt, { ships: truk.slice(4, 7).map(({ id }) => id) })).toMatch(/^At most 2 ships/);
  });
  it('44(C)2: the Allies pay nothing, nor Japan before 1943 or at an oiler', () => {
    const own = ship('a:DD-1', { place: 'Pearl Harbor', fuelled: 98 });
    const pearl = war(100, 'p8', 0, { ships: [own] });
    expect(
      run(pearl, 'refuel', { ships: { ships: ['a:DD-1'] } }, {}, { side: 'a', place: own.place }).after
        .operational.spent,
    ).toBe(0);
    const truk = fleet('Truk', 1);
    expect(refuel(war(50, 'p8', 0, { ships: truk }), 'Truk', truk).after.operational.spent).toBe(0);
    const sea = [...fleet('At sea', 2), ship('j:OIL-1', { place: 'At sea', fuelled: 98 })];
    const given = run(
      war(100, 'p8', 0, { ships: sea }),
      'refuel',
      { by: 'j:OIL-1', ships: { ships: ['j:DD-1', 'j:DD-2'] } },
      {},
      { side: 'j', place: 'At sea' },
    );
    expect([given.after.operational.spent, given.events.length]).toEqual([0, 1]);
  });
});

describe('44: submarines, cities, quarters', () => {
  const subs = [ship('j:SS-1', { place: 'Truk' })];
  it('S75 (44(C)4): without a point none goes on station; one there costs no more', () => {
    const on = (points: number) =>
      asked(war(70, 'p2', points, { ships: subs, options: ['strategic', 'subs'] }), 'stations', 'subs');
    expect(told(on(0), { on: ['j:SS-1'], off: [] })).toMatch(/operational point/);
    expect(told(on(1), { on: ['j:SS-1'], off: [] })).toBe('taken');
    const { after } = run(war(70, 'p2', 1, { ships: subs, options: ['strategic', 'subs'] }), 'stations', {
      subs: { on: ['j:SS-1'], off: [] },
    });
    expect(left(after)).toBe(0);
    const next = fold({ ...after, cursor: { turn: 70, step: 'p10' } }, [
      { type: 'v1.PhaseEnded', skipped: [] },
    ]);
    const stays = run({ ...next, cursor: { turn: 71, step: 'p2' } }, 'stations', {});
    expect(stays.after.operational.spent).toBe(0);
  });
  it('S76 (44(B)1): sixteen cities at most, and no more supported than there are', () => {
    const cities = asked(war(56, 'p1', 0), 'operational-points', 'cities');
    const SIXTEEN = 'At most sixteen cities count.';
    expect(told(cities, { whole: 16, half: 16 })).toBe(SIXTEEN);
    expect(told(cities, { whole: 10, half: 4, gone: 3 })).toBe(SIXTEEN);
    expect(told(cities, { whole: 10, half: 4, gone: 2 })).toBe('taken');
    const all = { whole: 3, half: 1, gone: 12, held: ['java', 'sumatra', 'borneo'], chinese: 0 };
    expect(operationalPoints(war(56, 'p1', 0), all)).toMatchObject({ supported: 4, points: 7, stored: 500 });
  });
  it('S77 (44(E), 44(F)): points are not saved from turn to turn, resources are', () => {
    const state = war(57, 'p10', 14, { operational: { points: 14, spent: 9, stored: 300 } });
    const next = fold(state, [{ type: 'v1.PhaseEnded', skipped: [] }]);
    expect([next.cursor.turn, left(next)]).toEqual([58, 14]);
    const quarter = { ...next, cursor: { turn: 69, step: 'p1' } };
    const fresh = { whole: 16, half: 0, gone: 0, held: ['java'], chinese: 0 };
    expect(operationalPoints(quarter, fresh).resources).toBe(600);
  });
});

describe('limits of one scenario', () => {
  it('S78 (39(B)): four equivalents at most are missing in the India box', () => {
    const state = at('g3', 34, 'p1', { options: ['armor', 'midwar'], since: 34 });
    const item = { item: 'middle-east' };
    const form = asked(state, 'scenario-item', 'item', {}, item);
    expect(told(form, { times: 20 })).toBe('How many: a whole number from 0 to 4.');
    expect(told(form, { times: 5 })).toBe('How many: a whole number from 0 to 4.');
    const given = (times: number) =>
      run(state, 'scenario-item', { item: { times } }, {}, item).after.scores.map(({ side, hundredths }) => [
        side,
        hundredths / 100,
      ]);
    expect([given(1), given(4), given(0)]).toEqual([[['j', 10]], [['j', 40]], []]);
  });

  const shocked = (deployment: string, more: Partial<UsnState> = {}) =>
    at('g1', 1, 'p9', { options: ['allyVarDeploy'], deployment, opened: true, ...more });
  const raid = (name: string) => ({ 'raid-j1': { to: 'else', name, against: 'land', NAC: 6 } });
  const patrol = (state: UsnState, name: string) => asked(state, 'air-strike', 'cap-a1', raid(name));
  const numbers = (prompt: ReturnType<typeof asked>) =>
    prompt?.kind === 'form' ? prompt.fields.map(({ key }) => key) : [];
  it.each([
    ['S79', 'CV-4 CA-3 DD-10', 4],
    ['S80', 'CV-4 CA-3 DD-10 CV-6 CA-2', 9],
    ['S80', 'CV-6 CA-2', 5],
  ])(
    '%s (Variable Deployment (A), Shock (E)): %s: %i NAC rise over Pearl Harbor, and no LAC',
    (_, row, most) => {
      const form = patrol(shocked(row), 'Pearl Harbor 1456');
      expect(numbers(form)).toEqual(['NAC', 'flak']);
      expect(told(form, { NAC: most })).toBe('taken');
      expect(told(form, { NAC: most + 1 })).toBe(`NAC on patrol: a whole number from 0 to ${most}.`);
    },
  );
  it('S79, S80 (Variable Deployment (A)): nobody rises elsewhere, nor with a 6; a second strike meets who is left', () => {
    expect(numbers(patrol(shocked('CV-4 CA-3 DD-10'), 'Clark Field'))).toEqual(['flak']);
    expect(numbers(patrol(shocked('none'), 'Pearl Harbor'))).toEqual(['flak']);
    const flown = [{ side: 'a', place: 'Pearl Harbor', mission: 'patrol', type: 'NAC', points: 3 }] as const;
    const again = patrol(shocked('CV-4 CA-3 DD-10', { flown }), 'Pearl Harbor');
    expect([told(again, { NAC: 1 }), told(again, { NAC: 2 })]).toEqual([
      'taken',
      'NAC on patrol: a whole number from 0 to 1.',
    ]);
  });

  it('S90 (Midway, simulation): 20 NAC at least strike, 4 at most stay on patrol', () => {
    const state = at('midway', 1, 'p9', { options: ['midwaySim'] });
    const strike = (said: object) =>
      told(asked(state, 'air-strike', 'raid-j1'), { to: 'else', name: 'Midway', against: 'land', ...said });
    const FEW = 'At least 20 NAC must strike Midway in the simulation.';
    expect([strike({ NAC: 18 }), strike({ NAC: 20 })]).toEqual([FEW, 'taken']);
    expect(strike({ NAC: 12, more: ['more'] })).toBe('taken');
    expect(told(asked(state, 'air-strike', 'raid-j1'), { to: 'nobody' })).toBe(FEW);
    // Who has lost his carriers before says so.
    expect(told(asked(state, 'air-strike', 'raid-j1'), { to: 'nobody', few: ['few'] })).toBe('taken');
    expect(strike({ NAC: 18, few: ['few'] })).toBe('taken');
    const second = (NAC: number) =>
      told(
        asked(state, 'air-strike', 'raid-j2', {
          'raid-j1': { to: 'else', name: 'Midway', against: 'land', NAC: 12, more: ['more'] },
        }),
        { to: 'else', name: 'Midway', against: 'ships', NAC },
      );
    expect([second(7), second(8)]).toEqual([FEW, 'taken']);
    const cap = asked(state, 'air-strike', 'cap-j2', {
      'raid-j1': { to: 'else', name: 'Midway', against: 'land', NAC: 20 },
      'raid-a1': { to: 'else', name: 'the fleet', against: 'ships', NAC: 9 },
    });
    expect([told(cap, { NAC: 5 }), told(cap, { NAC: 4 })]).toEqual([
      'NAC on patrol: a whole number from 0 to 4.',
      'taken',
    ]);
    const later = at('midway', 2, 'p9', { options: ['midwaySim'] });
    expect(told(asked(later, 'air-strike', 'raid-j1'), { to: 'nobody' })).toBe('taken');
  });
});

describe('limits that the app has kept', () => {
  it('S88 (CBI (C)1): three attacks a turn, one a month, three a month in January; air attacks never', () => {
    const made = (turn: number, turns: readonly number[]) =>
      refused(at('cbi1', turn, 'p9', { attacks: { 'j:china': turns } }), 'land-attack');
    expect(made(123, [123, 123])).toBeUndefined();
    expect(made(123, [123, 123, 123])).toMatch(/have been made \(CBI\)/);
    expect(made(131, [130])).toMatch(/have been made \(CBI\)/);
    expect(made(162, [160, 160])).toBeUndefined();
    expect(made(162, [160, 160, 161])).toMatch(/have been made \(CBI\)/);
    expect(refused(at('cbi1', 131, 'p9', { attacks: { 'j:china': [130] } }), 'air-strike')).toBeUndefined();
  });
  it('S89 (CBI (C)2, 3): Japan any in T123 to T127, the British one a turn until 1945', () => {
    const attack = (turn: number, step: string, force: string, turns: readonly number[]) =>
      refused(at('cbi2', turn, step, { attacks: { [force]: turns } }), 'land-attack');
    expect(attack(125, 'p9', 'j:burma', [125, 125, 125, 125, 125])).toBeUndefined();
    expect(attack(125, 'p5', 'a:burma', [125])).toMatch(/have been made \(CBI\)/);
    expect(attack(160, 'p5', 'a:burma', [160, 160])).toBeUndefined();
  });
  it('S91 (38(A)): Magic from 1942 on, once in a month of the calendar (USN-41)', () => {
    const use = (turn: number, magic = 0) =>
      refused(at('g1', turn, 'p4', { options: ['magic'], magic }), 'magic');
    expect(use(2)).toBe('Magic begins in 1942.');
    expect(use(5)).toBeUndefined();
    const { magic } = run(at('g1', 5, 'p4', { options: ['magic'] }), 'magic', {
      magic: { hex: '1456' },
    }).after;
    expect([use(7, magic), use(8, magic), use(9, magic)]).toEqual([
      'Magic has already been used this month.',
      'Magic has already been used this month.',
      undefined,
    ]);
  });
  it('S95 (32(C)): no submarine falls below one', () => {
    expect(submarines([4], 2, 1)).toBe(1);
  });
  it('S96 (33): escorts are undamaged; given up for good, all that was given comes back', () => {
    const escorts = ['j:DD-1', 'j:CL-1'].map((id) => ship(id, { status: 'removed', place: 'Convoys' }));
    const state = at('g5', 56, 'p1', {
      options: ['convoy', 'midwar'],
      since: 56,
      ships: [...escorts, ship('j:DD-3', { weeks: 5 }), ship('j:CVL-3')],
    });
    const form = asked(state, 'convoy', 'ships', { convoy: 'yes' });
    expect([told(form, { ships: ['j:DD-3'] }), told(form, { ships: ['j:CVL-3'] })]).toEqual([
      'Undamaged ships: unknown mark.',
      'taken',
    ]);
    const kept = run(state, 'convoy', { convoy: 'yes', ships: { ships: ['j:CVL-3'] } });
    expect(linesOf(kept)).toContain('Remove 3 NAC');
    const ended = run(state, 'convoy', { convoy: 'no' });
    expect(linesOf(ended)).toContain('5 NAC come back, to any functional air bases');
    expect(ended.after.ships.filter(({ status }) => status === 'afloat').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['j:DD-1', 'j:CL-1']),
    );
    expect(refused(ended.after, 'convoy')).toBeDefined();
    expect(refused({ ...ended.after, cursor: { turn: 108, step: 'p1' } }, 'convoy')).toBeDefined();
  });
  it('S97 (War Plan Orange, US reserves): at will from turn 6, a turn later, 15 for Japan, and once', () => {
    const open = (turn: number, triggered: UsnState['triggered'] = {}) =>
      openReserves(at('wpo1', turn, 'p1', { triggered })).map(({ id }) => id);
    const id = 'us-orange-called';
    expect([open(5).includes(id), open(6).includes(id), open(8, { [id]: 6 }).includes(id)]).toEqual([
      false,
      true,
      false,
    ]);
    const called = run(at('wpo1', 6, 'p1', { since: 6 }), 'due', { reserves: { groups: [id] } }).after;
    expect(called.scores.map(({ side, hundredths }) => [side, hundredths])).toEqual([['j', 1500]]);
    const seventh = duesNow({ ...called, cursor: { turn: 7, step: 'p1' } }).flatMap((due) =>
      due.id.startsWith(`reserve:${id}`) ? [due.turn] : [],
    );
    expect(new Set(seventh)).toEqual(new Set([7]));
  });
  it('S98 (War Plan Orange, 7(U)): NAC fly no extended range; in 1941 they do', () => {
    const beyond = (scenario: 'wpo1' | 'g1', said: readonly string[]) =>
      told(asked(at(scenario, 3, 'p5'), 'air-strike', 'raid-a1'), {
        ...{ to: 'else', name: 'Truk', against: 'ships', NAC: 5, extended: said },
      });
    expect([beyond('wpo1', ['NAC']), beyond('g1', ['NAC'])]).toEqual([
      'Flying beyond normal range: unknown mark.',
      'taken',
    ]);
  });
  it('S99 (18(A), 14(F)): what finds no room on an air base is lost', () => {
    expect(basing({ points: 6 }, { home: 5, near: 0 })).toEqual({ home: 5, near: 0, lost: 1 });
  });
  it('S101 (23.D(H)(I)): Ketsu-Go is triggered once, and its schedule runs on', () => {
    const state = at('g5', 140, 'p1', { triggered: { 'ketsu-go': 120 }, since: 120 });
    expect(openReserves(state).map(({ id }) => id)).not.toContain('ketsu-go');
    expect(() => fold(state, [{ type: 'v1.ReserveTriggered', group: 'ketsu-go' }])).toThrow(
      /already in play/,
    );
    const armies = arrivalsOf(state, 'ketsu-go', 120).flatMap(({ text, turn }) =>
      /1 × 10-30 army/.test(text) ? [turn] : [],
    );
    expect(armies).toEqual([120, 122, 124, 126, 128, 130, 132, 134]);
  });
  it('S102 (36): one for ships, one for 1942, one for carriers, one for the zone', () => {
    const at20 = at('g3', 20, 'p2', { options: ['navalInitiative'] });
    const all = { ticked: ['screen', 'carrier', 'zone'] };
    const { trace } = run(
      at20,
      'roll-check',
      { conditions: all, 'die-j': 1, allied: {}, 'die-a': 1 },
      {},
      { check: 'navalInitiative' },
    );
    expect(trace[0]?.value).toBe('Japanese first, 5 to 1');
    expect(
      told(asked(at20, 'roll-check', 'conditions', {}, { check: 'navalInitiative' }), {
        ticked: ['carrier', 'carrier'],
      }),
    ).toBe('taken');
  });
});

describe('27: higher units and smaller ones', () => {
  const STAND_IN = 'Larger units are replaced by smaller ones';
  const IN_PLACE = 'Larger units may die in place: smaller ones replace them and do not retreat';
  const line = (
    result: string,
    hexClass: string,
    options: UsnState['options'] = ['training', 'resiliency'],
  ) => {
    const state = at('g4', 110, 'p9', { options });
    const lines = linesOf(
      run(state, 'land-attack', {
        attack: { supplied: 60, hexClass },
        defence: { plain: 50 },
        'heads:crt-1': '1:1 2:1',
        die: 1,
        'cell:crt-1:1:1:1': result,
        ...(result !== 'none' && { 'kind-1': 'done' }),
      }),
    );
    return lines.filter((each) => each.startsWith('Larger units'));
  };
  it.each([
    ['Ax', [STAND_IN]],
    ['Dx', [STAND_IN]],
    ['A2', [IN_PLACE]],
    ['D2', [IN_PLACE]],
    ['E1', []],
    ['D1', []],
    ['none', []],
  ] as const)('S193, S194 (27): told under %s on a Class 2 hex alone: %j', (result, told27) => {
    expect(line(result, '2')).toEqual(told27);
    expect(line(result, '1')).toEqual([]);
    expect(line(result, '2', [])).toEqual([]);
  });
});
