import { describe, expect, it } from 'vitest';
import type { FormPrompt } from '../../../src/core/play/prompt';
import { MINI_SUB_TURN } from '../../../src/games/pearl-harbor-7dec41/data/sequence';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { endReached } from '../../../src/games/pearl-harbor-7dec41/state/score';
import type { PearlState, Plan } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { everyThrow, shareOf } from './every-throw';
import { ahead, inPlay, played } from './pearl';
import { heldToRows, wanted } from './rows';

heldToRows();

/** The plan's form, as it is asked. */
const planForm = (state: PearlState): FormPrompt => {
  const step = pearlHarbor.procedures.plan?.run(state, {}).next();
  if (step?.done || step?.value.kind !== 'form') throw new Error('no form');
  return step.value;
};
const PLAN = { mission: 'attack', miniSubs: 'no', invasion: 'no', entry: '', loads: '' };
const seal = (state: PearlState, values: object = {}): Plan => {
  const { plan } = played(state, 'plan', [['plan', { ...PLAN, ...values }]]).state.game;
  if (!plan || plan === 'paper') throw new Error('no plan');
  return plan;
};

describe('Setups: attack or false alarm', () => {
  it.each([
    ['game 1, free choice', 0],
    ['game 2 after one false alarm', 1],
    ['game 3 after two false alarms', 2],
  ])('%s', (name, alarms) => {
    const field = planForm(ahead(alarms)).fields.find(({ key }) => key === 'mission');
    const open = field?.kind === 'choice' ? field.options.filter(({ disabled }) => !disabled) : [];
    const words = { attack: 'real attack', 'false-alarm': 'false alarm' } as { [value: string]: string };
    const mayChoose = open.map(({ value }) => words[value]);
    expect({ mayChoose, ...(mayChoose.length === 1 && { forced: true }) }).toEqual(wanted(name));
  });

  it('most false alarms in a series, and a game after a real attack', () => {
    expect(wanted('most false alarms in a series')).toEqual({ maxFalseAlarms: 2, maxGames: 3 });
    const ended = played(inPlay({ plan: seal(ahead(0)) }), 'end-game', [['end', 'end']]).state;
    expect(ended.game.stage === 'over' && endReached(ended) !== undefined).toBe(
      wanted('game 2 after a real attack').seriesOver,
    );
  });

  it('mini-subs are a choice, and an invasion is', () => {
    const keys = planForm(ahead(0)).fields.map(({ key }) => key);
    for (const name of ['mini-subs are a choice', 'invasion is a choice'])
      expect(wanted(name)).toMatchObject({ decidedBy: 'Japanese', when: 'setup', optional: true });
    expect(keys).toEqual(expect.arrayContaining(['miniSubs', 'invasion']));
    expect(seal(ahead(0))).toMatchObject({ miniSubs: 0, invasion: false });
    expect(seal(ahead(0), { miniSubs: 'yes', count: 3, when: 'open', invasion: 'yes' })).toMatchObject({
      miniSubs: 3,
      invasion: true,
    });
  });

  it('neither goes with a false alarm (PH-55)', () => {
    const alarm = seal(ahead(0), { mission: 'false-alarm', miniSubs: 'yes', invasion: 'yes' });
    expect(alarm).toMatchObject({ mission: 'false-alarm', miniSubs: 0, invasion: false });
  });

  it('mini-sub timing, normal and for beginners', () => {
    const preset = { miniSubs: 'yes', count: 5, when: 'preset', turn: '6', impulse: 2 };
    expect(seal(ahead(0), preset).miniSubsAt).toEqual({ turn: 6, impulse: 2 });
    expect(seal(ahead(0), { ...preset, when: 'open' }).miniSubsAt).toBeUndefined();
    expect(wanted('mini-sub timing, normal').attackImpulsePresetExactly).toBe(true);
    expect(wanted('mini-sub timing, beginner').attackImpulsePresetExactly).toBe(false);
    expect(MINI_SUB_TURN).toBe(5);
  });

  it('the plan is Japan’s alone', () => expect(planForm(ahead(0)).secret).toBe('jp'));
});

