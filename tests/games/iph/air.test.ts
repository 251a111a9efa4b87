import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/core/play/procedure';
import type { DicePrompt } from '../../../src/core/play/prompt';
import { iph } from '../../../src/games/iph/game';
import { supportLimits } from '../../../src/games/iph/procedures/battle/support';
import { armyFlies, armyModifier } from '../../../src/games/iph/state/air';
import type { Hex, IphState } from '../../../src/games/iph/state/state';
import { drive, type Script } from '../../support/drive';
import { applyAll, atTurn, expected, named, packOf, someShips, withShips } from '../../support/iph';

const fought = (events: readonly GameEvent[]) => events.find((event) => event.type === 'v1.BattleFought');
const given = (events: readonly GameEvent[]) => events.find((event) => event.type === 'v1.SupportGiven');

type SupportBattle = {
  rule: string;
  name: string;
  turn: number;
  attacker: 'jp' | 'us';
  momentum?: true;
  airOnly?: true;
  subCommand?: '24' | '25' | 'usmc' | 'bbrow';
  bbRowDistance?: 1 | 2;
  bbRowFaces?: number[];
  terrain: string;
  printedTerrainShift: number;
  defenderIsBBRow?: true;
  attack: number;
  defence?: number;
  beachhead?: 'near' | 'in';
  concentric?: true;
  isseiFace?: number;
  battleships: string[];
  planes: number;
  jpUnits: number;
  usPlaneFaces: number[];
  armyFace?: number;
  armyAirfields?: number;
  night?: { result: 'none' | 'for' | 'against'; face?: number };
  banzai: boolean;
  banzaiFace?: number;
  crtFace: number;
  cell: string;
  expect: {
    attackFactors: number;
    defenceFactors: number;
    netShift: number;
    column: string;
    attackerLoss: number;
    defenderLoss: number;
    usPlanesCommitted: number;
    armyCommitted: boolean;
  };
};

const AIRFIELDS = 6;
const daylight = (turn: number) => turn >= 5 && turn !== 8;

/** Exactly the ships and planes that the row uses or rolls for; US air in a second attack is off by the ruling. */
function stateFor(row: SupportBattle): IphState {
  const planes = daylight(row.turn) ? Math.max(row.planes, 1) : 0;
  const ships = [...someShips(planes, 0, row.usPlaneFaces.length), 'hiei', 'kirishima'];
  const rowGone = row.terrain === 'ford-island' && !row.defenderIsBBRow;
  const state = atTurn(row.turn, {
    ...(row.subCommand ? { current: `${row.subCommand}-fight` as const } : {}),
    ...(rowGone ? { gone: ['bbrow'] } : {}),
    army: row.armyFace !== undefined,
  });
  return withShips(state, ships);
}

/** No more than one plane counts against Battleship Row, and the app takes no more (11.4). */
const planesOf = (row: SupportBattle) =>
  row.defenderIsBBRow && !row.airOnly ? Math.min(1, row.planes) : row.planes;

function supportValues(row: SupportBattle): Record<string, unknown> {
  if (row.momentum) return {};
  const planes = planesOf(row);
  return {
    battleships: row.battleships,
    ...(daylight(row.turn) ? { planes, ...(planes > 1 ? { units: row.jpUnits } : {}) } : {}),
  };
}

const nearValue = (row: SupportBattle): Record<string, unknown> =>
  row.armyFace === undefined ? {} : { near: AIRFIELDS - (row.armyAirfields ?? 0) };

