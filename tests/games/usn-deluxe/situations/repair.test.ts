import { describe, expect, it } from 'vitest';
import { totalOf } from '../../../../src/games/usn-deluxe/state/points';
import { asked, refused, run } from './ask';
import { endOfTurn, enterBase, lying, move, repair, until, war, weeksOf, wouldRepair } from './ports';

/** A ship is hit for so many weeks. */
const hit = (state: Parameters<typeof run>[0], id: string, weeks: number) =>
  run(
    state,
    'fight',
    {
      place: { place: 'Pearl Harbor' },
      'kind-1': 'ship',
      'side-1': id.slice(0, 1),
      'ship-1': id,
      'weeks-1': { weeks },
      'kind-2': 'done',
    },
    { [`Allied ${id.slice(2)}`]: { defence: 8 } },
  ).after;

describe('9(C): a week for each whole turn idle in a yard', () => {
  const inPearl = () =>
    repair(war('g3 10 p1', lying('a', 'BB-2', 'Pearl Harbor', 10, { weeks: 20 })), 'a', 'BB-2');
  it('S33 (9(C)): to be attacked and to defend is no act of its own: 19 weeks', () => {
    const { after } = run(until(inPearl(), '10 p9'), 'fight', {
      place: { place: 'Pearl Harbor' },
      'kind-1': 'done',
    });
    expect(weeksOf(until(after, '11 p1'), 'a', 'BB-2')).toBe(19);
  });
  it('S34 (9(A), (C), Damage Points): hit for 10 in repair it has 30, of which this turn takes one, and repair goes on', () => {
    const after = hit(until(inPearl(), '10 p9'), 'a:BB-2', 10);
    expect([weeksOf(after, 'a', 'BB-2'), totalOf(after, 'j')]).toEqual([30, 160]);
    expect(weeksOf(until(after, '11 p1'), 'a', 'BB-2')).toBe(29);
    expect(weeksOf(until(after, '15 p1'), 'a', 'BB-2')).toBe(25);
    // Nobody has to begin it anew.
    expect(refused(after, 'repair')).toBe('No damaged ship is waiting for repair.');
  });
  it('22, errata: a transport that is hit to ten weeks in a yard is replaced, and repaired no longer', () => {
    const state = repair(war('g3 10 p1', lying('a', 'TR-1', 'Pearl Harbor', 10, { weeks: 5 })), 'a', 'TR-1');
    const after = hit(until(state, '12 p9'), 'a:TR-1', 10);
    expect(weeksOf(until(after, '15 p1'), 'a', 'TR-1')).toBe(13);
    expect(refused(after, 'replace-ships')).toBeUndefined();
  });
  it('24: a ship whose repair is over is hit as a whole one', () => {
    const state = repair(
      war('g3 10 p1', lying('a', 'BB-2', 'Pearl Harbor', 10, { weeks: 2, booked: 50 })),
      'a',
      'BB-2',
    );
    const after = hit(until(state, '12 p9'), 'a:BB-2', 5);
    expect([weeksOf(after, 'a', 'BB-2'), weeksOf(until(after, '14 p1'), 'a', 'BB-2')]).toEqual([5, 5]);
  });
  it('9(C), 32: a submarine that is put on station lies idle in no yard', () => {
    const state = war('g5 10 p1', lying('j', 'SS-3', 'Kure', 10, { weeks: 5 }), { options: ['subs'] });
    const { after } = run(until(repair(state, 'j', 'SS-3'), '11 p2'), 'stations', {
      subs: { on: ['j:SS-3'] },
    });
    expect(weeksOf(after, 'j', 'SS-3')).toBe(4);
    expect(weeksOf(until(after, '20 p1'), 'j', 'SS-3')).toBe(4);
  });
  it('9(C): who moves is repaired no longer, and not in the turn of the move', () => {
    const state = until(inPearl(), '12 p4');
    const after = move(state, 'a', 'BB-2', 'At sea');
    expect(weeksOf(until(after, '20 p1'), 'a', 'BB-2')).toBe(18);
  });
});