describe('US Carriers', () => {
  const harbour = everyThrow(ahead(0, { plan: 'paper' }), 'harbour');
  it('Enterprise a third, Lexington a third of that', () => {
    const of = (ids: readonly string[]) =>
      shareOf(harbour, ({ state }) => JSON.stringify(state.game.inHarbour) === JSON.stringify(ids));
    expect([of([]), of(['enterprise']), of(['enterprise', 'lexington'])]).toEqual(['2/3', '2/9', '1/9']);
  });

  it.each([
    ['Enterprise roll fails at setup', [] as string[]],
    ['Enterprise in, Lexington not in harbor', ['enterprise']],
    ['both carriers in harbor', ['enterprise', 'lexington']],
  ])('%s', (name, inHarbour) => {
    const state = inPlay({ inHarbour, cursor: { turn: 1, step: 'arrivals' } });
    const rolls = wanted(name).edgeRollsEachDay as string[];
    const taps = ['Enterprise', 'Lexington'].map((carrier) =>
      rolls.includes(carrier)
        ? ([carrier.toLowerCase(), [1, 1]] as const)
        : ([`${carrier.toLowerCase()}:none`, 'on'] as const),
    );
    const { prompts } = played(state, 'arrivals', [...taps, ['read', 'done']]);
    expect(prompts.filter(({ kind }) => kind === 'dice').map(({ key }) => key)).toEqual(
      rolls.map((c) => c.toLowerCase()),
    );
  });

  it('Lexington has no harbor roll once that of Enterprise fails, and an edge roll of its own', () => {
    const { prompts, state } = played(ahead(0, { plan: 'paper' }), 'harbour', [
      ['enterprise', 1],
      ['lexington:none', 'on'],
      ['read', 'done'],
    ]);
    const first = inPlay({ inHarbour: state.game.inHarbour ?? [], cursor: { turn: 1, step: 'arrivals' } });
    const ways = everyThrow(first, 'arrivals');
    const alone = shareOf(ways, (way) => way.state.game.arrived.join() === 'lexington');
    expect({
      lexingtonHarborRoll: prompts.some(({ key }) => key === 'lexington'),
      separateRolls: alone === '3/16',
      edgeRollsEachDay: ['Enterprise', 'Lexington'],
    }).toEqual(wanted('Enterprise roll fails at setup'));
  });

  it('each rolls a quarter a day until it comes', () => {
    const state = inPlay({ inHarbour: [], cursor: { turn: 1, step: 'arrivals' } });
    const ways = everyThrow(state, 'arrivals');
    expect(shareOf(ways, (way) => way.state.game.arrived.includes('lexington'))).toBe('1/4');
    const came = inPlay({
      inHarbour: [],
      arrived: ['lexington'],
      arrivalDays: [1],
      cursor: { turn: 5, step: 'arrivals' },
    });
    const { prompts } = played(came, 'arrivals', [
      ['enterprise', [6, 6]],
      ['lexington:none', 'on'],
      ['read', 'done'],
    ]);
    expect(prompts.map(({ key }) => key)).toEqual(['enterprise', 'lexington:none', 'read']);
    expect(prompts.at(-1)?.hint).toContain('A-1 to C-1');
    expect(wanted('edge hexes for US carriers').hexes).toEqual(['A-1', 'B-1', 'C-1']);
  });

  it('all of it is the US’s alone: harbor roll is hidden', () => {
    const { prompts } = played(ahead(0, { plan: 'paper' }), 'harbour', [
      ['enterprise', 1],
      ['lexington:none', 'on'],
      ['read', 'done'],
    ]);
    expect(prompts.every(({ secret }) => secret === 'us')).toBe(wanted('harbor roll is hidden').secret);
  });

  it('Enterprise in harbor: her air units are on Ford Island', () => {
    const { prompts } = played(ahead(0, { plan: 'paper' }), 'harbour', [
      ['enterprise', 6],
      ['lexington', 1],
      ['read', 'done'],
    ]);
    expect(wanted('Enterprise in harbor')).toEqual({ airUnitsAt: 'Ford Island', lexingtonHarborRoll: true });
    expect(prompts.at(-1)?.hint).toContain('Ford Island');
  });
});

describe('US Subs and Searches: what is paid', () => {
  const paid = (state: PearlState, bought: { readonly [kind: string]: number }): number =>
    played(state, 'precautions', [['precautions', bought]]).state.game.spending.reduce(
      (sum, { mvps }) => sum + mvps,
      0,
    );
  const confirmed = { reports: 1, confirmed: { turn: 2, impulse: 1 } };
  it.each([
    ['sub out before any warning', inPlay()],
    ['sub leaves after confirmation', inPlay({ command: { army: { reports: 0 }, navy: confirmed } })],
    ['sub leaves after attack begins', inPlay({ attack: { turn: 1, impulse: 1 } })],
  ])('%s', (name, state) => {
    expect({ legal: true, mvps: paid(state, { submarine: 1 }) }).toEqual(wanted(name));
  });
  it('a unit searching on several turns is one line (PH-7)', () => {
    expect(paid(inPlay(), { pby: 1 })).toBe(wanted('unit searching on several turns').mvps);
  });
  it('same searches in two games are paid twice', () => {
    const first = played(inPlay({ plan: seal(ahead(0), { mission: 'false-alarm' }) }), 'precautions', [
      ['precautions', { pby: 2 }],
    ]).state;
    const next = played(first, 'end-game', [['end', 'end']]).state;
    const again = played(next, 'precautions', [['precautions', { pby: 2 }]]).state;
    const sum = (lines: readonly { readonly mvps: number }[]) =>
      lines.reduce((total, { mvps }) => total + mvps, 0);
    expect({ mvpsGame1: sum(again.past[0]?.spending ?? []), mvpsGame2: sum(again.game.spending) }).toEqual(
      wanted('same searches in two games'),
    );
  });
});
