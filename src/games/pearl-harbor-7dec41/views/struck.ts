import type { Struck } from '../../../core/play/view';
import type { PearlEvent } from '../state/events';
import { shipOf } from '../state/forces';
import type { PearlState } from '../state/state';
import { hullOf } from './harbour';

type Hit = Extract<PearlEvent, { readonly type: 'v1.ShipHit' }>;

/** The ships that a step has hit, each once and as it lies after all of it. */
export function struck(state: PearlState, events: readonly PearlEvent[]): readonly Struck[] {
  const hits = events.filter((event): event is Hit => event.type === 'v1.ShipHit');
  return [...new Map(hits.map((hit) => [hit.ship, hit])).values()].flatMap(({ ship: id, from, status }) => {
    const ship = shipOf(state, id);
    if (!ship) return [];
    const { type, state: now } = hullOf(ship);
    // The first of two bombs that a step down takes changes nothing yet.
    const says = status === from ? `${ship.name}: one bomb of two` : `${ship.name} ${status}`;
    return { type, state: now, side: ship.side, says };
  });
}
