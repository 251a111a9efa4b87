import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/core/play/procedure';
import { iph } from '../../../src/games/iph/game';
import type { IphState } from '../../../src/games/iph/state/state';
import { drive, type Script, type Short } from '../../support/drive';
import { applyAll, atTurn, expected, named, packOf } from '../../support/iph';

type Facts = { concentric?: boolean; beachhead?: boolean; ontoFordIsland?: boolean; isseiFace?: number };
type BattleRow = {
  rule: string;
  name: string;
  turn: number;
  attacker: 'jp' | 'us';
  subCommand?: string;
  terrain: string;
  printedTerrainShift: number;
  attack?: number;
  fromFort?: number;
  joining?: number;
  bbRowDistance?: number;
  bbRowAttackFaces?: number[];
  defenderIsBBRow?: boolean;
  bbRowDefenceFaces?: number[];
  defence?: number;
  facts: Facts;
  isseiFace?: number;
  night?: { result: 'none' | 'for' | 'against'; face?: number };
  banzai: boolean;
  banzaiFace?: number;
  crtFace: number;
  cell: string;
  expect: {
    effectiveAttack: number;
    effectiveDefence: number;
    column: string;
    attackerLoss: number;
    defenderLoss: number;
  };
  momentumPossible: boolean;
};

/** The state a battle is fought on: the right chit drawn, Battleship Row there or gone. */
function stateFor(row: BattleRow): IphState {
  const rowGone = row.terrain === 'ford-island' && !row.defenderIsBBRow;
  const current = row.subCommand
    ? { current: `${row.subCommand}-fight` as IphState['current'] & string }
    : {};
  return atTurn(row.turn, { ...current, ...(rowGone ? { gone: ['bbrow'] } : {}) });
}

/** The answers players would give, from the declaration to the CRT die, in the order of the rules. */
function scriptFor(row: BattleRow): Script {
  const { facts } = row;
  const night: Script = row.night
    ? [
        ['night-table', 3],
        ...(row.night.face === undefined ? [] : [['night-columns', row.night.face] as const]),
      ]
    : [];
  const declare: readonly (readonly [string, Short])[] =
    row.attacker === 'jp'
      ? [
          [
            'declare',
            {
              attack: row.attack,
              ...(row.defenderIsBBRow ? {} : { defence: row.defence }),
              terrain: row.terrain,
              facts: facts.concentric ? ['concentric'] : [],
            },
          ],
        ]
      : [
          [
            'declare',
            {
              ...(row.bbRowDistance
                ? { range: String(row.bbRowDistance) }
                : { attack: row.attack ?? row.joining ?? 0 }),
              terrain: row.terrain,
              beachhead: facts.beachhead ? 'near' : 'none',
              ...(row.bbRowDistance ? {} : { facts: row.fromFort ? ['from-fort'] : [] }),
              ...(row.fromFort ? { fromFort: row.fromFort } : {}),
            },
          ],
          ['defence', { defence: row.defence }],
        ];
  const dice = row.bbRowAttackFaces ?? row.bbRowDefenceFaces;
  return [
    ...declare,
    ...(row.isseiFace === undefined ? [] : [['issei', row.isseiFace] as const]),
    ...(dice ? [['row-dice', dice] as const] : []),
    ...night,
    ['crt', row.banzai ? { faces: [row.banzaiFace ?? 0, row.crtFace], marks: ['banzai'] } : row.crtFace],
  ];
}

/** The sheet the row assumes: its terrain shift, its night result on a 3, its combat result in the expected cell. */
function sheetFor(row: BattleRow) {
  const [attacker = 0, defender = 0] = row.cell.split('/').map(Number);
  const terrain = row.terrain === 'ford-island' ? 'airfield' : row.terrain;
  return packOf({
    [`tec shift ${terrain}`]: row.printedTerrainShift,
    [`crt ${row.expect.column} ${row.crtFace}`]: { attacker, defender },
    ...(row.night ? { 'night result 3': row.night.result } : {}),
  });
}

const fought = (events: readonly GameEvent[]) => events.find((event) => event.type === 'v1.BattleFought');

