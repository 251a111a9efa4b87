import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/core/play/procedure';
import { newShip, SHIPS, type Ship } from '../../../src/games/pearl-harbor-7dec41/data/ships';
import { newSquadron } from '../../../src/games/pearl-harbor-7dec41/data/squadrons';
import {
  type GameState,
  initialState,
  type PearlState,
} from '../../../src/games/pearl-harbor-7dec41/state/state';
import { CONFIRMED } from './air';
import { attacked, hit, nevada, REPORT, SUBS } from './events';
import { applied, inPlay } from './pearl';

/** What an event makes of the game, beside which all stays as it was. */
const gameAfter = (before: PearlState, ...events: readonly GameEvent[]) => {
  const { game, ...rest } = applied(before, events);
  const { game: was, ...others } = before;
  expect(rest).toEqual(others);
  const keys = new Set([...Object.keys(was), ...Object.keys(game)]) as Set<keyof GameState>;
  return Object.fromEntries([...keys].filter((key) => game[key] !== was[key]).map((key) => [key, game[key]]));
};
const change = (name: string, before: PearlState, events: readonly GameEvent[], after: Partial<GameState>) =>
  [name, before, events, after] as const;

describe('[Gameturn Sequence] what each event of a phase changes, and nothing else', () => {
  const knows = (service: 'army' | 'navy') => ({
    army: { reports: 0 },
    navy: { reports: 0 },
    [service]: CONFIRMED,
  });
  it.each([
    change(
      'a step ends',
      inPlay({ cursor: { turn: 2, step: 'movement' } }),
      [{ type: 'v1.StepEnded', step: 'movement' }],
      {
        cursor: { turn: 2, step: 'search' },
      },
    ),
    change('an impulse begins', inPlay({ impulse: 8 }), [{ type: 'v1.ImpulseBegun', impulse: 9 }], {
      impulse: 9,
    }),
    change(
      'a phase ends: impulse, attacks and bombs are forgotten',
      {
        ...nevada({ bombs: 1, status: 'damaged' }),
        game: { ...nevada({ bombs: 1, status: 'damaged' }).game, impulse: 4, attacked: ['x'] },
      },
      [{ type: 'v1.PhaseEnded', turn: 2, skipped: [] }],
      {
        cursor: { turn: 3, step: 'movement' },
        impulse: 0,
        attacked: [],
        ships: nevada({ bombs: 0, status: 'damaged' }).game.ships,
      },
    ),
    change(
      'carriers arrive, and the day is rolled for',
      inPlay({ arrived: ['lexington'], arrivalDays: [1] }),
      [{ type: 'v1.CarriersArrived', turn: 5, carriers: ['enterprise'] }],
      { arrived: ['lexington', 'enterprise'], arrivalDays: [1, 5] },
    ),
    change('a game begins', { ...initialState(), begun: true }, [{ type: 'v1.PlayBegun', game: 1 }], {
      stage: 'play',
    }),
    change(
      'carriers lie in harbour',
      initialState(),
      [{ type: 'v1.HarbourRolled', carriers: ['enterprise'] }],
      {
        inHarbour: ['enterprise'],
      },
    ),
    change('a plan on paper is sealed after all', inPlay(), [{ type: 'v1.PlanSealed', plan: 'paper' }], {}),
    change('a mission is opened', inPlay(), [{ type: 'v1.MissionOpened', mission: 'attack' }], {
      opened: 'attack',
    }),
    change('the precautions are open', inPlay(), [{ type: 'v1.Disclosed' }], { disclosed: true }),
    change(
      'points corrected, with the moment',
      inPlay({ corrections: { jp: [{ label: 'a', points: 1, when: '' }], us: [] } }),
      [{ type: 'v1.PointsCorrected', side: 'jp', label: 'b', points: 2 }],
      {
        corrections: {
          jp: [
            { label: 'a', points: 1, when: '' },
            { label: 'b', points: 2, when: 'Game 1 · Day 1, Morning' },
          ],
          us: [],
        },
      },
    ),
    change(
      'a real attack is over',
      inPlay({ reports: [REPORT] }),
      [{ type: 'v1.GameOver', game: 1, mission: 'attack' }],
      {
        stage: 'over',
        opened: 'attack',
        disclosed: true,
        reports: [],
      },
    ),
  ])('%s', (_, before, events, after) => {
    expect(gameAfter(before, ...events)).toEqual(after);
  });

  it.each([
    ['army', 'navy'],
    ['navy', 'army'],
  ] as const)('what the %s has confirmed is told to the %s as the next phase begins', (first, other) => {
    const { command } = applied(inPlay({ command: knows(first) }), [
      { type: 'v1.PhaseEnded', turn: 2, skipped: [] },
    ]).game;
    expect(command).toEqual({
      [first]: CONFIRMED,
      [other]: { reports: 0, confirmed: { turn: 3, impulse: 0 } },
    });
  });
  it('what both know, or neither, is told to nobody', () => {
    const ends = (command: GameState['command']) =>
      applied(inPlay({ command }), [{ type: 'v1.PhaseEnded', turn: 2, skipped: [] }]).game.command;
    for (const command of [
      { army: { reports: 2 }, navy: { reports: 1 } },
      { army: CONFIRMED, navy: { reports: 1, confirmed: { turn: 2, impulse: 3 } } },
    ])
      expect(ends(command)).toEqual(command);
  });
});

