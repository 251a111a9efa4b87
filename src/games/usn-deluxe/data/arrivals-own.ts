import type { Arrival } from './arrival';
import { MALAYA_ARRIVALS, PHILIPPINE_ARRIVALS } from './arrivals-campaigns';
import { REMINDERS } from './arrivals-early';
import { CBI_ARRIVALS, MANCHURIAN_ARRIVALS } from './arrivals-mainland';
import { ORANGE_ARRIVALS } from './arrivals-orange';

/** What single scenarios set for a turn, by their own lists: recorded games name a row by its list and place in it. */
export const OWN_ARRIVALS: { readonly [list: string]: readonly Arrival[] } = {
  malaya: MALAYA_ARRIVALS,
  phil: PHILIPPINE_ARRIVALS,
  cbi: CBI_ARRIVALS,
  manchuria: MANCHURIAN_ARRIVALS,
  orange: ORANGE_ARRIVALS,
  reminders: REMINDERS,
};
