import { describe, expect, it } from 'vitest';
import type { DicePrompt } from '../../../src/core/play/prompt';
import type { Service } from '../../../src/games/pearl-harbor-7dec41/data/sides';
import { nthReport } from '../../../src/games/pearl-harbor-7dec41/state/command';
import type { PearlState, Report } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { ALL, everyThrow, has, plus, type Share, shareOf, times, written } from './every-throw';
import { inPlay, played } from './pearl';
import { heldToRows, rowsUnder } from './rows';

heldToRows();

const NIGHT = { turn: 1, step: 'movement' };
const percentOf: { readonly [share: string]: number } = {
  '0': 0,
  '1/16': 6,
  '1/8': 12,
  '1/4': 25,
  '1/3': 33,
  '1/2': 50,
  '2/3': 66,
  '3/4': 75,
  '7/8': 87,
  '1': 100,
};

/** A state in which each service has heard so many reports, and `service` waits for an answer to one more. */
const waiting = (
  before: { readonly [S in Service]: number },
  service: Service,
  joint: boolean,
): PearlState => ({
  ...inPlay({
    command: { army: { reports: before.army }, navy: { reports: before.navy } },
    reports: [{ id: 'c9', service, label: 'Radar', state: 'open' }],
  }),
  joint: joint ? [1] : [],
});

describe('Command Denial', () => {
  const ladder = rowsUnder('Detection – without', 'With Army-Navy', 'Once one service').filter(
    ([, { expect: wanted }]) => 'denialPercent' in wanted,
  );
  it('has all rungs', () => expect(ladder).toHaveLength(11));
  it.each(ladder)('%s', (_, { given, expect: wanted }) => {
    const service = given.service === 'Navy' ? 'navy' : 'army';
    const heard = (own: 'army' | 'navy', key: string): number =>
      Number(given[key] ?? (service === own ? (given.detectionsBefore ?? 0) : 0));
    const state = waiting(
      { army: heard('army', 'armyDetectionsBefore'), navy: heard('navy', 'navyDetectionsBefore') },
      service,
      given.jointCommand === true,
    );
    const denied = shareOf(everyThrow(state, 'report'), has('v1.ReportDenied'));
    expect(percentOf[denied]).toBe(wanted.denialPercent);
  });

  it('a dismissed report counts for the next rung; the last one needs no dice', () => {
    let state = waiting({ army: 0, navy: 0 }, 'army', false);
    const counts: number[] = [];
    for (const denial of [[6], [6, 6]]) {
      const { state: after, prompts } = played(state, 'report', [
        ['denial', denial],
        ['read', 'done'],
      ]);
      counts.push((prompts[0] as DicePrompt).count);
      expect(after.game.command.army).toEqual({ reports: counts.length });
      state = waiting({ army: counts.length, navy: 0 }, 'army', false);
    }
    const { state: after } = played(state, 'report', [
      ['denial:none', 'on'],
      ['read', 'done'],
    ]);
    expect(counts).toEqual([1, 2]);
    expect(after.game.command.army.confirmed).toBeDefined();
  });

  it('is rolled by the US alone and stays sealed', () => {
    const state = waiting({ army: 0, navy: 0 }, 'army', false);
    const { prompts } = played(state, 'report', [
      ['denial', 1],
      ['read', 'done'],
    ]);
    expect(prompts.map(({ secret }) => secret)).toEqual(['us', 'us']);
  });

  it('confirms both services at once with a joint center, one of them without', () => {
    const confirmedBy = (joint: boolean) => {
      const { state } = played(waiting({ army: 0, navy: 0 }, 'navy', joint), 'report', [
        ['denial', joint ? [1, 6] : 1],
        ['read', 'done'],
      ]);
      return [
        state.game.command.army.confirmed !== undefined,
        state.game.command.navy.confirmed !== undefined,
      ];
    };
    expect(confirmedBy(true)).toEqual([true, true]);
    expect(confirmedBy(false)).toEqual([false, true]);
  });

  it('without a report there is nothing to believe', () => {
    expect(played(inPlay(), 'report').outcome.events).toEqual([]);
  });
});

