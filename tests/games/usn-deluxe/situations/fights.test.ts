import { describe, expect, it } from 'vitest';
import { totalOf } from '../../../../src/games/usn-deluxe/state/points';
import type { Base, Flown, UsnState } from '../../../../src/games/usn-deluxe/state/state';
import { type Answers, run } from '../air-table';
import { usnDeluxe } from '../game';
import { HERE, sea, ship, weeksOf } from '../sea-table';

// Fights and aircraft: a step asks what is on record. The tables are made up, as no text prints them.

const at = (turn: number, step: string, more: Partial<UsnState> = {}): UsnState =>
  sea([], { cursor: { turn, step }, ...more });
type Asked = ReturnType<typeof run>['asked'];
const promptOf = (asked: Asked, key: string) => {
  const prompt = asked.find((each) => each.key === key);
  if (!prompt) throw new Error(`${key} is not asked`);
  return prompt;
};
const fieldsOf = (asked: Asked, key: string) => {
  const prompt = promptOf(asked, key);
  return prompt.kind === 'form' ? prompt.fields : [];
};
const choicesOf = (asked: Asked, key: string, field?: string) => {
  const prompt = promptOf(asked, key);
  const from = prompt.kind === 'form' ? prompt.fields.find((each) => each.key === field) : prompt;
  return from && 'options' in from ? from.options : [];
};
const airBase = (name: string, side: 'j' | 'a', capacity: number, state: Base['state']): Base => ({
  ...{ id: `${name}:air`, name, side, kind: 'air', capacity, state },
});
const GUNS = { surface: 6, defence: 6 };

describe('2(E): land units and bases are not bombarded where enemy ships lie', () => {
  const ships = ['j:BB-1', 'j:CA-1', 'a:DD-6'].map((id) => ship(id, { place: 'Hex 828' }));
  const counters = { 'Japanese BB-1': GUNS, 'Japanese CA-1': GUNS, 'Allied DD-6': GUNS };
  const state = at(40, 'p8', { ships });

  it.each(['land', 'air', 'naval'])(
    'S35 (2E, 14(E)): J at %s with A DD-6 in the hex is refused, with why',
    (target) => {
      expect(() => run(state, 'bombardment', { target }, counters)).toThrow(
        'target: Allied DD-6 is here. Ships cannot bombard where there are enemy ships (2E).',
      );
      expect(usnDeluxe.procedures['sea-battle']?.unless?.(state, {})).toBeUndefined();
    },
  );
  it('of either side, in every sea movement; coastal defense may be fired on all the same (2G)', () => {
    for (const [step, enemy] of [
      ['p2', 'a'],
      ['p4', 'j'],
      ['p6', 'j'],
      ['p8', 'a'],
    ] as const) {
      const { asked } = run(
        at(40, step, { ships }),
        'bombardment',
        { target: 'cdu', aim: 'silent' },
        counters,
      );
      const barred = choicesOf(asked, 'target').map(({ value, disabled }) => [value, disabled !== undefined]);
      expect(barred, `${step}, against ${enemy}`).toEqual([
        ['land', true],
        ['cdu', false],
        ['air', true],
        ['naval', true],
      ]);
    }
  });
  it('S36 (2E, 2G): coastal defense is on no record: whether it stands is told beside each target, 2G is offered', () => {
    const alone = [ship('j:BB-3', { place: 'Manila 381' })];
    const counted = { 'Japanese BB-3': GUNS };
    const { asked } = run(
      at(5, 'p8', { scenario: 'g1', ships: alone }),
      'bombardment',
      { target: 'cdu', aim: 'silent' },
      counted,
    );
    expect(choicesOf(asked, 'target').map(({ value, note }) => `${value}: ${note}`)).toEqual([
      'land: only without enemy ships or coastal defense there',
      'cdu: fires back',
      'air: only without enemy ships or coastal defense there',
      'naval: only without enemy ships or coastal defense there',
    ]);
    const next = at(6, 'p2', { scenario: 'g1', ships: alone });
    expect(run(next, 'bombardment', { target: 'naval' }, counted).trace[0]?.label).toBe(
      'Bombardment at Manila 381',
    );
  });
  it('of ships "at sea", whose hexes nobody knows, none is refused', () => {
    const clear = ships.map((each) => ({ ...each, place: 'At sea' }));
    const { asked } = run(
      at(40, 'p8', { ships: clear }),
      'bombardment',
      { target: 'naval', guns: { name: 'Lae' } },
      counters,
    );
    expect(choicesOf(asked, 'target').filter(({ disabled }) => disabled)).toEqual([]);
  });
});

