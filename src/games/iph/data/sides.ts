import type { Side } from '../../../core/play/game';

export const SIDES: readonly Side[] = [
  { id: 'us', name: 'US', tone: 'a', shape: 'square' },
  { id: 'jp', name: 'Japan', tone: 'b', shape: 'disc' },
];
export type SideId = 'jp' | 'us';