function declareScript(row: SupportBattle): Script {
  const facts = row.concentric && row.attacker === 'jp' ? ['concentric'] : [];
  const force = row.defenderIsBBRow ? {} : { defence: row.defence };
  if (row.airOnly) return [['declare', { planes: row.planes, ...nearValue(row) }]];
  if (row.attacker === 'us') {
    const own = row.bbRowDistance ? { range: String(row.bbRowDistance) } : { attack: row.attack, facts: [] };
    const beachhead = row.beachhead ?? 'none';
    return [
      ['declare', { ...own, terrain: row.terrain, beachhead, ...nearValue(row) }],
      ['defence', { defence: row.defence, ...supportValues(row) }],
    ];
  }
  const open = row.terrain !== 'city' && !row.night;
  const support = open ? supportValues(row) : {};
  const declared = {
    attack: row.attack,
    ...force,
    terrain: row.terrain,
    facts,
    ...support,
    ...nearValue(row),
  };
  return [
    ['declare', declared],
    ...(row.isseiFace === undefined ? [] : [['issei', row.isseiFace] as const]),
    ...(row.terrain === 'city' && !row.night && !row.momentum
      ? [['support', supportValues(row)] as const]
      : []),
  ];
}

function scriptFor(row: SupportBattle): Script {
  const us = [...row.usPlaneFaces, ...(row.armyFace === undefined ? [] : [row.armyFace])];
  const night: Script = row.night
    ? [
        ['night-table', row.battleships.length ? { faces: [3], marks: row.battleships } : 3],
        ...(row.night.face === undefined ? [] : [['night-columns', row.night.face] as const]),
      ]
    : [];
  const banzai = { faces: [row.banzaiFace ?? 0, row.crtFace], marks: ['banzai'] };
  return [
    ...declareScript(row),
    ...(us.length ? [['us-air', us] as const] : []),
    ...(row.bbRowFaces ? [['row-dice', row.bbRowFaces] as const] : []),
    ...night,
    ['crt', row.banzai ? banzai : row.crtFace],
  ];
}

function aftermathScript(row: SupportBattle): Script {
  if (!row.expect.defenderLoss) return [];
  const points: Script = row.defenderIsBBRow ? [['row-points', 4]] : [];
  if (row.airOnly) return points;
  const end = row.bbRowDistance || row.defenderIsBBRow ? 'emptied' : 'holds';
  const which: Script = row.beachhead === 'in' && end === 'emptied' ? [['which-beachhead', '1630']] : [];
  return [...points, ['vacated', end], ...which];
}

function sheetFor(row: SupportBattle) {
  const [attacker = 0, defender = 0] = row.cell.split('/').map(Number);
  const terrain = row.terrain === 'ford-island' ? 'airfield' : row.terrain;
  return packOf({
    'map count airfields': AIRFIELDS,
    [`tec shift ${terrain}`]: row.printedTerrainShift,
    [`crt ${row.expect.column} ${row.crtFace}`]: { attacker, defender },
    ...(row.night ? { 'night result 3': row.night.result } : {}),
  });
}

describe('[7.0] battles with ships and planes typed from the rulebook', () => {
  it.each(named(expected<SupportBattle>('support-battles')))('%s', (_, row) => {
    const state = stateFor(row);
    const args = { attacker: row.attacker, momentum: row.momentum === true, airOnly: row.airOnly === true };
    const script = [...scriptFor(row), ...aftermathScript(row)];
    const { outcome, prompts } = drive(iph, state, 'battle', args, script, sheetFor(row));
    expect(prompts.length, 'screens').toBeLessThanOrEqual(6);
    // Before they are thrown, each die says on which of its faces its own plane flies.
    const dice = prompts.find(({ key }) => key === 'us-air') as DicePrompt | undefined;
    const thrown = [...row.usPlaneFaces, ...(row.armyFace === undefined ? [] : [row.armyFace])];
    const foretold = thrown.map((face, i) => dice?.dieNotes?.[i]?.[face - 1] === 'flies');
    const army = row.armyFace !== undefined && foretold.pop() === true;
    expect([foretold.filter(Boolean).length, army]).toEqual([
      row.expect.usPlanesCommitted,
      row.expect.armyCommitted,
    ]);
    expect(fought(outcome.events)).toMatchObject({
      attack: row.expect.attackFactors,
      defence: row.expect.defenceFactors,
      shift: row.expect.netShift,
      column: row.expect.column,
      attackerLoss: row.expect.attackerLoss,
      defenderLoss: row.expect.defenderLoss,
    });
    const used = given(outcome.events) ?? { battleships: [], planes: 0, usPlanes: 0, army: false };
    expect(used).toMatchObject({
      battleships: row.battleships,
      planes: planesOf(row),
      usPlanes: row.expect.usPlanesCommitted,
      army: row.expect.armyCommitted,
    });
    const after = applyAll(state, outcome.events);
    const lost = row.airOnly ? Math.min(row.planes, row.expect.attackerLoss) : 0;
    expect(after.planes.jp.left).toBe(6 - lost);
    expect(after.turnUse.battleships).toEqual(row.battleships);
  });
});

