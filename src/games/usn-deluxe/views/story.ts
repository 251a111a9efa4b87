import type { Effect, GameReport, Told as ToldBy } from '../../../core/play/game-report';
import { eventsOf, hasEvent, headingOf, lostOver, stepSaid } from '../../../kit/papers/report';
import { CRT_BOMBS, CRT_GUNS, CRT_LAND } from '../data/crts';
import { sequenceOf } from '../data/phases';
import type { UsnEvent } from '../state/bounds';
import type { UsnState } from '../state/state';
import { momentOf } from './table';

type Told = ToldBy<UsnEvent>;

/** How the report opens: month by month what was fought, sunk and scored. */
export const USN_STORY: Pick<GameReport<UsnState, UsnEvent>, 'chapter' | 'happened' | 'lost' | 'effect'> = {
  chapter: (state) => {
    if (state.stage !== 'underway') return undefined;
    const { turns = [] } = sequenceOf(state.scenario, state.house);
    return turns.find(({ turn }) => turn === state.cursor.turn)?.date || momentOf(state);
  },
  happened: (step) => {
    // What is scored says its points itself.
    const words = hasEvent(step, 'v1.Scored') ? headingOf(step).label : stepSaid(step, ...TOLD);
    if (words === undefined) return undefined;
    return { words, lost: shipsLost(step), ...(hasEvent(step, ...OPENED) && { reveals: true }) };
  },
  lost: (told) => lostOver('ships', told, shipsLost),
  effect: (chart, name) =>
    chart === CRT_GUNS.id || chart === CRT_BOMBS.id
      ? { what: 'hits', attacker: 0, defender: Number(name) || 0 }
      : chart === CRT_LAND.id
        ? LAND[name]
        : undefined,
};

const OPENED = ['v1.MissionsOpened', 'v1.DeploymentOpened'] as const;
const TOLD = [
  ...OPENED,
  'v1.FightEntered',
  'v1.ShipLost',
  'v1.ShipHit',
  'v1.LandAttacked',
  'v1.AirFlown',
  'v1.Fired',
  'v1.Counted',
  'v1.CivilWar',
] as const;

/** A ship is named with its side before a colon. */
function shipsLost(step: Told) {
  const lost = eventsOf([step], 'v1.ShipLost').filter(({ event }) => event.cause === 'fight');
  const count = (side: string) => lost.filter(({ event }) => event.ship.startsWith(`${side}:`)).length;
  return { j: count('j'), a: count('a') };
}

/** 8: what is eliminated, broken down or driven out counts as one stack beaten, of whichever side. */
const beaten = (attacker: number, defender: number): Effect => ({ what: 'stack losses', attacker, defender });
const LAND: { readonly [result: string]: Effect } = {
  A2: beaten(1, 0),
  Ax: beaten(1, 0),
  E1: beaten(1, 1),
  D1: beaten(0, 1),
  D2: beaten(0, 1),
  Dx: beaten(0, 1),
};
