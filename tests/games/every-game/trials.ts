import type { Trial } from '../../support/trial';
import { iphTrial } from '../iph/trial';
import { pearlHarborTrial } from '../pearl-harbor-7dec41/trial';
import { specimenTrial } from '../specimen/trial';
import { usnDeluxeTrial } from '../usn-deluxe/trial';
import { worldAtWarTrial } from '../world-at-war-51/trial';

/** What the shared tests play of every game of the registry: one line each. */
export const trials: readonly Trial[] = [iphTrial, pearlHarborTrial, worldAtWarTrial, usnDeluxeTrial];

/** With the game that is in no app: what the screens in Node play, where a whole game costs seconds. */
export const everyTrial: readonly Trial[] = [...trials, specimenTrial];
