import type { Trial } from '../../support/trial';
import { battleForMoscowTrial } from '../battle-for-moscow/trial';
import { hollowRidgeTrial } from '../hollow-ridge/trial';
import { iphTrial } from '../iph/trial';
import { mosswaterTrial } from '../mosswater-bridge/trial';
import { pearlHarborTrial } from '../pearl-harbor-7dec41/trial';
import { usnDeluxeTrial } from '../usn-deluxe/trial';
import { worldAtWarTrial } from '../world-at-war-51/trial';

/** What the shared tests play of every game of the registry: one line each. */
export const trials: readonly Trial[] = [iphTrial, pearlHarborTrial, worldAtWarTrial, usnDeluxeTrial];

/** Of the games that come as files. */
const ownTrials: readonly Trial[] = [battleForMoscowTrial, hollowRidgeTrial, mosswaterTrial];

/** What the screens in Node play, where a whole game costs seconds. */
export const everyTrial: readonly Trial[] = [...trials, ...ownTrials];
