import type { Struck } from '../../../core/play/view';
import type { StoryEvent } from '../state/events';
import type { WarState } from '../state/state';
import { hullOf } from './panels';

/** The ship that an attack has damaged or sunk. */
export const struck = ({ attack }: WarState, events: readonly StoryEvent[]): readonly Struck[] =>
  events.flatMap((event) => {
    if (event.type !== 'v1.TargetAttacked' || !event.status) return [];
    const ship = attack?.ships.find(({ id }) => `ship:${id}` === event.target);
    if (!ship) return [];
    const { type, state } = hullOf(ship);
    return [{ type, state, side: ship.side, says: `${ship.name} ${event.status}` }];
  });
