import { describe, expect, it } from 'vitest';
import type { DicePrompt, Prompt } from '../../../src/core/play/prompt';
import { iph } from '../../../src/games/iph/game';
import { strikeTargets } from '../../../src/games/iph/state/carriers';
import { totalVp } from '../../../src/games/iph/state/points';
import type { DayUse, IphState } from '../../../src/games/iph/state/state';
import { drive, type Script } from '../../support/drive';
import { applyAll, atTurn, expected, named, packOf, someShips, withShips } from '../../support/iph';

const inStep = (turn: number, step: string, ids: readonly string[]): IphState =>
  withShips({ ...atTurn(turn), cursor: { turn, step } }, ids);

/** The sheet's die 1 gives this result. */
const sheet = (result: string | null) => packOf(result ? { 'carriers result 1': result } : {});

const sideOf = (ids: readonly string[], side: 'jp' | 'us') =>
  ids.filter((id) => id.startsWith('us-') === (side === 'us'));

type Situation = {
  rule: string;
  name: string;
  turn: number;
  jpCv: number;
  jpBb: number;
  usCv: number;
  result: string | null;
  expect: {
    tableRoll: boolean;
    jpDice: number;
    jpHitOn: number | null;
    usDice: number;
    usHitOn: number | null;
    usTargets: 'assigned' | 'drawn' | null;
    drawFrom: number;
    strikeLater: boolean;
  };
};

describe('[7.3] who attacks whom, in every situation', () => {
  it.each(named(expected<Situation>('carrier-situations')))('%s', (_, row) => {
    const ids = someShips(row.jpCv, row.jpBb, row.usCv);
    const placed: IphState = {
      ...atTurn(row.turn),
      cursor: { turn: row.turn, step: 'carrier-warfare' },
      placed: { jp: sideOf(ids, 'jp'), us: sideOf(ids, 'us') },
    };
    const revealed = applyAll(placed, drive(iph, placed, 'reveal-ships', {}, []).outcome.events);
    const fights = revealed.cursor.step === 'carrier-warfare';
    expect(fights).toBe(row.expect.tableRoll || row.expect.usDice > 0);
    const prompts = fights ? driveFight(revealed, row) : { asked: [], after: revealed };
    const dice = (key: string) => prompts.asked.find((prompt): prompt is DicePrompt => prompt.key === key);
    const draws = prompts.asked.filter((prompt) => prompt.kind === 'draw');
    expect({
      tableRoll: dice('search') !== undefined,
      jpDice: dice('ijn-hits')?.count ?? 0,
      usDice: dice('us-hits')?.count ?? 0,
      usTargets: !dice('us-hits') ? null : draws.length ? 'drawn' : 'assigned',
      drawFrom: draws[0]?.kind === 'draw' ? draws[0].from.length : 0,
    }).toEqual({
      tableRoll: row.expect.tableRoll,
      jpDice: row.expect.jpDice,
      usDice: row.expect.usDice,
      usTargets: row.expect.usTargets,
      drawFrom: row.expect.drawFrom,
    });
    // On which faces each plane hits is told before any is thrown.
    const hitOn = (key: string) => {
      const { count = 0, faceNotes = [], dieNotes = [faceNotes] } = dice(key) ?? {};
      expect(dieNotes).toHaveLength(Math.max(1, count));
      const each = dieNotes.map((notes) => notes.lastIndexOf('hit') + 1);
      expect(new Set(each).size).toBe(1);
      return each[0] || null;
    };
    expect([hitOn('ijn-hits'), hitOn('us-hits')]).toEqual([row.expect.jpHitOn, row.expect.usHitOn]);
    expect(dice('ijn-hits')?.title ?? '').toContain(
      row.expect.jpHitOn === null ? '' : `1–${row.expect.jpHitOn}`,
    );
    expect(dice('us-hits')?.title ?? '').toContain(
      row.expect.usHitOn === null ? '' : `1–${row.expect.usHitOn}`,
    );
    const supported = { ...prompts.after.dayUse, supported: ['hiei', 'kirishima'] };
    const later = strikeTargets({
      ...prompts.after,
      dayUse: supported,
      cursor: { turn: row.turn, step: 'operations' },
    });
    expect(later.length > 0).toBe(row.expect.strikeLater);
  });
});

/** Fights with dice that all miss for Japan and, where ships are drawn, hit once for the US with a damage that is looked away from. */
function driveFight(state: IphState, row: Situation): { asked: readonly Prompt[]; after: IphState } {
  const script: [string, number | number[] | string | Record<string, never>][] = [];
  for (let guard = 0; guard < 12; guard += 1) {
    try {
      const { outcome, prompts } = drive(iph, state, 'carrier-combat', {}, script, sheet(row.result));
      return { asked: prompts, after: applyAll(state, outcome.events) };
    } catch (error) {
      const asked = /asks ([\w-]+),/.exec(String(error))?.[1];
      if (!asked) throw error;
      script.push([asked, answerTo(asked, row)]);
    }
  }
  throw new Error('no end');
}

