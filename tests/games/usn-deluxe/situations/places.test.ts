import { describe, expect, it } from 'vitest';
import { SCENARIO_IDS } from '../../../../src/games/usn-deluxe/data/scenarios';
import { SET_UPS } from '../../../../src/games/usn-deluxe/data/set-ups';
import { endlessPlace, placeKind } from '../../../../src/games/usn-deluxe/state/bases';
import { isServed, thirsty } from '../../../../src/games/usn-deluxe/state/refuelling';
import { initialState } from '../../../../src/games/usn-deluxe/state/state';
import { asked, at, refused, run } from './ask';
import {
  dueOf,
  duesOf,
  enterBase,
  fill,
  loadOf,
  lying,
  move,
  nobody,
  refuel,
  repair,
  sources,
  until,
  war,
  weeksOf,
  wouldFill,
  wouldRefuel,
  wouldRepair,
} from './ports';

const SIX = 'At most 6 ships can refuel here this turn.';
const idsOf = (ships: readonly { readonly id: string }[]) => ships.map(({ id }) => id);

describe('kind 1: a typed name is sea until a player says that there is a base', () => {
  // Each of them begins with, ends with or holds the name of a base, a yard or an area off the map.
  const TYPED = [
    ...['Hex 1090', 'North of Oahu', 'At sea near Luzon', 'Java Sea', 'Sea of Japan', 'South of Japan'],
    ...['Off the coast of Japan', 'Manila Bay', 'Pearl Harbor approaches', 'Truk Lagoon', 'Off Sydney'],
    ...['Singapore Strait', 'Kure Atoll', 'Tokyo Bay', 'Osaka raid', 'Any convoy', 'Bases raid', 'and/or'],
    ...[
      'West Coast of Java',
      'West Coast 3',
      'West Coast, box 3',
      'India 8',
      'India on the map',
      'Indian Ocean',
    ],
    ...[
      'India convoy',
      'Task force 3',
      'At sea',
      'Rabaul, 2 hexes north',
      'Home Islands raid',
      'Shanghai run',
    ],
  ];
  it.each(TYPED)(
    '%s: no fuel, no yard, no oiler filled, and the fuel of who lies there is counted',
    (place) => {
      for (const side of ['j', 'a'] as const) {
        const ships = [
          ...lying(side, 'CA-1', place, 10, { fuelled: 6, weeks: 5 }),
          ...lying(side, 'Oiler-1', place, 10, { fuelled: 4, load: 0 }),
        ];
        const state = war(`g5 10 ${side === 'j' ? 'p8' : 'p6'}`, ships);
        expect(['sea', 'force']).toContain(placeKind(state, place, side));
        expect(nobody(state, side, place)).toBe('No oiler at sea');
        expect(wouldFill(state, side, 'Oiler-1')).toContain('an oiler is filled only in a naval base');
        expect(wouldRepair(state, side, 'CA-1')).toContain('Move the ship there first.');
        expect(idsOf(thirsty(state, side))).toEqual(idsOf(ships));
        expect(idsOf(thirsty(move(state, side, 'CA-1', 'At sea'), side))).toEqual(idsOf(ships));
      }
    },
  );
  it('every place of a set-up with ships is a base of theirs, several, or one that is asked about', () => {
    const asks = new Set<string>();
    for (const scenario of SCENARIO_IDS) {
      const state = { ...initialState(), scenario };
      for (const { side, place, ships } of SET_UPS[scenario])
        if (ships && !place.startsWith('Anywhere') && placeKind(state, endlessPlace(place), side) === 'sea')
          asks.add(place);
    }
    expect([...asks].toSorted()).toEqual([
      'Espiritu Santo 930',
      'Guadalcanal 828',
      'Guam 684',
      'Hex 1068',
      'Hollandia 589',
      'Santa Cruz 929',
    ]);
  });
  it('S1 (12(N), 18(E), (F)): "Hex 1090" gives no fuel, and stays sea until somebody says “naval base”', () => {
    const state = war('g2 21 p4', lying('a', 'CV-6', 'Hex 1090', 21));
    expect(dueOf(state, 'a', 'CV-6')).toBe(23);
    expect(nobody(state, 'a', 'Hex 1090')).toBe('No oiler at sea');
    const after = run(state, 'refuel', {}, {}, { side: 'a', place: 'Hex 1090' }).after;
    expect([dueOf(after, 'a', 'CV-6'), placeKind(after, 'Hex 1090', 'a')]).toEqual([23, 'sea']);
    const base = refuel(state, 'a', 'Hex 1090', 'CV-6', { lies: 'base' });
    expect([dueOf(base, 'a', 'CV-6'), placeKind(base, 'Hex 1090', 'a')]).toEqual([24, 'minor']);
    expect(base.bases).toMatchObject([{ name: 'Hex 1090', side: 'a', kind: 'naval', state: 'functional' }]);
  });
  it('S2 (12(N), 12(O), 18(F)): north of Oahu the oiler alone gives, six ships and no seventh, and is empty', () => {
    const names = 'CV-6 CV-8 CA-1 CA-2 CL-1 DD-1';
    const state = war('g2 22 p4', [
      ...lying('a', `${names} DD-2`, 'North of Oahu', 22),
      ...lying('a', 'Oiler-1', 'North of Oahu', 22),
    ]);
    expect(sources(state, 'a', 'North of Oahu')).toEqual([
      'base: No base of yours is registered here. Add one with “Enter a base”.',
      'a:OIL-1',
    ]);
    const by = { by: 'a:Oiler-1' };
    expect(wouldRefuel(state, 'a', 'North of Oahu', `${names} DD-2`, by)).toBe(SIX);
    const after = refuel(state, 'a', 'North of Oahu', names, by);
    expect([new Set(duesOf(after, 'a', names)), loadOf(after, 'a', 'Oiler-1')]).toEqual([new Set([25]), 0]);
  });
  it('S3 (12(N), 25): a task force at sea has the fuel of an oiler that has joined it, or none', () => {
    const here = 'Task force 3';
    const state = war(
      'g5 4 p8',
      [...lying('j', 'CV-1 CV-2 BB-1', here, 4, { fuelled: 1 }), ...lying('j', 'Oiler-1', 'At sea', 4)],
      { options: ['taskForces'] },
    );
    expect(nobody(state, 'j', here)).toBe('No oiler at sea');
    expect(idsOf(thirsty(state, 'j'))).toEqual(['j:CV-1', 'j:CV-2', 'j:BB-1']);
    const joined = move(state, 'j', 'Oiler-1', here);
    const after = refuel(joined, 'j', here, 'CV-1 CV-2 BB-1', { by: 'j:Oiler-1' });
    expect([duesOf(after, 'j', 'CV-1 CV-2 BB-1'), loadOf(after, 'j', 'Oiler-1')]).toEqual([[7, 7, 7], 0]);
  });
});