describe('Radar', () => {
  it.each([
    ['0', '7/8'],
    ['1', '7/8'],
    ['2', '1/3'],
  ])('%s hexes away', (where, share) => {
    const ways = everyThrow(inPlay(), 'radar', { where });
    expect(shareOf(ways, has('v1.ContactMade'))).toBe(share);
    const [report] = ways.flatMap(({ state }) => state.game.reports);
    expect(report).toMatchObject({ service: 'army', state: 'open' });
  });

  /** A wave through the 2-hex ring and then the 1-hex ring; every report is answered before the next look. */
  it.each([
    ['separate commands', false, '109/192'],
    ['a joint center', true, '73/96'],
  ])('confirmed on the way in, with %s', (_, joint, share) => {
    const state = inPlay();
    const start: readonly (readonly [PearlState, Share])[] = [
      [joint ? { ...state, joint: [1] } : state, ALL],
    ];
    const through = ['2', '1'].reduce((now, where) => merged(look(now, where)), start);
    const confirmed = through.filter(([{ game }]) => game.command.army.confirmed);
    const seen = through.filter(([now]) => nthReport(now, 'army') > 1);
    expect(sum(seen)).toBe('11/12');
    expect(sum(confirmed)).toBe(share);
  });

  const look = (states: readonly (readonly [PearlState, Share])[], where: string) =>
    merged(
      states.flatMap(([state, share]) =>
        everyThrow(state, 'radar', { where }).map((way) => [way.state, times(share, way.share)] as const),
      ),
    ).flatMap(([state, share]) =>
      state.game.reports.some((report) => report.state === 'open')
        ? everyThrow(state, 'report').map((after) => [after.state, times(share, after.share)] as const)
        : [[state, share] as const],
    );
  const sum = (states: readonly (readonly [PearlState, Share])[]): string =>
    written(states.reduce((total, [, share]) => plus(total, share), { of: 0n, in: 1n }));
  /** States that are alike, together. */
  const merged = (states: readonly (readonly [PearlState, Share])[]) => {
    const all = new Map<string, readonly [PearlState, Share]>();
    for (const [state, share] of states) {
      const key = JSON.stringify([state.game.command, state.game.reports]);
      const before = all.get(key);
      all.set(key, [state, before ? plus(before[1], share) : share]);
    }
    return [...all.values()];
  };
});

describe('Sub Detection', () => {
  it.each([
    ['0', '1'],
    ['1', '1/2'],
  ])('%s hexes away', (where, share) => {
    const ways = everyThrow(inPlay(), 'sub-sighting', { where });
    expect(shareOf(ways, has('v1.ContactMade'))).toBe(share);
    expect(ways.flatMap(({ state }) => state.game.reports).every(({ service }) => service === 'navy')).toBe(
      true,
    );
  });
});

describe('Air-to-air', () => {
  it.each(['army', 'navy'])('a quarter, and a report of the %s', (where) => {
    const ways = everyThrow(inPlay(), 'launch-contact', { where });
    expect(shareOf(ways, has('v1.ContactMade'))).toBe('1/4');
    expect(ways.flatMap(({ state }) => state.game.reports).every(({ service }) => service === where)).toBe(
      true,
    );
  });
});

describe('China Clipper', () => {
  it.each(rowsUnder('“Last message'))('%s', (_, { given, expect: wanted }) => {
    const pieces = Number(given.hiddenJapaneseInWest);
    const state = inPlay(given.time === 'night' ? { cursor: NIGHT } : {});
    const misses = Array.from({ length: pieces }, (__, i) => [`seen-${i + 1}`, [1, 1, 1, 1]] as const);
    const { prompts } = played(state, 'clipper', [['pieces', { pieces }], ...misses]);
    const dice = prompts.filter((prompt): prompt is DicePrompt => prompt.kind === 'dice');
    expect(dice).toHaveLength(Number(wanted.rolls));
    for (const { count } of dice) expect(count).toBe(wanted.dicePerRoll ?? 4);
  });

  it('one in sixteen; a dummy is no report (PH-50)', () => {
    const ways = everyThrow(inPlay(), 'clipper', { 'what-1': 'ships' });
    expect(shareOf(ways, has('v1.ContactMade'))).toBe('1/16');
    const dummy = played(inPlay(), 'clipper', [
      ['pieces', { pieces: 1 }],
      ['seen-1', [4, 5, 6, 4]],
      ['what-1', 'dummy'],
    ]);
    expect(dummy.outcome.events).toEqual([]);
  });
});