function answerTo(key: string, row: Situation): number | number[] | string | Record<string, never> {
  if (key === 'search') return 1;
  if (key.endsWith('-targets')) return {};
  if (key === 'ijn-hits') return Array<number>(row.expect.jpDice).fill(6);
  if (key === 'us-hits') return [row.expect.usTargets === 'drawn' ? 1 : 6, 6].slice(0, row.expect.usDice);
  if (key.startsWith('us-drawn')) return row.jpBb ? 'hiei' : 'jp-cv-1';
  return 2;
}

type Combat = {
  rule: string;
  name: string;
  turn: number;
  closeIn: string[];
  result: string | null;
  house?: 'worst' | 'each' | 'first';
  jpTargets?: string[];
  jpHitFaces?: number[];
  jpSinkFaces?: number[];
  usTargets?: string[];
  usHitFaces?: number[];
  drawn?: string[];
  usSinkFaces?: number[];
  expect: { lost: { ship: string; how: string }[]; vp: number; jpPlanes: number; usPlanes: number };
};

/** What players say of one side's attack: targets where there is a choice, dice, drawn ships, second dice. */
function attackScript(key: 'ijn' | 'us', choices: number, row: Combat): Script {
  const [targets, hits, sinks] =
    key === 'ijn'
      ? [row.jpTargets, row.jpHitFaces, row.jpSinkFaces]
      : [row.usTargets, row.usHitFaces, row.usSinkFaces];
  if (!hits?.length) return [];
  const chosen = Object.fromEntries((targets ?? []).map((id, i) => [`plane-${i + 1}`, id]));
  const drawn = key === 'us' ? (row.drawn ?? []) : [];
  return [
    ...(targets && choices > 1 ? [[`${key}-targets`, chosen] as const] : []),
    [`${key}-hits`, hits],
    ...drawn.map((id, i) => [`${key}-drawn-${i + 1}`, id] as const),
    ...(sinks?.length ? [[`${key}-second`, sinks] as const] : []),
  ];
}

describe('[7.4] carrier combats with their dice', () => {
  it.each(named(expected<Combat>('carrier-combats')))('%s', (_, row) => {
    const state = inStep(row.turn, 'carrier-warfare', row.closeIn);
    const ruled = { ...state, house: { ...state.house, carrierHits: row.house ?? 'worst' } };
    const script: Script = [
      ...(row.result ? [['search', 1] as const] : []),
      ...attackScript('ijn', sideOf(row.closeIn, 'us').length, row),
      ...attackScript('us', sideOf(row.closeIn, 'jp').length, row),
    ];
    const { outcome } = drive(iph, ruled, 'carrier-combat', {}, script, sheet(row.result));
    const after = applyAll(ruled, outcome.events);
    const lost = after.ships.map(({ id, label }) => ({ ship: id, how: label.split(' ').at(-1) }));
    expect(lost).toHaveLength(row.expect.lost.length);
    expect(lost).toEqual(expect.arrayContaining(row.expect.lost));
    expect({
      vp: totalVp(after) - totalVp(ruled),
      jpPlanes: after.planes.jp.left,
      usPlanes: after.planes.us.left,
    }).toEqual({ vp: row.expect.vp, jpPlanes: row.expect.jpPlanes, usPlanes: row.expect.usPlanes });
    expect(after.cursor.step).not.toBe('carrier-warfare');
  });

  it('[7.6] what happened to the ships is the headline, its dice and points stand in the result', () => {
    const both: Script = [
      ['search', 1],
      ['ijn-hits', [2]],
      ['ijn-second', 3],
      ['us-hits', [6]],
    ];
    const said = (script: Script) =>
      drive(
        iph,
        inStep(5, 'carrier-warfare', someShips(1, 0, 1)),
        'carrier-combat',
        {},
        script,
        sheet('mutual'),
      ).outcome.trace.flatMap(({ kind, label, value }) =>
        kind === 'title' ? [value] : kind === 'result' ? [label, value] : [],
      );
    expect(said(both)).toEqual(['US carrier 1 sunk', 'US carrier 1 sunk, second die 3, +3 VP', undefined]);
    expect(said([both[0], ['ijn-hits', [6]], both[3]] as Script)).toEqual(['no loss']);
  });

  it('[7.4] targets are assigned before any die, and drawn ships after the to-hit dice', () => {
    const keys = (ids: readonly string[], script: Script, result: string) =>
      drive(iph, inStep(5, 'carrier-warfare', ids), 'carrier-combat', {}, script, sheet(result)).prompts.map(
        ({ key }) => key,
      );
    const assigned: Script = [
      ['search', 1],
      ['ijn-targets', {}],
      ['ijn-hits', [6, 6]],
    ];
    expect(keys(someShips(2, 0, 2), assigned, 'ijn-finds-us')).toEqual(['search', 'ijn-targets', 'ijn-hits']);
    const drawn: Script = [
      ['search', 1],
      ['us-hits', [1, 4]],
      ['us-drawn-1', 'hiei'],
      ['us-drawn-2', 'jp-cv-2'],
      ['us-second', [2, 2]],
    ];
    expect(keys(someShips(2, 1, 2), drawn, 'us-finds-ijn')).toEqual(drawn.map(([key]) => key));
  });

  it('[7.5] a ship once drawn is not in the cup for the second draw', () => {
    const script: Script = [
      ['search', 1],
      ['us-hits', [1, 1]],
      ['us-drawn-1', 'hiei'],
      ['us-drawn-2', 'hiei'],
    ];
    const state = inStep(5, 'carrier-warfare', someShips(1, 1, 2));
    expect(() => drive(iph, state, 'carrier-combat', {}, script, sheet('us-finds-ijn'))).toThrow(
      'choice.unknown',
    );
  });
});

