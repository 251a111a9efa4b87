import type { GameMeta } from '../core/play/game';
import { iphMeta } from './iph/meta';
import { pearlHarborMeta } from './pearl-harbor-7dec41/meta';
import { usnDeluxeMeta } from './usn-deluxe/meta';
import { worldAtWarMeta } from './world-at-war-51/meta';

/** Every game the app offers: one line each, loaded when it is opened. */
export const registry: readonly GameMeta[] = [iphMeta, pearlHarborMeta, worldAtWarMeta, usnDeluxeMeta];
