import { describe, expect, it } from 'vitest';
import { oddsColumn, shiftedColumn } from '../../../src/core/charts/odds';
import { stepsOfTurn } from '../../../src/core/play/sequence';
import { cupAtStart, type SubCommand } from '../../../src/games/iph/data/chits';
import { type GameDate, SEQUENCE, TURNS } from '../../../src/games/iph/data/sequence';
import { iph } from '../../../src/games/iph/game';
import { banzaiLoss } from '../../../src/games/iph/procedures/battle/banzai';
import { totalVp } from '../../../src/games/iph/state/points';
import type { IphState } from '../../../src/games/iph/state/state';
import { openObligations } from '../../../src/games/iph/views/obligations';
import { drive } from '../../support/drive';
import { applyAll, atTurn, expected, named } from '../../support/iph';

const HEADS = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'];

type TurnRow = {
  rule: string;
  name: string;
  turn: number;
  day: string;
  part: string;
  night: boolean;
  phases: string[];
  chits: number;
};
describe('[5.2] turns', () => {
  it.each(named(expected<TurnRow>('turns')))('%s', (_, row) => {
    const box = TURNS[row.turn - 1];
    expect(box).toEqual({ turn: row.turn, date: row.day, part: row.part, night: row.night });
    const steps = stepsOfTurn(SEQUENCE, row.turn).map((step) => step.id);
    expect(steps).toEqual([...row.phases.filter((phase) => phase !== 'chit-pulls'), 'operations']);
    expect(cupAtStart(row.turn, [])).toHaveLength(row.chits);
  });
});

type OddsRow = { rule: string; name: string; attack: number; defence: number; column: string };
describe('[10.2] odds', () => {
  it.each(named(expected<OddsRow>('odds')))('%s', (_, row) => {
    expect(HEADS[oddsColumn(HEADS, row.attack, row.defence)]).toBe(row.column);
  });
});

type FinalRow = OddsRow & { shift: number };
describe('[10.11] final column', () => {
  it.each(named(expected<FinalRow>('final-column')))('%s', (_, row) => {
    for (const reading of ['cap-then-shift', 'shift-then-cap'] as const) {
      expect(HEADS[shiftedColumn(HEADS, row.attack, row.defence, row.shift, reading)]).toBe(row.column);
    }
  });
  it.each([
    [9, 1, -1, 'cap-then-shift', '3:1'],
    [9, 1, -1, 'shift-then-cap', '4:1'],
    [9, 1, -6, 'shift-then-cap', '3:1'],
    [1, 5, 1, 'cap-then-shift', '1:2'],
    [1, 5, 1, 'shift-then-cap', '1:3'],
    [1, 5, 3, 'shift-then-cap', '1:2'],
  ] as const)('[10.11] IPH-2: %i on %i shifted %i, %s, is %s', (attack, defence, shift, reading, column) => {
    expect(HEADS[shiftedColumn(HEADS, attack, defence, shift, reading)]).toBe(column);
  });
});

type MovementRow = {
  rule: string;
  name: string;
  who?: string;
  date: GameDate;
  face: number;
  honolulu: boolean;
  mf: number;
};
const TURN_OF = { '7 Dec': 2, '8 Dec': 6, '9 Dec': 10 };

describe('[2.10] movement', () => {
  // Japan does not roll.
  const rows = expected<MovementRow>('movement').filter(({ who }) => who !== 'jp');
  const taken = () => [1, 2, 3, 4, 5].map((n) => hexEvent(`honolulu-${n}`, 'city', 1, 'jp'));
  it.each(named(rows))('%s', (_, { date, face, honolulu, mf }) => {
    const state = atTurn(TURN_OF[date], { current: '24-move' });
    const moving = honolulu ? applyAll(state, taken()) : state;
    const { outcome } = drive(iph, moving, 'movement-roll', {}, [['mf', face]]);
    expect(outcome.events).toEqual([{ type: 'v1.MovementRolled', who: '24', face, mf }]);
  });
  it.each([
    [1, 4, 3],
    [4, 4, 3],
    [8, 4, 4],
    [11, 4, 5],
  ])('[2.10] the roll on turn %i, die %i, gives %i MP', (turn, face, mf) => {
    const state = atTurn(turn, { current: '24-move' });
    const { outcome, prompts } = drive(iph, state, 'movement-roll', {}, [['mf', face]]);
    expect(outcome.events).toEqual([{ type: 'v1.MovementRolled', who: '24', face, mf }]);
    expect(prompts[0]).toMatchObject({ kind: 'dice', count: 1, sides: 6 });
    expect(applyAll(state, outcome.events).rolls).toEqual([{ who: '24', face, mf }]);
  });
  it('[2.10] IPH-5: a night turn may count for the day after it', () => {
    const state = atTurn(4, { current: '24-move' }, { nightDate: 'after' });
    expect(drive(iph, state, 'movement-roll', {}, [['mf', 4]]).outcome.events[0]).toMatchObject({ mf: 4 });
  });
  it('[9.14] all five Honolulu hexes once Japanese cost every US roll 1, also when one is retaken', () => {
    const four = applyAll(atTurn(6, { current: 'usmc-move' }), taken().slice(0, 4));
    expect(drive(iph, four, 'movement-roll', {}, [['mf', 3]]).outcome.events[0]).toMatchObject({ mf: 3 });
    const five = applyAll(four, [hexEvent('honolulu-1', 'city', 1, 'us'), ...taken().slice(4)]);
    expect(drive(iph, five, 'movement-roll', {}, [['mf', 3]]).outcome.events[0]).toMatchObject({ mf: 2 });
  });
});

