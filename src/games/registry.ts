import type { GameMeta } from '../core/game';
import { iphMeta } from './iph/meta';

/** Every game the app offers: one line each, loaded when it is opened. */
export const registry: readonly GameMeta[] = [iphMeta];
