import { describe, expect, it } from 'vitest';
import { emptyPack } from '../../../src/core/charts/pack';
import { type Outcome, packLookup, runProcedure } from '../../../src/core/play/procedure';
import type { Answer } from '../../../src/core/play/prompt';
import { rollCheck } from '../../../src/games/usn-deluxe/procedures/checks';
import { due } from '../../../src/games/usn-deluxe/procedures/due';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import type { UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { thirsty } from '../../../src/games/usn-deluxe/state/refuelling';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { usnDeluxe } from './game';

const PACK = packLookup(usnDeluxe.charts, emptyPack('own', usnDeluxe.id, 'test'));

function stateOn(turn: number, ship: string, place: string, step = 'p1'): UsnState {
  const begun: UsnEvent = {
    type: 'v1.Begun',
    players: { j: 'Ann', a: 'Bo' },
    scenario: 'g5',
    options: ['midwar'],
    house: initialState().house,
    ships: [{ ship, place, weeks: 0, fuelled: 1 }],
  };
  return { ...applyEvent(initialState(), begun).state, since: turn, cursor: { turn, step } };
}
const shipIn = ({ ships }: UsnState, id: string) => ships.find((ship) => ship.id === id);

describe('the register of ships', () => {
  it.each(['West Coast', 'India box'])('12(N): a ship that leaves %s has a full tank', (place) => {
    const state = stateOn(40, 'a:CV-3', place);
    expect(thirsty(state)).toEqual([]);
    const move: UsnEvent = { type: 'v1.ShipsMoved', ships: ['a:CV-3'], place: 'At sea' };
    const moved = applyEvent(state, move).state;
    expect(shipIn(moved, 'a:CV-3')).toMatchObject({ place: 'At sea', fuelled: 40 });
    expect(shipIn(applyEvent(moved, move).state, 'a:CV-3')).toMatchObject({ fuelled: 40 });
  });
  it('takes ships from the chart however their type is written', () => {
    const state = stateOn(40, 'a:CV-3', 'West Coast');
    const answers = new Map<string, Answer>();
    const said = { j: 'Two LAC, DUMMY-5 and cv-9', a: '-' };
    let outcome: Outcome<UsnEvent> | undefined;
    while (!outcome) {
      const run = runProcedure(due, state, {}, answers, PACK);
      if (run.status === 'done') outcome = run.outcome as Outcome<UsnEvent>;
      else if (run.prompt.kind === 'cell') {
        const { key, chart, column, row } = run.prompt;
        const value = said[column as 'j' | 'a'];
        answers.set(key, { kind: 'cell', chart, column, row, value, source: 'mapsheet', pack: 'own' });
      } else answers.set(run.prompt.key, { kind: 'form', values: { groups: [] } });
    }
    const came = outcome.events.find(({ type }) => type === 'v1.ShipsCame');
    expect(came).toMatchObject({ ships: [{ ship: 'j:Dummy-5' }, { ship: 'j:CV-9' }] });
  });
});

describe('a check of which nothing has to be asked', () => {
  it('comes at its dice at once', () => {
    const run = runProcedure(
      rollCheck,
      stateOn(40, 'a:CV-3', 'Truk', 'p5'),
      { check: 'airborneAA' },
      new Map(),
      PACK,
    );
    expect(run.status === 'done' ? 'done' : run.prompt.kind).toBe('dice');
  });
});