type RowVp = { rule: string; name: string; date: GameDate; face: number; vp: number };
describe('[4.5] Battleship Row', () => {
  it.each(named(expected<RowVp>('bb-row-vp')))('%s', (_, row) => {
    const { outcome } = drive(iph, atTurn(TURN_OF[row.date]), 'row-eliminated', {}, [
      ['row-points', row.face],
    ]);
    expect(outcome.events).toEqual([{ type: 'v1.RowEliminated', face: row.face, points: row.vp }]);
  });
});

type BanzaiRow = { rule: string; name: string; kind: 'shift' | 'loss'; loss: number; banzaiLoss: number };
describe('[12.1] banzai losses', () => {
  const rows = expected<BanzaiRow>('banzai').filter((row) => row.kind === 'loss');
  it.each(named(rows))('%s', (_, row) => {
    expect(banzaiLoss(row.loss)).toBe(row.banzaiLoss);
  });
});

type RetireRow = { rule: string; name: string; gone: SubCommand[]; night: boolean; chits: string[] };
describe('[5.6] the cup', () => {
  it.each(named(expected<RetireRow>('retire')))('%s', (_, row) => {
    expect(cupAtStart(row.night ? 4 : 3, row.gone)).toEqual(row.chits);
    const retired = row.gone.map((subCommand) => ({ type: 'v1.SubCommandEliminated', subCommand }));
    expect(applyAll(atTurn(row.night ? 8 : 2), retired).cup).toEqual(row.chits);
  });
  it('[5.8] all chits return next turn', () => {
    const drawn = applyAll(atTurn(2), [
      { type: 'v1.ChitDrawn', chit: '24-move' },
      { type: 'v1.UsPhaseEnded', chit: '24-move' },
    ]);
    expect(drawn.cup).toHaveLength(6);
    const next = applyAll(drawn, [
      { type: 'v1.TurnEnded', turn: 2, skipped: [] },
      { type: 'v1.StepEnded', step: 'jp-landing' },
    ]);
    expect(next.cup).toHaveLength(7);
    expect(next.drawn).toEqual([]);
  });
});

type Case = {
  rule: string;
  name: string;
  situation: {
    turn: number;
    cupEmpty: boolean;
    usPhaseUnderway: boolean;
    jpMovementTaken: boolean;
    jpCombatTaken: boolean;
    beforeFirstPull: boolean;
  };
  ask: 'jp-movement' | 'jp-combat' | 'draw-chit' | 'end-turn';
  allowed: boolean;
};
describe('[5.7] what may be done now', () => {
  it.each(named(expected<Case>('sequence-cases')))('%s', (_, { situation, ask, allowed }) => {
    const state = stateOf(situation);
    if (ask === 'end-turn') {
      expect(openObligations(state).length === 0).toBe(allowed);
      return;
    }
    const view = iph.table(state);
    const offered = [
      view.main,
      ...view.actions,
      ...view.panels.flatMap((p) => (p.kind === 'actions' ? p.actions : [])),
    ];
    const id = ask === 'draw-chit' ? 'draw' : ask;
    expect(offered.some((action) => action?.id === id && !action.disabled)).toBe(allowed);
  });
});

function stateOf(s: Case['situation']): IphState {
  const cup = s.cupEmpty ? [] : cupAtStart(s.turn, []).slice(s.beforeFirstPull ? 0 : 2);
  const current = s.usPhaseUnderway
    ? { current: s.turn === 4 || s.turn === 8 ? ('24-move' as const) : ('25-fight' as const) }
    : {};
  return atTurn(s.turn, {
    cup,
    drawn: s.beforeFirstPull ? [] : ['24-move'],
    jpPhases: { movement: s.jpMovementTaken ? 'taken' : 'owed', combat: s.jpCombatTaken ? 'taken' : 'owed' },
    ...current,
  });
}

describe('what a strike has taken away', () => {
  it.each([
    ['draw-chit', atTurn(2, { cup: [] }), {}],
    ['retire', atTurn(2, { gone: ['24', '25', 'usmc'] }), {}],
    ['hex', atTurn(2, { beachheads: [] }), { to: 'us' }],
  ] as const)('%s ends without effect instead of asking the impossible', (procedure, state, args) => {
    const { outcome, prompts } = drive(iph, state, procedure, args, []);
    expect(prompts).toEqual([]);
    expect(outcome.events).toEqual([]);
    expect(outcome.trace[1]?.kind).toBe('warning');
  });
});

