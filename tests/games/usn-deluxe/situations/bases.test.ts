import { describe, expect, it } from 'vitest';
import type { UsnEvent } from '../../../../src/games/usn-deluxe/state/bounds';
import type { UsnState } from '../../../../src/games/usn-deluxe/state/state';
import { airBaseFire } from '../../../../src/games/usn-deluxe/steps/air/missions';
import { fold } from '../sea-table';
import { asked, run } from './ask';
import { endOfTurn, enterBase, lying, nobody, refuel, until, war, wouldRefuel } from './ports';

const stands = ({ bases }: UsnState) =>
  bases.map(({ name, side, kind, state }) => `${side} ${name} ${kind} ${state}`);
const waiting = ({ neutralized }: UsnState) =>
  neutralized.map(({ side, name, kind }) => `${side} ${name} ${kind}`);
const fire = (state: UsnState, name: string, side: 'j' | 'a') => airBaseFire(state, side, name);

describe('19(I), 9: the two bases of a hex are two', () => {
  it('S145 (9, 8(B), 18): with the air base of Rabaul neutralized alone, its naval base refuels', () => {
    const state = enterBase(war('g4 90 p5', lying('j', 'CA-1', 'Rabaul 759', 90)), {
      ...{ name: 'Rabaul', side: 'j', kind: 'air', capacity: 25, state: 'neutralized' },
    });
    expect(stands(state)).toEqual(['j Rabaul air neutralized']);
    expect(wouldRefuel(until(state, '90 p8'), 'j', 'Rabaul 759', 'CA-1')).toBe('taken');
  });
  it('S146 (19(I), 10C): both bases of Manila throw a die each, named; a 4 frees the one, a 1 leaves the other', () => {
    const air = { name: 'Manila', side: 'j', kind: 'air', capacity: 20 } as const;
    const naval = { name: 'Manila', side: 'j', kind: 'naval' } as const;
    const state = [air, naval].reduce(
      (now, base) => enterBase(now, { ...base, state: 'neutralized' }),
      fold(
        war('g2 30 p5', []),
        [air, naval].map(
          (base): UsnEvent => ({ capacity: 0, ...base, type: 'v1.BaseSet', state: 'functional' }),
        ),
      ),
    );
    expect(waiting(state)).toEqual(['j Manila air', 'j Manila naval']);
    const form = asked(until(state, '30 p10'), 'administration', 'supplied');
    const field = form?.kind === 'form' ? form.fields[0] : undefined;
    expect(field?.kind === 'flags' && field.options.map(({ label }) => label)).toEqual([
      'Manila, air base',
      'Manila, naval base',
    ]);
    const { after } = endOfTurn(until(state, '30 p10'), 4, 1);
    expect(stands(after)).toEqual(['j Manila air functional', 'j Manila naval neutralized']);
    expect(waiting(after)).toEqual(['j Manila naval']);
    const { after: last } = endOfTurn(until(after, '31 p10'), 3);
    expect([stands(last), waiting(last)]).toEqual([
      ['j Manila air functional', 'j Manila naval functional'],
      [],
    ]);
  });
  it('a unit that is called as a base of its side is a third thing', () => {
    const state = enterBase(war('g2 30 p5', []), {
      name: 'Lae',
      side: 'j',
      kind: 'air',
      state: 'neutralized',
    });
    const unit: UsnEvent = { type: 'v1.Neutralized', what: 'Lae', side: 'j' };
    expect(waiting(fold(state, [unit]))).toEqual(['j Lae air', 'j Lae undefined']);
  });
  it('what a recorded game holds by the name alone recovers both, as it did', () => {
    const base = { name: 'Lae', capacity: 10, state: 'neutralized', side: 'j' } as const;
    const { bases, neutralized } = fold(war('g2 30 p10', []), [
      { type: 'v1.BaseSet', ...base, kind: 'air' },
      { type: 'v1.BaseSet', ...base, kind: 'naval' },
      { type: 'v1.Neutralized', what: 'Lae', side: 'j' },
      { type: 'v1.Recovered', ids: ['j:Lae'] },
    ]);
    expect([bases.map(({ state }) => state), neutralized]).toEqual([['functional', 'functional'], []]);
  });
  it('however its name is written it is one base: "Rabaul", "Rabaul 759", "rabaul (759)"', () => {
    const names = ['Rabaul', 'Rabaul 759', 'rabaul (759)'];
    const state = names.reduce(
      (now, name) => enterBase(now, { name, side: 'j', state: 'neutralized' }),
      war('g4 90 p5', lying('j', 'CA-1', 'Rabaul 759', 90)),
    );
    expect([stands(state), waiting(state)]).toEqual([['j Rabaul naval neutralized'], ['j Rabaul naval']]);
    expect(nobody(until(state, '90 p8'), 'j', 'Rabaul 759')).toBe('Rabaul 759 is neutralized: no fuel');
  });
  it('12(O)3: nor does it serve six ships under each of its names', () => {
    const ships = [
      ...lying('a', 'CA-1 CA-2 CA-3 CL-1', 'Noumea', 90),
      ...lying('a', 'DD-1 DD-2 DD-3', 'Noumea 899', 90),
    ];
    const after = refuel(war('g4 90 p4', ships), 'a', 'Noumea', 'CA-1 CA-2 CA-3 CL-1');
    expect(wouldRefuel(after, 'a', 'Noumea 899', 'DD-1 DD-2 DD-3')).toBe(
      'At most 2 ships can refuel here this turn.',
    );
  });
  it('S147 (19(D), (J)): which of the two was repaired is asked, and the other stays damaged', () => {
    const taken = (['air', 'naval'] as const).reduce(
      (now, kind) => enterBase(now, { name: 'Soerabaja', side: 'j', kind, capacity: 10, state: 'damaged' }),
      war('g5 20 p7', []),
    );
    const state = enterBase(taken, { name: 'Soerabaja', side: 'j', kind: 'air', capacity: 10 });
    expect(stands(state)).toEqual(['j Soerabaja air functional', 'j Soerabaja naval damaged']);
  });
  it('S149 (18(Q)): of sabotage the players enter which base it was', () => {
    const form = asked(war('g1 4 p3', []), 'set-base', 'base');
    expect(form?.kind === 'form' && form.fields.map(({ key }) => key)).toEqual([
      'name',
      'side',
      'kind',
      'capacity',
      'state',
    ]);
  });
  it('S150 (CRT 5, 8(B)): five points less for the air base of Pearl Harbor leave its naval base working', () => {
    const state = enterBase(war('g1 1 p9', lying('a', 'CA-1', 'Pearl Harbor', 1)), {
      ...{ name: 'Pearl Harbor', side: 'a', kind: 'air', capacity: 15 },
    });
    expect(wouldRefuel(until(state, '2 p4'), 'a', 'Pearl Harbor', 'CA-1')).toBe('taken');
  });
});

