import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GameEvent } from '../../../src/core/play/procedure';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { endReached, scoreOf } from '../../../src/games/pearl-harbor-7dec41/state/score';
import { bump } from '../../support/fuzz';
import { printedVerdict, recount } from './recount';

const SHIPS = [
  'arizona',
  'oklahoma',
  'nevada',
  'california',
  'maryland',
  'enterprise',
  'lexington',
  'akagi',
  'hiei',
];
const PLANES = [
  'oahu-b-17-8',
  'oahu-p-36-4',
  'akagi-akagi-kate',
  'kaga-kaga-zero',
  'enterprise-enterprise-sbd',
];

/** Something that moves the account, whatever led to it. */
const anything = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...SHIPS), fc.nat(3), fc.boolean(), fc.constantFrom('harbour', 'channel', 'sea'))
      .map(([id, step, penned, place]): GameEvent => {
        const ship = pearlHarbor.initial().game.ships.find((each) => each.id === id);
        const lost = place === 'sea' ? 'sunk' : step === 2 ? 'bottomed' : 'destroyed';
        const status = step === 0 ? 'ok' : step === 1 ? 'damaged' : lost;
        return { type: 'v1.ShipChanged', ship: { ...ship, place, status, hitAt: place, penned } };
      }),
  },
  fc
    .constantFrom(...PLANES)
    .map((squadron): GameEvent => ({ type: 'v1.SquadronLost', squadron, how: 'shot down' })),
  fc
    .tuple(fc.constantFrom('jp', 'us'), fc.integer({ min: -10, max: 30 }))
    .map(([side, points]): GameEvent => ({ type: 'v1.PointsCorrected', side, label: 'x', points })),
  fc.nat(9).map(
    (mvps): GameEvent => ({
      type: 'v1.Spent',
      lines: [{ what: 'pby', service: 'navy', count: mvps, mvps, when: '' }],
    }),
  ),
  fc.nat(2).map((no): GameEvent => ({ type: 'v1.JointCentreBought', game: no + 1 })),
  fc.nat(2).map((no): GameEvent => ({ type: 'v1.GameOver', game: no + 1, mission: 'false-alarm' })),
);

const anyHouse = fc.record({
  ownMvps: fc.constantFrom('match', 'no-match'),
  penalty: fc.constantFrom('points', 'ships'),
  score: fc.constantFrom('net', 'gross'),
  channel: fc.constantFrom('on-top', 'instead'),
});

const RUNS = 1000;

it('any account at all: points, matching, penalty and verdict are those counted again, and every band is met', () => {
  const met = new Map<string, number>();
  const property = fc.property(anyHouse, fc.array(anything, { maxLength: 24 }), (switches, happened) => {
    const house = { ...pearlHarbor.initial().house, ...switches };
    const players = { jp: 'Ken', us: 'Ann' };
    const events: GameEvent[] = [{ type: 'v1.SeriesBegun', players, house }, ...happened];
    const state = events.reduce((now, event) => pearlHarbor.apply(now, event).state, pearlHarbor.initial());
    const over = pearlHarbor.apply(state, {
      type: 'v1.GameOver',
      game: state.game.no,
      mission: 'attack',
    }).state;
    const { account } = recount(events);
    expect(scoreOf(over)).toEqual({
      real: account.jp,
      us: account.us,
      matched: account.matched,
      penalty: account.penalty,
      net: account.net,
      gross: account.gross,
    });
    const [end, games] = printedVerdict(account);
    expect(endReached(over)).toEqual({ end, games });
    bump(met, end);
  });
  fc.assert(property, { numRuns: RUNS, seed: 41 });
  for (const end of ['us-victory', 'draw', 'jp-victory', 'jp-strategic'])
    expect(met.get(end) ?? 0, end).toBeGreaterThan(RUNS / 500);
});