describe('12(O): what a base serves, by whose it is', () => {
  const EIGHT = 'BB-2 BB-3 CA-1 CL-1 DD-1 DD-2 DD-3 DD-4';
  it('S4 (12(O)1): Pearl Harbor serves eight ships and the oiler, and fills it, with no counter of six', () => {
    const state = war('g1 2 p4', [
      ...lying('a', EIGHT, 'Pearl Harbor 1456', 2),
      ...lying('a', 'Oiler-1', 'Pearl Harbor 1456', 2, { load: 0 }),
    ]);
    const after = fill(refuel(state, 'a', 'Pearl Harbor 1456', `${EIGHT} Oiler-1`), 'a', 'Oiler-1');
    expect(new Set(duesOf(after, 'a', EIGHT))).toEqual(new Set([5]));
    expect([dueOf(after, 'a', 'Oiler-1'), loadOf(after, 'a', 'Oiler-1')]).toEqual([8, undefined]);
  });
  it('S5 (12(O)1, (O)3): Manila in Japanese hands serves six, and then fills no oiler', () => {
    const seven = 'CA-2 CA-3 CL-2 DD-3 DD-4 CVL-1 CVL-3';
    const taken = enterBase(
      war('g3 20 p8', [
        ...lying('j', seven, 'Manila 381', 20),
        ...lying('j', 'Oiler-1', 'Manila', 20, { load: 0 }),
      ]),
      { name: 'Manila', side: 'j' },
    );
    expect(nobody(taken, 'j', 'Manila 381')).toBe('Manila 381 is damaged: no fuel');
    const state = enterBase(taken, { name: 'Manila', side: 'j' });
    expect(wouldRefuel(state, 'j', 'Manila 381', seven)).toBe(SIX);
    const after = refuel(state, 'j', 'Manila 381', seven.slice(0, -6));
    expect(wouldFill(after, 'j', 'Oiler-1')).toBe('Manila has already served ships or an oiler this turn.');
  });
  it('S6, S7, S10, S11 (9(C), 12(O)): a base without limit is no yard', () => {
    for (const [side, place] of [
      ['j', 'Truk 754'],
      ['j', 'Shanghai'],
      ['j', 'Formosa 378'],
      ['a', 'Sydney 668'],
      ['a', 'Noumea 899'],
    ] as const) {
      const state = war('g2 22 p1', lying(side, 'CV-3', place, 22, { weeks: 15 }));
      expect([place, wouldRepair(state, side, 'CV-3')]).toEqual([
        place,
        `${side === 'j' ? 'Japanese CV-3 Zuikaku' : 'Allied CV-3 Saratoga'} can be repaired only in ${side === 'j' ? 'a naval base in Japan' : 'Pearl Harbor, on the West Coast or in the India box'}. Move the ship there first.`,
      ]);
      expect(weeksOf(until(state, '24 p1'), side, 'CV-3')).toBe(15);
    }
  });
  it('S7 (9(C)): a whole turn in Pearl Harbor is a week less', () => {
    const state = repair(war('g2 30 p1', lying('a', 'CA-4', 'Pearl Harbor', 30, { weeks: 10 })), 'a', 'CA-4');
    expect(weeksOf(until(state, '31 p1'), 'a', 'CA-4')).toBe(9);
  });
  it('S8 (12(O)3): Noumea, which served four, fills no oiler; it gives her fuel as a fifth ship, and a load the turn after', () => {
    const four = 'CV-4 CV-5 CA-3 DD-2';
    const state = war('g2 21 p4', [
      ...lying('a', four, 'Noumea 899', 21),
      ...lying('a', 'Oiler-3', 'Noumea 899', 21, { load: 0 }),
    ]);
    const after = refuel(state, 'a', 'Noumea 899', four);
    expect(wouldFill(after, 'a', 'Oiler-3')).toBe(
      'Noumea 899 has already served ships or an oiler this turn.',
    );
    expect(wouldRefuel(after, 'a', 'Noumea 899', 'Oiler-3')).toBe('taken');
    expect(wouldFill(until(after, '22 p4'), 'a', 'Oiler-3')).toBe('taken');
  });
  it.each([
    'Kure 576',
    'Tokyo 678',
    'Osaka 609',
    'Ominato 707',
    'Sasebo',
    'Yokosuka',
    'Naval bases in Japan 676',
  ])('S9 (12(O)2, 9(C)): %s serves all and fills all, and repairs', (place) => {
    const nine = 'CV-1 CV-2 BB-1 BB-2 CA-1 CA-2 CL-1 DD-1 DD-2';
    const state = war('g5 15 p2', [
      ...lying('j', nine, place, 15),
      ...lying('j', 'Oiler-1 Oiler-2', place, 15, { load: 0 }),
      ...lying('j', 'CA-4', place, 15, { weeks: 5 }),
    ]);
    expect(wouldRefuel(state, 'j', place, `${nine} Oiler-1 Oiler-2`)).toBe('taken');
    expect(wouldFill(state, 'j', 'Oiler-1 Oiler-2')).toBe('taken');
    expect(wouldRepair(state, 'j', 'CA-4')).toBe('taken');
  });
  it('S9 (12(O)2, 9(C)): so does any other that a player says is in Japan', () => {
    const seven = 'CV-1 CV-2 BB-1 BB-2 CA-1 CA-2 CL-1';
    const state = war('g5 15 p2', [
      ...lying('j', seven, 'Nagasaki', 15),
      ...lying('j', 'DD-1', 'Nagasaki', 15, { weeks: 5 }),
    ]);
    expect(wouldRefuel(state, 'j', 'Nagasaki', seven, { lies: 'base' })).toBe(SIX);
    const after = refuel(state, 'j', 'Nagasaki', seven, { lies: 'home' });
    expect(placeKind(after, 'Nagasaki', 'j')).toBe('yard');
    // Who lies damaged in a yard that has just been named is repaired from then on.
    expect(weeksOf(until(after, '17 p2'), 'j', 'DD-1')).toBe(4);
    const captured = war('g1 5 p2', lying('j', 'DD-1 DD-2', 'Rabaul 759', 5));
    const named = refuel(captured, 'j', 'Rabaul 759', 'DD-1', { lies: 'base' });
    // 19(A): It was Allied: whoever enters it by hand finds it damaged, and so does who refuels there.
    expect([named.bases.map(({ state: stands }) => stands), named.ships[0]?.fuelled]).toEqual([
      ['damaged'],
      4,
    ]);
  });
  it.each([
    ['g1 5 p2', 'j', 'Formosa 378', 6, 'S10: Formosa is no Home Island and on no list'],
    ['g3 10 p2', 'j', 'Shanghai', 8, 'S11: Shanghai is on Japan’s list'],
    ['wpo2 8 p4', 'a', 'Manila', 8, 'S19: Manila in War Plan Orange'],
    ['wpo3 15 p4', 'a', 'Base One', 6, 'S21: Base One is on no list'],
    ['saipan 131 p4', 'a', 'Eniwetok 921', 6, 'S22: Eniwetok'],
    ['saipan 131 p4', 'a', 'Manus 690', 6, 'S22: Manus'],
    ['saipan 131 p8', 'j', 'Tawitawi 351', 6, 'S22: Tawitawi'],
    ['saipan 131 p8', 'j', 'Halmahera 453', 6, 'S22: Halmahera'],
    ['malaya 1 p2', 'j', 'Saigon 181', 6, 'S24: Saigon'],
  ] as const)('%s, %s in %s: %i of eight (%s)', (when, side, place, most, _why) => {
    const turn = Number(when.split(' ')[1]);
    const state = war(when, lying(side, EIGHT, place, turn));
    expect(wouldRefuel(state, side, place, EIGHT)).toBe(most === 8 ? 'taken' : SIX);
    expect(wouldRefuel(state, side, place, EIGHT.slice(0, -10))).toBe('taken');
    expect(wouldRepair(war(when, lying(side, 'CA-2', place, turn, { weeks: 5 })), side, 'CA-2')).toContain(
      'Move the ship',
    );
  });
  it('S12 (12(O)3, 19(A), (C)): Truk, captured, is damaged; repaired it is no major base of the Allies', () => {
    const state = enterBase(war('g5 140 p9', lying('a', EIGHT, 'Truk 754', 140)), {
      name: 'Truk',
      side: 'a',
    });
    expect(state.bases).toMatchObject([{ state: 'damaged' }]);
    expect(nobody(until(state, '141 p6'), 'a', 'Truk 754')).toBe('Truk 754 is damaged: no fuel');
    const repaired = enterBase(until(state, '142 p3'), { name: 'Truk', side: 'a' });
    expect(wouldRefuel(until(repaired, '142 p4'), 'a', 'Truk 754', EIGHT)).toBe(SIX);
  });
  it('S13 (12(O)1, USN-45): Singapore, retaken and repaired, is without limit for the Allies again', () => {
    const nine = `${EIGHT} CV-9`;
    const lost = enterBase(war('g5 150 p3', lying('a', nine, 'Singapore', 150)), {
      name: 'Singapore 116',
      side: 'j',
    });
    expect(nobody(lost, 'a', 'Singapore')).toBe('Singapore is a Japanese base: no fuel');
    const back = enterBase(enterBase(lost, { name: 'Singapore', side: 'a' }), {
      name: 'Singapore',
      side: 'a',
    });
    expect(wouldRefuel(until(back, '152 p4'), 'a', 'Singapore', nine)).toBe('taken');
  });
  it('S14 (12(Q), 17(D)): in a numbered box an oiler of the same box gives, one of another does not', () => {
    const box = 'West Coast, box 2';
    const state = (oiler: string) =>
      war('g3 12 p6', [...lying('a', 'CV-6', box, 12, { fuelled: 9 }), ...lying('a', 'Oiler-2', oiler, 12)]);
    expect(idsOf(thirsty(state('West Coast, box 1'), 'a'))).toEqual(['a:CV-6']);
    expect(nobody(state('West Coast, box 1'), 'a', box)).toBe('No oiler at sea');
    const after = refuel(state(box), 'a', box, 'CV-6', { by: 'a:Oiler-2' });
    expect([dueOf(after, 'a', 'CV-6'), loadOf(after, 'a', 'Oiler-2')]).toEqual([15, 0]);
  });
  it('S15 (12(O)1, (Q), 9(C)): on the West Coast six weeks are over in phase 1 of T27, and fuel never ends', () => {
    const state = repair(war('g2 21 p1', lying('a', 'CV-3', 'West Coast', 21, { weeks: 6 })), 'a', 'CV-3');
    const weeks = [22, 23, 24, 25, 26, 27].map((turn) => weeksOf(until(state, `${turn} p1`), 'a', 'CV-3'));
    expect(weeks).toEqual([5, 4, 3, 2, 1, 0]);
    expect(thirsty(until(state, '27 p1'))).toEqual([]);
  });
  it('S16 (9(C), (D)): in India the Allied player says which of two is repaired; in Pearl Harbor both are', () => {
    const hurt = (place: string) =>
      war('g4 90 p1', [
        ...lying('a', 'CA-3', place, 90, { weeks: 10 }),
        ...lying('a', 'CL-5', place, 90, { weeks: 5 }),
      ]);
    const both = { ships: { ships: ['a:CA-3', 'a:CL-5'] } };
    const india = run(hurt('India box'), 'repair', { ...both, india: 'a:CL-5' }).after;
    const pearl = run(hurt('Pearl Harbor'), 'repair', both).after;
    const weeks = (state: typeof india) =>
      ['CA-3', 'CL-5'].map((name) => weeksOf(until(state, '91 p1'), 'a', name));
    expect([weeks(india), weeks(pearl)]).toEqual([
      [10, 4],
      [9, 4],
    ]);
  });
  it('S17 (17(B), Indian Ocean): Japan’s ships off the west edge lie aside, and in no box of the Allies', () => {
    for (const place of ['Off the west edge', 'Aside', 'India', 'India box']) {
      const state = war('g1 16 p8', lying('j', 'CV-1 CV-2 CV-5 CV-6', place, 16, { fuelled: 13 }));
      expect([place, nobody(state, 'j', place)]).toEqual([place, 'No oiler at sea']);
      expect(thirsty(state, 'j')).toHaveLength(4);
    }
  });
  it('S18 (War Plan Orange): Kwajalein and Dutch Harbor have no naval base there; in game 1 Kwajalein is asked about', () => {
    const dry = (when: string, side: 'j' | 'a', place: string) =>
      nobody(war(when, lying(side, 'DD-4', place, 3)), side, place);
    expect([dry('wpo1 3 p2', 'j', 'Kwajalein'), dry('wpo1 3 p4', 'a', 'Dutch Harbor')]).toEqual([
      'No oiler at sea',
      'No oiler at sea',
    ]);
    const state = war('g1 3 p2', lying('j', 'DD-4', 'Kwajalein 989', 3));
    expect(wouldRefuel(state, 'j', 'Kwajalein 989', 'DD-4', { lies: 'base' })).toBe('taken');
  });
  it('S19 (War Plan Orange (H)): Singapore, Soerabaja and Sydney are neutral; Manila, Pearl Harbor and the West Coast are not', () => {
    const state = war('wpo2 8 p4', []);
    expect(['Singapore', 'Soerabaja', 'Sydney'].map((place) => placeKind(state, place, 'a'))).toEqual([
      'sea',
      'sea',
      'sea',
    ]);
    expect(['Manila', 'Pearl Harbor', 'West Coast'].map((place) => placeKind(state, place, 'a'))).toEqual([
      'major',
      'yard',
      'off the map',
    ]);
  });
  it('S20 (War Plan Orange, readiness): Shanghai is Japan’s with the China Incident, while its garrison is there', () => {
    const plain = war('wpo2 8 p2', lying('j', EIGHT, 'Shanghai', 8));
    expect(nobody(plain, 'j', 'Shanghai')).toBe('No oiler at sea');
    const incident = { ...plain, readiness: ['china-incident'] };
    expect(wouldRefuel(incident, 'j', 'Shanghai', EIGHT)).toBe('taken');
    const left = enterBase(incident, { name: 'Shanghai', side: 'j', state: 'ungarrisoned' });
    expect(nobody(left, 'j', 'Shanghai')).toBe('Shanghai is ungarrisoned: no fuel');
  });
  it('S23 (12(N), (P)): of eighteen ships in Ulithi, full at the start, twelve are due on T152 and six on T153', () => {
    const names = Array.from({ length: 18 }, (_, i) => `DD-${i + 1}`);
    const state = war('phil 150 p4', lying('a', names.join(' '), 'Ulithi 618', 150));
    expect([150, 151].map((turn) => thirsty({ ...state, cursor: { turn, step: 'p10' } }))).toEqual([[], []]);
    const after = refuel(state, 'a', 'Ulithi 618', names.slice(0, 6).join(' '));
    const dues = duesOf(after, 'a', names.join(' '));
    expect([dues.filter((turn) => turn === 152).length, dues.filter((turn) => turn === 153).length]).toEqual([
      12, 6,
    ]);
  });
  it('S24 (12(O)3, 19(A), malaya): Singapore, just captured, has no fuel; repaired it serves six', () => {
    const state = enterBase(war('malaya 4 p8', lying('j', 'CA-3 CL-2 DD-4 DD-5', 'Singapore 116', 2)), {
      name: 'Singapore',
      side: 'j',
    });
    expect(thirsty(state, 'j')).toHaveLength(4);
    expect(nobody(state, 'j', 'Singapore 116')).toBe('Singapore 116 is damaged: no fuel');
  });
  it('S24 (malaya): its Japanese ships have three turns of fuel, not the four of game 1', () => {
    const begun = (scenario: string) =>
      run({ ...initialState() }, 'set-up', { scenario, players: { j: 'K', a: 'A', options: [] }, house: {} })
        .after;
    const due = (scenario: string) => dueOf(begun(scenario), 'j', 'CA-3');
    expect([due('malaya'), due('g1')]).toEqual([3, 4]);
  });
  it.each(['cbi1 123', 'cbi2 125', 'manchuria 190'])(
    'S25: %s has no ships: none to refuel, to move or to fill',
    (when) => {
      const state = war(`${when} p4`, []);
      expect(['refuel', 'move-ships'].map((each) => refused(state, each, { side: 'a' }))).toEqual([
        'No Allied ship is afloat.',
        'No Allied ship is afloat.',
      ]);
      expect([refused(state, 'fill-oilers', { side: 'a' }), thirsty(state)]).toEqual([
        'No oiler is empty.',
        [],
      ]);
    },
  );
  it('S26 (18(H)2, 12(N)): when Singapore is captured its ships stay afloat there, without fuel, their due as it was', () => {
    const ships = lying('a', 'BB-1 CL-2 CL-3 DD-7', 'Singapore 116', 2);
    const state = enterBase(war('g1 2 p9', ships), { name: 'Singapore', side: 'j' });
    expect(state.ships.map(({ status }) => status)).toEqual(['afloat', 'afloat', 'afloat', 'afloat']);
    const later = until(state, '3 p4');
    expect(nobody(later, 'a', 'Singapore 116')).toBe('Singapore 116 is a Japanese base: no fuel');
    expect(new Set(duesOf(later, 'a', 'BB-1 CL-2 CL-3 DD-7'))).toEqual(new Set([4]));
  });
  it('S28 (22, errata, 9(C)): in Noumea a transport of 15 weeks leaves the map, back on T29; one of 5 stays', () => {
    const state = war('g2 25 p4', [
      ...lying('a', 'TR-1', 'Noumea 899', 25, { weeks: 15 }),
      ...lying('a', 'TR-4', 'Noumea 899', 25, { weeks: 5 }),
    ]);
    const { after } = run(state, 'replace-ships', {});
    expect(after.ships).toMatchObject([
      { status: 'removed', back: 29 },
      { status: 'afloat', weeks: 5 },
    ]);
    expect(wouldRepair(after, 'a', 'TR-4')).toContain('Allied TR-4 can be repaired only in Pearl Harbor');
    const atSea = war('g2 25 p4', lying('a', 'TR-1', 'Hex 1090', 25, { weeks: 15 }));
    expect(refused(atSea, 'replace-ships')).toBe(
      'Allied TR-1 leaves the map only from a naval base of its own side. Move the ship there first.',
    );
  });
  it.each([
    ['solomons 1 p4', 'Espiritu Santo 930'],
    ['cruz 1 p4', 'Santa Cruz 929'],
  ])(
    'S29 (12(O), set-up E): %s: %s gives no fuel by its name; said once to be a naval base, it serves six',
    (when, place) => {
      const state = war(when, lying('a', EIGHT, place, 1));
      expect(nobody(state, 'a', place)).toBe('No oiler at sea');
      const after = refuel(state, 'a', place, EIGHT.slice(0, -10), { lies: 'base' });
      // Nobody is asked again what lies there.
      const again = asked(until(after, '2 p4'), 'refuel', 'ships', {}, { side: 'a', place });
      expect(again?.kind === 'form' && again.fields.map(({ key }) => key)).toEqual(['ships']);
      expect(wouldRefuel(until(after, '2 p4'), 'a', place, EIGHT)).toBe(SIX);
    },
  );
  it('S30 (12(O)2, 40(A), (B)): Manila without garrison refuels nobody, with one six; Shanghai all', () => {
    const guerrillas = { options: ['guerrillas'] as const };
    const state = war(
      'g5 20 p2',
      [...lying('j', EIGHT, 'Manila', 20), ...lying('j', 'CV-1', 'Shanghai', 20)],
      guerrillas,
    );
    const empty = enterBase(state, { name: 'Manila', side: 'j', state: 'ungarrisoned' });
    expect(nobody(empty, 'j', 'Manila')).toBe('Manila is ungarrisoned: no fuel');
    expect(wouldRefuel(enterBase(empty, { name: 'Manila', side: 'j' }), 'j', 'Manila', EIGHT)).toBe(SIX);
    expect(isServed(state, 'Shanghai', 'j')).toBe(true);
  });
  it('S27 (22(G)): what is replaced comes to Japan, or to the West Coast', () => {
    const gone = [
      ...lying('j', 'TR-2', '', 14, { status: 'sunk', back: 14 }),
      ...lying('a', 'TR-2', '', 14, { status: 'sunk', back: 14 }),
    ];
    const { after } = run({ ...at('g1', 14, 'p1'), ships: gone, since: 14 }, 'due', {
      'cell:reinforcements:j:14': 'Nothing',
      'cell:reinforcements:a:14': 'Nothing',
    });
    expect(after.ships.map(({ place, status }) => [place, status])).toEqual([
      ['Naval bases in Japan', 'afloat'],
      ['West Coast', 'afloat'],
    ]);
  });
});
