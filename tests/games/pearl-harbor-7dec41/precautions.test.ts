import { describe, expect, it } from 'vitest';
import type { Service } from '../../../src/games/pearl-harbor-7dec41/data/sides';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { isConfirmed } from '../../../src/games/pearl-harbor-7dec41/state/command';
import { spent } from '../../../src/games/pearl-harbor-7dec41/state/points';
import { matchingGames } from '../../../src/games/pearl-harbor-7dec41/state/score';
import type { PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { applied, inPlay, played } from './pearl';
import { heldToRows, rowsUnder } from './rows';

heldToRows();

const confirm = (state: PearlState, service: Service): PearlState =>
  applied(state, [{ type: 'v1.DetectionConfirmed', service }]);
const phaseLater = (state: PearlState): PearlState =>
  applied(state, [{ type: 'v1.PhaseEnded', turn: state.game.cursor.turn, skipped: [] }]);
const paid = (state: PearlState, form: { readonly [field: string]: number }): number => {
  const after = played(state, 'precautions', [['precautions', form]]).state;
  return spent(after.game.spending) - spent(state.game.spending);
};
const ITEMS: { readonly [action: string]: string } = { 'PBY search': 'pby', 'Army bomber search': 'bomber' };

describe('[no more undetected mvp costs] who still pays', () => {
  it.each(rowsUnder('no more undetected'))('%s', (_, { given, expect: want }) => {
    let state = inPlay();
    if (given.jointCommand) state = { ...state, joint: [1] };
    for (const service of given.confirmed as string[])
      state = confirm(state, service.toLowerCase() as Service);
    if (given.phase === 'following') state = phaseLater(state);
    const item = ITEMS[String(given.action)] ?? 'unknown';
    expect(paid(state, { [item]: Number(given.units) })).toBe(want.mvps);
    if (want.navyConfirmed !== undefined) expect(isConfirmed(state, 'navy')).toBe(want.navyConfirmed);
  });

  it('[PH-25] the attack ends the costs of both from the next impulse, or from the next phase', () => {
    const attack = (house: object) => applied(inPlay({ impulse: 3 }, house), [{ type: 'v1.AttackBegun' }]);
    const state = attack({});
    expect(paid(state, { pby: 1, bomber: 1 })).toBe(3);
    expect(paid(applied(state, [{ type: 'v1.ImpulseBegun', impulse: 4 }]), { pby: 1, bomber: 1 })).toBe(0);
    const late = applied(attack({ attackAlert: 'phase' }), [{ type: 'v1.ImpulseBegun', impulse: 4 }]);
    expect(paid(late, { pby: 1 })).toBe(1);
    expect(paid(phaseLater(late), { pby: 1 })).toBe(0);
  });
});

describe('[Precautions] what they cost', () => {
  const rows = rowsUnder('Precautions Matching').filter(([, { expect: priced }]) => 'mvps' in priced);
  it.each(rows)('%s', (_, { given, expect: want }) => {
    const count = (key: string) => Number(given[key] ?? 0);
    const form = {
      pby: count('pby'),
      bomber: count('armyBombers'),
      submarine: count('subs'),
      readyArmy: count('readied'),
      sentNavy: count('singleEngineSent'),
    };
    const state = played(inPlay(), 'precautions', [['precautions', form]]).state;
    const after = given.jointCommand ? played(state, 'joint-command', [['joint', 'buy']]).state : state;
    expect(matchingGames(after).at(-1)?.mvps).toBe(want.mvps);
  });

  it('[PH-8] readied and then sent out: both lines are paid', () => {
    expect(paid(inPlay(), { readyNavy: 1, sentNavy: 1 })).toBe(3);
  });

  it('[PH-6] the joint centre is bought once in a series; by the switch, once in each game', () => {
    const bought = played(inPlay(), 'joint-command', [['joint', 'buy']]).state;
    expect(() => played(bought, 'joint-command', [['joint', 'buy']])).toThrow('choice.disabled');
    const next: PearlState = { ...bought, game: { ...bought.game, no: 2 } };
    expect(() => played(next, 'joint-command', [['joint', 'buy']])).toThrow('choice.disabled');
    const anew = { ...next, house: { ...next.house, joint: 'game' as const } };
    expect(played(anew, 'joint-command', [['joint', 'buy']]).state.joint).toEqual([1, 2]);
  });
});

describe('[US player must tell] what is opened, and when', () => {
  const spender = (mission: string): PearlState => {
    const planned = {
      ...inPlay(),
      game: { ...inPlay().game, plan: { mission, miniSubs: 0, invasion: false, entry: '', loads: '' } },
    } as PearlState;
    const some = played(planned, 'precautions', [['precautions', { pby: 3, sentArmy: 1 }]]).state;
    return played(some, 'joint-command', [['joint', 'buy']]).state;
  };
  const words = (state: PearlState) =>
    JSON.stringify(pearlHarbor.ledgers(state).filter(({ sealed }) => !sealed));

  it('at the end of a false alarm kind and number, not the joint centre', () => {
    const { outcome, state } = played(spender('false-alarm'), 'end-game', [['end', 'end']]);
    const told = JSON.stringify(outcome.trace);
    expect(told).toContain('3 × PBY search, Navy');
    expect(told).toContain('1 × Search and attack, Army');
    expect(told).not.toMatch(/joint/i);
    expect(outcome.reveals).toEqual(['plan:1:1', 'mvps:1:1']);
    expect(words(state)).toContain('Game 1, 5 mvps matched');
  });

  it('in a real attack everything, at Japan’s call after a confirmed detection', () => {
    const before = spender('attack');
    const offered = (state: PearlState) =>
      pearlHarbor
        .table(state)
        .panels.flatMap((panel) => (panel.kind === 'actions' ? panel.actions.map(({ id }) => id) : []));
    expect(offered(before)).not.toContain('disclose');
    const known = confirm(before, 'army');
    expect(offered(known)).toContain('disclose');
    const { outcome, state } = played(known, 'disclosure', [['call', 'open']]);
    const told = JSON.stringify(outcome.trace);
    expect(told).toContain('Joint command centre, game 1');
    expect(told).toContain('3 × PBY search, Navy');
    expect(outcome.reveals).toEqual(['joint:1', 'mvps:1:1', 'reports:1:1']);
    expect(state.game).toMatchObject({ opened: 'attack', disclosed: true });
  });

  it('[PH-51] a false alarm has no such call, and nothing comes of a slip', () => {
    const { outcome } = played(confirm(spender('false-alarm'), 'army'), 'disclosure');
    expect(outcome.events).toEqual([]);
    expect(outcome.reveals).toBeUndefined();
  });

  it('when nothing was confirmed, at the end of the real attack', () => {
    const { outcome, state } = played(spender('attack'), 'end-game', [['end', 'end']]);
    expect(JSON.stringify(outcome.trace)).toContain('Joint command centre, game 1');
    expect(outcome.reveals).toContain('joint:1');
    expect(pearlHarbor.ledgers(state).some(({ sealed }) => sealed)).toBe(false);
  });
});
