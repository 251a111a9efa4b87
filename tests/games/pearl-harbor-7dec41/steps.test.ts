import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/core/play/view';
import {
  HELD_BACK,
  LAUNCH_RATE,
  MOST_MARKERS,
  SHIP_HEXES,
} from '../../../src/games/pearl-harbor-7dec41/data/limits';
import { IMPULSES, TURNS } from '../../../src/games/pearl-harbor-7dec41/data/sequence';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import type { GameState, PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { inPlay, stepOffers } from './pearl';
import { heldToRows, wanted } from './rows';

heldToRows();

const at = (turn: number, step: string, more: Partial<GameState> = {}): PearlState =>
  inPlay({ cursor: { turn, step }, ...more });
const open = (actions: readonly Action[]) => actions.filter(({ disabled }) => !disabled).map(({ id }) => id);
const rowsOf = (state: PearlState) => {
  const panel = pearlHarbor.table(state).panels.find(({ title }) => title === 'On the map');
  return panel?.kind === 'facts' ? panel.rows.map(({ label, value }) => `${label}: ${value}`) : [];
};

describe('Gameturn Sequence: what each step offers', () => {
  it.each([
    ['mini-subs', 5, ['mini-subs-enter']],
    ['movement', 2, ['mini-subs-enter', 'surface-contact', 'surface-combat', 'submarine-attack']],
    ['search', 2, ['us-search', 'jp-search', 'clipper']],
    ['search', 1, ['clipper']],
    ['air', 2, ['us-strike', 'us-contact', 'radar', 'sub-sighting', 'launch-contact', 'crash']],
    ['air', 1, []],
  ] as const)('%s, phase %i', (step, turn, ids) => {
    expect(open(stepOffers(at(turn, step)))).toEqual(ids);
  });

  it('an attack opens the harbor, the landing and the Japanese strikes', () => {
    const attack = { turn: 2, impulse: 1 };
    expect(open(stepOffers(at(3, 'movement', { attack })))).toEqual([
      'mini-subs-enter',
      'surface-contact',
      'surface-combat',
      'submarine-attack',
      'sortie',
      'landing',
    ]);
    expect(open(stepOffers(at(3, 'air', { attack })))).toContain('jp-strike');
    const miniSubs = { entered: 2, sunk: 1, gone: false };
    expect(open(stepOffers(at(5, 'air', { attack, miniSubs })))).toEqual(['mini-subs-attack']);
    expect(open(stepOffers(at(5, 'air', { miniSubs })))).toEqual([]);
  });

  it('[Detection] until Japan has revealed the attack, that stands where its strikes will', () => {
    const ids = (more: Partial<GameState>) => {
      const { main, actions, panels } = pearlHarbor.table(at(2, 'air', { impulse: 1, ...more }));
      const listed = panels.flatMap((panel) => (panel.kind === 'actions' ? panel.actions : []));
      const side = [main, ...actions].flatMap((each) => (each ? [each.id] : []));
      return { side, listed: listed.map(({ id }) => id) };
    };
    const before = ids({});
    expect(before.side).toEqual(['impulse', 'attack', 'us-strike', 'end-phase']);
    expect(before.listed).not.toContain('attack');
    expect(before.listed).not.toContain('jp-strike');
    const after = ids({ attack: { turn: 2, impulse: 1 } });
    expect(after.side).toEqual(['jp-strike', 'us-strike', 'impulse', 'end-phase']);
  });

  it('a report waits in every step, and is owed', () => {
    const reports = [{ id: 'c1', service: 'army', label: 'Radar', state: 'open' }] as const;
    for (const step of ['movement', 'search', 'air']) {
      const state = at(2, step, { reports });
      expect(pearlHarbor.table(state).main?.id).toBe('report');
      expect(pearlHarbor.table(state).obligations).toHaveLength(1);
    }
  });

  it('every action opens a procedure that asks something or says why not', () => {
    const attack = { turn: 2, impulse: 1 };
    const states = [1, 2, 5].flatMap((turn) =>
      ['mini-subs', 'movement', 'search', 'air'].map((step) => at(turn, step, { attack })),
    );
    for (const state of states)
      for (const { procedure } of stepOffers(state))
        expect(Object.keys(pearlHarbor.procedures)).toContain(procedure);
  });

  it('the plan changes nothing that is offered', () => {
    const plan = (miniSubs: number, invasion: boolean) =>
      ({ mission: 'attack', miniSubs, invasion, entry: '', loads: '' }) as const;
    for (const [turn, step] of [
      [5, 'mini-subs'],
      [3, 'movement'],
      [3, 'air'],
    ] as const)
      expect(stepOffers(at(turn, step, { plan: plan(0, false) }))).toEqual(
        stepOffers(at(turn, step, { plan: plan(5, true) })),
      );
  });
});

describe('what the map keeps is reminded of', () => {
  it('Ship Movement', () => {
    expect(SHIP_HEXES.warship).toBe(wanted('hexes: undamaged warship').maxHexes);
    for (const name of ['transport', 'old battleship squadron', 'US sub'])
      expect(SHIP_HEXES.slow).toBe(wanted(`hexes: ${name}`).maxHexes);
    expect(SHIP_HEXES.damaged).toBe(wanted('hexes: damaged warship').maxHexes);
    expect(MOST_MARKERS).toBe(wanted('marker limit').max);
    expect(rowsOf(at(2, 'movement'))).toContain('Undamaged warships: 2 hexes');
  });
  it('Entry, in the first phase alone', () => {
    const stay = 'Japanese task forces: stay on their entry hexes';
    expect([rowsOf(at(1, 'movement')).includes(stay), rowsOf(at(2, 'movement')).includes(stay)]).toEqual([
      true,
      false,
    ]);
  });
  it('Launching and Air Impulses', () => {
    const phases = TURNS.filter(({ date }) => date === 'Day 1').length;
    expect({ maxImpulses: IMPULSES, phaseHours: 24 / phases }).toEqual(wanted('impulses in a phase'));
    expect(LAUNCH_RATE.carrier).toBe(wanted('carrier launches in one impulse').maxSquadrons);
    expect(LAUNCH_RATE.single).toBe(wanted('land base, single-engine').max);
    expect(LAUNCH_RATE.multi).toBe(wanted('land base, multi-engine').max);
    expect(2 - HELD_BACK).toBe(wanted('wave waits for another').rangeLeft);
    expect(rowsOf(at(2, 'air'))).toContain('Take-off, US land base: 3 single-engine, 2 multi-engine');
    expect(rowsOf(at(2, 'air'))).toContain(
      'Room for squadrons of a lost carrier: Akagi, Kaga, Shokaku, Zuikaku to 3; others to 2',
    );
    expect(rowsOf(at(1, 'air'))).toEqual([]);
  });
});