describe('5(G): who aborts has landed', () => {
  const NOUMEA = 'Noumea';
  const ships = [
    ...['j:CV-3', 'j:CV-4'].map((id) => ship(id)),
    ...['a:CV-8', 'a:CA-2'].map((id) => ship(id, { place: NOUMEA })),
  ];
  const counters = {
    'Japanese CV-3': { aa: 3, defence: 9, capacity: 9 },
    'Japanese CV-4': { aa: 3, defence: 9, capacity: 9 },
    'Allied CV-8': { aa: 1, defence: 9, capacity: 10 },
    'Allied CA-2': { aa: 1, defence: 9 },
  };
  const raid = (to: string, NAC: number) => ({ to, NAC });

  it('S37 (5(G), 5(H), 5(K)): of ten NAC two are aborted and three lost (by a made-up table): five strike, and five land', () => {
    const state = at(1, 'p5', { scenario: 'coral', ships });
    const { asked, after, trace } = run(
      state,
      'air-strike',
      {
        'raid-a1': { to: 'nobody' },
        'raid-j1': raid(NOUMEA, 10),
        'cap-a1': { NAC: 3 },
        'air-1': [1, 2],
        'die-j1-2-1-1': 1,
        'die-j1-2-1-2': 1,
      },
      counters,
    );
    expect(trace.map(({ label }) => label)).toContain('Japan: 3 NAC shot down, 2 NAC sent home');
    // Each side's die is read by itself, on the column of its own strength.
    expect(promptOf(asked, 'air-1')).toMatchObject({
      hint: expect.stringMatching(/ on (\S+), .* on (\S+)$/),
      rollPreview: { chart: 'crt-2', each: true, columns: [expect.any(String), expect.any(String)] },
    });
    expect(promptOf(asked, 'flak-j1-2-1').title).toBe('AA of Allied CV-8 Hornet, CA-2 at 5 NAC, on 2-3');
    const own = after.flown?.filter(({ side }) => side === 'j');
    expect(own).toEqual([
      { side: 'j', place: NOUMEA, mission: 'ships', type: 'NAC', from: HERE, points: 5 },
      {
        side: 'j',
        place: NOUMEA,
        mission: 'ships',
        type: 'NAC',
        from: HERE,
        points: 2,
        down: true,
        done: true,
      },
    ]);
    const based = run(after, 'air-basing', {});
    expect(choicesOf(based.asked, 'crowded', 'crowded').map(({ label }) => label)).toEqual([
      'Japan, 5 NAC from Truk 754, at Noumea',
    ]);
  });

  it('nobody is in the air where all were aborted: the phase may end', () => {
    const flown: readonly Flown[] = [
      { side: 'a', place: HERE, mission: 'ships', type: 'NAC', points: 2, down: true, done: true },
    ];
    const state = at(20, 'p5', { flown });
    expect(usnDeluxe.procedures['air-basing']?.unless?.(state, {})).toBe('No aircraft are in the air.');
    expect(usnDeluxe.table(state as never).obligations.map(({ label }) => label)).not.toContain(
      'Aircraft are in the air',
    );
  });
  it('who was aborted in a game of an earlier version comes down with the others, as it was asked then', () => {
    const flown: readonly Flown[] = [
      { side: 'a', place: HERE, mission: 'ships', type: 'NAC', points: 2, done: true },
    ];
    expect(run(at(20, 'p5', { flown }), 'air-basing', {}).after.flown).toBeUndefined();
  });

  const alone = [ship('j:CV-1'), ship('a:CV-8', { place: NOUMEA })];
  const COUNTERS = { ...counters, 'Japanese CV-1': { aa: 1, defence: 9, capacity: 10 } };
  it('S38 (5(G), 5(O), 7(R), 9): aborted NAC are lost with their carrier; those aloft look for room, and not on her', () => {
    const state = at(1, 'p5', { scenario: 'midway', ships: alone });
    const said: Answers = {
      'raid-a1': raid(HERE, 8),
      'raid-j1': raid(NOUMEA, 10),
      'cap-j1': {},
      'cap-a2': {},
      'die-a1-3-1-1': 2,
      'damage-a1-3-1-1': 2,
      aboard: { 'j-CV-1': 4 },
      'die-j1-2-1-1': 1,
      'damage-j1-2-1-1': 1,
    };
    const { asked, after, events } = run(state, 'air-strike', said, COUNTERS);
    expect(weeksOf(after, 'j:CV-1')).toBeGreaterThan(0);
    expect(promptOf(asked, 'aboard').title).toMatch(/^How many NAC were aboard Japanese CV-1 Akagi/);
    expect(fieldsOf(asked, 'aboard')[0]).toMatchObject({ label: 'Japanese CV-1 Akagi', max: 10 });
    expect(events).toContainEqual({ type: 'v1.UnitsLost', unit: 'j-nac', count: 4, worth: 400 });
    const crowded = run(after, 'air-basing', { 'room-1': { near: 6 } });
    const [, own] = choicesOf(crowded.asked, 'crowded', 'crowded');
    expect(own).toMatchObject({
      label: expect.stringMatching(/^Japan, \d+ NAC from Truk 754, at Noumea$/),
      note: 'no base or carrier there has room',
    });
    expect(fieldsOf(crowded.asked, 'room-1').map(({ key }) => key)).toEqual(['near']);
  });
  it('whose carrier is out of action when they are aborted is asked for room at once, and lost without', () => {
    const hurt = [ship('j:CV-1', { weeks: 10 }), ship('a:CV-8', { place: NOUMEA })];
    const missions = {
      times: 1,
      opened: true,
      written: {
        j: [{ side: 'j', place: NOUMEA, mission: 'ships', type: 'NAC', points: 10, from: HERE }],
        a: [],
      },
    } as const;
    const state = at(1, 'p5', { scenario: 'midway', ships: hurt, missions });
    const { asked, after, events } = run(
      state,
      'air-strike',
      {
        'cap-a1': { NAC: 3 },
        'air-1': [1, 2],
        'down-air-1-j1': { near: 1 },
        'die-j1-2-1-1': 1,
        'damage-j1-2-1-1': 1,
      },
      COUNTERS,
    );
    expect(promptOf(asked, 'down-air-1-j1').title).toBe('2 NAC from Truk 754 abort and find no room there');
    expect(events).toContainEqual({ type: 'v1.UnitsLost', unit: 'j-nac', count: 1, worth: 100 });
    expect(after.flown?.find(({ down, side }) => down && side === 'j')?.points).toBe(1);
  });
});

