import type { Side } from '../../../core/play/game';

export const SIDES: readonly Side[] = [
  { id: 'us', name: 'US', tone: 'a' },
  { id: 'jp', name: 'Japan', tone: 'b' },
];
export type SideId = 'jp' | 'us';