type Submarine = {
  rule: string;
  name: string;
  turn: number;
  closeIn: string[];
  faces: [number, number] | null;
  drawn?: string;
  face?: number;
  expect: {
    phase: boolean;
    hit: boolean;
    draw: boolean;
    lost: { ship: string; how: string } | null;
    vp: number;
    jpPlanes: number;
  };
};

/** The state as a turn begins after the phases before the submarine's. */
function beforeSubmarine(turn: number, ids: readonly string[]): IphState {
  const carriers = turn === 5 || turn === 9;
  if (carriers)
    return applyAll(inStep(turn, 'carrier-warfare', ids), [
      { type: 'v1.StepEnded', step: 'carrier-warfare' },
    ]);
  if (turn === 1) return inStep(1, 'jp-landing', ids);
  const last = withShips(atTurn(turn - 1), ids);
  return applyAll(last, [{ type: 'v1.TurnEnded', turn: turn - 1, skipped: [] }]);
}

describe('[7.11] US submarines', () => {
  it.each(named(expected<Submarine>('submarines')))('%s', (_, row) => {
    const state = beforeSubmarine(row.turn, row.closeIn);
    expect(state.cursor.turn).toBe(row.turn);
    expect(state.cursor.step === 'us-submarine').toBe(row.expect.phase);
    if (!row.expect.phase) return;
    expect(iph.table(state).main?.procedure).toBe('submarine');
    const script: Script = [
      ['check', row.faces ?? []],
      ...(row.drawn ? [['submarine-drawn-1', row.drawn] as const] : []),
      ...(row.face ? [['second', row.face] as const] : []),
    ];
    const { outcome, prompts } = drive(iph, state, 'submarine', {}, script);
    const after = applyAll(state, outcome.events);
    const lost = after.ships.map(({ id, label }) => ({ ship: id, how: label.split(' ').at(-1) }));
    expect({
      hit: prompts.some(({ key }) => key === 'second'),
      draw: prompts.some(({ kind }) => kind === 'draw'),
      lost: lost[0] ?? null,
      vp: totalVp(after) - totalVp(state),
      jpPlanes: after.planes.jp.left,
    }).toEqual({
      hit: row.expect.hit,
      draw: row.expect.draw,
      lost: row.expect.lost,
      vp: row.expect.vp,
      jpPlanes: row.expect.jpPlanes,
    });
    expect(after.cursor.step).not.toBe('us-submarine');
    expect(outcome.trace[0]?.value).toBe(after.ships[0]?.label ?? 'miss');
  });
});

type Strike = {
  rule: string;
  name: string;
  turn: number;
  result: DayUse['carriers'] | null;
  closeIn: string[];
  supportedToday: string[];
  struckToday: string[];
  expect: { targets: string[]; dice: number };
};

describe('[7.7] strikes on battleships that helped', () => {
  it.each(named(expected<Strike>('battleship-strikes')))('%s', (_, row) => {
    const dayUse: DayUse = {
      revealed: true,
      ...(row.result ? { carriers: row.result } : {}),
      supported: row.supportedToday,
      struck: row.struckToday,
    };
    const state = { ...withShips(atTurn(row.turn), row.closeIn), dayUse };
    expect(strikeTargets(state).map(({ id }) => id)).toEqual(row.expect.targets);
    const offered = iph.table(state).actions.some(({ procedure }) => procedure === 'battleship-strike');
    expect(offered).toBe(row.expect.targets.length > 0);
    if (!offered) return;
    const script: Script = [
      ...(row.expect.targets.length > 1 ? [['us-targets', {}] as const] : []),
      ['us-hits', Array<number>(row.expect.dice).fill(6)],
    ];
    const { outcome } = drive(iph, state, 'battleship-strike', {}, script);
    const after = applyAll(state, outcome.events);
    const spared = row.expect.targets.slice(row.expect.dice);
    expect(strikeTargets(after).map(({ id }) => id)).toEqual(spared);
    expect(after.turnUse).toEqual(state.turnUse);
  });
});