describe('5(O): who lands where', () => {
  it('S39 (5(O)1-3): extended range back to Port Moresby alone, the patrol at Guadalcanal alone', () => {
    const flown: readonly Flown[] = [
      {
        side: 'a',
        place: 'Rabaul 759',
        mission: 'ships',
        type: 'LAC',
        points: 5,
        extended: true,
        from: 'Port Moresby',
      },
      { side: 'a', place: 'Guadalcanal', mission: 'patrol', type: 'LAC', points: 5 },
    ];
    const state = at(60, 'p5', { flown });
    const { asked } = run(state, 'air-basing', { crowded: { crowded: ['0', '1'] } });
    expect(choicesOf(asked, 'crowded', 'crowded').map(({ label, note }) => `${label}: ${note}`)).toEqual([
      'Allies, 5 LAC from Port Moresby, at Rabaul 759: can land only where they started',
      'Allies, 5 LAC over Guadalcanal: can land only where they started',
    ]);
    for (const key of ['room-0', 'room-1'])
      expect(fieldsOf(asked, key).map((each) => each.key)).toEqual(['home']);
  });
  it('S40 (7(R), 12(K)3, 5(O)4): a neutralized base takes nobody: three find room on Efate, seven are lost for 3.5', () => {
    const flown: readonly Flown[] = [
      { side: 'a', place: 'Rabaul 759', mission: 'ships', type: 'LAC', points: 10, from: 'Guadalcanal' },
    ];
    const state = at(85, 'p9', {
      scenario: 'g4',
      flown,
      bases: [airBase('Guadalcanal', 'a', 10, 'neutralized'), airBase('Efate', 'a', 5, 'functional')],
    });
    const { asked, after } = run(state, 'air-basing', { 'room-0': { near: 3 } });
    expect(fieldsOf(asked, 'crowded')[0]).toMatchObject({ initial: ['0'] });
    expect(fieldsOf(asked, 'room-0').map(({ key }) => key)).toEqual(['near']);
    expect(totalOf(after, 'j')).toBe(350);
  });
  it('S58 (9, 7(R)): no strike starts from a damaged carrier', () => {
    const bases = [airBase('Rabaul', 'j', 20, 'functional'), airBase('Lae', 'j', 5, 'neutralized')];
    const starts = (weeks: number) => {
      const ships = [ship('j:CV-3', { weeks }), ship('a:CV-8', { place: 'Noumea' })];
      const { asked } = run(at(1, 'p5', { scenario: 'coral', ships, bases }), 'air-strike', {
        'raid-a1': { to: 'nobody' },
      });
      return choicesOf(asked, 'raid-j1', 'from').map(({ label }) => label);
    };
    expect(starts(0)).toEqual([HERE, 'Rabaul', 'Another place']);
    expect(starts(5)).toEqual(['Rabaul', 'Another place']);
  });
});

