// Situations typed from the rulebook without sight of the code: columns, halving, points, order, what is sealed.
import { describe, expect, it } from 'vitest';
import { stepsOfTurn } from '../../../src/core/play/sequence';
import { SEQUENCE } from '../../../src/games/iph/data/sequence';
import { iph } from '../../../src/games/iph/game';
import { freeBattleships } from '../../../src/games/iph/state/air';
import { endReached } from '../../../src/games/iph/state/ends';
import { hasLanding } from '../../../src/games/iph/state/landing';
import { guideOf } from '../../../src/games/iph/views/guide/guide';
import { atTurn } from '../../support/iph';
import * as typed from './typed-situations';

const {
  asked,
  battle,
  combat,
  drawn,
  fields,
  form,
  hex,
  momentum,
  offered,
  play,
  ROW_GONE,
  scored,
  withPoints,
} = typed;
const jp = { attacker: 'jp' } as const;
const us = { attacker: 'us' } as const;
const loss = (attacker: number, defender: number) => ({ attacker, defender });

describe('columns', () => {
  it.each([
    [13, 4, '3:1'],
    [12, 4, '3:1'],
    [4, 5, '1:2'],
    [4, 13, '1:3'],
    [17, 4, '4:1'],
    [20, 4, '4:1'],
  ])('S30 (10.2, 10.11): %i on %i', (attack, defence, column) => {
    const { fought } = battle(combat(2), 'jp', [
      ['declare', { attack, defence, terrain: 'clear' }],
      ['crt', 1],
    ]);
    expect(fought).toMatchObject({ column });
  });

  it.each([
    ['cap-then-shift', '3:1', '1:1'],
    ['shift-then-cap', '4:1', '1:3'],
  ] as const)(
    'S31 (10.2, 10.8, 10.11): 9 on 1 in rough, and 1 on 5 with both US planes (%s, IPH-2)',
    (ratio, rough, planes) => {
      const own = battle(combat(2, [0, 0, 0], {}, { ratio }), 'jp', [
        ['declare', { attack: 9, defence: 1, terrain: 'rough' }],
        ['crt', 1],
      ]);
      const flown = battle(combat(6, [0, 0, 2], drawn('24-fight'), { ratio }), 'us', [
        ['declare', { attack: 1, terrain: 'clear' }],
        ['defence', { defence: 5 }],
        ['us-air', [6, 6]],
        ['crt', 1],
      ]);
      expect([own.fought?.column, flown.fought?.column]).toEqual([rough, planes]);
    },
  );

  it('S32 (11.2, 10.2): one factor halved is none and attacks only beside a battleship (IPH-34); two units of 1 are 1', () => {
    const row = (facts: Record<string, unknown>) =>
      battle(combat(2, [0, 1, 0]), 'jp', [
        ['declare', { terrain: 'ford-island', ...facts }],
        ['row-dice', [3, 3]],
        ['crt', 1],
      ]);
    expect(() => row({ attack: 1 })).toThrow('1 factor is none and cannot attack (11.2)');
    expect(row({ attack: 1, battleships: ['hiei'] }).fought).toMatchObject({ attack: 6, column: '1:1' });
    expect(row({ attack: 2 }).fought).toMatchObject({ attack: 1, column: '1:3' });
  });

  it('S33 (10.14, 6.6, 9.12): the fort doubles its own 24th alone, while it has a garrison', () => {
    const fort = (facts: Record<string, unknown>) => [
      ['declare', { terrain: 'clear', ...facts }] as const,
      ['defence', { defence: 6 }] as const,
      ['crt', 1] as const,
    ];
    const state = combat(2, [0, 0, 0], drawn('24-fight'));
    const doubled = battle(state, 'us', fort({ attack: 5, facts: ['from-fort'], fromFort: 6 }));
    const without = battle(state, 'us', fort({ attack: 11 }));
    expect([doubled.fought, without.fought]).toMatchObject([
      { attack: 17, column: '2:1' },
      { attack: 11, column: '1:1' },
    ]);
  });

  it('6.6: a garrison that is gone is on record: the form names its fort, and asks of none once all are', () => {
    const forts = (count: number) =>
      Array.from({ length: count }, (_, i) => hex(`fort-${i + 1}`, 'fortification', 1, false));
    const fight = (count: number) => combat(2, [0, 0, 0], { hexes: forts(count), ...drawn('24-fight') });
    const named = form(fight(2), 'battle', us).fields.find(({ key }) => key === 'fromFort');
    expect(named?.hint).toBe('No garrison any more: fort-1, fort-2 (6.6).');
    expect(offered('facts', fight(6), 'battle', us)).toContain('from-fort');
    expect(offered('facts', fight(7), 'battle', us)).not.toContain('from-fort');
    const counted = combat(2, [0, 0, 0], drawn('24-fight'), { registers: 'on' });
    const none = { ...counted.forces, steps: { ...counted.forces.steps, garrison: 0 } };
    expect(offered('facts', counted, 'battle', us)).toContain('from-fort');
    expect(offered('facts', { ...counted, forces: none }, 'battle', us)).not.toContain('from-fort');
  });

  it('S34 (10.14, 6.6, 4.4): a captured fort shifts for Japan, counts one point, and has no garrison to lose', () => {
    const fort = { ...hex('2512', 'fortification', 1, true) };
    const house = { registers: 'on' } as const;
    const state = combat(6, [0, 0, 0], { hexes: [fort], ...drawn('24-fight') }, house);
    const shift = { 'tec shift fortification': -1, 'crt 1:1 6': loss(1, 1) };
    const taken = battle(
      state,
      'us',
      [
        ['declare', { hex: '2512', terrain: 'fortification', attack: 12 }],
        ['defence', { defence: 6 }],
        ['crt', 6],
        ['vacated', { end: 'advance' }],
        ...([] as const),
      ],
      shift,
    );
    expect(taken.fought).toMatchObject({ shift: -1, column: '1:1' });
    expect(scored(taken.after) - scored(state)).toBe(-1);
    const back = { ...taken.after, ...combat(6).jpPhases, current: undefined, jpPhases: combat(6).jpPhases };
    const { current: _, ...next } = back;
    const pays = (number: string) =>
      fields(next, 'battle', jp, [
        ['declare', { hex: number, terrain: 'fortification', attack: 12, defence: 6 }],
        ['crt', 6],
      ]);
    expect([pays('2512').includes('garrison'), pays('2519').includes('garrison')]).toEqual([false, true]);
  });

  it('10.9: where no fort is attacked no garrison pays', () => {
    const state = combat(6, [0, 0, 0], {}, { registers: 'on' });
    const pays = (terrain: string) =>
      fields(state, 'battle', jp, [
        ['declare', { terrain, attack: 12, defence: 6 }],
        ['crt', 6],
      ]);
    expect(pays('clear')).not.toContain('garrison');
    expect(pays('fortification')).toContain('garrison');
  });

  it('S35 (12.1, 10.9, 8.3): a banzai doubles the Japanese losses in attack and defence, the marker last', () => {
    const two = { 'crt 2:1 6': loss(2, 1) };
    const attack = battle(
      combat(2),
      'jp',
      [
        ['declare', { attack: 8, defence: 4, terrain: 'clear' }],
        ['crt', { faces: [1, 6], marks: ['banzai'] }],
        ['vacated', 'holds'],
      ],
      two,
    );
    expect(attack.fought).toMatchObject({ shift: 0, attackerLoss: 4, defenderLoss: 1 });
    const state = combat(6, [0, 0, 1], drawn('24-fight'), { beachheadVp: 'marker' });
    const defence = battle(
      state,
      'us',
      [
        ['declare', { attack: 14, hex: '1631', terrain: 'clear', beachhead: 'in' }],
        ['defence', { defence: 2 }],
        ['us-air', 6],
        ['crt', { faces: [5, 6], marks: ['banzai'] }],
        ['vacated', 'advance'],
      ],
      two,
    );
    expect(defence.fought).toMatchObject({ column: '2:1', attackerLoss: 2, defenderLoss: 2 });
    expect(scored(defence.after) - scored(state)).toBe(-1);
    const none = battle(combat(2), 'jp', [
      ['declare', { attack: 8, defence: 4, terrain: 'clear' }],
      ['crt', { faces: [1, 1], marks: ['banzai'] }],
    ]);
    expect(none.fought).toMatchObject({ attackerLoss: 1 });
  });

  it('S36 (12.4, 12.1, 7.1): at night the ship, the table, its columns, and the banzai last', () => {
    const night = battle(combat(4, [0, 1, 0]), 'jp', [
      ['declare', { attack: 9, defence: 4, terrain: 'clear' }],
      ['night-table', { faces: [2], marks: ['hiei'] }],
      ['night-columns', 5],
      ['crt', { faces: [6, 1], marks: ['banzai'] }],
    ]);
    expect(night.fought).toMatchObject({ attack: 15, shift: 1, column: '4:1' });
    expect(night.keys).toEqual(['declare', 'night-table', 'night-columns', 'crt']);
  });

  it('S37 (11.4, 11.2, 7.14): Battleship Row defends: halved, one plane, no concentric, its dice after all others', () => {
    const row = battle(combat(6, [3, 0, 1]), 'jp', [
      ['declare', { attack: 14, terrain: 'ford-island', planes: 1 }],
      ['us-air', 6],
      ['row-dice', [2, 2]],
      ['crt', 1],
    ]);
    expect(row.fought).toMatchObject({ attack: 7, defence: 4, shift: 0, column: '1:1' });
    const concentric = form(combat(6), 'battle', jp).fields.find(({ key }) => key === 'facts');
    expect(concentric?.when?.includes).not.toContain('ford-island');
  });

  it('S38 (11.4, 7.12, 12.1, 7.13): planes alone: a factor each, whole, a step a plane, no banzai and no advance', () => {
    const used = { jpPlanes: 1, interdiction: ['2124'], usPlanes: 0, army: false, battleships: [] };
    const state = { ...combat(7, [6, 0, 0], { turnUse: used }), army: true };
    expect(offered('planes', state, 'battle', { ...jp, airOnly: true })).toEqual([1, 4]);
    const alone = play(
      state,
      'battle',
      { ...jp, airOnly: true },
      [
        ['declare', { planes: 4, near: 6 }],
        ['us-air', 1],
        ['row-dice', [4, 4]],
        ['crt', 6],
        ['row-points', 5],
      ],
      { 'crt 1:2 6': loss(2, 1) },
    );
    expect(alone.fought).toMatchObject({ attack: 4, defence: 8, column: '1:2', banzai: false });
    expect(alone.prompts.find(({ key }) => key === 'crt')).not.toHaveProperty('marks');
    expect([alone.after.planes.jp.left, scored(alone.after) - scored(state), alone.after.momentum]).toEqual([
      4,
      3,
      false,
    ]);
    const night = iph.table({ ...alone.after, cursor: { turn: 8, step: 'operations' } });
    expect([night.main, ...night.actions].map((each) => each?.id)).not.toContain('air-attack');
  });

  it('S39 (11.3, 5.6, 8.4, 7.1): Battleship Row fires with one die at two hexes, and loses nothing', () => {
    const state = combat(5, [0, 2, 0], drawn('bbrow-fight'));
    const far = battle(
      state,
      'us',
      [
        ['declare', { range: '2', terrain: 'clear', beachhead: 'near' }],
        ['defence', { defence: 9, battleships: ['kirishima'] }],
        ['row-dice', 5],
        ['crt', 6],
        ['vacated', 'holds'],
      ],
      { 'crt 1:3 6': loss(2, 1) },
    );
    expect(far.fought).toMatchObject({ attack: 5, defence: 15, column: '1:3', attackerLoss: 0 });
    const dice = asked(state, 'battle', us, [
      ['declare', { range: '1', terrain: 'clear' }],
      ['defence', { defence: 9 }],
    ]);
    expect(dice).toMatchObject({ key: 'row-dice', count: 2 });
    expect(offered('range', state, 'battle', us)).toEqual(['1', '2']);
    expect(atTurn(4).cup).not.toContain('bbrow-fight');
  });

  it.each([
    ['near', 6, '1:1'],
    ['near', 7, '1:2'],
    ['none', 6, '2:1'],
  ])('S40 (8.4, 10.8): markers %s, 12 on %i', (beachhead, defence, column) => {
    const { fought, prompts } = battle(combat(5, [0, 0, 0], drawn('24-fight')), 'us', [
      ['declare', { attack: 12, terrain: 'clear', beachhead }],
      ['defence', { defence }],
      ['crt', 1],
    ]);
    expect(fought).toMatchObject({ column });
    expect(prompts[1]?.hint).toContain('a beachhead marker adds 1 (8.3)');
  });

  it('S41 (10.12): concentric is said by the players: one column, also into an airfield, never for the US', () => {
    const attack = (terrain: string, facts: readonly string[]) =>
      battle(combat(2), 'jp', [
        ['declare', { attack: 8, defence: 4, terrain, facts }],
        ['crt', 1],
      ]).fought?.column;
    expect([
      attack('clear', ['concentric']),
      attack('clear', []),
      attack('airfield', ['concentric']),
    ]).toEqual(['3:1', '2:1', '3:1']);
    const field = form(combat(2), 'battle', jp).fields.find(({ key }) => key === 'facts');
    expect(field?.when?.includes).toEqual(['clear', 'rough', 'mountain', 'oil', 'airfield']);
    expect(offered('facts', combat(2, [0, 0, 0], drawn('24-fight')), 'battle', us)).toEqual(['from-fort']);
  });
});