describe('[Detection] what each service knows', () => {
  const NAVY = { id: 'c2', service: 'navy', label: 'PBY', state: 'open' } as const;
  const ARMY = { id: 'c3', service: 'army', label: 'Radar', state: 'open' } as const;
  const now = { turn: 2, impulse: 0 };
  const all = inPlay({
    reports: [REPORT, NAVY, ARMY],
    command: { army: { reports: 1 }, navy: { reports: 2 } },
  });
  const settled = (...states: readonly string[]) =>
    [REPORT, NAVY, ARMY].map((each, i) => ({ ...each, state: states[i] }));
  const knownAfter = (state: PearlState, event: GameEvent) => {
    const { command, reports } = applied(state, [event]).game;
    return { command, reports };
  };
  it('a report dismissed counts for its service', () => {
    expect(knownAfter(all, { type: 'v1.ReportDenied', report: 'c1' })).toEqual({
      command: { army: { reports: 2 }, navy: { reports: 2 } },
      reports: settled('dismissed', 'open', 'open'),
    });
  });
  it('a report believed confirms its service, and what else it was told', () => {
    expect(knownAfter(all, { type: 'v1.DetectionConfirmed', service: 'army', report: 'c1' })).toEqual({
      command: { army: { reports: 2, confirmed: now }, navy: { reports: 2 } },
      reports: settled('confirmed', 'open', 'confirmed'),
    });
  });
  it('a surface contact confirms the Navy without a report', () => {
    expect(knownAfter(all, { type: 'v1.DetectionConfirmed', service: 'navy' })).toEqual({
      command: { army: { reports: 1 }, navy: { reports: 2, confirmed: now } },
      reports: settled('open', 'confirmed', 'open'),
    });
  });
  it('with a joint centre both have it at the same instant; who had it before keeps his own', () => {
    const joint = { ...all, joint: [1] };
    expect(knownAfter(joint, { type: 'v1.DetectionConfirmed', service: 'army', report: 'c1' })).toEqual({
      command: { army: { reports: 2, confirmed: now }, navy: { reports: 2, confirmed: now } },
      reports: settled('confirmed', 'confirmed', 'confirmed'),
    });
    const known = { ...joint, game: { ...all.game, command: { army: CONFIRMED, navy: { reports: 2 } } } };
    expect(knownAfter(known, { type: 'v1.DetectionConfirmed', service: 'navy' }).command).toEqual({
      army: CONFIRMED,
      navy: { reports: 2, confirmed: now },
    });
  });
  it('what was dismissed stays dismissed when its service is confirmed', () => {
    const state = inPlay({ reports: [{ ...REPORT, state: 'dismissed' }, ARMY] });
    expect(knownAfter(state, { type: 'v1.DetectionConfirmed', service: 'army' }).reports).toEqual([
      { ...REPORT, state: 'dismissed' },
      { ...ARMY, state: 'confirmed' },
    ]);
  });
  it.each([
    [
      'the mini-subs enter',
      {},
      [{ type: 'v1.MiniSubsEntered', count: 3 }],
      { entered: 3, sunk: 0, gone: false },
    ],
    [
      'all that entered may be sunk',
      SUBS,
      [{ type: 'v1.MiniSubsSunk', count: 2 }],
      { entered: 3, sunk: 3, gone: false },
    ],
    ['they vanish', SUBS, [{ type: 'v1.MiniSubsGone' }], { entered: 3, sunk: 1, gone: true }],
  ])('%s', (_, game, events, miniSubs) => {
    expect(gameAfter(inPlay(game), ...events)).toEqual({ miniSubs });
  });
  it('the attack begins now, and the carriers in harbour are seen', () => {
    const { attack, ships } = applied(inPlay({ impulse: 4, inHarbour: ['lexington'] }), [
      { type: 'v1.AttackBegun' },
    ]).game;
    expect(attack).toEqual({ turn: 2, impulse: 4 });
    expect(ships.filter((ship, i) => ship !== SHIPS[i])).toEqual([
      { ...newShip({ name: 'Lexington', side: 'us', cls: 'cv', place: 'harbour' }) },
    ]);
  });
  it('before anybody rolled for carriers none is seen', () => {
    const { inHarbour: _, ...game } = inPlay().game;
    const { ships } = applied({ ...inPlay(), game }, [{ type: 'v1.AttackBegun' }]).game;
    expect(ships).toEqual(SHIPS);
  });
});