describe('[5.7] Japanese phases', () => {
  it('are taken once: a second announcement is a conflict and changes nothing', () => {
    const begun = applyAll(atTurn(2), [
      { type: 'v1.JpPhaseBegun', phase: 'combat' },
      { type: 'v1.JpPhaseEnded', phase: 'combat' },
    ]);
    const again = iph.apply(begun, { type: 'v1.JpPhaseBegun', phase: 'combat' });
    expect(again.state).toBe(begun);
    expect(again.conflict).toBe('Japanese combat was taken already.');
  });
  it('are both owed again next turn', () => {
    const spent = atTurn(3, { jpPhases: { movement: 'taken', combat: 'taken' } });
    const next = applyAll(spent, [{ type: 'v1.TurnEnded', turn: 3, skipped: [] }]);
    expect(next.jpPhases).toEqual({ movement: 'owed', combat: 'owed' });
    expect(next.cursor).toEqual({ turn: 4, step: 'operations' });
  });
  it('[5.8] a turn with something owed ends only after a warning, and says what was skipped', () => {
    const { outcome, prompts } = drive(iph, atTurn(2, { cup: ['24-move'] }), 'end-turn', {}, [
      ['end-anyway', 'end'],
    ]);
    expect(prompts[0]?.hint).toContain('Japanese movement; Japanese combat; 1 chit in the cup');
    expect(outcome.events).toEqual([
      {
        type: 'v1.TurnEnded',
        turn: 2,
        skipped: ['Japanese movement', 'Japanese combat', '1 chit in the cup'],
      },
    ]);
  });
  it('[4.3] after turn 11 the game is over', () => {
    expect(applyAll(atTurn(11), [{ type: 'v1.TurnEnded', turn: 11, skipped: [] }]).over).toBe(true);
  });
  it('[5.2] IPH-1: with four pulls a turn the rest of the cup is left', () => {
    const four = atTurn(
      2,
      { drawn: ['24-move', '24-fight', '25-move', '25-fight'], cup: ['usmc-move'] },
      { pulls: 'four' },
    );
    expect(iph.table(four).main?.id).not.toBe('draw');
    expect(openObligations(four).map((owed) => owed.label)).toEqual(['Japanese movement', 'Japanese combat']);
  });
});

type Step =
  | { do: 'landing'; beachheads: number; hexes: { name: string; kind: string }[] }
  | { do: 'control'; name: string; kind: string; to: 'jp' | 'us' }
  | { do: 'bbrow'; date: string; face: number }
  | { do: 'us-cv' | 'jp-cv' | 'jp-bb'; result: 'sunk' | 'damaged' };
describe('[4.0] ledger', () => {
  it.each(named(expected<{ rule: string; name: string; steps: Step[]; totals: number[] }>('ledger')))(
    '%s',
    (_, row) => {
      let state = atTurn(1, { beachheads: [] });
      const totals = row.steps.map((step) => {
        state = play(state, step);
        return totalVp(state);
      });
      expect(totals).toEqual(row.totals);
    },
  );
});

const VP: Record<string, number> = { city: 1, installation: 1, fortification: 1, oil: 1, airfield: 2 };
const hexEvent = (id: string, kind: string, vp: number, to: string) => ({
  type: 'v1.HexControlled',
  id,
  label: id,
  kind,
  vp,
  to,
});

/** One step of a ledger scenario through the procedures a player uses. */
function play(state: IphState, step: Step): IphState {
  if (step.do === 'landing') {
    const hexes = ['1630', '1631', '1632'].slice(0, step.beachheads);
    const control = step.hexes.map(({ name, kind }) => hexEvent(name, kind, VP[kind] ?? 0, 'jp'));
    return applyAll(state, [{ type: 'v1.BeachheadsPlaced', hexes }, ...control]);
  }
  if (step.do === 'control')
    return applyAll(state, [hexEvent(step.name, step.kind, VP[step.kind] ?? 0, step.to)]);
  if (step.do === 'bbrow') {
    const turn = { '7 Dec': 2, '8 Dec': 6, '9 Dec': 10 }[step.date] ?? 0;
    const there = { ...state, cursor: { turn, step: 'operations' } };
    return applyAll(
      there,
      drive(iph, there, 'row-eliminated', {}, [['row-points', step.face]]).outcome.events,
    );
  }
  const fleet = {
    'us-cv': ['us-cv-1', 'us-cv-2'],
    'jp-cv': ['jp-cv-1', 'jp-cv-2', 'jp-cv-3'],
    'jp-bb': ['hiei', 'kirishima'],
  };
  const ship = fleet[step.do].find((id) => !state.ships.some((lost) => lost.id === id)) ?? '';
  const script = [
    ['ship', ship],
    ['result', step.result],
  ] as const;
  return applyAll(state, drive(iph, state, 'ship-lost', {}, script).outcome.events);
}