describe('9(D): a yard that does not work', () => {
  it('S32 (9(C), (D), 10B before 10C): in Kure, neutralized in the turn, no week is taken off; the turn after one is', () => {
    const state = repair(war('g5 30 p1', lying('j', 'CV-5', 'Kure 576', 30, { weeks: 20 })), 'j', 'CV-5');
    const closed = enterBase(until(state, '30 p5'), { name: 'Kure', side: 'j', state: 'neutralized' });
    expect(wouldRepair(closed, 'j', 'CV-5')).toBe('Kure 576 is neutralized.');
    const out = endOfTurn(until(closed, '30 p10'), 3);
    expect(out.trace.map(({ label }) => label)).toContain('Repair resumes');
    const weeks = ['31 p1', '32 p1', '33 p1'].map((when) => weeksOf(until(out.after, when), 'j', 'CV-5'));
    expect(weeks).toEqual([20, 19, 18]);
  });
  it('S32: and while its die fails nothing is repaired', () => {
    const state = repair(war('g5 30 p1', lying('j', 'CV-5', 'Kure', 30, { weeks: 20 })), 'j', 'CV-5');
    const closed = enterBase(until(state, '32 p5'), { name: 'Kure', side: 'j', state: 'neutralized' });
    const { after } = endOfTurn(until(closed, '32 p10'), 2);
    expect(weeksOf(until(after, '36 p1'), 'j', 'CV-5')).toBe(18);
  });
  it.each(['damaged', 'neutralized', 'unsupplied', 'destroyed'] as const)(
    'S46 (12(K)2, 9(D)): Pearl Harbor %s repairs nobody, and told to work again goes on with who lies there',
    (stands) => {
      const state = repair(
        war('g4 100 p1', lying('a', 'BB-3', 'Pearl Harbor', 100, { weeks: 20 })),
        'a',
        'BB-3',
      );
      const closed = enterBase(until(state, '102 p4'), { name: 'Pearl Harbor', side: 'a', state: stands });
      expect(weeksOf(until(closed, '105 p1'), 'a', 'BB-3')).toBe(18);
      const open = enterBase(until(closed, '105 p4'), { name: 'Pearl Harbor', side: 'a' });
      expect(weeksOf(until(open, '107 p1'), 'a', 'BB-3')).toBe(17);
    },
  );
  it('one of the bases of Japan leaves those who lie in another', () => {
    const ships = [
      ...lying('j', 'CV-5', 'Kure', 30, { weeks: 20 }),
      ...lying('j', 'CV-6', 'Osaka', 30, { weeks: 20 }),
      ...lying('j', 'CA-1', 'Naval bases in Japan 676', 30, { weeks: 20 }),
    ];
    const state = repair(war('g5 30 p1', ships), 'j', 'CV-5 CV-6 CA-1');
    const closed = enterBase(until(state, '31 p5'), { name: 'Kure', side: 'j', state: 'damaged' });
    const later = until(closed, '33 p1');
    expect(['CV-5', 'CV-6', 'CA-1'].map((name) => weeksOf(later, 'j', name))).toEqual([19, 17, 17]);
  });
  it('9(C): the yards say why, where nobody can be repaired, and offer those who can', () => {
    const ships = [
      ...lying('j', 'CV-3', 'Truk 754', 22, { weeks: 15 }),
      ...lying('j', 'CA-1', 'Kure', 22, { weeks: 5 }),
    ];
    const prompt = asked(war('g2 22 p1', ships), 'repair', 'ships');
    const field = prompt?.kind === 'form' ? prompt.fields[0] : undefined;
    expect(field?.kind === 'flags' && [field.options.map(({ disabled }) => disabled), field.initial]).toEqual(
      [
        [
          'Japanese CV-3 Zuikaku can be repaired only in a naval base in Japan. Move the ship there first.',
          undefined,
        ],
        ['j:CA-1'],
      ],
    );
  });
});