describe('Air-to-sea', () => {
  it.each([
    [0, '7/8'],
    [1, '7/8'],
    [2, '2/3'],
    [3, '1/2'],
    [4, '1/3'],
    [5, '1/4'],
    [6, '1/8'],
  ])('a PBY at %i hexes', (m1, share) => {
    const answers = { unit: 'pby', markers: { count: 1, m1 }, 'what-1': 'ships' };
    const ways = everyThrow(inPlay(), 'air-search', answers, { side: 'us' });
    expect(shareOf(ways, has('v1.ContactMade'))).toBe(share);
  });

  it.each([
    ['pby', 6, 'navy'],
    ['b17', 6, 'army'],
    ['medium', 4, 'army'],
    ['carrier', 3, 'navy'],
    ['tbd', 2, 'navy'],
    ['fighter', 3, 'army'],
  ] as const)('%s: up to %i hexes, a report of the %s', (unit, hexes, service) => {
    const dice: Record<number, number[]> = { 2: [6], 3: [6], 4: [6], 6: [6, 6, 6] };
    const search = (m1: number) =>
      played(
        inPlay(),
        'air-search',
        [
          ['unit', unit],
          ['markers', { count: 1, m1 }],
          ['found-1', dice[m1] ?? [6]],
          ['what-1', 'ships'],
        ],
        { side: 'us' },
      );
    expect(search(hexes).state.game.reports).toMatchObject([{ service }]);
    expect(() => search(hexes + 1)).toThrow('refused');
  });

  it('at night nobody searches, and seven hexes are beyond everybody', () => {
    const night = inPlay({ cursor: { turn: 5, step: 'search' } });
    for (const side of ['us', 'jp']) expect(played(night, 'air-search', [], { side }).prompts).toEqual([]);
    const far = [
      ['unit', 'pby'],
      ['markers', { count: 1, m1: 7 }],
    ] as const;
    expect(() => played(inPlay(), 'air-search', far, { side: 'us' })).toThrow('refused');
  });

  it('a strike that looks for its ships has the same chances by its own heading', () => {
    const answers = { unit: 'tbd', markers: { count: 1, m1: 2 }, 'what-1': 'ships' };
    const ways = everyThrow(inPlay(), 'air-search', answers, { side: 'us', strike: true });
    expect(shareOf(ways, has('v1.ContactMade'))).toBe('2/3');
    expect(ways[0]?.outcome.trace[0]).toMatchObject({ rule: 'Strike Contact' });
  });

  it('each marker is rolled for; what Japan finds stands at once', () => {
    const { outcome, prompts } = played(
      inPlay(),
      'air-search',
      [
        ['markers', { count: 2, m1: 2, m2: 3 }],
        ['found-1', 1],
        ['found-2', 4],
        ['what-2', 'ships'],
      ],
      { side: 'jp' },
    );
    expect(prompts.filter(({ kind }) => kind === 'dice')).toHaveLength(2);
    expect(outcome.events).toEqual([]);
    expect(outcome.trace[0]?.value).toBe('found');
  });

  it('a service that has its confirmation is told nothing more', () => {
    const confirmed = { reports: 1, confirmed: { turn: 1, impulse: 0 } };
    const state = inPlay({ command: { army: { reports: 0 }, navy: confirmed } });
    const ways = everyThrow(state, 'air-search', { unit: 'pby', 'what-1': 'ships' }, { side: 'us' });
    expect(shareOf(ways, has('v1.ContactMade'))).toBe('0');
  });

  it('several finds are several reports with names of their own', () => {
    const before: Report = { id: 'c4', service: 'navy', label: 'x', state: 'dismissed' };
    const { state } = played(
      inPlay({ reports: [before] }),
      'air-search',
      [
        ['unit', 'pby'],
        ['markers', { count: 2, m1: 3, m2: 3 }],
        ['found-1', 6],
        ['what-1', 'ships'],
        ['found-2', 6],
        ['what-2', 'ships'],
      ],
      { side: 'us' },
    );
    expect(state.game.reports.map(({ id }) => id)).toEqual(['c4', 'c5', 'c6']);
  });
});

describe('Surface Detection', () => {
  it.each([
    ['by day', 'open', 2, '1'],
    ['at night', 'open', 1, '7/8'],
    ['in the weather front by day', 'front', 2, '0'],
    ['in the weather front at night', 'front', 1, '0'],
  ])('%s', (_, where, turn, share) => {
    const state = inPlay({ cursor: { turn, step: 'movement' } });
    const ways = everyThrow(state, 'surface-contact', { where, what: 'ships' });
    expect(shareOf(ways, has('v1.DetectionConfirmed'))).toBe(share);
  });

  it.each(rowsUnder('Surface ship detection'))('%s', (_, { given, expect: wanted }) => {
    const front = given.hex === 'weather front';
    const state = inPlay({ cursor: { turn: 2, step: 'movement' } });
    const { prompts, state: after } = played(state, 'surface-contact', [
      ['where', front ? 'front' : 'open'],
      ...(front ? [] : [['what', 'ships'] as const]),
    ]);
    const found = after.game.command.navy.confirmed !== undefined;
    const seen: { readonly [fact: string]: unknown } = {
      detected: found,
      confirmed: found,
      roll: prompts.some(({ kind }) => kind === 'dice'),
      denialPercent: after.game.reports.length ? undefined : 0,
    };
    for (const fact of Object.keys(wanted).filter((each) => each !== 'combat'))
      expect(seen[fact], fact).toBe(wanted[fact]);
  });

  it('Japan looks only when the US has seen nothing (PH-20)', () => {
    const state = inPlay({ cursor: NIGHT });
    const seen = played(state, 'surface-contact', [
      ['where', 'open'],
      ['us', 4],
      ['what', 'ships'],
    ]);
    expect(seen.state.game.command.navy.confirmed).toBeDefined();
    const both = played(state, 'surface-contact', [
      ['where', 'open'],
      ['us', 3],
      ['jp', [3, 3]],
    ]);
    expect(both.outcome.events).toEqual([]);
  });

  it('a dummy that is met confirms nothing', () => {
    const { outcome } = played(inPlay(), 'surface-contact', [
      ['where', 'open'],
      ['what', 'dummy'],
    ]);
    expect(outcome.events).toEqual([]);
  });
});
