import { describe, expect, it } from 'vitest';
import { HOUSE } from '../../../src/games/usn-deluxe/data/house';
import { applyEvent } from '../../../src/games/usn-deluxe/state/apply';
import type { UsnEvent } from '../../../src/games/usn-deluxe/state/bounds';
import { sinkValue, totalOf } from '../../../src/games/usn-deluxe/state/points';
import { launch } from '../../../src/games/usn-deluxe/state/register';
import { initialState, type UsnState } from '../../../src/games/usn-deluxe/state/state';
import { levelOf } from '../../../src/games/usn-deluxe/state/victory';

/** Ships of both sides: the printed capacity or defense, and what sinking gives by the schedule, in points. */
const FLEET = [
  ['j:CV-1', 10, 100],
  ['j:CVL-1', 3, 30],
  ['j:CA-1', 7, 14],
  ['j:TR-1', 0, 20],
  ['a:CV-3', 9, 90],
  ['a:BB-2', 13, 26],
  ['a:DD-1', 3, 6],
  ['a:OIL-1', 0, 10],
] as const;

/** A plain generator of 32 bits, so that a seed is a run for ever. */
function dice(seed: number): (sides: number) => number {
  let at = seed;
  return (sides) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return Math.floor((at / 2 ** 32) * sides);
  };
}

const begun = (): UsnEvent => ({
  type: 'v1.Begun',
  players: { j: 'Japan', a: 'Allies' },
  scenario: 'g5',
  options: [],
  house: HOUSE.defaults,
  ships: FLEET.map(([ship]) => ({ ship, place: 'At sea', weeks: 0, fuelled: 0 })),
});
const fold = (state: UsnState, event: UsnEvent): UsnState => {
  const { state: next, conflict } = applyEvent(state, event);
  if (conflict) throw new Error(conflict);
  return next;
};

/**
 * 24, by hand: every week of damage is kept by itself as a hundredth of the ship, in units of a ten-thousandth of a point.
 * A ship that is sunk gives all its hundred, less the weeks of it that were paid since it was last whole.
 */
function byHand(events: readonly UsnEvent[]) {
  const worth = new Map<string, number>(FLEET.map(([ship, , points]) => [ship, points * 10_000]));
  const paid = new Map<string, number[]>();
  const ledger = { j: 0, a: 0 };
  const give = (ship: string, what: number) => {
    ledger[ship.startsWith('j') ? 'a' : 'j'] += what;
  };
  for (const event of events) {
    if (event.type === 'v1.ShipHit') {
      for (let week = 0; week < event.weeks; week += 1) {
        const one = (worth.get(event.ship) ?? 0) / 100;
        paid.set(event.ship, [...(paid.get(event.ship) ?? []), one]);
        give(event.ship, one);
      }
    } else if (event.type === 'v1.ShipLost') {
      const before = (paid.get(event.ship) ?? []).reduce((sum, each) => sum + each, 0);
      give(event.ship, Math.max(0, (worth.get(event.ship) ?? 0) - before));
    } else if (event.type === 'v1.ShipsReturned') for (const ship of event.ships) paid.set(ship, []);
  }
  return ledger;
}

/** A run of hits, repairs and sinkings; more than forty weeks sink, as the rules have it. */
function play(seed: number): readonly UsnEvent[] {
  const roll = dice(seed);
  const weeks = new Map<string, number>(FLEET.map(([ship]) => [ship, 0]));
  const events: UsnEvent[] = [];
  for (let step = 0; step < 60 && weeks.size > 0; step += 1) {
    const afloat = [...weeks.keys()];
    const ship = afloat[roll(afloat.length)] ?? '';
    const factor = FLEET.find(([id]) => id === ship)?.[1];
    const worth = sinkValue(initialState(), launch(ship, { place: 'At sea', weeks: 0, fuelled: 0 }), factor);
    const has = weeks.get(ship) ?? 0;
    const what = roll(6);
    const hit = 1 + roll(20);
    if (what < 4 && has + hit <= 40) {
      events.push({ type: 'v1.ShipHit', ship, weeks: hit, worth });
      weeks.set(ship, has + hit);
    } else if (what < 4 || what === 5) {
      if (what === 5 && has < 20) continue;
      events.push({ type: 'v1.ShipLost', ship, worth, cause: 'fight' });
      weeks.delete(ship);
    } else if (has) {
      events.push({ type: 'v1.ShipsReturned', ships: [ship] });
      weeks.set(ship, 0);
    }
  }
  return events;
}

describe('24: damage in cycles', () => {
  const SEEDS = Array.from({ length: 400 }, (_, seed) => seed + 1);
  const runs = SEEDS.map(play);
  it('agrees with a count week by week over 400 runs', () => {
    for (const events of runs) {
      const state = [begun(), ...events].reduce(fold, initialState());
      const counted = byHand(events);
      expect([totalOf(state, 'j') * 100, totalOf(state, 'a') * 100]).toEqual([counted.j, counted.a]);
    }
  });
  it('those runs hit, repair and sink, and sink again after a repair', () => {
    const kinds = new Set(runs.flat().map(({ type }) => type));
    expect([...kinds].toSorted()).toEqual(['v1.ShipHit', 'v1.ShipLost', 'v1.ShipsReturned']);
    const repaired = runs.filter((events) =>
      events.some((event, at) => {
        if (event.type !== 'v1.ShipLost') return false;
        const { ship } = event;
        return events
          .slice(0, at)
          .some((each) => each.type === 'v1.ShipsReturned' && each.ships.includes(ship));
      }),
    );
    expect(repaired.length).toBeGreaterThan(100);
  });
  it.each([
    ['damaged for 40 weeks', [40], false, [40]],
    ['damaged for 40 weeks and sunk before repair', [40, 'sunk'], false, [40, 60]],
    ['damaged for 40 weeks, repaired and sunk', [40, 'sunk'], true, [40, 100]],
  ] as const)('the carrier of the rulebook, %s', (_, steps, repaired, gives) => {
    const ship = 'j:CV-1';
    const events = steps.flatMap((step): UsnEvent[] =>
      step === 'sunk'
        ? [
            ...(repaired ? [{ type: 'v1.ShipsReturned', ships: [ship] } as const] : []),
            { type: 'v1.ShipLost', ship, worth: 10_000, cause: 'fight' },
          ]
        : [{ type: 'v1.ShipHit', ship, weeks: step, worth: 10_000 }],
    );
    const state = [begun(), ...events].reduce(fold, initialState());
    expect(state.scores.map(({ side, hundredths }) => [side, hundredths / 100])).toEqual(
      gives.map((points) => ['a', points]),
    );
  });
});

describe('24, errata: the ratio', () => {
  /** The levels found by counting up: how often the lower total, and half of it, goes into the higher. */
  function byCount(higher: number, lower: number): string | undefined {
    if (higher === 0) return undefined;
    if (lower === 0) return 'decisive';
    let halves = 0;
    for (let left = 2 * higher; left >= lower && halves < 8; left -= lower) halves += 1;
    return [
      undefined,
      undefined,
      undefined,
      'marginal',
      'provisional',
      'provisional',
      'strategic',
      'strategic',
      'decisive',
    ][halves];
  }
  it('is the same by counting halves, for every pair of totals up to 120 and their fractions', () => {
    const wrong: string[] = [];
    for (let lower = 0; lower <= 120; lower += 1)
      for (let higher = lower; higher <= 500; higher += 1)
        if (levelOf(higher, lower)?.id !== byCount(higher, lower)) wrong.push(`${higher}:${lower}`);
    expect(wrong).toEqual([]);
  });
});
