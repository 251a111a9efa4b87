// Situations typed from the rulebook without sight of the code: what one step has put on record and the next one asks.
import { describe, expect, it } from 'vitest';
import { iph } from '../../../src/games/iph/game';
import { freePlanes } from '../../../src/games/iph/state/air';
import { strikeTargets } from '../../../src/games/iph/state/carriers';
import { endReached } from '../../../src/games/iph/state/ends';
import { planLanding } from '../../../src/games/iph/state/landing';
import { dueNow } from '../../../src/games/iph/state/obligations';
import { rowAlive } from '../../../src/games/iph/state/state';
import type { Short } from '../../support/drive';
import { applyAll, atTurn } from '../../support/iph';
import * as typed from './typed-situations';

const {
  asked,
  battle,
  combat,
  drawn,
  FORD,
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
const ended = (turn: number) => ({ type: 'v1.TurnEnded', turn, skipped: [] });
const jp = { attacker: 'jp' } as const;
const us = { attacker: 'us' } as const;
const again = { attacker: 'jp', momentum: true } as const;

describe('off Ford Island', () => {
  it('S1 (10.4, 10.10, 11.2, 7.1, 7.12): Battleship Row falls to 12 halved and Hiei, and 9 on 2 off the island are 2:1', () => {
    const state = { ...combat(6, [1, 1, 0]), army: true };
    const first = battle(state, 'jp', [
      ['declare', { attack: 12, terrain: 'ford-island', battleships: ['hiei'], planes: 1, near: 6 }],
      ['us-air', 1],
      ['row-dice', [3, 3]],
      ['crt', 6],
      ['row-points', 5],
      ['vacated', 'advance'],
    ]);
    expect(first.fought).toMatchObject({ attack: 12, defence: 6, column: '3:1' });
    expect(scored(first.after) - scored(state)).toBe(5);
    const declare = form(first.after, 'battle', again);
    expect(declare.fields.map(({ key }) => key)).toEqual(['attack', 'defence', 'terrain', 'hex']);
    expect(declare.fields[0]?.label).toBe('Attack factors off Ford Island (halved)');
    const second = momentum(first.after, [
      ['declare', { attack: 9, defence: 2, terrain: 'clear' }],
      ['crt', 1],
    ]);
    expect(second.fought).toMatchObject({ attack: 4, defence: 2, column: '2:1' });
    expect(second.keys).toEqual(['declare', 'crt']);
    expect(second.prompts[1]).toMatchObject({ marks: [{ value: 'banzai' }] });
    expect(second.told).toContain('Off Ford Island, halved = 9 → 4');
    expect([first.after.onFord, second.after.onFord]).toEqual([true, undefined]);
  });

  it('S1 (11.2, 7.14): by house rule the US rolls for its planes in the second attack too', () => {
    const state = combat(6, [0, 0, 1], { momentum: true, onFord: true, ...ROW_GONE }, { momentumAir: 'us' });
    const { fought } = momentum(state, [
      ['declare', { attack: 9, defence: 2, terrain: 'clear' }],
      ['us-air', 6],
      ['crt', 1],
    ]);
    expect(fought).toMatchObject({ attack: 4, column: '1:1' });
  });

  it('11.2: one factor off the island is none, and the island itself is no target of it', () => {
    const state = combat(6, [0, 0, 0], { momentum: true, onFord: true, ...ROW_GONE });
    const declare = (facts: Record<string, unknown>) =>
      momentum(state, [
        ['declare', { attack: 9, defence: 2, terrain: 'clear', ...facts }],
        ['crt', 1],
      ]);
    expect(() => declare({ attack: 1 })).toThrow('Halved off Ford Island, 1 factor is none');
    expect(() => declare({ hex: '3020' })).toThrow('The force stands on Ford Island itself.');
    expect(offered('terrain', state, 'battle', again)).not.toContain('ford-island');
    expect(declare({ attack: 2 }).fought).toMatchObject({ attack: 1 });
  });

  it('10.4: the place is forgotten with the second attack, the phase or the turn', () => {
    const state = combat(6, [0, 0, 0], { momentum: true, onFord: true, ...ROW_GONE });
    const ends = [{ type: 'v1.MomentumSpent' }, { type: 'v1.JpPhaseEnded', phase: 'combat' }, ended(6)];
    for (const end of ends) {
      const { momentum: left, onFord } = applyAll(state, [end]);
      expect([left, onFord], end.type).toEqual([false, undefined]);
    }
  });

  it.each([
    ['total', 9, 4, '2:1'],
    ['unit', 3, 3, '1:1'],
  ] as const)(
    'S2 (10.4, 10.10, 11.2): three units of 3 attack 2 as one, halved by the %s',
    (reading, said, attack, column) => {
      const state = combat(
        6,
        [0, 0, 0],
        { momentum: true, onFord: true, ...ROW_GONE },
        { fordHalving: reading },
      );
      expect(fields(state, 'battle', again)).not.toContain('facts');
      const { fought } = momentum(state, [
        ['declare', { attack: said, defence: 2, terrain: 'clear' }],
        ['crt', 1],
      ]);
      expect(fought).toMatchObject({ attack, column });
    },
  );

  it('S3 (11.2, 10.5): of an attack from the island and from beside it only the part on the island is halved', () => {
    const state = combat(7, [0, 0, 0], { hexes: [FORD], ...ROW_GONE });
    const { fought } = battle(state, 'jp', [
      ['declare', { attack: 6, from: ['off-ford'], offFord: 6, defence: 4, terrain: 'clear' }],
      ['crt', 1],
    ]);
    expect(fought).toMatchObject({ attack: 9, column: '2:1' });
  });

  it.each([
    ['Hiei', ['hiei'], 12, '1:3'],
    ['no ship', [], 6, '1:2'],
  ])(
    'S4 (11.2, 7.1, 10.2, 10.12): 11 onto the island are 5 against 6 and %s',
    (_, battleships, defence, column) => {
      const state = combat(7, [0, 1, 0], { hexes: [FORD], ...ROW_GONE, ...drawn('25-fight') });
      const { after, fought, prompts } = battle(state, 'us', [
        ['declare', { hex: '3020', terrain: 'ford-island', attack: 11 }],
        ['defence', { defence: 6, battleships }],
        ['crt', 6],
        ['vacated', 'advance'],
      ]);
      expect(fought).toMatchObject({ attack: 5, defence, column });
      expect(JSON.stringify(prompts[0])).not.toContain('concentric');
      expect(scored(after) - scored(state)).toBe(-2);
    },
  );
});

describe('ships and planes over several battles', () => {
  it('S5 (7.1, 10.4, 5.7): each battleship once a turn, in attack or defence, and both again the next turn', () => {
    const a = battle(combat(6, [0, 2, 0]), 'jp', [
      ['declare', { attack: 6, defence: 6, terrain: 'clear', battleships: ['hiei'] }],
      ['crt', 6],
      ['vacated', 'advance'],
    ]);
    expect(fields(a.after, 'battle', again)).not.toContain('battleships');
    const attack = [['declare', { attack: 6, terrain: 'clear' }]] as const;
    const c = { ...a.after, momentum: false, ...drawn('25-fight') };
    expect(offered('battleships', c, 'battle', us, attack)).toEqual(['kirishima']);
    const fought = battle(c, 'us', [
      ...attack,
      ['defence', { defence: 3, battleships: ['kirishima'] }],
      ['crt', 1],
    ]).after;
    expect(fields({ ...fought, ...drawn('24-fight') }, 'battle', us, attack)).not.toContain('battleships');
    const next = { ...applyAll(fought, [ended(6)]), ...drawn('24-fight') };
    expect(offered('battleships', next, 'battle', us, attack)).toEqual(['hiei', 'kirishima']);
  });

  it('S6 (7.12, 7.13): of four planes two interdict and one has helped, so one is left, then none, then four', () => {
    const used = { jpPlanes: 1, interdiction: ['2124', '2425'], usPlanes: 0, army: false, battleships: [] };
    const state = combat(6, [4, 0, 0], { turnUse: used });
    expect(offered('planes', state, 'battle', jp)).toEqual([0, 1]);
    const two = { attack: 9, defence: 9, terrain: 'clear', planes: 2 };
    expect(() => battle(state, 'jp', [['declare', two]])).toThrow('form.number');
    const { after } = battle(state, 'jp', [
      ['declare', { ...two, planes: 1 }],
      ['crt', 1],
    ]);
    expect(fields(after, 'battle', jp)).not.toContain('planes');
    const next = applyAll(after, [ended(6)]);
    expect([freePlanes(next), iph.procedures.interdiction?.unless?.(next, {})]).toEqual([4, undefined]);
  });

  it('S7 (7.12, 11.4): no more planes than units, and one against Battleship Row (IPH-30)', () => {
    const state = combat(9, [5, 0, 0]);
    const declare = (facts: Record<string, unknown>) =>
      battle(state, 'jp', [
        ['declare', facts],
        ['row-dice', [1, 1]],
        ['crt', 1],
      ]);
    const clear = { attack: 6, defence: 6, terrain: 'clear', units: 2 };
    expect(() => declare({ ...clear, planes: 3 })).toThrow('form.not-more');
    const fought = battle(state, 'jp', [
      ['declare', { ...clear, planes: 2 }],
      ['crt', 1],
    ]).fought;
    expect(fought).toMatchObject({ column: '3:1' });
    const row = { attack: 6, terrain: 'ford-island', units: 2 };
    expect(() => declare({ ...row, planes: 2 })).toThrow('one plane counts at most (11.4)');
    expect(declare({ ...row, planes: 1 }).fought).toMatchObject({ attack: 3, defence: 2, column: '2:1' });
  });

  it('S8 (7.8, 7.10, 7.12, 4.7): a damaged carrier takes its plane along, and is not placed again', () => {
    const state = withPoints({ ...combat(5, [4, 0, 1]), cursor: { turn: 5, step: 'carrier-warfare' } }, 9);
    const { after } = play(
      state,
      'carrier-combat',
      {},
      [
        ['search', 3],
        ['us-targets', { 'plane-1': 'jp-cv-1' }],
        ['us-hits', 4],
        ['us-second', 2],
      ],
      { 'carriers result 3': 'us-finds-ijn' },
    );
    expect(scored(after)).toBe(8);
    const on = (turn: number) => freePlanes({ ...after, cursor: { turn, step: 'operations' } });
    expect([5, 6, 7, 8].map(on)).toEqual([3, 3, 3, 0]);
    const day = { ...after, cursor: { turn: 9, step: 'carrier-warfare' } };
    expect(offered('carriers', day, 'jp-disposition')).toEqual([0, 5]);
    const lost = asked(day, 'ship-lost');
    expect(lost.kind === 'choice' && lost.options.find(({ value }) => value === 'jp-cv-1')?.disabled).toBe(
      'Out of the game already.',
    );
  });

  it('S9 (7.3, 7.9, 7.8): a ship that is sunk cannot be placed, and none stands in two boxes', () => {
    const lost = { id: 'kirishima', label: 'Battleship Kirishima sunk', points: -2, when: '' };
    const state = { ...combat(9), ships: [lost], cursor: { turn: 9, step: 'carrier-warfare' } };
    expect(offered('battleships', state, 'jp-disposition')).toEqual(['hiei']);
    const place = (ships: Short) => play(state, 'jp-disposition', {}, [['ships', ships]]);
    expect(() => place({ carriers: 6, battleships: ['kirishima'] })).toThrow('form.flags');
    expect(() => place({ carriers: 7 })).toThrow('form.number');
    expect(place({ carriers: 1, battleships: ['hiei', 'hiei'] }).after.placed.jp).toEqual([
      'jp-cv-1',
      'hiei',
    ]);
  });

  it('S10 (7.14, 7.15): a plane that has flown is not rolled for again, the others must be', () => {
    const battleWith = (state: ReturnType<typeof combat>, dice: readonly number[]) =>
      battle(state, 'jp', [
        ['declare', { attack: 6, defence: 6, terrain: 'clear', near: 6 }],
        ['us-air', dice],
        ['crt', 1],
      ]);
    const one = battleWith({ ...combat(6, [0, 0, 2]), army: true }, [6, 3, 2]);
    expect(one.fought).toMatchObject({ shift: -1 });
    const two = battleWith(one.after, [6, 2]);
    const three = battleWith(two.after, [2]);
    expect([one, two, three].map(({ keys }) => keys.filter((key) => key === 'us-air').length)).toEqual([
      1, 1, 1,
    ]);
    const next = { ...applyAll(three.after, [ended(6)]), jpPhases: combat(7).jpPhases };
    expect(battleWith(next, [1, 1, 1]).fought).toMatchObject({ shift: 0 });
    const night = battle({ ...next, cursor: { turn: 8, step: 'operations' } }, 'jp', [
      ['declare', { attack: 6, defence: 6, terrain: 'clear' }],
      ['night-table', 3],
      ['crt', 1],
    ]);
    expect(night.keys).not.toContain('us-air');
  });

  it('S11 (7.15, 3.6, 7.13): airfields that Japan has held are on record, those next to it are asked', () => {
    const held = [FORD, hex('2817', 'airfield', 2, false)];
    const state = { ...combat(6, [1, 0, 0], { hexes: held, ...ROW_GONE }), army: true };
    const near = (count: number) =>
      battle(
        state,
        'jp',
        [
          ['declare', { attack: 6, defence: 6, terrain: 'clear', near: count }],
          ['us-air', 5],
          ['crt', 1],
        ],
        { 'map count airfields': 3 },
      ).fought;
    expect([near(1), near(0)]).toMatchObject([{ shift: 0 }, { shift: -1 }]);
    const field = form(state, 'battle', jp).fields.find(({ key }) => key === 'near');
    expect(field?.hint).toContain('Of those never taken.');
  });

  it('S12 (7.15, 3.6, 4.8): with the last airfield the Army plane is gone, also once one is retaken', () => {
    const state = { ...combat(6, [0, 0, 0], { hexes: [FORD], ...ROW_GONE }), army: true };
    const two = { 'map count airfields': 2, 'hexes kind 2817': 'airfield' };
    const taken = battle(
      state,
      'jp',
      [
        ['declare', { attack: 6, defence: 3, terrain: 'airfield', hex: '2817', near: 1 }],
        ['us-air', 1],
        ['crt', 6],
        ['vacated', 'advance'],
      ],
      two,
    );
    expect(taken.events.map(({ type }) => type)).toContain('v1.ArmyPlaneLost');
    const retaken = play(
      applyAll(taken.after, [ended(6)]),
      'hex',
      { to: 'us' },
      [['which-hex', '2817']],
      two,
    );
    expect([scored(taken.after) - scored(state), scored(retaken.after) - scored(state)]).toEqual([2, 0]);
    for (const turn of [7, 9]) {
      const later = { ...retaken.after, cursor: { turn, step: 'operations' }, jpPhases: state.jpPhases };
      expect(fields(later, 'battle', jp)).not.toContain('near');
    }
    const before = { ...state, hexes: [{ ...FORD, held: false }] };
    const kept = battle(
      before,
      'jp',
      [
        ['declare', { attack: 6, defence: 3, terrain: 'airfield', hex: '2817', near: 1 }],
        ['us-air', 1],
        ['crt', 6],
        ['vacated', 'advance'],
      ],
      two,
    );
    expect(kept.after.army).toBe(true);
  });
});

describe('what stays on record over the turns', () => {
  const honolulu = (held: readonly boolean[]) =>
    held.map((each, i) => hex(`honolulu-${i + 1}`, 'city', 1, each));
  const mf = (state: Parameters<typeof play>[0], face: number) =>
    play(state, 'movement-roll', {}, [['mf', face]]).events[0]?.mf;

  it('S13 (9.14, 2.10, 4.8, 10.10): Honolulu counts once each hex has been Japanese, its points as it is held', () => {
    const all = { ...atTurn(7, { ...drawn('24-move'), hexes: honolulu([false, true, true, true, true]) }) };
    expect([mf(all, 3), mf(all, 1), mf({ ...all, cursor: { turn: 9, step: 'operations' } }, 6)]).toEqual([
      2, 0, 6,
    ]);
    expect(scored(all) - scored(atTurn(7))).toBe(4);
    expect(mf({ ...all, hexes: all.hexes.slice(0, 4) }, 3)).toBe(3);
  });

  it('S14 (10.13, 10.4, 10.12, 9.8): the Issei die is thrown in the second attack too, and again after a rebellion', () => {
    const rough = { 'tec shift city': -2 };
    const city = { attack: 6, defence: 3, terrain: 'city' };
    const second = momentum(
      combat(6, [0, 0, 0], { momentum: true }),
      [
        ['declare', city],
        ['issei', 6],
        ['crt', 1],
      ],
      rough,
    );
    expect(second.fought).toMatchObject({ shift: 0 });
    expect(
      second.prompts[0]?.kind === 'form' && second.prompts[0].fields.map(({ key }) => key),
    ).not.toContain('facts');
    const later = { ...second.after, momentum: false };
    const moved = play({ ...later, ...drawn('24-move') }, 'movement-roll', {}, [['mf', 3]]);
    expect(moved.told).toContain('City hexes: 2 MP');
    const fight = (face: number) =>
      battle(
        later,
        'jp',
        [
          ['declare', city],
          ['issei', face],
          ['crt', 1],
        ],
        rough,
      ).fought;
    expect([fight(5), fight(6)]).toMatchObject([{ shift: -2 }, { shift: 0 }]);
    const once = { ...later, house: { ...later.house, issei: 'once' as const } };
    expect(
      battle(
        once,
        'jp',
        [
          ['declare', city],
          ['crt', 1],
        ],
        rough,
      ).fought,
    ).toMatchObject({ shift: -2 });
  });

  it('S15 (10.4, 10.3): the second attack leads to no third, and a fresh stack attacks without it', () => {
    const won = [
      ['declare', { attack: 9, defence: 3, terrain: 'clear' }],
      ['crt', 6],
      ['vacated', 'advance'],
    ] as const;
    const first = battle(combat(5), 'jp', won);
    expect(iph.table(first.after).main).toMatchObject({ id: 'momentum' });
    const second = momentum(first.after, won);
    const offers = [iph.table(second.after).main, ...iph.table(second.after).actions].map((each) => each?.id);
    expect(offers).toContain('jp-attack');
    expect(offers).not.toContain('momentum');
  });

  it('S16 (10.4, 10.10): at once or not at all: another attack first, and the force has lost its second', () => {
    const first = battle(combat(3), 'jp', [
      ['declare', { attack: 9, defence: 3, terrain: 'clear' }],
      ['crt', 6],
      ['vacated', 'advance'],
    ]);
    const other = battle(first.after, 'jp', [
      ['declare', { attack: 6, defence: 6, terrain: 'clear' }],
      ['crt', 1],
    ]);
    expect([first.after.momentum, other.after.momentum]).toEqual([true, false]);
  });

  it('S17 (10.4, 12.4, 3.6, 5.9): a night attack takes the hex and its point, and no second attack follows', () => {
    const state = combat(4);
    const night = battle(state, 'jp', [
      ['declare', { attack: 6, defence: 3, terrain: 'city', hex: '2124' }],
      ['issei', 1],
      ['night-table', 3],
      ['crt', { faces: [1, 6], marks: ['banzai'] }],
      ['vacated', 'advance'],
      ['which-named', 'none'],
    ]);
    expect([scored(night.after) - scored(state), night.after.momentum]).toEqual([1, false]);
    const day = applyAll(night.after, [ended(4), { type: 'v1.StepEnded', step: 'carrier-warfare' }]);
    expect(day.jpPhases.combat).toBe('owed');
  });

  it('S18 (7.11, 7.8, 4.7, 7.5): one check at night for all ships, battleships among them (IPH-27)', () => {
    const state = withPoints({ ...combat(8, [2, 1, 0]), cursor: { turn: 8, step: 'us-submarine' } }, 12);
    const sub = play(state, 'submarine', {}, [
      ['check', [5, 6]],
      ['submarine-drawn-1', 'hiei'],
      ['second', 1],
    ]);
    expect([scored(sub.after), sub.after.cursor.step]).toEqual([10, 'operations']);
    expect(
      offered(
        'battleships',
        { ...sub.after, cursor: { turn: 9, step: 'carrier-warfare' } },
        'jp-disposition',
      ),
    ).toEqual(['kirishima']);
    const thrown = (dice: readonly number[]) => {
      const prompt = asked(state, 'submarine');
      return prompt.kind === 'dice' && prompt.faceNotes?.[dice.reduce((sum, die) => sum + die, -1)];
    };
    expect(
      [
        [1, 2],
        [1, 1],
        [1, 3],
        [4, 6],
        [6, 6],
      ].map(thrown),
    ).toEqual(['hit', 'miss', 'miss', 'miss', 'miss']);
  });

  it('S19 (7.7, 7.5, 7.14): a battleship that helped is struck once, on a day without carrier combat, by daylight', () => {
    const day = (supported: readonly string[], struck: readonly string[], carriers = 'none', turn = 5) =>
      strikeTargets({
        ...combat(turn, [1, 2, 2]),
        dayUse: { supported, struck, carriers: carriers as 'none' },
      }).map(({ id }) => id);
    expect(day(['hiei'], [])).toEqual(['hiei']);
    expect(day(['hiei', 'kirishima'], ['hiei'], 'none', 6)).toEqual(['kirishima']);
    expect(day(['hiei'], [], 'none', 8)).toEqual([]);
    expect(day(['hiei', 'kirishima'], [], 'ijn-finds-us', 9)).toEqual([]);
    const struck = play(
      { ...combat(5, [1, 1, 2]), dayUse: { supported: ['hiei'], struck: [], carriers: 'none' } },
      'battleship-strike',
      {},
      [['us-hits', [5, 5]]],
    );
    expect([struck.after.dayUse.struck, struck.after.turnUse.usPlanes]).toEqual([['hiei'], 0]);
  });

  it('S20 (7.9, 7.11, 4.7, 7.8): with the last ship close in the automatic attack takes the submarine phase away', () => {
    const state = withPoints(
      {
        ...combat(5, [0, 1, 1]),
        close: ['kirishima', 'us-cv-1'],
        cursor: { turn: 5, step: 'carrier-warfare' },
      },
      7,
    );
    const sunk = play(state, 'carrier-combat', {}, [
      ['us-hits', 4],
      ['us-second', 5],
    ]);
    const hurt = play(state, 'carrier-combat', {}, [
      ['us-hits', 4],
      ['us-second', 2],
    ]);
    expect([scored(sunk.after), scored(hurt.after)]).toEqual([5, 6]);
    expect([sunk.keys, sunk.after.cursor.step]).toEqual([['us-hits', 'us-second'], 'jp-landing']);
    const later = applyAll(sunk.after, [{ type: 'v1.StepEnded', step: 'jp-landing' }, ended(5)]);
    expect(later.cursor).toMatchObject({ turn: 6, step: 'jp-landing' });
    expect(
      offered('battleships', { ...later, cursor: { turn: 9, step: 'carrier-warfare' } }, 'jp-disposition'),
    ).toEqual(['hiei']);
  });

  it.each([
    ['marker', -2, -1],
    ['hex', -2, 0],
  ] as const)(
    'S21 (8.3, 4.4, 4.6, 4.8, 10.10): a lone marker falls, and the point comes back or not (%s, IPH-6)',
    (beachheadVp, lost, back) => {
      const city = hex('haleiwa', 'city', 1, true);
      const state = combat(5, [0, 0, 0], { hexes: [city], ...drawn('25-fight') }, { beachheadVp });
      const fallen = battle(state, 'us', [
        ['declare', { attack: 6, hex: '1630', terrain: 'city', beachhead: 'in' }],
        ['defence', { defence: 1, facts: ['marker-alone'] }],
        ['crt', 6],
        ['vacated', 'advance'],
      ]);
      expect(fallen.fought).toMatchObject({ shift: -1, defence: 1 });
      const options = fallen.prompts.find(({ key }) => key === 'vacated');
      expect(options?.kind === 'choice' && options.options.map(({ value }) => value)).toEqual([
        'advance',
        'emptied',
      ]);
      const retaken = play(fallen.after, 'hex', { to: 'jp' }, [['which-hex', 'haleiwa']]);
      expect([fallen, retaken].map(({ after }) => scored(after) - scored(state))).toEqual([lost, back]);
      expect(planLanding(retaken.after, [0, 0, 0]).hexes.map((each) => each.hex)).toEqual(['1631', '1632']);
    },
  );

  it('S21 (4.3): with the last marker the US has won', () => {
    const one = [{ hex: '1630', marker: true, held: true }];
    const state = withPoints(combat(5, [0, 0, 0], { beachheads: one, ...drawn('25-fight') }), 9);
    const { after } = battle(state, 'us', [
      ['declare', { attack: 6, hex: '1630', terrain: 'city', beachhead: 'in' }],
      ['defence', { defence: 1, facts: ['marker-alone'] }],
      ['crt', 6],
      ['vacated', 'advance'],
    ]);
    expect(endReached(after)).toMatchObject({ id: 'no-beachhead', winner: 'us' });
  });

  it('8.4: a hex told by its number that has a marker says so itself', () => {
    const state = atTurn(3, drawn('24-fight'));
    const field = form(state, 'battle', us).fields.find(({ key }) => key === 'beachhead');
    expect(field?.kind === 'choice' && field.follows).toEqual({
      field: 'hex',
      values: { 1630: 'in', 1631: 'in', 1632: 'in' },
    });
  });
});

describe('landings, chits and phases', () => {
  const waits = (snlf: number, ija: number) => {
    const { steps } = atTurn(2).forces;
    return { forces: { steps, waiting: { snlf, ija } }, cursor: { turn: 2, step: 'jp-landing' } };
  };
  const ashore = ['ashore', { 1630: 0, 1631: 3, 1632: 0 }] as const;

  it('S22 (8.1, 8.2, 8.5, 6.2): nine fit beside three on the beach, so nine land, all loaded before the first die', () => {
    const state = atTurn(2, waits(9, 3));
    const loads = (of: Short) => play(state, 'landing', {}, [ashore, ['loads', of]]);
    const of = {
      'snlf-1630': 4,
      'ija-1630': 0,
      'snlf-1631': 1,
      'ija-1631': 0,
      'snlf-1632': 3,
      'ija-1632': 1,
    };
    expect(() => loads({ ...of, 'ija-1632': 0 })).toThrow('All that fit must land: 9 units (8.2).');
    expect(() => loads({ ...of, 'snlf-1630': 3, 'snlf-1632': 4 })).toThrow('Only 4 fit into 1632 (8.1).');
    const open = asked(state, 'landing', {}, [
      ashore,
      ['loads', of],
      ['cell:landing-modifiers:modifier:1630', 0],
    ]);
    expect(open).toMatchObject({ kind: 'dice', key: 'roll-1630', count: 4 });
    const six = form(atTurn(2, waits(6, 0)), 'landing', {}, [ashore]);
    expect(six.title).toBe('6 units must land');
  });

  it('S23 (8.5, 10.5, 10.9): who stalls is told for this turn, and no longer in the next (IPH-36)', () => {
    const { after, told } = play(
      atTurn(2, { ...waits(4, 0), beachheads: [{ hex: '1632', marker: true, held: true }] }),
      'landing',
      {},
      [
        ['ashore', {}],
        ['loads', {}],
        ['cell:landing-modifiers:modifier:1632', 0],
        ['roll-1632', [4, 5, 6, 6]],
        ['cell:landing:result:6', 'lands'],
      ],
    );
    expect(told).toContain('In 1632: 2 SNLF stalled');
    expect(after.stalled).toEqual([{ hex: '1632', snlf: 2, ija: 0 }]);
    expect(applyAll(after, [ended(2)]).stalled).toEqual([]);
  });

  it('S24 (5.6, 5.9, 11.4): the chits of the dead leave the cup at once and for good', () => {
    const row = applyAll(atTurn(2), [{ type: 'v1.RowEliminated', face: 4, points: 3 }]);
    expect(row.cup).not.toContain('bbrow-fight');
    const third = applyAll({ ...row, forces: { ...row.forces, waiting: { snlf: 0, ija: 0 } } }, [ended(2)]);
    expect(third.cup).toHaveLength(6);
    const drawnMove = applyAll(third, [
      { type: 'v1.ChitDrawn', chit: 'usmc-move' },
      { type: 'v1.UsPhaseEnded', chit: 'usmc-move' },
      { type: 'v1.StepsLost', force: 'usmc', steps: 8 },
    ]);
    expect(drawnMove.cup).not.toContain('usmc-fight');
    const night = applyAll(drawnMove, [ended(3)]);
    expect(night.cup).toEqual(['24-move', '25-move']);
    const day = applyAll(night, [ended(4), { type: 'v1.StepEnded', step: 'carrier-warfare' }]);
    expect(day.cup).toHaveLength(4);
  });

  it('S25 (5.7, 5.8, 5.10): one Japanese movement and one combat a turn, both owed until they are taken', () => {
    const taken = atTurn(3, { jpPhases: { movement: 'owed', combat: 'taken' } });
    expect(iph.apply(taken, { type: 'v1.JpPhaseBegun', phase: 'combat' }).conflict).toContain(
      'taken already',
    );
    const open = { ...taken, current: '24-move' as const };
    expect(iph.procedures['begin-jp-phase']?.unless?.(open, { phase: 'movement' })).toContain('Not during');
    const none = atTurn(3, { cup: [] });
    expect(dueNow(none).map(({ label }) => label)).toEqual(['Japanese movement', 'Japanese combat']);
    const first = applyAll({ ...atTurn(1), cursor: { turn: 1, step: 'jp-landing' }, cup: [] }, [
      { type: 'v1.StepEnded', step: 'jp-landing' },
    ]);
    expect(first.cup).toEqual([]);
  });

  it('S26 (10.3, 5.7): a hex attacked again in the phase is warned of, on the next chit it is not (IPH-44, IPH-46)', () => {
    const attack = (state: Parameters<typeof battle>[0]) =>
      battle(state, 'us', [
        ['declare', { attack: 6, hex: '2125', terrain: 'clear' }],
        ['defence', { defence: 6 }],
        ['crt', 1],
      ]);
    const once = attack(combat(3, [0, 0, 0], drawn('24-fight')));
    const warned = '2125 was attacked in this phase already';
    expect(attack(once.after).told).toContain(warned);
    expect(attack({ ...once.after, current: '25-fight' }).told).not.toContain(warned);
  });

  it('S27 (10.3, 10.5, 10.7, 6.6): what has attacked is told with the next declaration, to each sub-command alone', () => {
    const first = battle(combat(2), 'jp', [
      ['declare', { attack: 12, defence: 6, terrain: 'clear', hex: '1731' }],
      ['crt', 1],
    ]);
    expect(form(first.after, 'battle', jp).hint).toBe('Already attacked: 1731, clear, with 12 (10.3).');
    expect(form(combat(2, [0, 0, 0], drawn('25-fight')), 'battle', us).title).toBe('25th attacks');
  });

  it.each([
    ['worst', 4],
    ['each', 5],
    ['first', 2],
  ] as const)(
    'S28 (7.4, 7.6, 4.7): two hits on one carrier and one on the other (%s)',
    (carrierHits, points) => {
      const cursor = { turn: 5, step: 'carrier-warfare' };
      const state = withPoints({ ...combat(5, [5, 0, 2], {}, { carrierHits }), cursor }, 9);
      const aims = ['us-cv-1', 'us-cv-1', 'us-cv-1', 'us-cv-2', 'us-cv-2'];
      const { after } = play(
        state,
        'carrier-combat',
        {},
        [
          ['search', 3],
          ['ijn-targets', Object.fromEntries(aims.map((aim, i) => [`plane-${i + 1}`, aim]))],
          ['ijn-hits', [3, 2, 4, 1, 5]],
          ['ijn-second', [4, 1, 6]],
        ],
        { 'carriers result 3': 'ijn-finds-us' },
      );
      expect(scored(after) - 9).toBe(points);
      expect(after.planes.us.close).toBe(0);
    },
  );

  it('S29 (4.4, 4.5, 4.8, 10.10): the points of the Row stay, those of the island come and go', () => {
    const ford = (to: 'jp' | 'us') => ({
      type: 'v1.HexControlled',
      id: 'ford-island',
      label: '',
      kind: 'airfield',
      vp: 2,
      to,
    });
    const row = applyAll(withPoints(atTurn(3), 8), [
      { type: 'v1.RowEliminated', face: 4, points: 3 },
      ford('jp'),
    ]);
    const retaken = applyAll(row, [ford('us')]);
    const again = applyAll(retaken, [ford('jp')]);
    expect([row, retaken, again].map(scored)).toEqual([13, 11, 13]);
    expect([rowAlive(again), offered('terrain', again, 'battle', us).includes('ford-island')]).toEqual([
      false,
      true,
    ]);
  });
});
