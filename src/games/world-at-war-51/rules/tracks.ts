import type { SideId, WarState } from '../state/state';

/** The highest level that is asked for. */
export const HIGHEST_TENSION = 99;

/** Steps of a track, far beyond what a war has. */
export const MOST_STEPS = 200;

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
