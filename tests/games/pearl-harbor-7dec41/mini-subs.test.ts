import { describe, expect, it } from 'vitest';
import type { ChoicePrompt } from '../../../src/core/play/prompt';
import type { GameState, PearlState, Plan } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { everyThrow, has, shareOf } from './every-throw';
import { inPlay, played } from './pearl';

const PLAN: Plan = { mission: 'attack', miniSubs: 2, invasion: false, entry: '', loads: '' };
const AT_ENTRY: Partial<GameState> = { cursor: { turn: 5, step: 'mini-subs' }, plan: PLAN };
const CONFIRMED = { reports: 1, confirmed: { turn: 1, impulse: 0 } };
const sunkOf = ({ game }: PearlState): number => game.miniSubs?.sunk ?? 0;

describe('USS Ward', () => {
  it('rolls for each: 25% until one is sunk, then 50%', () => {
    const ways = everyThrow(inPlay(AT_ENTRY), 'mini-subs-enter');
    const of = (count: number) => shareOf(ways, ({ state }) => sunkOf(state) === count);
    // 1/4 × 1/2; 1/4 × 1/2 + 3/4 × 1/4; 3/4 × 3/4.
    expect([of(2), of(1), of(0)]).toEqual(['1/8', '5/16', '9/16']);
  });

  it('rolls 50% throughout once the air attack has begun (PH-16)', () => {
    const ways = everyThrow(inPlay({ ...AT_ENTRY, attack: { turn: 3, impulse: 2 } }), 'mini-subs-enter');
    expect(shareOf(ways, ({ state }) => sunkOf(state) === 0)).toBe('1/4');
  });

  it('the first one sunk is a Navy report, the second confirms outright (PH-17)', () => {
    for (const { state, outcome } of everyThrow(inPlay(AT_ENTRY), 'mini-subs-enter')) {
      const sunk = sunkOf(state);
      expect(state.game.command.navy.confirmed !== undefined).toBe(sunk === 2);
      expect(state.game.command.army.confirmed).toBeUndefined();
      expect(outcome.events.filter(({ type }) => type === 'v1.ContactMade')).toHaveLength(sunk === 1 ? 1 : 0);
    }
  });

  it('the denial of that report is the ladder’s first rung', () => {
    const { state } = played(inPlay(AT_ENTRY), 'mini-subs-enter', [
      ['ward-1', [4, 6]],
      ['ward-2', 3],
    ]);
    expect(state.game.reports).toMatchObject([{ service: 'navy', state: 'open' }]);
    expect(shareOf(everyThrow(state, 'report'), has('v1.ReportDenied'))).toBe('1/2');
  });

  it('tells a Navy that knows nothing new', () => {
    const state = inPlay({ ...AT_ENTRY, command: { army: { reports: 0 }, navy: CONFIRMED } });
    const { outcome } = played(state, 'mini-subs-enter', [
      ['ward-1', [4, 4]],
      ['ward-2', 4],
    ]);
    expect(outcome.events.map(({ type }) => type)).toEqual(['v1.MiniSubsEntered', 'v1.MiniSubsSunk']);
  });

  it('asks the number when the plan is on paper, and there may be none', () => {
    const paper = inPlay({ ...AT_ENTRY, plan: 'paper' });
    const { state } = played(paper, 'mini-subs-enter', [
      ['count', { count: 1 }],
      ['ward-1', [1, 1]],
    ]);
    expect(state.game.miniSubs).toEqual({ entered: 1, sunk: 0, gone: false });
    const none = inPlay({ ...AT_ENTRY, plan: { ...PLAN, miniSubs: 0 } });
    expect(played(none, 'mini-subs-enter').outcome.events).toEqual([]);
    expect(played(state, 'mini-subs-enter').outcome.events).toEqual([]);
  });
});

/** One that got through, at the hour of the attack. */
const ready = (more: Partial<GameState> = {}, house: Parameters<typeof inPlay>[1] = {}): PearlState =>
  inPlay(
    {
      cursor: { turn: 6, step: 'air' },
      impulse: 2,
      attack: { turn: 6, impulse: 2 },
      miniSubs: { entered: 1, sunk: 0, gone: false },
      ...more,
    },
    house,
  );
