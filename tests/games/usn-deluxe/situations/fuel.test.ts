import { describe, expect, it } from 'vitest';
import { isServed, thirsty } from '../../../../src/games/usn-deluxe/state/refuelling';
import { has } from '../../../../src/games/usn-deluxe/state/state';
import { lyingOf, OPEN_SEA } from '../../../../src/games/usn-deluxe/steps/sea/guns';
import { refused } from './ask';
import {
  dueOf,
  duesOf,
  endOfTurn,
  enterBase,
  fill,
  loadOf,
  lying,
  move,
  nobody,
  refuel,
  sources,
  until,
  war,
  wouldFill,
  wouldRefuel,
} from './ports';

const idsOf = (ships: readonly { readonly id: string }[]) => ships.map(({ id }) => id);
const SIX = 'At most 6 ships can refuel here this turn.';

describe('44(C)2: no point is left', () => {
  it.each([
    ['Kure', 'CA-1 Oiler-1'],
    ['Truk 754', 'CA-1 Oiler-1'],
  ])('in %s the base says so, and an oiler there still gives', (place, names) => {
    const operational = { points: 0, spent: 0, stored: 0 };
    const state = war('g5 56 p8', lying('j', names, place, 56), { options: ['strategic'], operational });
    expect(sources(state, 'j', place)[0]).toBe('base: No operational point is left this turn.');
    expect(wouldRefuel(state, 'j', place, 'CA-1', { by: 'j:Oiler-1' })).toBe('taken');
  });
});

describe('12(K)2, 18(F): a base that does not work', () => {
  it.each(['damaged', 'neutralized', 'unsupplied', 'destroyed'] as const)(
    'refuels nobody, fills no oiler, and lets fuel run: %s',
    (stands) => {
      for (const [side, place] of [
        ['j', 'Kure'],
        ['j', 'Truk 754'],
        ['j', 'Saigon'],
        ['a', 'Pearl Harbor 1456'],
        ['a', 'Noumea'],
      ] as const) {
        const step = side === 'j' ? 'p8' : 'p6';
        const ships = [
          ...lying(side, 'CA-1', place, 10, { fuelled: 7 }),
          ...lying(side, 'Oiler-1', place, 10, { fuelled: 4, load: 0 }),
        ];
        const whole = war(`g5 10 ${step}`, ships);
        const state = enterBase(whole, { name: place, side, state: stands });
        expect(nobody(state, side, place)).toBe(
          stands === 'destroyed' ? `${place} is destroyed: no fuel` : `${place} is ${stands}: no fuel`,
        );
        expect(wouldFill(state, side, 'Oiler-1')).toBe(`${place} is ${stands}.`);
        expect(idsOf(thirsty(state, side))).toEqual(idsOf(ships));
        const again = enterBase(state, { name: place, side });
        expect(wouldRefuel(again, side, place, 'CA-1')).toBe('taken');
      }
    },
  );
  it('S31 (18(F), 9): Rabaul, neutralized, refuels nobody in 8I; once its die has recovered it, it does in 2I', () => {
    const state = enterBase(war('g2 24 p5', lying('j', 'CVL-2 CL-1 TR-1 TR-2', 'Rabaul 759', 24)), {
      name: 'Rabaul',
      side: 'j',
      state: 'neutralized',
    });
    expect(nobody(until(state, '24 p8'), 'j', 'Rabaul 759')).toBe('Rabaul 759 is neutralized: no fuel');
    const { after } = endOfTurn(until(state, '24 p10'), 3);
    expect(wouldRefuel(until(after, '25 p2'), 'j', 'Rabaul 759', 'CVL-2 CL-1 TR-1 TR-2')).toBe('taken');
  });
  it('S46 (12(K)2): Pearl Harbor without supply refuels nobody', () => {
    const state = enterBase(war('g4 100 p4', lying('a', 'BB-3', 'Pearl Harbor', 100)), {
      name: 'Pearl Harbor',
      side: 'a',
      state: 'unsupplied',
    });
    expect(nobody(state, 'a', 'Pearl Harbor')).toBe('Pearl Harbor is unsupplied: no fuel');
  });
  it('an oiler beside it gives all the same', () => {
    const ships = [...lying('j', 'CA-1', 'Rabaul', 24), ...lying('j', 'Oiler-1', 'Rabaul', 24)];
    const state = enterBase(war('g2 24 p8', ships), { name: 'Rabaul', side: 'j', state: 'neutralized' });
    expect(sources(state, 'j', 'Rabaul')).toEqual(['base: Rabaul is neutralized.', 'j:OIL-1']);
    expect(loadOf(refuel(state, 'j', 'Rabaul', 'CA-1', { by: 'j:Oiler-1' }), 'j', 'Oiler-1')).toBe(0);
  });
});

