import type { GameMeta } from '../../../src/core/play/game';
import { gaugeMeta } from './gauge';
import { toyMeta } from './toy';

/** Games that stand in for those of the app. */
export const registry: readonly GameMeta[] = [toyMeta, gaugeMeta];
