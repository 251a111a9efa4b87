import { describe, expect, it } from 'vitest';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import type { AttackEvent } from '../../../src/games/world-at-war-51/state/events';
import { shipOf } from './one-strike';
import { AIR, assigned, CAUGHT, fought, hit, NEVADA, NONE, over, toll, US } from './strike-events';
import { attacking, FORCES } from './war';

describe('an event of the attack that does not fit any more changes nothing and is named', () => {
  it.each<readonly [why: string, state: ReturnType<typeof over>, event: AttackEvent]>([
    [
      'The strike is underway: change the forces by hand.',
      over(),
      { type: 'v1.ForcesListed', forces: FORCES },
    ],
    ['Japan has played its Magic.', attacking({ magicJp: 0 }), { type: 'v1.MagicPlayed', cards: 1 }],
    [
      'The US has sealed its Magic.',
      attacking({ magicUs: 0 }),
      { type: 'v1.MagicSealed', cards: 1, column: 'c0', drm: 6 },
    ],
    ['The task forces are located.', attacking({}), { type: 'v1.FleetLocated', locations: {} }],
    ['The surprise die is thrown.', attacking({}), { type: 'v1.SurpriseFixed', level: 4 }],
    [
      'The targets are known already.',
      over(),
      { type: 'v1.TargetsOpened', inPort: [], air: AIR, caught: CAUGHT, strikeForce: 1 },
    ],
    ['That strike has not flown.', over(), fought({ strike: 'second' })],
    ['The squadrons have met already.', over({ fought: true }), fought()],
    ['So many squadrons are not there any more.', over(), fought({ army: toll(7, 0) })],
    ['So many squadrons are not there any more.', over(), fought({ naval: toll(6, 0) })],
    [
      'So many squadrons are not there any more.',
      over(US, { cap: 3 }),
      fought({ strike: 'counter-1', cap: toll(2, 2) }),
    ],
    [
      'The squadrons have their targets.',
      over({ assigned: [] }),
      { type: 'v1.Assigned', strike: 'first', to: assigned('light') },
    ],
    ['That attack is over.', over({ assigned: assigned('light'), resolved: ['light'] }), hit('light')],
    ['Nobody flies against that target.', over({ assigned: assigned('oil') }), hit('light')],
    ['Nobody flies against that target.', over(), hit('light')],
    [
      'So many squadrons are not on the ground any more.',
      over({ assigned: assigned('army') }),
      hit('army', { squadrons: 5 }),
    ],
    [
      'So many squadrons are not on the ground any more.',
      over({ assigned: assigned('naval') }),
      hit('naval', { squadrons: 3 }),
    ],
    [
      'So many oil counters are not left.',
      over({ assigned: assigned('oil') }, { oil: 1 }),
      hit('oil', { oil: 2 }),
    ],
    [
      'That ship is listed no more.',
      over({ assigned: assigned('ship:texas') }),
      hit('ship:texas', { status: 'sunk' }),
    ],
    [
      'Utah is sunk already.',
      over({ assigned: assigned('ship:utah') }),
      hit('ship:utah', { status: 'sunk' }),
    ],
    [
      'The survivors have answered.',
      over({}, { answered: true }),
      { type: 'v1.SurvivorsAnswered', lost: NONE },
    ],
    [
      'Japan has decided.',
      over({}, { decision: 'withdraw' }),
      { type: 'v1.Decided', decision: 'second', cap: 0 },
    ],
    ['That strike has flown.', over(), { type: 'v1.StrikeFlown', strike: 'first', squadrons: 1 }],
    [
      'Interception has been tried.',
      over({}, { attempts: [] }),
      { type: 'v1.InterceptionTried', attempts: [], groups: [] },
    ],
    ['Everything is revealed already.', over({}, { revealed: true }), { type: 'v1.Revealed' }],
    ['The fleets are home already.', over({}, { placed: true }), { type: 'v1.Placed' }],
    ['That ship is listed already.', over(), { type: 'v1.ShipAdded', ship: NEVADA }],
    ['That ship is listed no more.', over(), { type: 'v1.ShipChanged', ship: shipOf(3) }],
    ['That ship is listed no more.', over(), { type: 'v1.ShipRemoved', ship: 'it' }],
  ])('%s', (conflict, state, event) => {
    expect(worldAtWar.apply(state, event)).toStrictEqual({ state, conflict });
  });

  it('all squadrons of either service, and the whole patrol, may be lost', () => {
    const all = fought({ army: toll(6, 0), naval: toll(5, 0) });
    expect(worldAtWar.apply(over(), all).conflict).toBeUndefined();
    const patrol = fought({ strike: 'counter-1', cap: toll(1, 2) });
    expect(worldAtWar.apply(over(US, { cap: 3 }), patrol).conflict).toBeUndefined();
  });
});