describe('18(O), 19(A), (I): a base that is captured', () => {
  const held = (
    kind: 'air' | 'naval',
    capacity: number,
    state: 'functional' | 'neutralized',
    name = 'Buna',
  ) => enterBase(war('g5 50 p5', []), { name, side: 'a', kind, capacity, state });
  it.each([
    ['air', 5, 'functional', 'functional', 'used at once'],
    ['air', 10, 'functional', 'damaged', 'repaired first'],
    ['naval', 0, 'functional', 'damaged', 'repaired first'],
    ['air', 5, 'neutralized', 'neutralized', 'recovers normally'],
    ['air', 10, 'neutralized', 'damaged', 'and keeps its marker'],
    ['naval', 0, 'neutralized', 'damaged', 'and keeps its marker'],
  ] as const)('S48, S148, S161: %s of %i, %s, is %s: %s', (kind, capacity, before, after, _why) => {
    const state = enterBase(held(kind, capacity, before), { name: 'Buna', side: 'j', kind, capacity });
    expect(stands(state)).toEqual([`j Buna ${kind} ${after}`]);
    // 19(I): It rolls for who has it now.
    expect(waiting(state)).toEqual(before === 'neutralized' ? [`j Buna ${kind}`] : []);
    // Entered once more, it has been repaired; its die is thrown all the same.
    const repaired = enterBase(state, { name: 'Buna', side: 'j', kind, capacity });
    expect(stands(repaired)).toEqual([`j Buna ${kind} functional`]);
  });
  it('S48 (19(B), (I)): the captured base of five stays closed after a 2, in supply, and opens after a 3', () => {
    const state = enterBase(held('air', 5, 'neutralized'), {
      name: 'Buna',
      side: 'j',
      kind: 'air',
      capacity: 5,
    });
    const { after } = endOfTurn(until(state, '50 p10'), 2);
    expect(stands(after)).toEqual(['j Buna air neutralized']);
    expect(stands(endOfTurn(until(state, '50 p10'), 3).after)).toEqual(['j Buna air functional']);
  });
  it('S161 (19(I)): of Rabaul, its naval base neutralized alone, one die is thrown after the capture', () => {
    const both = (side: 'j' | 'a', state: UsnState, air: 'functional' | 'damaged') =>
      enterBase(enterBase(state, { name: 'Rabaul', side, kind: 'air', capacity: 20, state: air }), {
        ...{ name: 'Rabaul', side, kind: 'naval', state: side === 'j' ? 'neutralized' : 'functional' },
      });
    const state = both('a', both('j', war('g5 50 p5', []), 'functional'), 'functional');
    expect(stands(state)).toEqual(['a Rabaul air damaged', 'a Rabaul naval damaged']);
    expect(waiting(state)).toEqual(['a Rabaul naval']);
    const { after } = endOfTurn(until(state, '50 p10'), 6);
    expect([stands(after), waiting(after)]).toEqual([stands(state), []]);
  });
});