describe('points and ends', () => {
  it('S42 (4.2, 3.6, 10.4): 21 go on, 22 win at once, in the second attack too; 21 at the end are the US’s', () => {
    const won = (number: string, terrain: string) =>
      [
        ['declare', { attack: 9, defence: 3, hex: number, terrain }],
        ...(terrain === 'city' ? [['issei', 1] as const] : []),
        ['crt', 6],
        ['vacated', 'advance'],
      ] as const;
    const state = withPoints(combat(7), 19);
    const first = battle(state, 'jp', won('2817', 'airfield'));
    expect([scored(first.after), endReached(first.after)]).toEqual([21, undefined]);
    const second = momentum(first.after, [...won('2818', 'city'), ['which-named', 'none']]);
    expect(endReached(second.after)).toMatchObject({ id: 'vp-22', winner: 'jp' });
    expect(endReached({ ...first.after, over: true })).toMatchObject({ id: 'gt-11', winner: 'us' });
  });

  const mutual = (points: number, us: readonly number[], result = 'mutual') => {
    const cursor = { turn: 5, step: 'carrier-warfare' };
    const state = withPoints({ ...combat(5, [1, 0, 1]), cursor }, points);
    const script = [
      ['search', 3] as const,
      ...(result === 'mutual' ? [['ijn-hits', 1] as const, ['ijn-second', 2] as const] : []),
      ['us-hits', us[0] ?? 1] as const,
      ['us-second', us[1] ?? 1] as const,
    ];
    return play(state, 'carrier-combat', {}, script, { 'carriers result 3': result }).after;
  };
  it.each([
    [3, 'mutual', 1, undefined],
    [21, 'mutual', 19, undefined],
    [3, 'us-finds-ijn', 0, 'us'],
  ])(
    'S43 (4.3, 4.7, 7.6): from %i points, %s: both are booked, then the end is looked for',
    (from, result, to, winner) => {
      const after = mutual(from, [1, 1], result);
      expect([scored(after), endReached(after)?.winner]).toEqual([to, winner]);
    },
  );

  it.each([
    [3, 1, 0, 'before'],
    [5, 1, 0, 'before'],
    [9, 3, 0, 'before'],
    [9, 2, 0, 'before'],
    [4, 6, 5, 'before'],
    [4, 6, 4, 'after'],
  ] as const)(
    'S44 (4.5, 2.10): Battleship Row on turn %i, die %i: %i points (night %s)',
    (turn, face, points, nightDate) => {
      const state = atTurn(turn, {}, { nightDate });
      const { after } = play(state, 'row-eliminated', {}, [['row-points', face]]);
      expect(scored(after) - scored(state)).toBe(points);
    },
  );
});