describe('[Hit Results] what becomes of ships and squadrons', () => {
  const WHEN = 'Game 1 · Day 1, Morning';
  const shipAfter = (before: Partial<Ship>, event: GameEvent) =>
    applied(nevada(before), [event]).game.ships.find(({ id }) => id === 'nevada');
  const NEVADA = newShip({ name: 'Nevada', side: 'us', cls: 'bb', place: 'harbour' });
  const wound = { hitAt: 'harbour', when: 'Before' } as const;
  it.each([
    [
      'damaged: where and when, her aircraft gone, still penned',
      { penned: true, readied: true },
      hit({ bombs: 1 }),
      { penned: true, status: 'damaged', bombs: 1, hitAt: 'harbour', when: WHEN },
    ],
    [
      'the first of two bombs changes neither where nor when',
      { status: 'damaged', ...wound, place: 'channel' },
      hit({ from: 'damaged', bombs: 1 }),
      { status: 'damaged', place: 'channel', bombs: 1, ...wound },
    ],
    [
      'bottomed, she is penned in no more',
      { status: 'damaged', penned: true, ...wound, place: 'channel' },
      hit({ from: 'damaged', status: 'bottomed' }),
      { status: 'bottomed', place: 'channel', hitAt: 'channel', when: WHEN },
    ],
    [
      'a hit that leaves her whole takes nothing else',
      { penned: true, readied: true },
      hit({ status: 'ok' }),
      { penned: true, readied: true },
    ],
    [
      'a ship that moves is penned in no more',
      { penned: true },
      { type: 'v1.ShipMoved', ship: 'nevada', place: 'sea' },
      { place: 'sea' },
    ],
    [
      'set by hand to another state: when',
      {},
      { type: 'v1.ShipChanged', ship: { ...NEVADA, status: 'damaged' } },
      { status: 'damaged', when: WHEN },
    ],
    [
      'set by hand to the same state: as it was',
      { status: 'damaged', ...wound },
      { type: 'v1.ShipChanged', ship: { ...NEVADA, status: 'damaged', ...wound, name: 'BB-36' } },
      { status: 'damaged', ...wound, name: 'BB-36' },
    ],
  ] as readonly (readonly [string, Partial<Ship>, GameEvent, Partial<Ship>])[])(
    '%s',
    (_, before, event, after) => {
      expect(shipAfter(before, event)).toEqual({ ...NEVADA, ...after });
    },
  );

  const utah = newShip({ name: 'Utah', side: 'us', cls: 'bb', place: 'harbour' });
  const kate = newSquadron('kate', 'Akagi Kate', 'akagi');
  const few = inPlay({ ships: [NEVADA], squadrons: [kate], attacked: ['x'] });
  it.each([
    change('a ship added', few, [{ type: 'v1.ShipAdded', ship: utah }], { ships: [NEVADA, utah] }),
    change(
      'a ship taken off',
      inPlay({ ships: [utah, NEVADA] }),
      [{ type: 'v1.ShipRemoved', ship: 'utah' }],
      { ships: [NEVADA] },
    ),
    change('a squadron attacks', few, [attacked(), attacked()], { attacked: ['x', kate.id] }),
    change('its armour-piercing load is dropped', few, [attacked({ ap: true })], {
      attacked: ['x', kate.id],
      squadrons: [{ ...kate, apUsed: true }],
    }),
    change('a squadron is lost', few, [{ type: 'v1.SquadronLost', squadron: kate.id, how: 'crashed' }], {
      squadrons: [{ ...kate, lost: true, how: 'crashed', when: WHEN }],
    }),
    change(
      'a squadron added',
      few,
      [{ type: 'v1.SquadronAdded', squadron: newSquadron('val', 'Val', 'kaga') }],
      {
        squadrons: [kate, newSquadron('val', 'Val', 'kaga')],
      },
    ),
    change(
      'a squadron taken off',
      inPlay({ squadrons: [newSquadron('val', 'Val', 'kaga'), kate] }),
      [{ type: 'v1.SquadronRemoved', squadron: kate.id }],
      { squadrons: [newSquadron('val', 'Val', 'kaga')] },
    ),
    change('all transports lost', inPlay({ transports: 2 }), [{ type: 'v1.TransportsLost', count: 2 }], {
      transports: 0,
    }),
    change('transports counted', few, [{ type: 'v1.TransportsSet', count: 3 }], { transports: 3 }),
    change('fuel tanks', inPlay({ tanks: 1, dockyards: 1 }), [{ type: 'v1.ShoreHit', what: 'tank' }], {
      tanks: 2,
    }),
    change('dockyards', inPlay({ tanks: 1, dockyards: 1 }), [{ type: 'v1.ShoreHit', what: 'dockyard' }], {
      dockyards: 2,
    }),
    change('the landing', few, [{ type: 'v1.LandingTried', taken: true }], { landing: 'taken' }),
    change('the landing that fails', few, [{ type: 'v1.LandingTried', taken: false }], { landing: 'failed' }),
  ])('%s', (_, before, events, after) => {
    expect(gameAfter(before, ...events)).toEqual(after);
  });
});
