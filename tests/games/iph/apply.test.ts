import { expect, it } from 'vitest';
import { sideOf } from '../../../src/core/play/procedure';
import { CALLED_ENDS } from '../../../src/games/iph/data/ends';
import { SEQUENCE } from '../../../src/games/iph/data/sequence';
import { iph } from '../../../src/games/iph/game';
import { retireSubCommand } from '../../../src/games/iph/procedures/turn';
import type { IphState } from '../../../src/games/iph/state/state';
import { drive } from '../../support/drive';
import { applyAll, atTurn, someShips, withShips } from '../../support/iph';

/** What an event that does not fit says; it must change nothing. */
function refusal(state: IphState, event: Parameters<typeof iph.apply>[1]): string | undefined {
  const applied = iph.apply(state, event);
  expect(applied.state).toBe(state);
  return applied.conflict;
}

it('[7.8] only a ship of the game is lost, and only once', () => {
  const lost = (ship: string) => ({ type: 'v1.ShipLost', ship, label: 'Hiei sunk', points: -2 });
  const state = withShips(atTurn(5), someShips(1, 1, 1));
  expect(refusal(state, lost('yamato'))).toBe('There is no such ship.');
  const after = applyAll(state, [lost('hiei')]);
  expect(refusal(after, lost('hiei'))).toBe('Hiei sunk is out of the game already.');
});

it('[8.2] no more units land than wait', () => {
  const landed = (snlf: number, ija: number) => ({
    ...{ type: 'v1.UnitsLanded', hex: '1630', lost: 0 },
    ...{ snlf, ija, stalled: { snlf: 0, ija: 0 } },
  });
  const state = atTurn(3);
  const { snlf, ija } = state.forces.waiting;
  expect(refusal(state, landed(snlf + 1, 0))).toBe(`Fewer units were left to land than ${snlf + 1} in 1630.`);
  expect(refusal(state, landed(0, ija + 1))).toBe(`Fewer units were left to land than ${ija + 1} in 1630.`);
  expect(applyAll(state, [landed(snlf, ija)]).forces.waiting).toEqual({ snlf: 0, ija: 0 });
});

it('[7.3] ships that nobody has placed are nowhere when all are revealed', () => {
  expect(applyAll(atTurn(5), [{ type: 'v1.ShipsRevealed' }]).close).toEqual([]);
});

it('[5.3] carrier warfare is passed over once all ships are lost, and only then', () => {
  const ended = [{ type: 'v1.TurnEnded', turn: 4, skipped: [] }];
  const night = atTurn(4);
  expect(applyAll(night, ended).cursor).toEqual({ turn: 5, step: 'carrier-warfare' });
  const ships = [...someShips(6, 2, 2)].map((id) => ({ id, label: id, points: 0, when: '' }));
  const empty = applyAll({ ...night, ships }, ended);
  expect(empty.cursor.step).not.toBe('carrier-warfare');
});

it('[5.2] what owes nothing is left without a question', () => {
  const { prompts, outcome } = drive(iph, atTurn(5), 'end-step', {}, []);
  expect(prompts).toEqual([]);
  expect(outcome.events).toEqual([{ type: 'v1.StepEnded', step: 'operations' }]);
});

it('[5.0] each phase has its rule', () => {
  expect(SEQUENCE.steps.map(({ rule }) => rule)).toEqual(['5.3', '5.4', '5.5', '5.6']);
});

it.each(CALLED_ENDS.map(({ id }) => id))('[4.1] %s is an end by the rule that calls none', (end) => {
  const { outcome } = drive(iph, atTurn(5), 'stop-game', {}, [['how', end]]);
  expect(outcome.trace.map(({ rule }) => rule)).toEqual(['4.1', '4.1']);
});

it('[5.6] who is gone is told by the US', () => {
  expect(sideOf(retireSubCommand, atTurn(3), {})).toBe('us');
});