describe('order and phases', () => {
  it('S45 (5.10, 4.6, 7.1, 10.13): turn 1 has the landing and both Japanese phases, both battleships, and no more', () => {
    const set = play({ ...atTurn(1), beachheads: [] }, 'reveal-landing', {}, [
      ['beachheads', { first: '1630', centre: '1631', last: '1632' }],
      ['cell:hexes:kind:1631', 'none'],
      ['cell:hexes:kind:1632', 'none'],
    ]);
    expect(scored(set.after)).toBe(4);
    expect(freeBattleships(set.after).map(({ id }) => id)).toEqual(['hiei', 'kirishima']);
    expect(stepsOfTurn(SEQUENCE, 1).map(({ id }) => id)).toEqual(['jp-landing', 'operations']);
    const attack = fields({ ...set.after, jpPhases: combat(1).jpPhases }, 'battle', jp);
    expect(attack).toEqual(['attack', 'defence', 'terrain', 'facts', 'battleships', 'hex']);
    const table = iph.table({ ...set.after, cup: [], cursor: { turn: 1, step: 'operations' } });
    const offers = JSON.stringify(table);
    for (const id of ['jp-movement', 'jp-combat']) expect(offers).toContain(`"id":"${id}"`);
    for (const id of ['draw', 'us-attack', 'interdiction']) expect(offers).not.toContain(`"id":"${id}"`);
    expect(stepsOfTurn(SEQUENCE, 2)[0]?.id).toBe('jp-landing');
  });

  it.each([
    [5, ['carrier-warfare', 'us-submarine', 'jp-landing', 'operations']],
    [6, ['us-submarine', 'jp-landing', 'operations']],
    [8, ['us-submarine', 'operations']],
    [9, ['carrier-warfare', 'us-submarine', 'jp-landing', 'operations']],
  ])('S46 (5.2, 5.3, 5.4, 7.11, 5.5): turn %i', (turn, steps) => {
    expect(stepsOfTurn(SEQUENCE, turn).map(({ id }) => id)).toEqual(steps);
    const { forces } = atTurn(turn);
    const some = { ...forces, waiting: { snlf: 2, ija: 0 } };
    const none = { ...forces, waiting: { snlf: 0, ija: 0 } };
    expect([some, none].map((waiting) => hasLanding(atTurn(turn, { forces: waiting })))).toEqual([
      true,
      false,
    ]);
  });

  it('S47 (3.2, 3.5, 6.8): the landing order is Japan’s alone until it is revealed, and not written again', () => {
    const before = { ...atTurn(1), beachheads: [] };
    const sealed = play(before, 'landing-order', {}, [
      ['beachheads', { first: '1630', centre: '1631', last: '1632' }],
    ]);
    expect(iph.procedures['landing-order']?.secret?.(before, {})).toMatchObject({ side: 'jp' });
    expect(iph.procedures['landing-order']?.veiled?.(before, {}, sealed.events)).toEqual([
      { type: 'v1.OrderSealed', hexes: [] },
    ]);
    expect(JSON.stringify([iph.table(sealed.after), iph.ledgers(sealed.after)])).not.toMatch(/163[012]/);
    const open = play(sealed.after, 'reveal-landing', {}, [
      ['cell:hexes:kind:1631', 'none'],
      ['cell:hexes:kind:1632', 'none'],
    ]);
    expect([open.keys.includes('beachheads'), scored(open.after)]).toEqual([false, 4]);
    const table = iph.table(open.after);
    expect([table.main, ...table.actions].map((each) => each?.procedure)).not.toContain('landing-order');
  });

  it('S48 (7.3, 6.8, 10.5): how many ships close in is sealed, and the stack is told once the attack stands', () => {
    const day = { ...combat(9, [0, 0, 0]), cursor: { turn: 9, step: 'carrier-warfare' } };
    const placed = play(day, 'jp-disposition', {}, [['ships', { carriers: 4, battleships: [] }]]);
    const veil = iph.procedures['jp-disposition']?.veiled?.(day, {}, placed.events);
    expect(veil).toEqual([{ type: 'v1.ShipsPlaced', side: 'jp', close: [] }]);
    const other = play(day, 'jp-disposition', {}, [['ships', { carriers: 1, battleships: ['hiei'] }]]);
    expect(form(placed.after, 'us-disposition')).toEqual(form(other.after, 'us-disposition'));
    const state = combat(9, [0, 0, 0], drawn('24-fight'));
    expect(fields(state, 'battle', us)).not.toContain('defence');
    expect(asked(state, 'battle', us, [['declare', { attack: 6, terrain: 'clear' }]])).toMatchObject({
      key: 'defence',
      side: 'jp',
    });
    expect(iph.procedures.battle?.binding).toBe(true);
  });

  it('S49 (7.5, 7.6, 4.7): among mixed ships as many are drawn as were hit, none twice, after the dice', () => {
    const cursor = { turn: 9, step: 'carrier-warfare' };
    const state = withPoints({ ...combat(9, [1, 1, 2]), cursor }, 9);
    const strike = { 'carriers result 3': 'us-finds-ijn' };
    const both = play(
      state,
      'carrier-combat',
      {},
      [
        ['search', 3],
        ['us-hits', [4, 1]],
        ['us-drawn-1', 'hiei'],
        ['us-drawn-2', 'jp-cv-1'],
        ['us-second', [2, 1]],
      ],
      strike,
    );
    expect([both.keys, scored(both.after)]).toEqual([
      ['search', 'us-hits', 'us-drawn-1', 'us-drawn-2', 'us-second'],
      5,
    ]);
    const alone = { ...combat(9, [2, 0, 2]), cursor };
    const search = play(
      alone,
      'carrier-combat',
      {},
      [
        ['search', 3],
        ['us-targets', {}],
        ['us-hits', [6, 6]],
      ],
      strike,
    );
    expect(search.keys).toEqual(['search', 'us-targets', 'us-hits']);
    const ships = { ...combat(9, [0, 2, 2]), cursor };
    expect(
      play(ships, 'carrier-combat', {}, [
        ['us-targets', {}],
        ['us-hits', [6, 6]],
      ]).keys,
    ).toEqual(['us-targets', 'us-hits']);
  });

  it('S50 (9.13, 10.10, 6.2, 10.9): who may attack together is told, and no marker pays for an attack', () => {
    const told = JSON.stringify(guideOf(combat(2)));
    expect(told).toContain('SNLF and IJA attack together only out of beachhead hexes.');
    const state = combat(2, [0, 0, 0], { ...ROW_GONE }, { registers: 'on' });
    const steps = { ...state.forces.steps, snlf: 4, ija: 4 };
    const pays = fields({ ...state, forces: { ...state.forces, steps } }, 'battle', jp, [
      ['declare', { attack: 8, defence: 4, terrain: 'clear' }],
      ['crt', 5],
      ['cell:crt:2:1:5', '1/1'],
    ]);
    expect(pays).toEqual(['end', '24', '25', 'usmc', 'ija', 'snlf']);
  });
});