type LimitRow = {
  rule: string;
  name: string;
  turn: number;
  attacker: 'jp' | 'us';
  momentum?: true;
  airOnly?: true;
  defenderIsBBRow?: true;
  markerAlone?: true;
  closeIn: string[];
  planesUsed: number;
  interdicting: number;
  battleshipsUsed: string[];
  jpUnits: number;
  usCvCloseIn: number;
  usPlanesCommitted: number;
  armyInPlay: boolean;
  armyCommitted: boolean;
  expect: { maxPlanes: number; battleships: string[]; usDice: number; armyDie: boolean };
};

describe('[7.10] what may be committed, and what must be rolled', () => {
  it.each(named(expected<LimitRow>('support-limits')))('%s', (_, row) => {
    const ships = [...row.closeIn, ...someShips(0, 0, row.usCvCloseIn)];
    const state: IphState = {
      ...withShips(atTurn(row.turn), ships),
      army: row.armyInPlay,
      turnUse: {
        jpPlanes: row.planesUsed,
        interdiction: Array.from({ length: row.interdicting }, (_, i) => `212${i}`),
        usPlanes: row.usPlanesCommitted,
        army: row.armyCommitted,
        battleships: row.battleshipsUsed,
      },
    };
    const limits = supportLimits(state, {
      momentum: row.momentum === true,
      airOnly: row.airOnly === true,
      helpless: row.markerAlone === true,
      rowDefends: row.defenderIsBBRow === true,
    });
    // The units in the battle are the players' to count: the form takes no more planes than those.
    const most = row.airOnly ? limits.planes : Math.min(limits.planes, row.jpUnits);
    expect({
      maxPlanes: most,
      battleships: limits.battleships.map(({ id }) => id),
      usDice: limits.usDice,
      armyDie: limits.army,
    }).toEqual(row.expect);
  });

  const battle = (values: Record<string, unknown>): Script => [
    ['declare', { attack: 9, defence: 3, terrain: 'clear', near: 0, ...values }],
  ];
  const state = withShips(atTurn(5), someShips(4, 2, 0));
  it.each([
    ['[7.12] more planes than units', { planes: 3, units: 2 }, 'form.not-more'],
    ['[7.12] planes without saying how many units', { planes: 2 }, 'form.number'],
    ['[7.12] more planes than are free', { planes: 5, units: 9 }, 'form.number'],
    [
      '[11.4] two planes at Battleship Row',
      { planes: 2, units: 3, terrain: 'ford-island' },
      'form.sum-at-most',
    ],
    ['[7.1] a battleship that is not there', { battleships: ['yamato'] }, 'form.flags'],
  ])('refuses %s', (_, values, code) => {
    const sheet = packOf({ 'tec shift clear': 0 });
    expect(() => drive(iph, state, 'battle', { attacker: 'jp' }, battle(values), sheet)).toThrow(code);
  });

  it('[8.3] a marker alone that is no ground unit is supported by nothing and makes no banzai', () => {
    const defends = withShips(atTurn(3, { current: '24-fight' }, { loneMarker: 'marker' }), ['hiei']);
    const declare: Script = [['declare', { attack: 9, terrain: 'clear', beachhead: 'in' }]];
    const alone = { defence: 1, facts: ['marker-alone'] };
    const sheet = packOf({ 'tec shift clear': 0 });
    const run = (more: Script) =>
      drive(iph, defends, 'battle', { attacker: 'us' }, [...declare, ...more], sheet);
    expect(() => run([['defence', { ...alone, battleships: ['hiei'] }]])).toThrow('form.nothing-when');
    const banzai = { faces: [1, 1], marks: ['banzai'] };
    expect(() =>
      run([
        ['defence', alone],
        ['crt', banzai],
      ]),
    ).toThrow('dice.mark');
  });
});