describe('[10.0] whole battles typed from the rulebook', () => {
  it.each(named(expected<BattleRow>('battles')))('%s', (_, row) => {
    const state = stateFor(row);
    const loses = row.expect.defenderLoss > 0;
    const rowLost = loses && row.defenderIsBBRow ? [['row-points', 4] as const] : [];
    const end: Script = loses ? [...rowLost, ['vacated', row.bbRowDistance ? 'emptied' : 'advance']] : [];
    const scores = ['city', 'installation', 'fortification', 'airfield', 'oil'].includes(row.terrain);
    const taken: Script = loses && scores && !row.bbRowDistance ? [['which-hex', 'none']] : [];
    const { outcome } = drive(
      iph,
      state,
      'battle',
      { attacker: row.attacker },
      [...scriptFor(row), ...end, ...taken],
      sheetFor(row),
    );
    expect(fought(outcome.events)).toMatchObject({
      attack: row.expect.effectiveAttack,
      defence: row.expect.effectiveDefence,
      column: row.expect.column,
      attackerLoss: row.expect.attackerLoss,
      defenderLoss: row.expect.defenderLoss,
    });
    const again = outcome.events.some((event) => event.type === 'v1.MomentumGained');
    expect(again).toBe(loses && row.momentumPossible);
    expect(() => applyAll(state, outcome.events)).not.toThrow();
  });
});

type ShiftRow = {
  rule: string;
  name: string;
  attacker: 'jp' | 'us';
  terrain: string;
  printedTerrainShift: number;
  facts: Facts;
  net: number;
};
describe('[10.8] shifts of one battle', () => {
  it.each(named(expected<ShiftRow>('shifts')))('%s', (_, row) => {
    const base: BattleRow = {
      ...row,
      turn: 2,
      ...(row.attacker === 'us' ? { subCommand: '24' } : {}),
      attack: 20,
      defence: 10,
      facts: row.facts,
      ...(row.facts.isseiFace === undefined ? {} : { isseiFace: row.facts.isseiFace }),
      banzai: false,
      crtFace: 1,
      cell: '0/0',
      expect: { effectiveAttack: 0, effectiveDefence: 0, column: '', attackerLoss: 0, defenderLoss: 0 },
      momentumPossible: false,
    };
    const sheet = packOf({
      [`tec shift ${row.terrain === 'ford-island' ? 'airfield' : row.terrain}`]: row.printedTerrainShift,
      ...Object.fromEntries(
        ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'].map((odds) => [
          `crt ${odds} 1`,
          { attacker: 0, defender: 0 },
        ]),
      ),
    });
    const { outcome } = drive(
      iph,
      stateFor(base),
      'battle',
      { attacker: row.attacker },
      scriptFor(base),
      sheet,
    );
    expect(fought(outcome.events)?.shift).toBe(row.net);
  });
});

type FactorRow = {
  rule: string;
  name: string;
  kind: string;
  attack: number;
  effective: number;
  fromFort: number;
  joining: number;
  distance: 1 | 2;
  faces: number[];
  factor: number;
};
const blank = {
  turn: 2,
  printedTerrainShift: 0,
  facts: {},
  banzai: false,
  crtFace: 1,
  cell: '0/0',
  momentumPossible: false,
};
const crtRow1 = Object.fromEntries(
  ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'].map((odds) => [`crt ${odds} 1`, { attacker: 0, defender: 0 }]),
);
const flat = packOf({ 'tec shift clear': 0, 'tec shift airfield': 0, ...crtRow1 });