describe('12(O): oilers', () => {
  it('S41 (12(O), 9(E)): a damaged oiler gives in one operation, and even after one ship it is empty', () => {
    const state = war('g2 23 p4', [
      ...lying('a', 'CV-5 DD-2', 'At sea', 23),
      ...lying('a', 'Oiler-3', 'At sea', 23, { weeks: 5 }),
    ]);
    const after = refuel(state, 'a', 'At sea', 'CV-5', { by: 'a:Oiler-3' });
    expect(dueOf(after, 'a', 'CV-5')).toBe(26);
    expect(nobody(until(after, '23 p6'), 'a', 'At sea')).toBe('No oiler at sea');
  });
  it('S42 (12(O)): an empty oiler is filled in no neutralized base and not at sea; in Noumea, which then serves no ship', () => {
    const both = [
      ...lying('a', 'Oiler-3', 'At sea', 24, { load: 0 }),
      ...lying('a', 'Oiler-1', 'At sea', 24),
    ];
    const sea = war('g2 24 p4', both);
    expect(wouldFill(sea, 'a', 'Oiler-3')).toContain('an oiler is filled only in a naval base');
    expect(wouldRefuel(sea, 'a', 'At sea', 'Oiler-3', { by: 'a:Oiler-1' })).toBe('taken');
    const closed = enterBase(move(sea, 'a', 'Oiler-3', 'Brisbane'), {
      name: 'Brisbane',
      side: 'a',
      state: 'neutralized',
    });
    expect(wouldFill(closed, 'a', 'Oiler-3')).toBe('Brisbane is neutralized.');
    const noumea = until(move(until(sea, '25 p4'), 'a', 'Oiler-3', 'Noumea'), '25 p6');
    const after = fill(noumea, 'a', 'Oiler-3');
    expect([loadOf(after, 'a', 'Oiler-3'), nobody(after, 'a', 'Noumea')]).toEqual([
      undefined,
      'Noumea has already served six this turn',
    ]);
  });
  it('S43 (War Plan Orange): an oiler that moved in the phase gives nothing; both still for a whole phase, it does', () => {
    const ships = [...lying('a', 'CV-3 CV-4', 'Wake', 4), ...lying('a', 'Oiler-1', 'Midway', 4)];
    const moved = (scenario: string) => move(war(`${scenario} 4 p4`, ships), 'a', 'Oiler-1', 'Wake');
    expect(nobody(moved('wpo1'), 'a', 'Wake')).toBe('No oiler at sea');
    expect(wouldRefuel(until(moved('wpo1'), '4 p6'), 'a', 'Wake', 'CV-3 CV-4', { by: 'a:Oiler-1' })).toBe(
      'taken',
    );
    expect(wouldRefuel(moved('g1'), 'a', 'Wake', 'CV-3 CV-4', { by: 'a:Oiler-1' })).toBe('taken');
  });
  it('S43 (War Plan Orange): nor does it give to a ship that has just joined it', () => {
    const ships = [...lying('a', 'CV-3', 'Midway', 4), ...lying('a', 'CV-4 Oiler-1', 'Wake', 4)];
    const state = move(war('wpo1 4 p4', ships), 'a', 'CV-3', 'Wake');
    expect(wouldRefuel(state, 'a', 'Wake', 'CV-4', { by: 'a:Oiler-1' })).toBe('taken');
    expect(() => wouldRefuel(state, 'a', 'Wake', 'CV-3', { by: 'a:Oiler-1' })).not.toThrow();
    expect(wouldRefuel(state, 'a', 'Wake', 'CV-3', { by: 'a:Oiler-1' })).not.toBe('taken');
  });
  it('S227 (34, USN-17): by points an oiler gives six, two and three and one; without the rule it is empty after two', () => {
    const names = 'CV-1 CV-2 CA-1 CA-2 CL-1 DD-1';
    const ships = [...lying('a', names, 'At sea', 10), ...lying('a', 'Oiler-2', 'At sea', 10)];
    const by = { by: 'a:Oiler-2' };
    const first = refuel(
      war('g3 10 p4', ships, { options: ['oilerPoints'] }),
      'a',
      'At sea',
      'CV-1 CV-2',
      by,
    );
    const second = refuel(until(first, '10 p6'), 'a', 'At sea', 'CA-1 CA-2 CL-1', by);
    expect([loadOf(first, 'a', 'Oiler-2'), loadOf(second, 'a', 'Oiler-2')]).toEqual([4, 1]);
    const third = until(second, '11 p4');
    expect(wouldRefuel(third, 'a', 'At sea', 'CV-1 CV-2', by)).toBe(
      'At most 1 ship can refuel here this turn.',
    );
    const plain = refuel(war('g3 10 p4', ships), 'a', 'At sea', 'CV-1 CV-2', by);
    expect(loadOf(plain, 'a', 'Oiler-2')).toBe(0);
  });
});