describe('[7.3] disposition', () => {
  const begun = (turn: number): IphState => ({ ...atTurn(turn), cursor: { turn, step: 'carrier-warfare' } });
  const place = (state: IphState, procedure: string, values: Record<string, unknown>) =>
    applyAll(state, drive(iph, state, procedure, {}, [['ships', values]]).outcome.events);

  it('[7.3] Japan places in secret, the US in the open, and only then both are revealed', () => {
    const state = begun(5);
    expect(iph.table(state).main?.procedure).toBe('jp-disposition');
    const jp = place(state, 'jp-disposition', { carriers: 4, battleships: ['hiei'] });
    expect(iph.table(jp).main?.procedure).toBe('us-disposition');
    expect(jp.close).toEqual([]);
    const us = place(jp, 'us-disposition', { carriers: 1 });
    expect(iph.table(us).main?.procedure).toBe('reveal-ships');
    const { outcome } = drive(iph, us, 'reveal-ships', {}, []);
    const shown = applyAll(us, outcome.events);
    expect(shown.close).toEqual(['jp-cv-1', 'jp-cv-2', 'jp-cv-3', 'jp-cv-4', 'hiei', 'us-cv-1']);
    expect(shown.planes).toEqual({ jp: { left: 6, close: 4 }, us: { left: 2, close: 1 } });
    expect(outcome.reveals).toEqual([iph.procedures['jp-disposition']?.secret?.(state, {})?.tag]);
    expect(iph.table(shown).main?.procedure).toBe('carrier-combat');
  });

  it('[7.3] the table says the same whatever Japan has placed', () => {
    const some = place(begun(9), 'jp-disposition', { carriers: 6, battleships: ['hiei', 'kirishima'] });
    const none = place(begun(9), 'jp-disposition', { carriers: 0, battleships: [] });
    expect(iph.table(some)).toEqual(iph.table(none));
    expect(iph.ledgers(some)).toEqual(iph.ledgers(none));
  });

  it('[7.3] only ships still afloat are placed, and the second disposition forgets the first', () => {
    const lost = applyAll(withShips(atTurn(8), someShips(6, 2, 2)), [
      { type: 'v1.ShipLost', ship: 'jp-cv-2', label: 'Japanese carrier 2 sunk', points: -3 },
      { type: 'v1.TurnEnded', turn: 8, skipped: [] },
    ]);
    expect(lost.cursor).toEqual({ turn: 9, step: 'carrier-warfare' });
    const { prompts } = drive(iph, lost, 'jp-disposition', {}, [['ships', { carriers: 5 }]]);
    expect(prompts[0]?.kind === 'form' && prompts[0].fields[0]).toMatchObject({ max: 5 });
    const placed = place(place(lost, 'jp-disposition', { carriers: 2 }), 'us-disposition', { carriers: 0 });
    const shown = applyAll(placed, drive(iph, placed, 'reveal-ships', {}, []).outcome.events);
    expect(shown.close).toEqual(['jp-cv-1', 'jp-cv-3']);
    expect(shown.planes.jp).toEqual({ left: 5, close: 2 });
    expect(shown.cursor.step).toBe('us-submarine');
  });

  it('[7.8] a carrier lost takes a plane, a battleship none; a plane lost before is not lost twice', () => {
    const state = withShips(atTurn(6), someShips(2, 1, 0));
    const planes = (ship: string, from: IphState) =>
      applyAll(from, [{ type: 'v1.ShipLost', ship, label: 'x sunk', points: -3 }]).planes.jp;
    expect(planes('jp-cv-1', state)).toEqual({ left: 5, close: 1 });
    expect(planes('hiei', state)).toEqual({ left: 6, close: 2 });
    const worn = applyAll(state, [{ type: 'v1.JpPlanesLost', count: 2 }]);
    expect(worn.planes.jp).toEqual({ left: 4, close: 0 });
    expect(planes('jp-cv-1', worn)).toEqual({ left: 3, close: 0 });
    expect(planes('jp-cv-1', { ...worn, planes: { ...worn.planes, jp: { left: 0, close: 0 } } })).toEqual({
      left: 0,
      close: 0,
    });
  });
});