type ArmyRow = {
  rule: string;
  name: string;
  airfields: { everJapanese?: boolean; japaneseNear?: boolean; heldByJapanNow?: boolean }[];
  face: number | null;
  expect: { modifier?: number; flies?: boolean; lost?: boolean };
};
const airfield = (i: number, held: boolean): Hex => ({
  id: `airfield-${i}`,
  label: `Hex ${i}`,
  kind: 'airfield',
  vp: 2,
  held,
  everHeld: true,
  since: '',
});

describe('[7.15] the Army plane', () => {
  const rows = expected<ArmyRow>('army-plane');
  it.each(named(rows.filter(({ face }) => face !== null)))('%s', (_, row) => {
    const ever = row.airfields.filter(({ everJapanese }) => everJapanese);
    const near = row.airfields.filter((field) => !field.everJapanese && field.japaneseNear).length;
    const state = atTurn(5, { hexes: ever.map((_, i) => airfield(i, false)) });
    const modifier = armyModifier(row.airfields.length, state, near);
    expect({ modifier, flies: armyFlies(row.face ?? 0, modifier) }).toEqual(row.expect);
  });

  it.each(named(rows.filter(({ face }) => face === null)))('%s', (_, row) => {
    // The last of those that Japan holds is taken now.
    const held = row.airfields.filter(({ heldByJapanNow }) => heldByJapanNow).length;
    const hexes = Array.from({ length: Math.max(0, held - 1) }, (_, i) => airfield(i, true));
    const state = atTurn(5, { hexes, gone: ['bbrow'] });
    const sheet = packOf({ 'map count airfields': row.airfields.length });
    const script: Script = [['which-hex', 'ford-island']];
    const events = held ? drive(iph, state, 'hex', { to: 'jp' }, script, sheet).outcome.events : [];
    expect(applyAll(state, events).army).toBe(!row.expect.lost);
  });

  it('[7.15] an airfield taken back before the last one falls keeps the plane, one after it does not bring it back', () => {
    const sheet = packOf({ 'map count airfields': 1 });
    const state = atTurn(5, { gone: ['bbrow'] });
    const script: Script = [['which-hex', 'ford-island']];
    const lost = applyAll(state, drive(iph, state, 'hex', { to: 'jp' }, script, sheet).outcome.events);
    const back = applyAll(lost, drive(iph, lost, 'hex', { to: 'us' }, script, sheet).outcome.events);
    expect([lost.army, back.army]).toEqual([false, false]);
  });
});

