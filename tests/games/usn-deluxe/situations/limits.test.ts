import { describe, expect, it } from 'vitest';
import { operationalPoints } from '../../../../src/games/usn-deluxe/state/operational';
import type { UsnState } from '../../../../src/games/usn-deluxe/state/state';
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
    expect(make(after, 1)[0]).toBe('Two LAC or NAC a turn are made in 1944 and 1945, and they have been.');
    expect(make(war(110, 'p1', 10), 3)[0]).toBe('Of these, LAC or NAC made: a whole number from 1 to 2.');
  });
  it('S70 (44(C)5, 44(E)): one in 1943, and the next turn has all its points again', () => {
    const start = at('g3', 60, 'p1', {
      options: ['strategic'],
      operational: { points: 10, spent: 0, stored: 0 },
    });
    const [first, after] = make(start, 1);
    expect(first).toBe('taken');
    expect(make(after, 1)[0]).toBe('One LAC or NAC a turn is made in 1943, and it has been.');
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
      'LAC and NAC are made in phase 1.',
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
    const start = war(100, 'p8', 1, { ships: [...rabaul, ...truk, oiler] });
    const { after } = refuel(start, 'Rabaul', rabaul);
    expect(left(after)).toBe(0);
    const none = run(after, 'refuel', {}, {}, { side: 'j', place: 'Truk' });
    expect([linesOf(none)[0], none.events]).toEqual(['No operational point is left for Truk this turn', []]);
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
    expect(told(prompt, { ships: truk.slice(4, 7).map(({ id }) => id) })).toMatch(/^2 ships at most/);
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
    const SIXTEEN = 'Sixteen cities count at most.';
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