describe('[11.2] factors', () => {
  it.each(named(expected<FactorRow>('factors')))('%s', (_, row) => {
    const shape = {
      'ford-island': {
        attacker: 'us',
        subCommand: '24',
        terrain: 'ford-island',
        attack: row.attack,
        defence: 3,
      },
      'fort-doubling': {
        attacker: 'us',
        subCommand: '24',
        terrain: 'clear',
        fromFort: row.fromFort,
        joining: row.joining,
        defence: 3,
      },
      'bbrow-attack': {
        attacker: 'us',
        subCommand: 'bbrow',
        terrain: 'clear',
        bbRowDistance: row.distance,
        bbRowAttackFaces: row.faces,
        defence: 3,
      },
      'bbrow-defence': {
        attacker: 'jp',
        terrain: 'ford-island',
        attack: 9,
        defenderIsBBRow: true,
        bbRowDefenceFaces: row.faces,
      },
    }[row.kind] as Partial<BattleRow>;
    const fight = { ...blank, rule: row.rule, name: row.name, ...shape } as BattleRow;
    const run = () =>
      drive(iph, stateFor(fight), 'battle', { attacker: fight.attacker }, scriptFor(fight), flat);
    if (row.effective === 0) {
      expect(run).toThrow('form.sum-at-least');
      return;
    }
    const key = row.kind === 'bbrow-defence' ? 'defence' : 'attack';
    expect(fought(run().outcome.events)?.[key]).toBe(row.effective ?? row.factor);
  });
  it('[11.2] IPH-3: halved by the unit, the players halve and the app does not', () => {
    const state = atTurn(2, { current: '24-fight', gone: ['bbrow'] }, { fordHalving: 'unit' });
    const script: Script = [
      ['declare', { attack: 5, terrain: 'ford-island' }],
      ['defence', { defence: 5 }],
      ['crt', 1],
    ];
    expect(fought(drive(iph, state, 'battle', { attacker: 'us' }, script, flat).outcome.events)?.attack).toBe(
      5,
    );
  });
  it('[11.2] attacks off Ford Island are halved, those beside them are not', () => {
    const state = atTurn(2, { current: '24-fight', gone: ['bbrow'] });
    const script: Script = [
      ['declare', { attack: 4, terrain: 'clear', facts: ['off-ford'], offFord: 5 }],
      ['defence', { defence: 6 }],
      ['crt', 1],
    ];
    expect(fought(drive(iph, state, 'battle', { attacker: 'us' }, script, flat).outcome.events)?.attack).toBe(
      6,
    );
  });
});

type NightRow = {
  rule: string;
  name: string;
  result?: 'none' | 'for' | 'against';
  face?: number;
  shift: number;
};
describe('[12.4] night', () => {
  const rows = expected<NightRow>('night').filter((row) => row.result !== undefined);
  it.each(named(rows))('%s', (_, row) => {
    const fight = {
      ...blank,
      turn: 4,
      rule: row.rule,
      name: row.name,
      attacker: 'jp',
      terrain: 'clear',
      attack: 4,
      defence: 4,
    } as unknown as BattleRow;
    const night = row.face === undefined ? { result: row.result } : { result: row.result, face: row.face };
    const sheet = packOf({ 'tec shift clear': 0, ...crtRow1, 'night result 3': row.result ?? '' });
    const script = scriptFor({ ...fight, night } as BattleRow);
    const { outcome } = drive(iph, atTurn(4), 'battle', { attacker: 'jp' }, script, sheet);
    expect(fought(outcome.events)?.shift).toBe(row.shift);
  });
  it('[12.3] the US has no attack to declare at night, Japan has', () => {
    const us = iph.table(atTurn(4, { current: '24-fight' }));
    expect([us.main, ...us.actions].some((action) => action?.procedure === 'battle')).toBe(false);
    const jp = iph.table(atTurn(4, { jpPhases: { movement: 'taken', combat: 'underway' } }));
    expect(jp.main).toMatchObject({ procedure: 'battle', args: { attacker: 'jp' } });
  });
});