describe('[7.13] interdiction', () => {
  const state = withShips(atTurn(5), someShips(3, 0, 0));
  const missions: Script = [['missions', { planes: '2', 'hex-1': '2125', 'hex-2': '2821' }]];
  it('is offered before the first pull only, and takes its planes out of support', () => {
    const offered = (at: IphState) =>
      iph
        .table(at)
        .panels.some(
          (panel) => panel.kind === 'actions' && panel.actions.some(({ id }) => id === 'interdiction'),
        );
    expect(offered(state)).toBe(true);
    const after = applyAll(state, drive(iph, state, 'interdiction', {}, missions).outcome.events);
    expect(supportLimits(after, {}).planes).toBe(1);
    const pulled = applyAll(after, [
      { type: 'v1.ChitDrawn', chit: '24-move' },
      { type: 'v1.UsPhaseEnded', chit: '24-move' },
    ]);
    expect(offered(pulled)).toBe(false);
    expect(offered(withShips(atTurn(8), someShips(3, 0, 0)))).toBe(false);
    expect(offered(withShips(atTurn(4), someShips(3, 0, 0)))).toBe(false);
  });

  it('is named with every US move of the turn, and gone with the turn', () => {
    const after = applyAll(state, drive(iph, state, 'interdiction', {}, missions).outcome.events);
    const reminded = (at: IphState) =>
      drive(iph, { ...at, current: '24-move' }, 'movement-roll', {}, [['mf', 3]])
        .outcome.trace.map(({ label }) => label)
        .join('\n');
    expect(reminded(after)).toContain('Interdicted: 2125, 2821 and around: +1 MP a hex');
    const next = applyAll(after, [{ type: 'v1.TurnEnded', turn: 5, skipped: [] }]);
    expect(reminded(next)).not.toContain('Interdicted');
    expect(supportLimits({ ...next, cursor: { turn: 6, step: 'operations' } }, {}).planes).toBe(3);
  });

  it('one plane to a hex', () => {
    const twice: Script = [['missions', { planes: '2', 'hex-1': '2125', 'hex-2': '2125' }]];
    expect(() => drive(iph, state, 'interdiction', {}, twice)).toThrow('form.different');
  });
});

describe('[10.4] US air in a momentum battle, by house rule', () => {
  const sheet = packOf({
    'tec shift clear': 0,
    'crt 4:1 1': { attacker: 1, defender: 0 },
    'crt 3:1 1': { attacker: 1, defender: 0 },
  });
  const script = (us: Script): Script => [
    ['declare', { attack: 12, defence: 3, terrain: 'clear' }],
    ...us,
    ['crt', 1],
  ];
  const second = (house: IphState['house']['momentumAir'], us: Script) =>
    fought(
      drive(
        iph,
        withShips(atTurn(6, { momentum: true, army: false }, { momentumAir: house }), someShips(3, 2, 1)),
        'battle',
        { attacker: 'jp', momentum: true },
        script(us),
        sheet,
      ).outcome.events,
    );
  it('[10.4] none by our reading, a die for each plane by the other', () => {
    expect(second('none', [])).toMatchObject({ shift: 0 });
    expect(second('us', [['us-air', [6]]])).toMatchObject({ shift: -1 });
  });
});

type Available = {
  rule: string;
  name: string;
  turn: number;
  what: string;
  expect: { available: boolean };
};
describe('[5.2] which turns have what', () => {
  it.each(named(expected<Available>('support-turns')))('%s', (_, { turn, what, expect: wanted }) => {
    expect(isAvailable(turn, what)).toBe(wanted.available);
  });
});

/** Asked of the app as the turn is entered with everything close in, and walked to its operations. */
function isAvailable(turn: number, what: string): boolean {
  const ships = someShips(6, 2, 2);
  const before = withShips(atTurn(Math.max(1, turn - 1)), ships);
  const entered =
    turn === 1
      ? { ...before, cursor: { turn: 1, step: 'jp-landing' } }
      : applyAll(before, [{ type: 'v1.TurnEnded', turn: turn - 1, skipped: [] }]);
  const steps: string[] = [];
  let state = entered;
  while (state.cursor.step !== 'operations') {
    steps.push(state.cursor.step);
    state = applyAll(state, [{ type: 'v1.StepEnded', step: state.cursor.step }]);
  }
  const limits = supportLimits(state, {});
  switch (what) {
    case 'jp-plane':
      return limits.planes > 0;
    case 'us-plane':
      return limits.usDice > 0;
    case 'army':
      return limits.army;
    case 'battleship':
      return limits.battleships.length > 0;
    case 'interdiction':
      return JSON.stringify(iph.table(state).panels).includes('"interdiction"');
    case 'submarine':
      return steps.includes('us-submarine');
    case 'landing':
      return steps.includes('jp-landing');
    case 'carrier-phase':
      return steps.includes('carrier-warfare');
    default:
      throw new Error(what);
  }
}
