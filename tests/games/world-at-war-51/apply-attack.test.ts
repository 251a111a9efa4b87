import { describe, expect, it } from 'vitest';
import { worldAtWar } from '../../../src/games/world-at-war-51/game';
import type { AttackEvent } from '../../../src/games/world-at-war-51/state/events';
import type { Attack } from '../../../src/games/world-at-war-51/state/state';
import { shipOf } from './one-strike';
import {
  AIR,
  assigned,
  CAUGHT,
  first,
  fought,
  hit,
  NEVADA,
  over,
  SURPRISE,
  toll,
  US,
  UTAH,
} from './strike-events';
import { attacking, attackOf, FORCES, unknown } from './war';

type Row = readonly [
  what: string,
  state: ReturnType<typeof over>,
  event: AttackEvent,
  change: Partial<Attack>,
];

describe('an event of the attack changes', () => {
  const forces = { ...FORCES, ships: [NEVADA], light: 7, oil: 2, strikeForce: 12 };
  const rows: readonly Row[] = [
    [
      '[51.32] the forces, and what is there of them',
      unknown(attacking({}), 'forces'),
      { type: 'v1.ForcesListed', forces },
      { forces, ships: [NEVADA], light: 7, oil: 2, nas: 12 },
    ],
    [
      '[51.43] the light ships of the strike force, where they were counted',
      unknown(attacking({}), 'forces'),
      { type: 'v1.ForcesListed', forces: { ...forces, lightJp: 0 } },
      { forces: { ...forces, lightJp: 0 }, ships: [NEVADA], light: 7, lightJp: 0, oil: 2, nas: 12 },
    ],
    [
      '[51.311] Japan’s Magic',
      unknown(attacking({}), 'magicJp'),
      { type: 'v1.MagicPlayed', cards: 0 },
      { magicJp: 0 },
    ],
    [
      '[51.311] US Magic, with the column',
      unknown(attacking({}), 'magicUs', 'column', 'drm'),
      { type: 'v1.MagicSealed', cards: 3, column: 'c38', drm: 4 },
      { magicUs: 3, column: 'c38', drm: 4 },
    ],
    [
      '[51.312] where the task forces are',
      unknown(attacking({}), 'locations'),
      { type: 'v1.FleetLocated', locations: { 'tf-1': 'auto' } },
      { locations: { 'tf-1': 'auto' } },
    ],
    [
      '[51.313] the level',
      unknown(attacking({}), 'level'),
      { type: 'v1.SurpriseFixed', level: 4 },
      { level: 4 },
    ],
    [
      '[51.33, 51.34] what is caught; the whole strike force flies',
      attacking({}),
      { type: 'v1.TargetsOpened', inPort: ['tf-1'], air: AIR, caught: CAUGHT, strikeForce: 12 },
      { inPort: ['tf-1'], air: AIR, caught: CAUGHT, strikes: [{ ...first, squadrons: 12 }] },
    ],
    [
      '[19.2] squadrons on both sides of air combat: whoever aborts is out of this strike alone',
      over(),
      fought({ attackers: toll(2, 3), army: toll(1, 2), naval: toll(3, 1) }),
      {
        air: { army: 5, naval: 2 },
        nas: 7,
        nasAborted: 4,
        strikes: [{ ...first, squadrons: 4, fought: true }],
      },
    ],
    [
      '[51.36] no more are caught than there are',
      over(),
      fought({ army: toll(3, 0), naval: toll(4, 0) }),
      {
        air: { army: 3, naval: 1 },
        caught: { army: 3, naval: 1 },
        strikes: [{ ...first, fought: true }],
      },
    ],
    [
      '[19.2] no strike is smaller than none',
      over({ squadrons: 2 }),
      fought({ attackers: toll(2, 3) }),
      { nas: 7, nasAborted: 4, strikes: [{ ...first, squadrons: 0, fought: true }] },
    ],
    [
      '[51.43] the patrol that met a US strike',
      over(US, { cap: 5 }),
      fought({ strike: 'counter-1', attackers: toll(2, 1), cap: toll(1, 2) }),
      {
        nas: 8,
        nasAborted: 3,
        cap: 2,
        strikes: [{ ...first, ...US, squadrons: 6, fought: true }],
      },
    ],
    [
      '[51.34] where squadrons fly; nobody meets them any more',
      over(),
      { type: 'v1.Assigned', strike: 'first', to: assigned('light') },
      { strikes: [{ ...first, fought: true, assigned: assigned('light') }] },
    ],
    [
      '[51.36] the Army on the ground',
      over({ assigned: assigned('army', 'light'), resolved: ['light'] }),
      hit('army', { squadrons: 3 }),
      {
        air: { army: 3, naval: 5 },
        caught: { army: 1, naval: 2 },
        strikes: [{ ...first, assigned: assigned('army', 'light'), resolved: ['light', 'army'] }],
      },
    ],
    [
      '[51.36] naval squadrons on the ground, all of them',
      over({ assigned: assigned('naval') }),
      hit('naval', { squadrons: 2 }),
      {
        air: { army: 6, naval: 3 },
        caught: { army: 4, naval: 0 },
        strikes: [{ ...first, assigned: assigned('naval'), resolved: ['naval'] }],
      },
    ],
    [
      '[23.43] the Japanese that air defence shot at',
      over({ assigned: assigned('light') }),
      hit('light', { lost: toll(2, 1) }),
      { nas: 7, nasAborted: 2, strikes: [{ ...first, assigned: assigned('light'), resolved: ['light'] }] },
    ],
    [
      '[51.41C] oil, to the last',
      over({ assigned: assigned('oil') }, { oil: 2 }),
      hit('oil', { oil: 2 }),
      { oil: 0, strikes: [{ ...first, assigned: assigned('oil'), resolved: ['oil'] }] },
    ],
    [
      '[20.51] a ship; a US strike costs Japan nothing',
      over({ ...US, assigned: assigned('ship:nevada') }),
      hit('ship:nevada', { strike: 'counter-1', lost: toll(2, 1), status: 'damaged' }),
      {
        ships: [{ ...NEVADA, status: 'damaged' }, UTAH],
        strikes: [{ ...first, ...US, assigned: assigned('ship:nevada'), resolved: ['ship:nevada'] }],
      },
    ],
    [
      '[20.51] nothing of a ship that stays as she is',
      over({ assigned: assigned('ship:nevada') }),
      hit('ship:nevada'),
      { strikes: [{ ...first, assigned: assigned('ship:nevada'), resolved: ['ship:nevada'] }] },
    ],
    [
      '51.34 nothing of a ship that was gone before',
      over({ assigned: assigned('ship:utah') }),
      hit('ship:utah', { effects: 0, gone: true }),
      { strikes: [{ ...first, assigned: assigned('ship:utah'), resolved: ['ship:utah'] }] },
    ],
    [
      'WW-22 squadrons aboard',
      over(),
      { type: 'v1.AboardLost', squadrons: 4 },
      { air: { army: 6, naval: 1 }, caught: { army: 4, naval: 1 } },
    ],
    [
      'WW-22 squadrons aboard, no more than there are',
      over(),
      { type: 'v1.AboardLost', squadrons: 6 },
      { air: { army: 6, naval: 0 }, caught: { army: 4, naval: 0 } },
    ],
    [
      '[51.36] the Japanese that survivors met',
      over(),
      { type: 'v1.SurvivorsAnswered', lost: toll(2, 1) },
      { nas: 7, nasAborted: 2, answered: true },
    ],
    [
      '[51.36] no more Japanese than there are',
      over(),
      { type: 'v1.SurvivorsAnswered', lost: toll(10, 0) },
      { nas: 0, answered: true },
    ],
    [
      '[51.43B] the decision, with the patrol',
      over(),
      { type: 'v1.Decided', decision: 'second', cap: 3 },
      { decision: 'second', cap: 3 },
    ],
    [
      '[51.41] the second strike',
      over(),
      { type: 'v1.StrikeFlown', strike: 'second', squadrons: 5 },
      { strikes: [first, { id: 'second', side: 'jp', squadrons: 5, fought: false, resolved: [] }] },
    ],
    [
      'WW-9 those aborted, where they may fly again',
      over({}, {}, { aborted: 'fly' }),
      { type: 'v1.StrikeFlown', strike: 'second', squadrons: 5 },
      {
        nasAborted: 0,
        strikes: [first, { id: 'second', side: 'jp', squadrons: 5, fought: false, resolved: [] }],
      },
    ],
    [
      '[51.43E] a US strike with its surprise; WW-9: nobody of Japan’s flies again',
      over({}, {}, { aborted: 'fly' }),
      {
        type: 'v1.StrikeFlown',
        strike: 'counter-1',
        squadrons: 5,
        surprise: SURPRISE,
      },
      {
        strikes: [
          first,
          {
            ...US,
            squadrons: 5,
            fought: false,
            resolved: [],
            surprise: SURPRISE,
          },
        ],
      },
    ],
    [
      '[51.42] who has tried, and who flies together',
      over(),
      {
        type: 'v1.InterceptionTried',
        attempts: [{ taskForce: 'tf-1', location: 'auto', success: true }],
        groups: [['tf-1']],
      },
      { attempts: [{ taskForce: 'tf-1', location: 'auto', success: true }], groups: [['tf-1']] },
    ],
    ['[51.312] what is sealed', over(), { type: 'v1.Revealed' }, { revealed: true }],
    ['[51.61] who is home', over(), { type: 'v1.Placed' }, { placed: true }],
    [
      'the list of ships, by one',
      over(),
      { type: 'v1.ShipAdded', ship: shipOf(2) },
      { ships: [NEVADA, UTAH, shipOf(2)] },
    ],
    [
      'a ship on the list',
      over(),
      { type: 'v1.ShipChanged', ship: { ...UTAH, size: 1 } },
      { ships: [NEVADA, { ...UTAH, size: 1 }] },
    ],
    ['the list of ships, without one', over(), { type: 'v1.ShipRemoved', ship: 'nevada' }, { ships: [UTAH] }],
    [
      'the Army by hand, and with it what is caught',
      over(),
      { type: 'v1.CountSet', what: 'army', value: 3 },
      { air: { army: 3, naval: 5 }, caught: { army: 3, naval: 2 } },
    ],
    [
      'naval squadrons by hand',
      over(),
      { type: 'v1.CountSet', what: 'naval', value: 8 },
      { air: { army: 6, naval: 8 } },
    ],
    ...(['nas', 'nasAborted', 'light', 'lightJp', 'oil', 'cap'] as const).map(
      (what): Row => [`${what} by hand`, over(), { type: 'v1.CountSet', what, value: 2 }, { [what]: 2 }],
    ),
  ];
  it.each(rows)('%s', (_, state, event, change) => {
    expect(worldAtWar.apply(state, event)).toStrictEqual({
      state: { ...state, attack: { ...attackOf(state), ...change } },
    });
  });
});