type BanzaiShift = { rule: string; name: string; kind: string; face: number; shift: number };
describe('[12.1] banzai', () => {
  const rows = expected<BanzaiShift>('banzai').filter((row) => row.kind === 'shift');
  it.each(named(rows))('%s', (_, row) => {
    const fight = {
      ...blank,
      rule: row.rule,
      name: row.name,
      terrain: 'clear',
      attack: 4,
      defence: 4,
      banzai: true,
      banzaiFace: row.face,
    };
    const attack = { ...fight, attacker: 'jp' } as unknown as BattleRow;
    const defence = { ...fight, attacker: 'us', subCommand: '25' } as unknown as BattleRow;
    const cells = Object.fromEntries(
      ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'].map((odds) => [
        `crt ${odds} 1`,
        { attacker: 0, defender: 0 },
      ]),
    );
    const sheet = packOf({ 'tec shift clear': 0, ...cells });
    const own = drive(iph, atTurn(2), 'battle', { attacker: 'jp' }, scriptFor(attack), sheet).outcome;
    expect(fought(own.events)).toMatchObject({ shift: row.shift, attackerLoss: 1, defenderLoss: 0 });
    const against = drive(
      iph,
      stateFor(defence),
      'battle',
      { attacker: 'us' },
      [...scriptFor(defence), ['vacated', 'holds']],
      sheet,
    ).outcome;
    expect(fought(against.events)).toMatchObject({
      shift: row.shift === 0 ? 0 : -row.shift,
      attackerLoss: 0,
      defenderLoss: 1,
    });
  });
});

describe('[6.8] secrecy of Japanese stacks', () => {
  it("asks Japan's factors only after the US has declared, and offers no way back", () => {
    const state = atTurn(2, { current: '24-fight' });
    const script: Script = [
      ['declare', { attack: 6, terrain: 'clear' }],
      ['defence', { defence: 3 }],
      ['crt', 1],
    ];
    const { prompts } = drive(iph, state, 'battle', { attacker: 'us' }, script, flat);
    expect(prompts.map((prompt) => [prompt.key, prompt.side])).toEqual([
      ['declare', 'us'],
      ['defence', 'jp'],
      ['crt', 'us'],
    ]);
    const first = prompts[0];
    expect(first?.kind === 'form' && first.fields.some((field) => field.key === 'defence')).toBe(false);
    expect(iph.procedures.battle?.binding).toBe(true);
  });
});

describe('[10.4] momentum', () => {
  const win = packOf({ 'tec shift clear': 0, 'crt 4:1 1': { attacker: 0, defender: 2 } });
  const first: Script = [
    ['declare', { attack: 12, defence: 3, terrain: 'clear' }],
    ['crt', 1],
    ['vacated', 'advance'],
  ];
  it('follows an advance by day, is offered first, and never leads to a third attack', () => {
    const combat = atTurn(2, { jpPhases: { movement: 'owed', combat: 'underway' } });
    const after = applyAll(
      combat,
      drive(iph, combat, 'battle', { attacker: 'jp' }, first, win).outcome.events,
    );
    expect(iph.table(after).main).toMatchObject({ id: 'momentum', args: { attacker: 'jp', momentum: true } });
    const second = drive(iph, after, 'battle', { attacker: 'jp', momentum: true }, first, win).outcome;
    expect(applyAll(after, second.events).momentum).toBe(false);
  });
  it('allows no ships or planes: the second attack cannot name any', () => {
    const state = atTurn(2, { momentum: true });
    const { prompts } = drive(iph, state, 'battle', { attacker: 'jp', momentum: true }, first, win);
    const declare = prompts[0];
    expect(declare?.kind === 'form' && declare.fields.map((field) => field.key)).toEqual([
      'attack',
      'defence',
      'terrain',
      'hex',
    ]);
  });
  it('is gone when another battle is fought or the phase ends', () => {
    const state = atTurn(2, { momentum: true, jpPhases: { movement: 'owed', combat: 'underway' } });
    const other = drive(
      iph,
      state,
      'battle',
      { attacker: 'jp' },
      [...first.slice(0, 2), ['vacated', 'holds']],
      win,
    ).outcome;
    expect(applyAll(state, other.events).momentum).toBe(false);
    expect(applyAll(state, [{ type: 'v1.JpPhaseEnded', phase: 'combat' }]).momentum).toBe(false);
  });
});