const statusOf = ({ game }: PearlState, ship: string): string | undefined =>
  game.ships.find(({ id }) => id === ship)?.status;
const ALERTED = { command: { army: { reports: 0 }, navy: CONFIRMED } };

describe('Mini-subs', () => {
  const shares = (state: PearlState) => {
    const ways = everyThrow(state, 'mini-subs-attack', { 'target-1': 'oklahoma' });
    return Object.fromEntries(
      ['ok', 'damaged', 'bottomed', 'destroyed'].map((status) => [
        status,
        shareOf(ways, (way) => statusOf(way.state, 'oklahoma') === status),
      ]),
    );
  };

  it('without alert: a half hit, a half of those destroyed', () => {
    expect(shares(ready())).toEqual({ ok: '1/2', damaged: '0', bottomed: '1/4', destroyed: '1/4' });
  });
  it('with alert: a hit bottoms', () => {
    expect(shares(ready(ALERTED))).toEqual({ ok: '1/2', damaged: '0', bottomed: '1/2', destroyed: '0' });
  });
  it('by the table, without and with alert (PH-18)', () => {
    const table = { miniSub: 'table' } as const;
    expect(shares(ready({}, table))).toEqual({ ok: '1/4', damaged: '0', bottomed: '3/8', destroyed: '3/8' });
    expect(shares(ready(ALERTED, table))).toEqual({
      ok: '1/3',
      damaged: '1/3',
      bottomed: '1/3',
      destroyed: '0',
    });
  });
  it('an attack begun in the same impulse has alerted nobody yet, one of the impulse before has (PH-25)', () => {
    expect(shares(ready({ attack: { turn: 6, impulse: 1 } })).destroyed).toBe('0');
    expect(shares(ready({ attack: { turn: 6, impulse: 1 } }, { attackAlert: 'phase' })).destroyed).toBe(
      '1/4',
    );
  });

  it('vanish after their attack, whether they hit or not', () => {
    for (const { state } of everyThrow(ready(), 'mini-subs-attack', { 'target-1': 'oklahoma' }))
      expect(state.game.miniSubs?.gone).toBe(true);
    const { state } = played(ready(), 'mini-subs-attack', [
      ['target-1', 'nevada'],
      ['hit-1', 1],
    ]);
    expect(played(state, 'mini-subs-attack').outcome.events).toEqual([]);
  });

  it('each survivor attacks one ship, the second sees what the first did', () => {
    const { state } = played(ready({ miniSubs: { entered: 3, sunk: 1, gone: false } }), 'mini-subs-attack', [
      ['target-1', 'oklahoma'],
      ['hit-1', 6],
      ['effect-1:effect', 1],
      ['target-2', 'oklahoma'],
      ['hit-2', 6],
    ]);
    expect(statusOf(state, 'oklahoma')).toBe('destroyed');
  });

  it('cannot attack the four torpedo-proof ships (PH-19)', () => {
    const { prompts } = played(ready(), 'mini-subs-attack', [
      ['target-1', 'nevada'],
      ['hit-1', 1],
    ]);
    const barred = (prompts[0] as ChoicePrompt).options.filter(({ disabled }) => disabled);
    expect(barred.map(({ value }) => value).sort()).toEqual([
      'arizona',
      'maryland',
      'pennsylvania',
      'tennessee',
    ]);
  });

  it('wait for Japan’s word that the attack begins', () => {
    const { attack: _, ...game } = ready().game;
    expect(played({ ...ready(), game }, 'mini-subs-attack').outcome.events).toEqual([]);
  });

  it('attack at their preset impulse, or the log says that the plan was another', () => {
    const at = (impulse: number) =>
      played(ready({ plan: { ...PLAN, miniSubsAt: { turn: 6, impulse } } }), 'mini-subs-attack', [
        ['target-1', 'nevada'],
        ['hit-1', 1],
      ]).outcome.trace.some(({ kind }) => kind === 'warning');
    expect([at(2), at(3)]).toEqual([false, true]);
  });
});