describe('5(H): who must fire with the ships that are attacked', () => {
  const strike = (count: number, said: object, more: Answers = {}) => {
    const ships = ['j:CV-3', 'j:CA-1', 'j:DD-1'].slice(0, count).map((id) => ship(id));
    const counter = { aa: 2, defence: 9, capacity: 9 };
    return run(
      at(40, 'p5', { ships }),
      'air-strike',
      { 'raid-a1': { to: HERE, NAC: 5 }, 'group-a1-1': said as Answers[string], ...more },
      { 'Japanese CV-3': counter, 'Japanese CA-1': counter, 'Japanese DD-1': counter },
    );
  };
  const hit: Answers = { 'die-a1-3-1-1': 1, 'damage-a1-3-1-1': 1 };
  it('two ships at sea are one group: the second fires, and nobody is asked', () => {
    const { asked } = strike(2, { targets: ['j:CV-3'] }, hit);
    expect(fieldsOf(asked, 'group-a1-1').map(({ key }) => key)).not.toContain('escorts');
    expect(promptOf(asked, 'flak-a1-3-1').title).toMatch(/^AA of Japanese CV-3 Zuikaku, CA-1 at 5 NAC/);
  });
  it('under coastal defense all of the hex fire, unless players say who', () => {
    const all = strike(3, { targets: ['j:CV-3'], cover: 'cdu', fires: 'all' }, hit);
    expect(promptOf(all.asked, 'flak-a1-3-1').title).toMatch(
      /^AA of Japanese CV-3 Zuikaku, CA-1, DD-1 at 5 NAC/,
    );
    const some = strike(3, { targets: ['j:CV-3'], cover: 'cdu', fires: 'some', escorts: ['j:DD-1'] }, hit);
    expect(promptOf(some.asked, 'flak-a1-3-1').title).toMatch(/^AA of Japanese CV-3 Zuikaku, DD-1 at 5 NAC/);
  });
  it('at sea never more than two', () => {
    expect(() => strike(3, { targets: ['j:CV-3'], fires: 'all' })).toThrow(
      'At sea a group is at most two ships.',
    );
  });
  it('fleets that lie "at sea" are targets by their side, each in a hex of its own', () => {
    const ships = [ship('j:CV-3', { place: 'At sea' }), ship('a:CV-8', { place: 'At sea' })];
    const { asked, trace } = run(
      at(40, 'p5', { ships }),
      'air-strike',
      {
        'raid-a1': { to: 'Japanese fleet at sea', NAC: 5 },
        'raid-j1': { to: 'Allied fleet at sea', NAC: 5 },
        ...hit,
        'die-j1-2-1-1': 1,
        'damage-j1-2-1-1': 1,
      },
      {
        'Japanese CV-3': { aa: 0, defence: 9, capacity: 9 },
        'Allied CV-8': { aa: 0, defence: 9, capacity: 9 },
      },
    );
    expect(trace.map(({ label }) => label)).toContain(
      'Allies from Allied fleet at sea to Japanese fleet at sea: 5 NAC',
    );
    expect(asked.some(({ key }) => key.startsWith('air-'))).toBe(false);
  });
});