describe('[11.0] Ford Island and Battleship Row', () => {
  const island = packOf({ 'tec shift airfield': 0, 'crt 4:1 6': { attacker: 0, defender: 1 } });
  it('[11.4] a lost step removes Battleship Row, scores by the date, and the advance takes the airfield', () => {
    const state = atTurn(2);
    const script: Script = [
      ['declare', { attack: 20, terrain: 'ford-island' }],
      ['row-dice', [1, 1]],
      ['crt', 6],
      ['row-points', 5],
      ['vacated', 'advance'],
    ];
    const { outcome } = drive(iph, state, 'battle', { attacker: 'jp' }, script, island);
    const after = applyAll(state, outcome.events);
    expect(after.row).toEqual({ face: 5, points: 4, when: 'GT2 · 7 Dec, Afternoon' });
    expect(after.hexes).toMatchObject([{ id: 'ford-island', kind: 'airfield', vp: 2, held: true }]);
    expect(after.cup).not.toContain('bbrow-fight');
  });
  it('[11.3] Battleship Row fires once with its chit', () => {
    const state = atTurn(2, { current: 'bbrow-fight' });
    expect(iph.table(state).main?.procedure).toBe('battle');
    const script: Script = [
      ['declare', { range: '2', terrain: 'clear' }],
      ['defence', { defence: 6 }],
      ['row-dice', [6]],
      ['crt', 1],
    ];
    const after = applyAll(
      state,
      drive(iph, state, 'battle', { attacker: 'us' }, script, flat).outcome.events,
    );
    expect(iph.table(after).main?.id).toBe('end-us');
  });
  it('[11.1] nobody takes Ford Island while Battleship Row is there', () => {
    expect(() => drive(iph, atTurn(2), 'hex', { to: 'jp' }, [['which-hex', 'ford-island']])).toThrow(
      'choice.disabled',
    );
    const script: Script = [['which-hex', 'ford-island']];
    const { outcome } = drive(iph, atTurn(2, { gone: ['bbrow'] }), 'hex', { to: 'jp' }, script, flat);
    expect(outcome.events).toMatchObject([{ type: 'v1.HexControlled', id: 'ford-island', vp: 2, to: 'jp' }]);
  });
});

