import { describe, expect, it } from 'vitest';
import { HOUSE } from '../../../src/games/usn-deluxe/data/house';
import type { UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { totalOf } from '../../../src/games/usn-deluxe/state/points';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { drive, type Script } from '../../support/drive';
import { usnDeluxe } from './game';
import { type Counter, fold, HERE, oddsOf, packOf, sea, ship, weeksOf } from './sea-table';

describe('a battle as it is played', () => {
  const COUNTERS = {
    'Japanese CA-1': { surface: 6, defence: 4 },
    'Japanese CA-2': { surface: 6, defence: 4 },
    'Japanese DD-1': { surface: 2, defence: 2 },
    'Allied BB-1': { surface: 16, defence: 8 },
    'Allied CA-3': { surface: 6, defence: 4 },
  };
  const ships = ['j:CA-1', 'j:CA-2', 'j:DD-1', 'a:BB-1', 'a:CA-3'].map((id) => ship(id));

  it('engages as many as engage, lets each ship fire once and books hits of both sides', () => {
    const state = sea(ships);
    const { outcome, prompts } = drive(
      usnDeluxe,
      state,
      'sea-battle',
      {},
      [
        ['place', HERE],
        ['forces', {}],
        ['engaged', { ships: ['j:CA-1', 'j:DD-1'] }],
        ['fire-a1', { target: 'j:CA-1', ships: ['a:BB-1'] }],
        ['die-a1', 5],
        ['fire-a2', { target: 'j:DD-1' }],
        ['die-a2', 3],
        ['damage-a2', 3],
        ['fire-j1', { target: 'a:CA-3' }],
        ['die-j1', 5],
        ['damage-j1', 4],
      ],
      packOf(COUNTERS),
    );
    // Sunk or not, both answer.
    expect(oddsOf(outcome.trace)).toEqual(['16 : 4 on 4:1', '6 : 2 on 3:1', '8 : 4 on 2:1']);
    expect(prompts.at(-1)?.key).toBe('damage-j1');
    const after = fold(state, outcome.events);
    expect(weeksOf(after, 'j:CA-1')).toBe('sunk');
  });

  it('sends who escapes where they say, and fights nobody when all do', () => {
    const state = sea(ships);
    const { outcome } = drive(usnDeluxe, state, 'sea-battle', {}, [
      ['place', HERE],
      ['forces', { escaped: ['j:CA-1', 'j:CA-2', 'j:DD-1'], to: '755' }],
    ]);
    const after = fold(state, outcome.events);
    expect(after.ships.filter(({ place }) => place === '755').map(({ id }) => id)).toEqual([
      'j:CA-1',
      'j:CA-2',
      'j:DD-1',
    ]);
    expect(outcome.trace[0]?.value).toBe('the enemy escapes');
  });

  it('counts a hit at once for who fires second by the dice, and not where both fire together', () => {
    const duel = (options: UsnState['options'], first: Script) => {
      const state = sea([ship('j:CA-1'), ship('a:BB-1')], { options });
      return drive(
        usnDeluxe,
        state,
        'sea-battle',
        {},
        [
          ['place', HERE],
          ['forces', {}],
          ...first,
          ['fire-a1', {}],
          ['die-a1', 2],
          ['damage-a1', 3],
          ['fire-j1', {}],
          ['die-j1', 1],
        ],
        packOf(COUNTERS),
      ).outcome.trace;
    };
    const together = oddsOf(duel([], []));
    const after = oddsOf(
      duel(
        ['navalInitiative'],
        [
          ['initiative', {}],
          ['first', [1, 6]],
        ],
      ),
    );
    expect([together.at(-1), after.at(-1)]).toEqual(['6 : 8 on 1:2', '3 : 8 on 1:3']);
  });

  it('scores a ship that it sinks, ends repairs of who attacks, and lets nobody engage twice in a phase', () => {
    const state = sea([ship('j:CA-1'), ship('a:BB-1', { weeks: 10, repairs: 15 })]);
    const { outcome } = drive(
      usnDeluxe,
      state,
      'sea-battle',
      {},
      [
        ['place', HERE],
        ['forces', {}],
        ['fire-a1', {}],
        ['die-a1', 6],
        ['damage-a1', 6],
        ['fire-j1', { target: 'nobody' }],
      ],
      packOf(COUNTERS),
    );
    const after = fold(state, outcome.events);
    expect(weeksOf(after, 'j:CA-1')).toBe('sunk');
    expect(totalOf(after, 'a')).toBe(800);
    expect(after.ships.find(({ id }) => id === 'a:BB-1')).toMatchObject({ weeks: 5 });
    expect(after.fired).toEqual(['2F:a:BB-1']);
    expect(fold(after, [{ type: 'v1.PhaseEnded', skipped: [] }]).fired).toBeUndefined();
  });

  it('lets a coastal defense unit fire once with those under it, who fire with half', () => {
    const state = sea([ship('j:CA-1'), ship('a:BB-1')]);
    const { outcome } = drive(
      usnDeluxe,
      state,
      'sea-battle',
      {},
      [
        ['place', HERE],
        ['forces', { cover: 'all', unit: 'j-cdu-30-10' }],
        ['fire-a1', { target: 'nobody' }],
        ['fire-j1', {}],
        ['die-j1', 1],
        ['damage-j1', 1],
      ],
      packOf(COUNTERS),
    );
    expect(oddsOf(outcome.trace)).toEqual(['33 : 8 on 4:1']);
  });

  it('never lets a damaged ship fire with less than one', () => {
    const state = sea([ship('j:CA-1'), ship('a:BB-1', { weeks: 5 })]);
    const weak = { ...COUNTERS, 'Allied BB-1': { surface: 1, defence: 1 } };
    const { outcome } = drive(
      usnDeluxe,
      state,
      'sea-battle',
      {},
      [
        ['place', HERE],
        ['forces', {}],
        ['fire-a1', {}],
        ['die-a1', 1],
        ['fire-j1', { target: 'nobody' }],
      ],
      packOf(weak),
    );
    expect(oddsOf(outcome.trace)).toEqual(['1 : 4 on 1:3']);
  });
});

describe('what else a ship is worth in a fight', () => {
  const duel = (state: UsnState, counters: { readonly [name: string]: Counter }, more: Script = []) =>
    oddsOf(
      drive(
        usnDeluxe,
        state,
        'sea-battle',
        {},
        [['place', HERE], ['forces', {}], ['fire-j1', {}], ...more],
        packOf(counters),
      ).outcome.trace,
    );
  const GUNS = { 'Japanese CA-1': { surface: 6, defence: 4 }, 'Allied CA-3': { surface: 6, defence: 5 } };
  const shock = { scenario: 'g1', cursor: { turn: 1, step: 'p8' } } as const;
  const answer: Script = [
    ['die-j1', 1],
    ['damage-j1', 1],
    ['fire-a1', { target: 'nobody' }],
  ];

  it('the shock halves a ship of the variable deployment that was rolled, others it cuts to a third', () => {
    const ships = [ship('j:CA-1'), ship('a:CA-3')];
    expect(duel(sea(ships, shock), GUNS, answer)).toEqual(['6 : 1 on 5:1']);
    const alert = sea(ships, { ...shock, deployment: 'CV-4 CA-3 DD-10' });
    expect(duel(alert, GUNS, answer)).toEqual(['6 : 2 on 3:1']);
    const others = sea(ships, { ...shock, deployment: 'CV-6 CA-2' });
    expect(duel(others, GUNS, answer)).toEqual(['6 : 1 on 5:1']);
  });

  it('where no fuel cripples, a ship without it does not fire and defends with half, from the end of its last sea phase on', () => {
    const fought = (fuelled: number, step: string, options: UsnState['options']) => {
      const ships = [ship('j:CA-1', { fuelled: 19 }), ship('a:CA-3', { fuelled })];
      const state = sea(ships, { cursor: { turn: 20, step }, options });
      const { outcome } = drive(
        usnDeluxe,
        state,
        'sea-battle',
        {},
        [
          ['place', HERE],
          ['forces', {}],
          ['fire-j1', {}],
          ['die-j1', 1],
          ...(options.length && (fuelled < 17 || step === 'p8') ? ([['damage-j1', 1]] as const) : []),
          ['fire-a1', {}],
          ...(options.length && (fuelled < 17 || step === 'p8') ? [] : ([['die-a1', 1]] as const)),
        ],
        packOf(GUNS),
      );
      return oddsOf(outcome.trace);
    };
    expect(fought(17, 'p2', ['softFuel'])).toEqual(['6 : 5 on 1:1', '6 : 4 on 1:1']);
    expect(fought(17, 'p8', ['softFuel'])).toEqual(['6 : 2.5 on 2:1']);
    expect(fought(16, 'p2', ['softFuel'])).toEqual(['6 : 2.5 on 2:1']);
    expect(fought(16, 'p2', [])).toEqual(['6 : 5 on 1:1', '6 : 4 on 1:1']);
  });
});

describe('what a bombardment does to what is not as the cases have it', () => {
  const GUNS = { 'Allied BB-1': { surface: 30, defence: 8 } };
  const bombarded = (state: UsnState, script: Script) => {
    const { outcome } = drive(usnDeluxe, state, 'bombardment', {}, script, packOf(GUNS));
    return { after: fold(state, outcome.events), odds: oddsOf(outcome.trace), said: outcome.trace[0]?.value };
  };
  const alone = (more: Partial<UsnState> = {}) => sea([ship('a:BB-1')], more);

  it('a neutralized coastal defense unit defends and fires back with half, and is not neutralized again', () => {
    const again = {
      id: 'j:Coastal defense, Truk 754',
      side: 'j',
      name: 'Coastal defense, Truk 754',
    } as const;
    const { odds, after } = bombarded(alone({ neutralized: [again] }), [
      ['target', 'cdu'],
      ['guns', { unit: 'j-cdu-30-10', stands: ['entrenched', 'neutralized'] }],
      ['aim', 'a:BB-1'],
      ['die-guns', 3],
      ['die-cdu', 1],
    ]);
    expect(odds).toEqual(['30 : 15 on 2:1', '15 : 8 on 1:1']);
    expect(after.neutralized).toEqual([again]);
  });

  it('a coastal defense unit that does not fire leaves the ships alone', () => {
    const { odds, said } = bombarded(alone(), [
      ['target', 'cdu'],
      ['guns', { unit: 'j-cdu-6-2' }],
      ['aim', 'silent'],
      ['die-guns', 6],
    ]);
    expect([odds, said]).toEqual([['30 : 2 on 5:1'], '6-2 coastal defense destroyed']);
  });

  it('a base that nobody has entered is named, and stands in the register from then on', () => {
    const { after, said } = bombarded(alone(), [
      ['target', 'air'],
      ['guns', { capacity: 15 }],
      ['die-guns', 5],
      ['parked-die-guns', { LAC: 5, NAC: 4, Kami: 1 }],
    ]);
    // 30 on 10 is three to one, a 5 is a 3: half of each type, fractions dropped.
    expect(said).toBe('Truk 754, air base neutralized, 2 LAC on the ground, 2 NAC on the ground');
    expect(after.bases).toMatchObject([{ name: 'Truk 754', side: 'j', capacity: 15, state: 'neutralized' }]);
    expect(after.neutralized.map(({ id }) => id)).toEqual(['j/air:Truk 754']);
  });

  it('a damaged base that is neutralized stays damaged when it recovers', () => {
    const base = {
      id: 'Truk:naval',
      name: 'Truk',
      side: 'j',
      kind: 'naval',
      capacity: 0,
      state: 'damaged',
    } as const;
    const { after } = bombarded(alone({ bases: [base] }), [
      ['target', 'naval'],
      ['guns', {}],
      ['die-guns', 5],
    ]);
    expect(after.neutralized).toHaveLength(1);
    expect(fold(after, [{ type: 'v1.Recovered', ids: ['j:Truk'] }]).bases[0]?.state).toBe('damaged');
  });

  it('who has bombarded may still fire at coastal defense in that phase, not bombard again', () => {
    const { after } = bombarded(alone(), [
      ['target', 'land'],
      ['guns', { plain: 60 }],
      ['die-guns', 1],
    ]);
    expect(after.fired).toEqual(['2E:a:BB-1']);
    const again: Script = [
      ['target', 'land'],
      ['guns', { ships: ['a:BB-1'], plain: 60 }],
      ['die-guns', 1],
    ];
    expect(() => bombarded(after, again)).toThrow(/has already attacked in this phase/);
    const shore: Script = [
      ['target', 'cdu'],
      ['guns', { unit: 'j-cdu-6-2' }],
      ['aim', 'silent'],
      ['die-guns', 6],
    ];
    expect(bombarded(after, shore).after.fired).toEqual(['2E:a:BB-1', '2G:a:BB-1']);
  });
});

describe('a submarine put on station', () => {
  const put = (
    points: number,
    on: readonly string[],
    options: UsnState['options'] = ['subs', 'strategic'],
  ) => {
    const state = sea([ship('j:SS-1'), ship('j:Dummy-1')], {
      options,
      cursor: { turn: 60, step: 'p2' },
      operational: { points, spent: 1, stored: 0 },
    });
    const { outcome } = drive(usnDeluxe, state, 'stations', {}, [['subs', { on, off: [] }]]);
    return fold(state, outcome.events).operational.spent;
  };
  it('costs an operational point, a dummy too, where they are counted', () => {
    expect(put(4, ['j:SS-1', 'j:Dummy-1'])).toBe(3);
    expect(put(4, ['j:SS-1', 'j:Dummy-1'], ['subs'])).toBe(1);
  });
  it('is not put there where none is left', () => {
    expect(() => put(2, ['j:SS-1', 'j:Dummy-1'])).toThrow(/not enough left/);
    expect(() => put(0, ['j:SS-1'])).toThrow(/not enough left/);
  });
  it('only comes off in phases that are not its own', () => {
    const state = sea([ship('j:SS-1', { station: { turn: 19, step: 'p2' } })], { options: ['subs'] });
    const { prompts } = drive(usnDeluxe, state, 'stations', {}, [['subs', { off: [] }]]);
    const [asked] = prompts;
    expect(asked?.kind === 'form' && asked.fields.map(({ key }) => key)).toEqual(['off']);
  });
});

describe('scouting', () => {
  const seen = (options: UsnState['options'], script: Script, turn = 60) => {
    const ships = [ship('a:CA-1'), ship('a:DD-1'), ship('a:DD-2'), ship('j:CA-1'), ship('j:SS-1')];
    const state = sea(ships, { options, cursor: { turn, step: 'p4' } });
    return (
      usnDeluxe.procedures.scout?.unless?.(state, {}) ??
      drive(usnDeluxe, state, 'scout', {}, script).outcome.trace[0]
    );
  };
  it('shows a submarine number and types of the Allies, radar and zones the number alone', () => {
    expect(seen(['subs'], [])).toMatchObject({ value: '3 ships: 1 CA, 2 DD', rule: '32' });
    expect(seen(['radar'], [])).toMatchObject({ value: '1 ship', rule: '37' });
    expect(seen(['nzoc'], [['by', 'zone-j']])).toMatchObject({ value: '3 ships', rule: '35' });
  });
  it('has no radar before 1943, and needs one of the rules', () => {
    expect(seen(['radar'], [], 55)).toMatch(/^Submarines, radar/);
    expect(seen([], [])).toMatch(/^Submarines, radar/);
  });
});

it('keeps what the shock turn cuts of Allied ships: defense alone', () => {
  const begun: UsnEvent = {
    type: 'v1.Begun',
    players: { j: 'Japan', a: 'Allies' },
    scenario: 'g1',
    options: [],
    house: HOUSE.defaults,
    ships: [],
  };
  const state = { ...fold(initialState(), [begun]), ships: [ship('j:CA-1'), ship('a:BB-1')] };
  const { outcome } = drive(
    usnDeluxe,
    { ...state, cursor: { turn: 1, step: 'p8' } },
    'sea-battle',
    {},
    [
      ['place', HERE],
      ['forces', {}],
      ['fire-j1', {}],
      ['die-j1', 1],
      ['damage-j1', 1],
      ['fire-a1', {}],
      ['die-a1', 1],
      ['damage-a1', 2],
    ],
    packOf({ 'Japanese CA-1': { surface: 6, defence: 4 }, 'Allied BB-1': { surface: 16, defence: 8 } }),
  );
  expect(oddsOf(outcome.trace)).toEqual(['6 : 2 on 3:1', '16 : 4 on 4:1']);
});
