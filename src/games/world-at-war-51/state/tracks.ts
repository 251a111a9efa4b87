import type { SideId } from '../data/sides';
import type { WarState } from './state';

/** The tension level as the players have kept it here; undefined where they have not. */
export const tensionNow = ({ tension }: WarState): number | undefined =>
  tension?.reduce((sum, { change }) => sum + change, 0);

/** What a side has spent on the column at Pearl Harbor (51.311). */
export const spent = ({ attack }: WarState, side: SideId): number =>
  (side === 'us' ? attack?.magicUs : attack?.magicJp) ?? 0;

/** Strategic Magic cards of a side: those drawn here, less those spent at Pearl Harbor. */
export const held = (state: WarState, side: SideId): number =>
  (state.draws ?? [])
    .filter((draw) => draw.side === side)
    .reduce((sum, { cards }) => sum + cards, -spent(state, side));