describe('12(N), (O): who lies in a base that refuels all of its side needs no hand', () => {
  it('S44 (12(N), (O)2): six carriers in Kure from T10 to T16 are never due, nor lost', () => {
    const carriers = 'CV-1 CV-2 CV-3 CV-4 CV-5 CV-6';
    const state = war('g5 10 p2', lying('j', carriers, 'Kure 576', 10));
    for (const when of ['12 p8', '13 p8', '13 p10', '16 p8', '16 p10']) {
      const now = until(state, when);
      expect([when, thirsty(now), refused(now, 'administration')]).toEqual([
        when,
        [],
        when.endsWith('p10') ? 'There is nothing to settle.' : 'Administration comes at the end of the turn.',
      ]);
    }
  });
  it.each([
    ['g5 16 p2', 'j', 'Kure', 18, 'leaves in 2B, refuelled in 8I of T15'],
    ['g5 16 p8', 'j', 'Kure', 19, 'leaves in 8B, refuelled in 2I of T16'],
    ['g5 16 p4', 'a', 'Pearl Harbor', 18, 'leaves in 4B, refuelled in 6I of T15'],
    ['g5 16 p6', 'a', 'Sydney 668', 19, 'leaves in 6B, refuelled in 4I of T16'],
    ['g5 16 p2', 'j', 'Truk 754', 18, 'Truk'],
    ['g5 16 p2', 'j', 'Formosa', 12, 'from a minor base it has what it had'],
  ] as const)('12(N): at %s a %s ship sails from %s with fuel to T%i: %s', (when, side, place, due, _why) => {
    const [, turn = '', step = ''] = when.split(' ');
    const state = until(war(`g5 10 ${step}`, lying(side, 'CV-1', place, 10)), `${turn} ${step}`);
    const sailed = move(state, side, 'CV-1', 'At sea');
    expect(dueOf(sailed, side, 'CV-1')).toBe(due);
    expect(dueOf(until(sailed, `${turn} p10`), side, 'CV-1')).toBe(due);
  });
  it('12(N), 9: when the base is neutralized, fuel lasts from its last working phase on', () => {
    const state = until(war('g5 10 p2', lying('j', 'CV-1', 'Kure', 10)), '16 p5');
    const closed = enterBase(state, { name: 'Kure', side: 'j', state: 'neutralized' });
    expect(dueOf(until(closed, '19 p8'), 'j', 'CV-1')).toBe(19);
    expect(idsOf(thirsty(until(closed, '19 p10')))).toEqual(['j:CV-1']);
    expect(thirsty(until(closed, '18 p10'))).toEqual([]);
  });
  it('USN-125 (Shock Effect): on the turn of the shock the Allies are refuelled where they lie', () => {
    const state = until(war('g1 1 p2', lying('a', 'CA-1', 'Pearl Harbor', 1)), '2 p4');
    expect(dueOf(move(state, 'a', 'CA-1', 'At sea'), 'a', 'CA-1')).toBe(4);
  });
  it('S45 (12(N), (O)3): of eight in Noumea, served on T87, all are due on T90, and six can be served', () => {
    const names = 'CV-4 CV-5 CA-1 CA-2 CL-1 DD-1 DD-2 DD-3';
    const state = war('g4 90 p4', lying('a', names, 'Noumea', 90, { fuelled: 87 }));
    expect(thirsty(state, 'a')).toHaveLength(8);
    expect(wouldRefuel(state, 'a', 'Noumea', names)).toBe(SIX);
    const after = refuel(state, 'a', 'Noumea', names.slice(0, -10));
    expect(idsOf(thirsty(after, 'a'))).toEqual(['a:DD-2', 'a:DD-3']);
  });
  it('44(C)2: where fuel costs a point, a hand gives it', () => {
    const state = war('g5 60 p8', lying('j', 'CV-1', 'Kure', 60, { fuelled: 57 }), {
      options: ['strategic'],
    });
    expect([isServed(state, 'Kure', 'j'), has(state, 'strategic')]).toEqual([false, true]);
    expect(isServed({ ...state, cursor: { turn: 55, step: 'p8' } }, 'Kure', 'j')).toBe(true);
    expect(isServed(state, 'Pearl Harbor', 'a')).toBe(true);
  });
  it('S203 (12(N)): a warship refuelled on T1 is due on T4, a transport on T7', () => {
    const state = refuel(war('g1 1 p8', lying('j', 'CA-1 TR-1', 'Saigon', 1)), 'j', 'Saigon', 'CA-1 TR-1');
    expect(duesOf(state, 'j', 'CA-1 TR-1')).toEqual([4, 7]);
  });
  it('S226 (12(N), softer fuel): dry at sea it is halved, not lost; whoever lies in Pearl Harbor is not dry', () => {
    const soft = { options: ['softFuel'] as const };
    const dry = (place: string) => {
      const state = until(war('g3 8 p4', lying('a', 'CV-6', place, 8, { fuelled: 5 }), soft), '8 p10');
      const [ship] = state.ships;
      return ship && lyingOf(state, ship, OPEN_SEA).dry;
    };
    expect([dry('At sea'), dry('Pearl Harbor')]).toEqual([true, false]);
    const state = until(war('g3 8 p4', lying('a', 'CV-6', 'At sea', 8, { fuelled: 5 }), soft), '8 p10');
    expect(endOfTurn(state).events.filter(({ type }) => type === 'v1.ShipLost')).toEqual([]);
  });
});