describe('what else a fight asks', () => {
  it('S64 (28(A)(B)): once Sho-Go is called nobody charges, and D1 against Japan counts as E1', () => {
    const late = { options: ['tactics'] as const, triggered: { 'sho-go': 131 } };
    const attack = (step: string) =>
      run(at(132, step, late), 'land-attack', {
        attack: { supplied: 40 },
        defence: { plain: 20 },
        'heads:crt-1': '1:2 1:1 2:1',
        'cell:crt-1:2:1:1': 'D1',
      });
    const marks = choicesOf(attack('p9').asked, 'attack', 'marks').map(({ value }) => value);
    expect(marks).not.toContain('banzai');
    expect(attack('p5').trace[0]?.value).toMatch(/^E1/);
  });
  it('S65 (7(P), 14(E), USN-113): who escapes is told of, and that no ship of the other side may enter their hex', () => {
    const ships = [ship('j:CA-2', { place: 'Hex 350' }), ship('a:DD-6', { place: 'Hex 350' })];
    const { after, trace } = run(at(9, 'p8', { scenario: 'g3', ships }), 'sea-battle', {
      place: 'Hex 350',
      forces: { attackers: ['j:CA-2'], escaped: ['a:DD-6'], to: 'Hex 351' },
    });
    expect(trace.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Allied DD-6 escape',
        'No ship of the moving side may enter their hex in this phase (USN-113)',
      ]),
    );
    expect(after.ships.find(({ id }) => id === 'a:DD-6')?.place).toBe('Hex 351');
  });
  it('S68 (18(O)(P), 8(G)): on D1 the regiment stays without its trench, the bases change hands', () => {
    const { asked, trace } = run(at(7, 'p9', { scenario: 'g1' }), 'land-attack', {
      attack: { supplied: 20, hexClass: '2' },
      defence: { plain: 0, entrenched: 5 },
      'heads:crt-1': '1:2 1:1',
      'cell:crt-1:1:1:1': 'D1',
    });
    expect(trace.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Defenders stay but are no longer entrenched',
        'Bases and cities change hands; coastal defense units are destroyed',
      ]),
    );
    expect(choicesOf(asked, 'kind-1').map(({ value }) => value)).toEqual(
      expect.arrayContaining(['base', 'air']),
    );
  });
});
