import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/core/play/procedure';
import { pearlHarbor } from '../../../src/games/pearl-harbor-7dec41/game';
import { initialState, type PearlState } from '../../../src/games/pearl-harbor-7dec41/state/state';
import { CONFIRMED } from './air';
import { attacked, hit, nevada, REPORT, SUBS } from './events';
import { inPlay } from './pearl';

const squadron = (change: object) =>
  inPlay({
    squadrons: inPlay().game.squadrons.map((each) =>
      each.id === 'akagi-akagi-kate' ? { ...each, ...change } : each,
    ),
  });

describe('an event that no longer fits changes nothing and says why', () => {
  const NO_SHIP = 'That ship is not on the list.';
  const NO_SQUADRON = 'That squadron is not on the list.';
  const plan = { mission: 'attack', miniSubs: 0, invasion: false, entry: '', loads: '' } as const;
  const ended = { no: 1, end: 'draw', winner: 'nobody', games: 0, score: 22 } as const;
  const over = { type: 'v1.GameOver', game: 1, mission: 'attack' };
  const rows: readonly (readonly [PearlState, GameEvent, string])[] = [
    [inPlay(), { type: 'v1.SeriesBegun', players: {}, house: {} }, 'A series is underway.'],
    [inPlay({ plan }), { type: 'v1.PlanSealed', plan: 'paper' }, 'The plan for this game is sealed already.'],
    [inPlay(), { type: 'v1.HarbourRolled', carriers: [] }, 'The carriers in harbour are rolled already.'],
    [inPlay(), { type: 'v1.PlayBegun', game: 1 }, 'That game has begun already.'],
    [initialState(), { type: 'v1.PlayBegun', game: 2 }, 'That game has begun already.'],
    [
      { ...inPlay(), joint: [1] },
      { type: 'v1.JointCentreBought', game: 1 },
      'The joint centre is bought already.',
    ],
    [inPlay({ stage: 'over' }), over, 'That game is over already.'],
    [inPlay({ no: 2 }), over, 'That game is over already.'],
    [{ ...inPlay(), ended }, { type: 'v1.SeriesEnded', ...ended }, 'The series has ended already.'],
    [inPlay(), { type: 'v1.StepEnded', step: 'search' }, 'That step is not underway any more.'],
    [inPlay(), { type: 'v1.StepEnded', step: 'air' }, 'The last step ends with its phase.'],
    [inPlay(), { type: 'v1.PhaseEnded', turn: 1, skipped: [] }, 'That phase has ended already.'],
    [
      inPlay({ cursor: { turn: 8, step: 'air' } }),
      { type: 'v1.PhaseEnded', turn: 8, skipped: [] },
      'That was the last phase: the game ends now.',
    ],
    [inPlay({ impulse: 2 }), { type: 'v1.ImpulseBegun', impulse: 2 }, 'That impulse does not come next.'],
    [inPlay({ impulse: 2 }), { type: 'v1.ImpulseBegun', impulse: 4 }, 'That impulse does not come next.'],
    [inPlay({ impulse: 9 }), { type: 'v1.ImpulseBegun', impulse: 10 }, 'That impulse does not come next.'],
    [
      inPlay({ arrivalDays: [1] }),
      { type: 'v1.CarriersArrived', turn: 1, carriers: [] },
      'The arrivals of that day are rolled.',
    ],
    [inPlay({ reports: [REPORT] }), { ...REPORT, type: 'v1.ContactMade' }, 'That contact is reported.'],
    [inPlay(), { type: 'v1.ReportDenied', report: 'c1' }, 'That report is not open any more.'],
    [
      inPlay({
        reports: [
          { ...REPORT, state: 'dismissed' },
          { ...REPORT, id: 'c2' },
        ],
      }),
      { type: 'v1.ReportDenied', report: 'c1' },
      'That report is not open any more.',
    ],
    [
      inPlay({ reports: [{ ...REPORT, state: 'dismissed' }] }),
      { type: 'v1.DetectionConfirmed', service: 'army', report: 'c1' },
      'That report is not open any more.',
    ],
    [
      inPlay({ command: { army: CONFIRMED, navy: { reports: 0 } } }),
      { type: 'v1.DetectionConfirmed', service: 'army' },
      'The Army has a confirmed detection already.',
    ],
    [
      inPlay({ attack: { turn: 1, impulse: 0 } }),
      { type: 'v1.AttackBegun' },
      'The attack has already begun.',
    ],
    [inPlay(SUBS), { type: 'v1.MiniSubsEntered', count: 1 }, 'The mini-subs have entered already.'],
    [inPlay(), { type: 'v1.MiniSubsSunk', count: 1 }, 'There are not that many mini-subs.'],
    [inPlay(SUBS), { type: 'v1.MiniSubsSunk', count: 3 }, 'There are not that many mini-subs.'],
    [
      inPlay({ miniSubs: { entered: 3, sunk: 1, gone: true } }),
      { type: 'v1.MiniSubsSunk', count: 1 },
      'There are not that many mini-subs.',
    ],
    [inPlay(), { type: 'v1.MiniSubsGone' }, 'No mini-subs have entered.'],
    [inPlay(), hit({ ship: 'utah' }), NO_SHIP],
    [nevada({ status: 'destroyed' }), hit({ from: 'destroyed' }), 'Nevada is out of the game already.'],
    [nevada({ status: 'damaged' }), hit(), 'Nevada is damaged now, not whole.'],
    [inPlay(), hit({ from: 'bottomed' }), 'Nevada is whole now, not bottomed.'],
    [inPlay(), { type: 'v1.ShipMoved', ship: 'utah', place: 'sea' }, NO_SHIP],
    [
      nevada({ status: 'sunk' }),
      { type: 'v1.ShipMoved', ship: 'nevada', place: 'sea' },
      'Nevada is out of the game already.',
    ],
    [inPlay(), { type: 'v1.ShipChanged', ship: { id: 'utah' } }, NO_SHIP],
    [
      inPlay(),
      { type: 'v1.ShipAdded', ship: { id: 'nevada', name: 'BB-36' } },
      'BB-36 is on the list already.',
    ],
    [inPlay(), { type: 'v1.ShipRemoved', ship: 'utah' }, NO_SHIP],
    [inPlay(), attacked({ squadron: 'x' }), NO_SQUADRON],
    [squadron({ lost: true }), attacked(), 'Akagi Kate is lost already.'],
    [squadron({ apUsed: true }), attacked({ ap: true }), 'Akagi Kate has dropped that load already.'],
    [inPlay(), { type: 'v1.SquadronLost', squadron: 'x', how: '' }, NO_SQUADRON],
    [
      squadron({ lost: true }),
      { type: 'v1.SquadronLost', squadron: 'akagi-akagi-kate', how: '' },
      'Akagi Kate is lost already.',
    ],
    [
      inPlay(),
      { type: 'v1.SquadronAdded', squadron: { id: 'akagi-akagi-kate', name: 'Kate' } },
      'Kate is on the list already.',
    ],
    [inPlay(), { type: 'v1.SquadronRemoved', squadron: 'x' }, NO_SQUADRON],
    [
      inPlay({ transports: 2 }),
      { type: 'v1.TransportsLost', count: 3 },
      'There are not that many transports left.',
    ],
    [
      inPlay({ landing: 'failed' }),
      { type: 'v1.LandingTried', taken: true },
      'The landing has been tried already.',
    ],
  ];
  it.each(
    rows.map(([state, event, why], i) => [`${i + 1}: ${event.type}, ${why}`, state, event, why] as const),
  )('%s', (_, state, event, why) => {
    expect(pearlHarbor.apply(state, event)).toEqual({ state, conflict: why });
  });
});
