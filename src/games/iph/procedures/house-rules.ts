import * as standard from '../../../kit/standard/house-rules';
import type { Procedure } from '../state/events';
import { HOUSE } from '../state/house';

/** A switch changed in mid-game holds from here on; what was played stays as it was. */
export const houseRules: Procedure = standard.houseRules({
  rule: '1.1',
  house: HOUSE,
  hint: 'They apply from now on. What has been played stands.',
  now: ({ house }) => house,
  event: (house) => ({ type: 'v1.HouseChanged', house }),
});