describe('12(K)4, 19(A): what an air base fires with', () => {
  it.each([
    ['functional', 20],
    ['neutralized', 20],
    ['unsupplied', 20],
    ['damaged', 0],
    ['destroyed', 0],
  ] as const)('S47, S46: %s: %i', (state, points) => {
    const manila = enterBase(war('g5 20 p5', []), {
      name: 'Manila',
      side: 'j',
      kind: 'air',
      capacity: 20,
      state,
    });
    expect(fire(manila, 'Manila 381', 'j')).toBe(points);
  });
  it('S228 (19(A), optional): a damaged base that holds five fires none all the same', () => {
    const state = war('g5 15 p5', [], { options: ['damagedBase5'] });
    const manila = enterBase(state, {
      name: 'Manila',
      side: 'j',
      kind: 'air',
      capacity: 20,
      state: 'damaged',
    });
    expect(fire(manila, 'Manila', 'j')).toBe(0);
  });
  it('S49, S50 (CRT 3 and 4, errata, 18(D)): an X leaves a neutralized naval base neutralized, takes five of an air base, and all of five', () => {
    const shell = (kind: 'air' | 'naval', capacity: number, state: 'functional' | 'neutralized') => {
      const before = enterBase(war('g4 95 p4', lying('a', 'BB-1', 'Truk 754', 95)), {
        ...{ name: 'Truk', side: 'j', kind, capacity, state },
      });
      const { after, events } = run(
        before,
        'bombardment',
        { target: kind, 'die-guns': 6 },
        { 'Allied BB-1': { surface: 40 } },
      );
      const lost = events.flatMap(({ type, count }) => (type === 'v1.UnitsLost' ? [count] : []));
      return [...after.bases.map((base) => `${base.capacity} ${base.state}`), ...lost];
    };
    expect(shell('naval', 0, 'neutralized')).toEqual(['0 neutralized']);
    expect(shell('air', 20, 'functional')).toEqual(['15 functional']);
    expect(shell('air', 5, 'functional')).toEqual(['0 destroyed']);
  });
});