describe('[8.3] beachheads', () => {
  const lost = packOf({ 'tec shift clear': 0, 'crt 2:1 1': { attacker: 0, defender: 2 } });
  const attack: Script = [
    ['declare', { attack: 12, terrain: 'clear', beachhead: 'in' }],
    ['defence', { defence: 4 }],
    ['crt', 1],
  ];
  it('[8.3] a beachhead hex emptied by the US loses its marker for good and its point', () => {
    const state = atTurn(3, { current: '24-fight' }, { beachheadVp: 'marker' });
    const { outcome } = drive(
      iph,
      state,
      'battle',
      { attacker: 'us' },
      [...attack, ['vacated', 'advance'], ['which-beachhead', '1631']],
      lost,
    );
    const after = applyAll(state, outcome.events);
    expect(after.beachheads[1]).toEqual({ hex: '1631', marker: false, held: false });
    const back = applyAll(
      after,
      drive(iph, after, 'hex', { to: 'jp' }, [['which-hex', 'beachhead:1631']]).outcome.events,
    );
    expect(back.beachheads[1]).toEqual({ hex: '1631', marker: false, held: true });
    expect(iph.ledgers(back)[0]?.total?.value).toBe(2);
  });
  it('[8.3] a beachhead hex that US units enter without a fight loses its marker, and a second time nothing', () => {
    const state = atTurn(3);
    const script: Script = [['which-hex', 'beachhead:1630']];
    const after = applyAll(state, drive(iph, state, 'hex', { to: 'us' }, script).outcome.events);
    expect(after.beachheads[0]).toEqual({ hex: '1630', marker: false, held: false });
    expect(iph.ledgers(after)[0]?.total?.value).toBe(2);
    expect(() => drive(iph, after, 'hex', { to: 'us' }, script)).toThrow('choice.unknown');
  });
  it('[8.3] a beachhead in a city hex: both points go when the US retakes it', () => {
    const city = {
      type: 'v1.HexControlled',
      id: 'haleiwa',
      label: 'Halei-wa',
      kind: 'city',
      vp: 1,
      to: 'jp',
    };
    const state = applyAll(atTurn(3), [city]);
    expect(iph.ledgers(state)[0]?.total?.value).toBe(4);
    const { outcome } = drive(iph, state, 'hex', { to: 'us' }, [['which-hex', 'haleiwa']]);
    expect(outcome.trace[0]).toMatchObject({ label: 'Halei-wa retaken', value: '−2 VP' });
    expect(applyAll(state, outcome.events).beachheads[0]).toEqual({
      hex: '1630',
      marker: false,
      held: false,
    });
  });
  it('[3.6] an advance into a numbered hex takes back the beachhead in it', () => {
    const sheet = packOf({ 'tec shift city': 0, 'crt 4:1 1': { attacker: 0, defender: 2 } });
    const lostHex = { hex: '1630', marker: false, held: false };
    const state = atTurn(3, { beachheads: [lostHex] });
    const script: Script = [
      ['declare', { attack: 12, defence: 3, terrain: 'city', hex: '1630' }],
      ['issei', 1],
      ['crt', 1],
      ['vacated', 'advance'],
    ];
    const after = applyAll(
      state,
      drive(iph, state, 'battle', { attacker: 'jp' }, script, sheet).outcome.events,
    );
    expect(after.beachheads).toEqual([{ ...lostHex, held: true }]);
    expect(after.hexes).toMatchObject([{ id: 'haleiwa', kind: 'city', held: true }]);
  });
  it('[4.8] IPH-6: by house rule the point comes back with the hex', () => {
    const state = atTurn(
      3,
      { beachheads: [{ hex: '1631', marker: false, held: true }] },
      { beachheadVp: 'hex' },
    );
    expect(iph.ledgers(state)[0]?.total?.value).toBe(1);
  });
  it('[8.4] a US attack next to a marker shifts one column left, once', () => {
    const state = atTurn(3, { current: '24-fight' });
    const script: Script = [
      ['declare', { attack: 12, terrain: 'clear', beachhead: 'near' }],
      ['defence', { defence: 4 }],
      ['crt', 1],
      ['vacated', 'holds'],
    ];
    expect(
      fought(drive(iph, state, 'battle', { attacker: 'us' }, script, lost).outcome.events),
    ).toMatchObject({ shift: -1, column: '2:1' });
  });
});

describe('[10.13] Issei', () => {
  const city = packOf({ 'tec shift city': -2, ...crtRow1 });
  const attack = (face: number): Script => [
    ['declare', { attack: 6, defence: 3, terrain: 'city' }],
    ['issei', face],
    ['crt', 1],
  ];
  it('[10.13] a rebellion is remembered: city hexes cost US units 2 MP', () => {
    const state = atTurn(2);
    const after = applyAll(
      state,
      drive(iph, state, 'battle', { attacker: 'jp' }, attack(6), city).outcome.events,
    );
    expect(after.issei).toBe(true);
    const moving = iph
      .table({ ...after, current: '24-move' })
      .panels.find((panel) => panel.title.startsWith('Movement rolls'));
    expect(moving?.kind === 'facts' && moving.rows[0]?.label).toContain('city 2 MP');
  });
  it('[10.13] the die is rolled in each later attack too, and a 6 again removes the terrain', () => {
    const state = atTurn(2, { issei: true });
    expect(
      fought(drive(iph, state, 'battle', { attacker: 'jp' }, attack(6), city).outcome.events)?.shift,
    ).toBe(0);
    expect(
      fought(drive(iph, state, 'battle', { attacker: 'jp' }, attack(5), city).outcome.events)?.shift,
    ).toBe(-2);
  });
  it('[10.13] IPH-4: by house rule it is not rolled again', () => {
    const state = atTurn(2, { issei: true }, { issei: 'once' });
    const script = attack(6).filter(([key]) => key !== 'issei');
    expect(fought(drive(iph, state, 'battle', { attacker: 'jp' }, script, city).outcome.events)?.shift).toBe(
      -2,
    );
  });
});
